import SpeechAnnouncement
import StageRenderer
import TimerEngine

/// The stage as it goes to a page: what the script needs to count for itself, in words and numbers.
///
/// What phases, words and lengths mean is decided here, by the code of the terminal's display; the
/// script only compares times. All moments are microseconds of the session's time.
struct PageStage: Hashable {
  /// Whether the clock is there.
  var isConnected: Bool
  /// The room's name.
  var room: String
  /// The language of all texts, by its code.
  var language: String
  /// The colours: `led`, `phase`, `amber` or `mono`.
  var theme: String
  /// Whether the page may flash.
  var flashes: Bool
  /// The talk; `nil` if there is none.
  var talk: PageTalk?
  /// What became of the last talk, for as long as that is shown.
  var ended: String?
  /// Identifies where the talk is; the remote forgets a question when that changes.
  var place: String?

  /// A stage without a talk.
  init(waitingIn room: String, _ language: Language, isConnected: Bool) {
    self.isConnected = isConnected
    self.room = room
    self.language = language.code
    theme = Look.Theme.led.rawValue
    flashes = true
  }

  /// The stage at a moment of the talk's time.
  init(_ stage: StageSnapshot, room: String, isConnected: Bool) {
    self.isConnected = isConnected
    self.room = room
    language = stage.language.code
    theme = stage.look.theme.rawValue
    flashes = stage.look.flashes
    ended = stage.ended
    if ended == nil { talk = PageTalk(stage) }
  }
}

/// A talk as a page shows it.
struct PageTalk: Hashable {
  /// `ready`, `running` or `paused`.
  private(set) var run: String
  /// What is left of a talk that does not run, in microseconds.
  var left: Int64?
  /// Since when it does not run.
  var since: Int64?
  /// When the talk was changed last: a reader of the page knows that this has passed.
  private(set) var changed: Int64
  /// The segments that the talk goes through by itself, the present one first.
  private(set) var segments: [PageSegment]
  /// How far it has come: the lengths of all its segments together, and the seconds after its start
  /// at which a phase begins or a segment ends.
  private(set) var progress: PageProgress
  /// Whether it has several segments, so that one can go on and back.
  private(set) var hasParts: Bool
  /// Whether the digits have hours.
  private(set) var hours: Bool
  /// What stands in the place of the digits after zero: `count`, `freeze`, `blank` or `hide`.
  private(set) var overtime: String
  /// The text for `blank`.
  private(set) var end: String
  private(set) var preset: String
  private(set) var title: String
  var message: String?
  var messageEnd: Int64?
  private(set) var blackout: Bool
  var flash: PageFlash?
  var identifyUntil: Int64?
  var rundown: PageRundown?
  private(set) var speed: Int

  init(_ stage: StageSnapshot) {
    let talk = stage.talk
    run = talk.run.state.rawValue
    switch talk.run {
    case .ready(let seconds): left = Int64(seconds) * 1_000_000
    case .paused(let remaining): left = remaining.microseconds
    case .running: break
    }
    changed = (stage.lastChange.sinceStart / stage.speed).microseconds
    if left != nil { since = (talk.idleSince.sinceStart / stage.speed).microseconds }
    segments = PageSegment.ahead(of: talk, stage)
    progress = PageProgress(talk)
    hasParts = talk.preset.format.segments.count > 1
    hours = stage.hasHours
    (overtime, end) = Self.overtime(talk.preset.overtime, stage.language.phrases)
    (preset, title) = (talk.preset.name, talk.preset.title)
    message = stage.message
    messageEnd = stage.messageEnd?.sinceStart.microseconds
    blackout = stage.isBlackedOut
    flash = stage.flash.map(PageFlash.init)
    identifyUntil = stage.identifyUntil?.sinceStart.microseconds
    rundown = stage.rundown.map {
      PageRundown(
        $0, isReady: talk.isReady, speed: stage.speed, in: stage.language.phrases)
    }
    speed = stage.speed
  }

  private static func overtime(
    _ overtime: Overtime, _ phrases: Phrases
  ) -> (kind: String, end: String) {
    switch overtime {
    case .count: ("count", "")
    case .freeze: ("freeze", "")
    case .hide: ("hide", "")
    case .blank(let text): ("blank", text ?? phrases.end)
    }
  }
}

/// The rundown as pages show it.
struct PageRundown: Hashable {
  /// What the speaker's screen shows between talks; empty during a talk.
  private(set) var line: String
  /// What comes next, for the operator; empty if nothing does.
  private(set) var next: String
  /// How late or early the present item ends.
  private(set) var late: String
  private(set) var isLate: Bool
  /// When the session ends, and what is left of it at least, in the talk's time.
  private(set) var sessionEnd: Int64?
  private(set) var sessionLeft: Int64?
  /// How often its items have changed.
  private(set) var edition: Int
  /// How many seconds the clocks in its zone are ahead of UTC; `nil` in a rehearsal.
  private(set) var zone: Int?
  /// What stands in the place of the digits; `nil` during a talk.
  private(set) var between: PageBetween?

  init(_ rundown: StageRundown, isReady: Bool, speed: Int, in phrases: Phrases) {
    between = rundown.between.map { PageBetween($0, speed: speed, in: phrases) }
    line = rundown.line
    let next = rundown.next.map { phrases.next($0, at: rundown.nextTime) } ?? ""
    self.next = line.isEmpty ? next : line
    isLate = rundown.lateBy > 0
    (edition, zone) = (rundown.edition, rundown.zone)
    sessionEnd = rundown.sessionEnd.map { ($0.sinceStart / speed).microseconds }
    sessionLeft = rundown.sessionLeft?.microseconds
    // Only a break has words for the speaker while it runs.
    let isBreak = !line.isEmpty && !isReady
    late = phrases.thisItem(phrases.lateness(rundown.lateBy), isBreak: isBreak).capitalised
  }
}

/// What a page shows between talks.
struct PageBetween: Hashable {
  /// `talk`, `break` or `end`.
  private(set) var kind: String
  private(set) var speaker: String
  private(set) var title: String
  /// When the talk that comes starts, when the break is over, or when the rundown ended.
  private(set) var moment: Int64?
  /// At which time of day the item that comes starts.
  private(set) var start: String
  /// What a break shows after its time.
  private(set) var after: String
  /// Who comes after a break; empty if nobody does.
  private(set) var next: String

  init(_ between: BetweenTalks, speed: Int, in phrases: Phrases) {
    kind = between.kind.rawValue
    (speaker, title, after) = (between.speaker, between.title, between.after)
    moment = between.moment.map { ($0.sinceStart / speed).microseconds }
    start = between.startAtTimeOfDay(in: phrases) ?? ""
    next = between.textOfNext(in: phrases)
  }
}

/// A flash as a page shows it.
struct PageFlash: Hashable {
  /// `green`, `yellow`, `red` or `white`.
  private(set) var kind: String
  private(set) var start: Int64
  private(set) var pulses: Int

  init(_ flash: Flash) {
    kind = flash.lamp?.rawValue ?? "white"
    start = flash.start.sinceStart.microseconds
    pulses = flash.pulses
  }
}

// MARK: Fields

extension PageStage: Described {
  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("connected", &isConnected, .boolean)
    try fields.value("room", &room, .text)
    try fields.value("language", &language, .text)
    try fields.value("theme", &theme, .text)
    try fields.value("flashes", &flashes, .boolean)
    try fields.value("talk", &talk, .written())
    try fields.value("ended", &ended, .text)
    try fields.value("place", &place, .text)
  }
}

extension PageTalk: Described {
  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("run", &run, .text)
    try fields.value("left", &left, .number(.min ... .max))
    try fields.value("since", &since, .number(.min ... .max))
    try fields.value("changed", &changed, .number(.min ... .max))
    try fields.value("segments", &segments, .list(of: .written()))
    try fields.value("progress", &progress, .written())
    try fields.value("hasParts", &hasParts, .boolean)
    try fields.value("hours", &hours, .boolean)
    try fields.value("overtime", &overtime, .text)
    try fields.value("end", &end, .text)
    try fields.value("preset", &preset, .text)
    try fields.value("title", &title, .text)
    try fields.value("message", &message, .text)
    try fields.value("messageEnd", &messageEnd, .number(.min ... .max))
    try fields.value("blackout", &blackout, .boolean)
    try fields.value("flash", &flash, .written())
    try fields.value("identifyUntil", &identifyUntil, .number(.min ... .max))
    try fields.value("rundown", &rundown, .written())
    try fields.value("speed", &speed, .count)
  }
}

extension PageRundown: Described {
  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("line", &line, .text)
    try fields.value("next", &next, .text)
    try fields.value("late", &late, .text)
    try fields.value("isLate", &isLate, .boolean)
    try fields.value("sessionEnd", &sessionEnd, .number(.min ... .max))
    try fields.value("sessionLeft", &sessionLeft, .number(.min ... .max))
    try fields.value("edition", &edition, .number(.min ... .max))
    try fields.value("zone", &zone, .number(.min ... .max))
    try fields.value("between", &between, .written())
  }
}

extension PageBetween: Described {
  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("kind", &kind, .text)
    try fields.value("speaker", &speaker, .text)
    try fields.value("title", &title, .text)
    try fields.value("moment", &moment, .number(.min ... .max))
    try fields.value("start", &start, .text)
    try fields.value("after", &after, .text)
    try fields.value("next", &next, .text)
  }
}

extension PageFlash: Described {
  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("kind", &kind, .text)
    try fields.value("start", &start, .number(.min ... .max))
    try fields.value("pulses", &pulses, .count)
  }
}
