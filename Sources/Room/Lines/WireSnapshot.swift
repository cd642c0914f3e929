/// The stage as a clock sends it to its displays: one JSON object for each change.
///
/// All times are whole microseconds. Moments are in the *session's time*: UTC when the clock began, plus the time
/// since then by a clock that nobody can set. The remaining time of a talk is rounded up, so that every display shows
/// the same second.
///
/// Keys may only be added, never changed or removed. A reader ignores what it does not know, and refuses another
/// version.
package struct WireSnapshot: Codable, Hashable, Sendable {
  /// The version that this program writes, and the only one that it reads.
  static let currentVersion = 1

  /// The version of the format.
  package var version = WireSnapshot.currentVersion
  /// The unique id of this run of the clock.
  package var session: String
  /// The snapshot's number in the session, which only grows.
  package var number: Int
  /// The room that the clock serves.
  package var room: String
  /// What a fresh start begins and a resume or a take-over continues; absent from an older clock.
  ///
  /// With it come the id of the leader who has its talks, and the number of leaders up to this one.
  var lineage: String?
  var term: Int?
  var holder: String?
  /// How the leader has taken over; absent if it began the lineage, or was started again since.
  var taken: WireTakenOver?

  /// `ready`, `running` or `paused`.
  var run: String
  /// When a running talk's segment is up.
  var deadline: Int64?
  /// Since when a talk runs, and when it was started at first.
  var runningSince: Int64?
  var started: Int64?
  /// What is left of a talk that does not run; negative in overtime.
  var left: Int64?
  /// Since when a talk does not run; of one that runs, when it was stopped or reset last.
  var stoppedSince: Int64
  /// When a command changed the talk last; absent if none has, and from an older clock.
  var changed: Int64?
  /// The segments with their marks.
  var segments: [WireSegment]
  /// The segment that the talk is in, counted from 1.
  var segment: Int
  /// The remaining time of each earlier segment when it ended; negative if it ran over.
  var earlier: [Int64]
  /// The overrun of the previous segment that is deducted from this one.
  var deducted: Int64
  /// Whether the digits have hours.
  var hasHours: Bool

  /// The preset's name; empty for a time without one.
  var preset: String
  /// The preset's number key.
  var slot: Int?
  /// The talk's title.
  var title: String
  /// The text in place of the digits, and when it disappears automatically.
  var message: String?
  var messageEnd: Int64?
  /// Whether the screen is black.
  var isBlackedOut: Bool
  /// The flash that began last, until it is over.
  var flash: WireFlash?
  /// What is shown in place of the digits after zero: `count`, `freeze`, `blank` or `hide`, and the
  /// text for `blank`.
  var overtime: String
  var overtimeText: String?

  /// The colours of the clock's own screen.
  var theme: String
  /// The language of all texts and of speech, by its code.
  var language: String
  /// Where the clock's own announcements go: `off`, `print` or `speak`.
  var announce: String
  /// Whether yellow and red begin with tones.
  var hasPhaseTones: Bool
  /// Whether no display may flash.
  var forbidsFlashes: Bool
  /// How many times as fast as the real time the talk's time passes.
  package var speed: Int
  /// Until when each display shows its name.
  var identifyUntil: Int64?
  /// The line of the rundown that displays show between talks; absent without a rundown.
  var rundown: String?
  /// What comes next in the rundown, and when it is expected to start, in UTC; without a time it can
  /// start at once.
  var next: String?
  var nextStart: Int64?
  /// The same as a time of day in the rundown's zone.
  var nextTime: String?
  /// By how much the present item of the rundown ends later than planned; negative if earlier.
  var lateBy: Int64?
  /// When the session ends, and what is left of it at least while that moves on; absent from an older
  /// clock.
  var sessionEnd: Int64?
  var sessionLeft: Int64?
  /// How often the items of the rundown have changed; absent from an older clock.
  var edition: Int64?
  /// How many seconds the clocks in the rundown's zone are ahead of UTC; absent in a rehearsal, and from an
  /// older clock.
  var zone: Int?
  /// What is shown in place of the digits; absent during a talk.
  var between: WireBetween?
  /// The text about the end of the talk; only from a clock that has ended.
  package var ended: String?

  enum CodingKeys: String, CodingKey, CaseIterable {
    case version, session, number, room, lineage, term, holder, taken
    case run, deadline, started, left, changed, segments, segment, earlier, deducted
    case runningSince = "running_since"
    case stoppedSince = "stopped_since"
    case hasHours = "hours"
    case preset, slot, title, message, flash, overtime
    case messageEnd = "message_end"
    case isBlackedOut = "blackout"
    case overtimeText = "overtime_text"
    case theme, language, announce, speed, ended
    case hasPhaseTones = "phase_tones"
    case forbidsFlashes = "no_flash"
    case identifyUntil = "identify_until"
    case rundown, next
    case nextStart = "next_start"
    case nextTime = "next_time"
    case lateBy = "late_by"
    case sessionEnd = "session_end"
    case sessionLeft = "session_left"
    case edition = "rundown_edition"
    case zone = "rundown_zone"
    case between
  }
}

/// A segment on the wire.
struct WireSegment: Codable, Hashable, Sendable {
  var name: String
  var length: Int64
  /// `down` or `up`.
  var counts: String
  /// The phase before the first mark that begins one; absent if no lamp is lit before it.
  var opening: String?
  var marks: [WireMark]
  /// `wait`, `next` or `stop`.
  var atEnd: String
  /// Whether the next segment is shorter by what this one runs over.
  var deductsOverrun: Bool?
  /// The shortest and the longest speech that qualify.
  var qualifies: [Int64]?
  /// The interval of announcements in each phase; absent if nothing is announced.
  var intervals: [String: Int64]?
  /// How many of the last seconds beep.
  var beeps: Int?

  enum CodingKeys: String, CodingKey, CaseIterable {
    case name, length, counts, opening, marks, qualifies, intervals, beeps
    case atEnd = "at_end"
    case deductsOverrun = "deducts_overrun"
  }
}

/// A mark on the wire: a time of the digits, and one of a phase, a bell and words.
struct WireMark: Codable, Hashable, Sendable {
  var at: Int64
  var phase: String?
  /// How often the bell is struck, and how it rings again.
  var bell: Int?
  var every: Int64?
  var until: Int64?
  var say: String?
  /// Whether the displays show the text in large letters.
  var isShown: Bool?

  enum CodingKeys: String, CodingKey, CaseIterable {
    case at, phase, bell, every, until, say
    case isShown = "show"
  }
}

/// What is shown between talks, on the wire.
struct WireBetween: Codable, Hashable, Sendable {
  /// `talk`, `break` or `end`.
  var kind: String
  var speaker: String?
  var title: String?
  /// When the talk is expected to start, when the break is over, or when the rundown ended.
  var moment: Int64?
  /// The same as a time of day in the rundown's zone.
  var time: String?
  /// Whether a break comes before all talks.
  var isFirst: Bool?
  /// What a break shows after its time.
  var after: String?
  /// The name of the item after a break.
  var next: String?

  enum CodingKeys: String, CodingKey, CaseIterable {
    case kind, speaker, title, moment, time, after, next
    case isFirst = "first"
  }
}

/// A flash on the wire.
struct WireFlash: Codable, Hashable, Sendable {
  /// Another one for each flash of the session.
  var id: Int
  /// `yellow` or `red`, the lamp that it takes its colour from, or `white`; earlier versions have `green` too.
  var kind: String
  var start: Int64
  var pulses: Int
}

/// Why a snapshot cannot be shown.
package enum WireError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The snapshot has a version that this program does not know.
  case version(Int)
  /// This field is missing or impossible.
  case field(String)
  /// The line comes from a clock that does not support desks.
  case noDesks
  /// The snapshot is of another room than the expected one.
  case otherRoom(String, expected: String)

  /// What is wrong.
  package var description: String {
    switch self {
    case .version(let version):
      "The clock speaks version \(version). Expected \(WireSnapshot.currentVersion): "
        + "update the older program"
    case .noDesks:
      "This desk can only show the clock: the clock or the bridge is too old. To command it: speakerclock "
        + "send"
    case .otherRoom(let room, let expected):
      "This is the clock of room \(room). Expected room \(expected): check --room and --via"
    case .field(let name): "The clock's \(name) cannot be shown"
    }
  }
}
