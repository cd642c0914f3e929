import SpeechAnnouncement
import StageRenderer
import TimerEngine

/// The stage as it goes to a page: what the script needs to count for itself, in words and numbers.
///
/// What phases, words and lengths mean is decided here, by the code of the terminal's display; the
/// script only compares times. All moments are microseconds of the session's time.
struct PageStage: Encodable, Hashable {
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

  enum CodingKeys: String, CodingKey {
    case room, language, theme, flashes, talk, ended, place
    case isConnected = "connected"
  }

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
struct PageTalk: Encodable, Hashable {
  /// `ready`, `running` or `paused`.
  let run: String
  /// What is left of a talk that does not run, in microseconds.
  var left: Int64?
  /// Since when it does not run.
  var since: Int64?
  /// When the talk was changed last: a reader of the page knows that this has passed.
  let changed: Int64
  /// The segments that the talk goes through by itself, the present one first.
  let segments: [PageSegment]
  /// Whether it has several segments, so that one can go on and back.
  let hasParts: Bool
  /// Whether the digits have hours.
  let hours: Bool
  /// What stands in the place of the digits after zero: `count`, `freeze`, `blank` or `hide`.
  let overtime: String
  /// The text for `blank`.
  let end: String
  let preset: String
  let title: String
  var message: String?
  var messageEnd: Int64?
  let blackout: Bool
  var flash: PageFlash?
  var identifyUntil: Int64?
  var rundown: PageRundown?
  let speed: Int

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
    _ overtime: Overtime, _ phrases: any Phrases
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
struct PageRundown: Encodable, Hashable {
  /// What the speaker's screen shows between talks; empty during a talk.
  let line: String
  /// What comes next, for the operator; empty if nothing does.
  let next: String
  /// How late or early the present item ends.
  let late: String
  let isLate: Bool
  /// When the session ends, and what is left of it at least, in the talk's time.
  let sessionEnd: Int64?
  let sessionLeft: Int64?
  /// How often its items have changed.
  let edition: Int
  /// How many seconds the clocks in its zone are ahead of UTC; `nil` in a rehearsal.
  let zone: Int?
  /// What stands in the place of the digits; `nil` during a talk.
  let between: PageBetween?

  init(_ rundown: StageRundown, isReady: Bool, speed: Int, in phrases: any Phrases) {
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
struct PageBetween: Encodable, Hashable {
  /// `talk`, `break` or `end`.
  let kind: String
  let speaker: String
  let title: String
  /// When the talk that comes starts, when the break is over, or when the rundown ended.
  let moment: Int64?
  /// At which time of day the item that comes starts.
  let start: String
  /// What a break shows after its time.
  let after: String
  /// Who comes after a break; empty if nobody does.
  let next: String

  init(_ between: BetweenTalks, speed: Int, in phrases: any Phrases) {
    kind = between.kind.rawValue
    (speaker, title, after) = (between.speaker, between.title, between.after)
    moment = between.moment.map { ($0.sinceStart / speed).microseconds }
    start = between.startAtTimeOfDay(in: phrases) ?? ""
    next = between.textOfNext(in: phrases)
  }
}

/// A flash as a page shows it.
struct PageFlash: Encodable, Hashable {
  /// `green`, `yellow`, `red` or `white`.
  let kind: String
  let start: Int64
  let pulses: Int

  init(_ flash: Flash) {
    kind = flash.lamp?.rawValue ?? "white"
    start = flash.start.sinceStart.microseconds
    pulses = flash.pulses
  }
}
