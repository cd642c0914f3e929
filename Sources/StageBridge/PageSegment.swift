import SpeechAnnouncement
import StageDisplay
import TimerEngine

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
      self.deadline = (deadline.sinceStart / stage.speed).microseconds
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
