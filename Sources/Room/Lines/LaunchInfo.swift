package import SpeechAnnouncement
package import TimerEngine

/// What the program found when it started.
package struct LaunchInfo: Hashable, Sendable {
  /// What to do with an unfinished talk of an earlier run of the program.
  package enum EarlierTalk: Hashable, Sendable {
    /// The clock has resumed it.
    case resumed
    /// The clock continues the talks of another one, which it has taken over, in this room; `fault`
    /// is a text about what it could not take over.
    case takenOver(room: String, fault: String?)
    /// The operator can resume it.
    case offered(TalkSnapshot)
    /// The operator can resume it as it was recorded, because the time in between is unknown.
    case offeredWithoutClock(TalkSnapshot)
    /// The operator has quit the clock with it before its time was up, and can go on as if nobody
    /// had.
    case quit(QuitTalk)
  }

  /// A talk that was quit before its time was up.
  package struct QuitTalk: Hashable, Sendable {
    /// The talk as it goes on.
    package let talk: TalkSnapshot
    /// What the report has of it; `nil` if it had not run.
    package let ended: EndedTalk?
    /// How long ago it was quit, in the talk's time.
    package let age: Duration
    /// The id of its item of the rundown; `nil` if it has none.
    package let item: String?

    package init(_ talk: TalkSnapshot, ended: EndedTalk?, age: Duration, item: String? = nil) {
      (self.talk, self.ended, self.age, self.item) = (talk, ended, age, item)
    }
  }

  /// What has changed in the file of a rundown since an earlier run of the program.
  package struct EarlierRundown: Hashable, Sendable {
    /// What was taken over from the file; `nil` if nothing was.
    package var adopted: RundownMerge?
    /// The changes of the file that wait until somebody asks for them; `nil` if none wait.
    package var waiting: RundownMerge?
    /// The problems in the file, because of which the rundown keeps the file's earlier content.
    package var problems: [LocatedProblem]

    /// Creates the changes of a file; by default none.
    package init(
      adopted: RundownMerge? = nil, waiting: RundownMerge? = nil, problems: [LocatedProblem] = []
    ) {
      self.adopted = adopted
      self.waiting = waiting
      self.problems = problems
    }
  }

  /// The clock that already runs in the room.
  package struct OtherClock: Hashable, Sendable {
    /// The name of the room.
    package let room: String
    /// What this clock cannot do because of the other one, as text.
    package let fault: String

    package init(room: String, fault: String) {
      self.room = room
      self.fault = fault
    }
  }

  /// The problems in the user's files.
  package var problems: [LocatedProblem]
  /// The features that are not available, as text.
  package var faults: [String]
  /// What to do with an earlier talk; `nil` if there is none.
  package var earlier: EarlierTalk?
  /// How the file of a resumed rundown has changed; `nil` if none is resumed.
  package var rundown: EarlierRundown?
  /// The hints that were not shown yet.
  package var hints: Set<Hint>
  /// The clock that already runs in the room, and of which this one can become a desk; `nil` if
  /// there is none.
  package var otherClock: OtherClock?

  /// Creates the information; by default a start without anything special.
  package init(
    problems: [LocatedProblem] = [], faults: [String] = [], earlier: EarlierTalk? = nil,
    rundown: EarlierRundown? = nil, hints: Set<Hint> = [], otherClock: OtherClock? = nil
  ) {
    self.rundown = rundown
    self.otherClock = otherClock
    self.problems = problems
    self.faults = faults
    self.earlier = earlier
    self.hints = hints
  }
}

/// A hint for newcomers, shown until they have once done what it suggests.
package enum Hint: String, CaseIterable, Hashable, Sendable {
  /// How to start, and which key opens the help.
  case start
  /// The program keeps stored presets.
  case store
}
