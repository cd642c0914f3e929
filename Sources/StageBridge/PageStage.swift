import SevenSegmentDisplay
import SpeechAnnouncement
import StageDisplay
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
  /// The texts of the page.
  var words: PageWords
  /// The colours: `led`, `phase`, `amber` or `mono`.
  var theme: String
  /// Whether the page may flash.
  var flashes: Bool
  /// The talk; `nil` if there is none.
  var talk: PageTalk?
  /// What became of the last talk, for as long as that is shown.
  var ended: String?

  /// The names in JSON.
  enum CodingKeys: String, CodingKey {
    case room, language, words, theme, flashes, talk, ended
    case isConnected = "connected"
  }

  /// A stage without a talk.
  init(waitingIn room: String, _ language: Language) {
    isConnected = false
    self.room = room
    self.language = language.code
    words = PageWords(language.phrases, room: room)
    theme = Look.Theme.led.rawValue
    flashes = true
  }

  /// The stage at a moment of the talk's time.
  init(_ stage: StageSnapshot, room: String, isConnected: Bool) {
    self.isConnected = isConnected
    self.room = room
    language = stage.language.code
    words = PageWords(stage.language.phrases, room: room)
    theme = stage.look.theme.rawValue
    flashes = stage.look.flashes
    ended = stage.ended
    if ended == nil { talk = PageTalk(stage) }
  }
}

/// The texts of the page in one language.
struct PageWords: Encodable, Hashable {
  let paused: String
  let over: String
  let waiting: String
  /// With `{time}` in the place of the time.
  let noSignal: String
  /// The phases as the title has them.
  let phases: [String: String]
  let remote: RemoteWords
  /// With `{button}` in the place of the button's name.
  let tapAgain: String

  init(_ phrases: any Phrases, room: String) {
    paused = phrases.paused
    over = phrases.name(of: Phase.overtime).uppercased()
    waiting = phrases.waiting(room: room).first ?? ""
    noSignal = phrases.noSignal(for: "{time}")
    phases = Dictionary(
      uniqueKeysWithValues: Phase.allCases.map {
        ($0.rawValue, phrases.name(of: $0).uppercased())
      })
    remote = phrases.remote
    tapAgain = phrases.tapAgain("{button}")
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
  /// When the talk was started or stopped last: whoever reads this knows that it has passed.
  let changed: Int64
  /// The segments that the talk goes through by itself, the present one first.
  let segments: [PageSegment]
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
  let speed: Int

  init(_ stage: StageSnapshot) {
    let talk = stage.talk
    run = talk.run.state.rawValue
    switch talk.run {
    case .ready(let seconds): left = Int64(seconds) * 1_000_000
    case .paused(let remaining): left = remaining.microseconds
    case .running: break
    }
    var last = talk.idleSince
    if case .running(_, let since) = talk.run { last = max(last, since) }
    changed = (last.offset / stage.speed).microseconds
    if left != nil { since = (talk.idleSince.offset / stage.speed).microseconds }
    segments = PageSegment.ahead(of: talk, stage)
    hours = stage.hasHours
    (overtime, end) = Self.overtime(talk.preset.overtime, stage.language.phrases)
    (preset, title) = (talk.preset.name, talk.preset.title)
    message = stage.message
    messageEnd = stage.messageEnd?.offset.microseconds
    blackout = stage.isBlackedOut
    flash = stage.flash.map(PageFlash.init)
    identifyUntil = stage.identifyUntil?.offset.microseconds
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

/// A flash as a page shows it.
struct PageFlash: Encodable, Hashable {
  /// `green`, `yellow`, `red` or `white`.
  let kind: String
  let start: Int64
  let pulses: Int

  init(_ flash: Flash) {
    kind = flash.lamp?.rawValue ?? "white"
    start = flash.start.offset.microseconds
    pulses = flash.pulses
  }
}

/// A segment as a page shows it.
struct PageSegment: Encodable, Hashable {
  /// When it is up, if the talk runs.
  var deadline: Int64?
  /// What it does then by itself: `wait`, `next` or `stop`.
  var atEnd = "wait"
  /// Its length in seconds, if the digits count up from zero.
  var countsUpTo: Int?
  /// From which shown seconds on which phase is shown, the first one first.
  let phases: [PagePhase]
  /// The words of the lamps.
  let labels: [String: String]
  /// Its name and place, and what follows.
  let place: String

  init(_ talk: TalkSnapshot, _ stage: StageSnapshot) {
    let segment = talk.segment
    let phrases = stage.language.phrases
    if case .running(let deadline, _) = talk.run {
      self.deadline = (deadline.offset / stage.speed).microseconds
    }
    countsUpTo = segment.counts == .up ? segment.length : nil
    phases = PagePhase.all(of: segment)
    labels = Dictionary(
      uniqueKeysWithValues: Lamp.allCases.map { lamp in
        let time = talk.time(of: lamp).map { " " + TimeText.plain(segment.digits(at: $0)) }
        return (lamp.rawValue, Words.name(of: lamp, in: phrases).uppercased() + (time ?? ""))
      })
    let next = talk.nextSegment.map(\.name) ?? ""
    place = phrases.name(of: talk.place) + (next.isEmpty ? "" : phrases.comma + phrases.then(next))
  }

  /// The present segment and those that begin by themselves when it ends: a page that is cut off
  /// goes on with them.
  static func ahead(of talk: TalkSnapshot, _ stage: StageSnapshot) -> [PageSegment] {
    var talk = talk
    var segments = [PageSegment(talk, stage)]
    while case .running(let deadline, _) = talk.run {
      let later = talk.caughtUp(at: deadline)
      if !later.isRunning { segments[segments.count - 1].atEnd = "stop" }
      guard later.isRunning, later.segmentIndex > talk.segmentIndex else { break }
      segments[segments.count - 1].atEnd = "next"
      segments.append(PageSegment(later, stage))
      talk = later
    }
    return segments
  }
}

/// A phase of a segment, and the shown second from which it is shown on.
struct PagePhase: Encodable, Hashable {
  /// `nil` for the first one, which is shown from any time on.
  let from: Int?
  /// `green`, `yellow` or `red`; `nil` if no lamp is lit.
  let phase: String?

  static func all(of segment: Segment) -> [PagePhase] {
    let changes = segment.marks.filter { if case .phase = $0.signal { true } else { false } }
      .map(segment.second(of:))
    let first = PagePhase(from: nil, phase: segment.opening?.rawValue)
    // Overtime is not one of them: it is what any phase becomes below zero.
    return [first]
      + Set(changes).sorted(by: >).map { second in
        PagePhase(from: second, phase: segment.phaseBeginning(at: second)?.rawValue)
      }
  }
}

extension Duration {
  /// Whole microseconds, rounded down; what comes over the socket has no smaller part.
  var microseconds: Int64 {
    let (seconds, attoseconds) = components
    let part = attoseconds / 1_000_000_000_000
    return seconds * 1_000_000 + part - (attoseconds < part * 1_000_000_000_000 ? 1 : 0)
  }
}
