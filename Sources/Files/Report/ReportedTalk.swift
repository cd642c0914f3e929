import Platform
package import TimerEngine

/// A talk or a break that has ended, or an item of a rundown that was not held, as the report has
/// it: a line of `talks.jsonl`.
///
/// Lengths are in milliseconds of the talk's time; moments are times since 1970 by the wall clock.
package struct ReportedTalk: Hashable, Sendable {
  /// Identifies the talk: a later line with the same id by the same leader replaces this one.
  package var id: String
  /// The leader of the talks that has written the line.
  package var rank: Rank
  /// The room of its clock.
  package var room: String
  /// The speed of its time relative to real time; more than 1 is a rehearsal.
  package var speed = 1
  /// The preset's name; empty for a time without one.
  package var preset = ""
  /// What it was called; empty if it had no title.
  package var title = ""
  /// Who spoke; empty if that is not known.
  package var speaker = ""
  /// The planned start; `nil` if there was none.
  package var plannedStart: Duration?
  /// The planned end; `nil` if its length decided.
  package var plannedEnd: Duration?
  /// When it was started.
  package var start: Duration
  /// When it ran last.
  package var end: Duration
  /// Its planned length when it started.
  package var planned: Int
  /// How long it ran, without pauses.
  package var net: Int
  /// How long it was paused.
  package var paused = 0
  /// What was added by hand; negative if more was taken away.
  package var added = 0
  /// How long it ran beyond its end.
  package var over = 0
  /// Whether its length qualified; `nil` if every length does.
  package var verdict: Verdict?
  /// The planned and the actual time of each phase of each segment.
  package var phases: [Phase] = []
  /// Whether it has ended because it was reset.
  package var wasReset = false
  /// Whether it was a test, such as a sound check, which no total counts; `rows(of:leftOut:)` finds
  /// that out.
  package internal(set) var isTest = false
  /// The item of a rundown that it is; `nil` for a talk without a rundown.
  package var item: ReportedItem?
  /// How often it was started; 0 for an item that was not held, whose start and end are the planned
  /// ones.
  package var starts = 1

  /// The times of a phase.
  package struct Phase: Hashable, Sendable {
    /// The segment, counted from 1.
    package var segment: Int
    /// The phase; `nil` if no lamp is lit.
    package var phase: TimerEngine.Phase?
    /// The planned length.
    package var planned: Int
    /// The actual length.
    package var actual: Int

    /// Creates the times of a phase.
    package init(segment: Int = 1, _ phase: TimerEngine.Phase?, planned: Int, actual: Int) {
      self.segment = segment
      self.phase = phase
      self.planned = planned
      self.actual = actual
    }
  }

  /// Creates a talk with what every talk has.
  package init(
    id: String, by rank: Rank, room: String, start: Duration, end: Duration, planned: Int, net: Int
  ) {
    (self.id, self.rank) = (id, rank)
    self.room = room
    self.start = start
    self.end = end
    self.planned = planned
    self.net = net
  }

  /// Creates the line of an item that was not held.
  package init(
    notHeld id: String, by rank: Rank, room: String, item: ReportedItem, from start: Duration,
    to end: Duration
  ) {
    self.init(id: id, by: rank, room: room, start: start, end: end, planned: 0, net: 0)
    self.item = item
    (plannedStart, plannedEnd) = (start, end)
    starts = 0
  }

  /// Whether it was a rehearsal, which no total counts.
  package var isRehearsal: Bool { speed > 1 }

  /// Whether it was started.
  package var isHeld: Bool { starts > 0 }

  /// Whether it is a break.
  package var isBreak: Bool { item?.isBreak == true }

  /// The longest time of a line: four months, in milliseconds.
  static let longest = 10_000_000_000

  /// How long it was to be: as the rundown has it, else its length when it started.
  package var plannedLength: Int {
    guard let plannedStart, let plannedEnd, plannedEnd > plannedStart,
      plannedEnd - plannedStart <= .milliseconds(Self.longest)
    else { return planned }
    return (plannedEnd - plannedStart).milliseconds
  }

  /// How long segments took that were not planned when it started: questions that were added while
  /// it ran.
  package var questions: Int {
    let planned = Set(phases.filter { $0.planned > 0 }.map(\.segment))
    return phases.filter { $0.segment > 1 && !planned.contains($0.segment) }.reduce(0) {
      $0 + $1.actual
    }
  }

  /// How much later than planned it started; `nil` if that was not planned, or if it was not held.
  package var late: Int? {
    isHeld && !isTest ? plannedStart.map { (start - $0).milliseconds } : nil
  }

  /// Whether a text can be the id of a talk: up to 64 letters, digits and hyphens.
  static func isId(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}

extension ReportedTalk {
  /// Creates the line of a talk that has ended; phases that were neither planned nor reached are
  /// left out.
  package init(
    _ talk: EndedTalk, by rank: Rank, room: String, speed: Int, start: Duration, end: Duration
  ) {
    self.init(
      id: talk.id, by: rank, room: room, start: start, end: end,
      planned: talk.planned.milliseconds, net: talk.net.milliseconds)
    self.speed = speed
    preset = talk.preset.name
    paused = talk.paused.milliseconds
    added = talk.added.milliseconds
    over = talk.over.milliseconds
    verdict = talk.verdict
    phases = talk.phases.map {
      Phase(
        segment: $0.segment + 1, $0.phase, planned: $0.planned.milliseconds,
        actual: $0.actual.milliseconds)
    }
  }
}

extension Int {
  /// Milliseconds as seconds.
  package var seconds: Double { Double(self) / 1000 }
}

extension Duration {
  /// Whole milliseconds, to the nearest.
  package var milliseconds: Int { Int((self / .milliseconds(1)).rounded()) }
}
