import SpeechAnnouncement
import StageRenderer
import TimerEngine

/// A segment as a page shows it.
struct PageSegment: Hashable {
  /// When it is up, if the talk runs.
  var deadline: Int64?
  /// What it does then by itself: `wait`, `next` or `stop`.
  var atEnd = "wait"
  /// Its length in seconds, if the digits count up from zero.
  var countsUpTo: Int?
  /// From which shown seconds on which phase is shown, the first one first.
  private(set) var phases: [PagePhase]
  /// When bells ring.
  private(set) var bells: [PageBell]
  /// How many seconds follow in the talk's later segments; `nil` in the last one.
  private(set) var following: Int?
  /// How much of an overrun is taken from the next segment, in seconds.
  private(set) var deducted: Int
  /// The words of the lamps.
  private(set) var labels: [String: String]
  /// Its name and place, and what follows.
  private(set) var place: String

  init(_ talk: TalkSnapshot, _ stage: StageSnapshot) {
    let segment = talk.segment
    let phrases = stage.language.phrases
    if case .running(let deadline, _) = talk.run {
      self.deadline = (deadline.sinceStart / stage.speed).microseconds
    }
    countsUpTo = segment.counts == .up ? segment.length : nil
    phases = PagePhase.all(of: segment)
    bells = segment.marks.compactMap { PageBell($0, of: segment) }
    let later = talk.preset.format.segments.dropFirst(talk.segmentIndex + 1).map(\.length)
    following = later.isEmpty ? nil : later.reduce(0, +)
    deducted = segment.deductsOverrun ? later.first ?? 0 : 0
    labels = Dictionary(
      uniqueKeysWithValues: Lamp.allCases.map { lamp in
        let time = stage.digits(of: lamp, in: talk).map { " " + $0 }
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

/// What a bar of a talk's progress consists of, in seconds.
struct PageProgress: Hashable {
  private(set) var length: Int
  private(set) var marks: [Int]

  init(_ talk: TalkSnapshot) {
    let progress = Progress(talk, remainingSecond: 0)
    (length, marks) = (progress.length, progress.marks)
  }
}

/// A bell of a segment: it rings at a shown second, and some of those that follow.
struct PageBell: Hashable {
  /// The shown second at which it rings first.
  private(set) var at: Int
  private(set) var strokes: Int
  /// After how many seconds it rings again, and for how long; `nil` if it does not.
  private(set) var every: Int?
  private(set) var lasting: Int?

  /// Creates the bell of a mark; `nil` if that is something else.
  init?(_ mark: Mark, of segment: Segment) {
    guard case .bell(let bell) = mark.signal else { return nil }
    at = segment.second(of: mark)
    strokes = bell.strokes
    every = bell.repeats?.every
    lasting = bell.repeats.map { abs($0.until - mark.at) }
  }
}

/// A phase of a segment, and the shown second from which it is shown on.
struct PagePhase: Hashable {
  /// `nil` for the first one, which is shown from any time on.
  private(set) var from: Int?
  /// `green`, `yellow` or `red`; `nil` if no lamp is lit.
  private(set) var phase: String?

  static func all(of segment: Segment) -> [PagePhase] {
    let changes = segment.marks.filter { $0.beginsPhase }.map(segment.second(of:))
    let first = PagePhase(from: nil, phase: segment.opening?.rawValue)
    // Overtime is not one of them: it is what any phase becomes below zero.
    return [first]
      + Set(changes).sorted(by: >).map { second in
        PagePhase(from: second, phase: segment.phaseBeginning(at: second)?.rawValue)
      }
  }
}

// MARK: Fields

extension PageSegment: Described {
  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("deadline", &deadline, .number(.min ... .max))
    try fields.value("atEnd", &atEnd, .text)
    try fields.value("countsUpTo", &countsUpTo, .count)
    try fields.value("phases", &phases, .list(of: .written()))
    try fields.value("bells", &bells, .list(of: .written()))
    try fields.value("following", &following, .count)
    try fields.value("deducted", &deducted, .count)
    try fields.value("labels", &labels, .map(of: .text))
    try fields.value("place", &place, .text)
  }
}

extension PageProgress: Described {
  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("length", &length, .count)
    try fields.value("marks", &marks, .list(of: .count))
  }
}

extension PageBell: Described {
  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("at", &at, .number(.min ... .max))
    try fields.value("strokes", &strokes, .count)
    try fields.value("every", &every, .count)
    try fields.value("lasting", &lasting, .count)
  }
}

extension PagePhase: Described {
  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("from", &from, .number(.min ... .max))
    try fields.value("phase", &phase, .text)
  }
}
