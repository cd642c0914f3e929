@testable import TimerEngine

/// A clock's machine, two desks and a display, with all that is under way between them.
///
/// What may happen is a `Step`, with which a `TakeOverModel` changes this value. All times of the
/// session are in milliseconds, and those of the world in seconds.
struct TakeOverRoom: Hashable {
  /// The machines of a clock and of a display; those between have desks.
  static let clock = 0
  static let display = 3

  /// The time of the world.
  var now = 0
  var machines: [Machine]
  /// What is under way: on each way the newest alone, since a display gets nothing but the newest
  /// state.
  var letters: [Letter] = []
  /// How many random numbers, changes and talks there were.
  var drawn = 0
  var changes = 0
  var talks = 1
  /// How often each kind of step was done of which there may be only some.
  var used: [Step.Kind: Int] = [:]

  // What nobody in the room knows as a whole.

  /// How many clocks have given way.
  var givenWay = 0
  /// The leaderships that somebody has begun by hand, in order.
  var begun: [Leadership] = []
  /// Those of them whose clocks have said that they have ended: since then they outrank nobody.
  var ended: Set<Leadership> = []
  /// What reports have to tell.
  var ends: Set<KnownEnd> = []
  /// The ends that were taken back.
  var undone: Set<KnownEnd> = []
}

/// A talk that runs; how much of it is left follows from its end and the session's time.
struct RunningTalk: Hashable {
  var id: Int
  /// The last change by hand.
  var change: Int
  var deadline: Int
}

/// A line of a report.
struct ReportRow: Hashable {
  var talk: Int
  var leadership: Leadership
  /// Another one for each line.
  var number: Int
  /// Whether it takes an end back.
  var isVoid = false
}

/// That a talk has ended, as the leader of a leadership has it, on the machine of which it has its
/// report.
struct KnownEnd: Hashable {
  var talk: Int
  var leadership: Leadership
  var machine: Int
}

/// The session's time as somebody has it.
struct SessionTime: Hashable {
  /// By how much it is ahead of the first clock's.
  var error = 0
  /// What `error` may be by all that was said.
  var doubt = 0
}

/// A process and its disk.
struct Machine: Hashable {
  var isRunning = true
  var isStopped = false
  /// Whether its clock has ended, and only says so.
  var isLeaving = false
  var choice = LeaderChoice(at: .start)
  /// Of a clock.
  var holding: OwnLeadership?
  /// Its take-over word.
  var word: UInt128 = 0
  /// What a clock says that has ended.
  var last: Disk.Record?
  var disk = Disk()
  /// The disk as it was before the last write.
  var olderDisk = Disk()

  // What the model checks by.

  /// The lineage that is followed, and when it was heard last from each machine.
  var following: Lineage?
  var heard: [Int: Int] = [:]
  var heardEnd = false
  /// Since when it is awake.
  var awakeSince = 0
  /// The highest leader that was followed in each lineage.
  var followed: [Lineage: Rank] = [:]
  /// The lines of reports that it has heard or written.
  var knownRows: [ReportRow] = []
  /// By whom its clock was fenced last.
  var steppedDownFor: Leadership?

  /// Whether it has a clock that runs the talk.
  var holds: Bool { isRunning && !isLeaving && holding != nil }

  var isAwake: Bool { isRunning && !isStopped }
}

/// What outlives a process; each write is on disk before anybody is told.
struct Disk: Hashable {
  /// The talk that is under way, of a clock.
  var record: Record?
  /// What a desk has heard, by lineage, and what a display has in its memory.
  var kept: [Lineage: Kept] = [:]
  var report: [ReportRow] = []

  struct Record: Hashable {
    var leadership: Leadership
    var talk: RunningTalk
    var time = SessionTime()
    /// After a take-over, the time of the leader before, and by how much it may have changed.
    var timeBefore = SessionTime()
    var jump = 0
  }

  struct Kept: Hashable {
    var talk: RunningTalk
    var kept: BackupTalk
    var time: SessionTime
    /// The time of who told it.
    var receivedTime: SessionTime
    var heardAt: Int
    var isOfThisBoot = true
    var rows: [ReportRow] = []
  }
}

/// What goes from one machine to another.
struct Letter: Hashable {
  enum Content: Hashable {
    case snapshot(Snapshot)
    case stepDown(Leadership, word: UInt128)
  }

  struct Snapshot: Hashable {
    var record: Disk.Record
    var word: UInt128
    var rows: [ReportRow]
    var isEnd: Bool
  }

  var from: Int
  var to: Int
  var content: Content

  var isFence: Bool { if case .stepDown = content { true } else { false } }

  /// Whether another one takes the same way in the same direction.
  func isOnWay(of other: Letter) -> Bool {
    from == other.from && to == other.to && isFence == other.isFence
  }
}
