import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

// From the wire to the stage.
//
// All values from other processes are checked here, so that they are safe to draw and to calculate with.
extension WireSnapshot {
  /// The stage that it describes.
  ///
  /// - Parameter start: the session's time at `Timestamp.start`; by default all moments are in the session's
  ///   time.
  /// - Returns: a stage that can be drawn and calculated with.
  /// - Throws: `WireError` for an impossible value.
  package func stage(from start: Duration = .zero) throws(WireError) -> StageSnapshot {
    guard 1...600 ~= speed else { throw .field("speed") }
    try WireLimit.check(number, "number")
    let time = WireTime(start: start, speed: speed)
    var stage = StageSnapshot(
      try talk(time), announcing: try value(announce, "announce"),
      language: Language(code: language) ?? .english, speed: speed)
    stage.changedAt = try moment(changed, "changed").map(time.talk)
    stage.hasPhaseTones = hasPhaseTones
    stage.hasHours = hasHours
    stage.message = message.map(text)
    stage.messageEnd = try moment(messageEnd, "message_end").map(time.real)
    stage.isBlackedOut = isBlackedOut
    stage.flash = try flash.map { flash throws(WireError) in try flash.flash(time) }
    stage.identifyUntil = try moment(identifyUntil, "identify_until").map(time.real)
    stage.ended = ended.map(text)
    stage.rundown = try rundownStage(time)
    // Of a newer clock's languages and themes this display shows those that it has.
    stage.look.theme = Look.Theme(rawValue: theme) ?? .led
    stage.look.flashes = !forbidsFlashes
    return stage
  }

  /// Throws if it is of another room than the expected one.
  package func check(isOf expected: String) throws(WireError) {
    guard room != expected else { return }
    guard room.isRoomName else { throw .field("room") }
    throw .otherRoom(room, expected: expected)
  }

  /// Which leader has the talks of which lineage; an older clock's lineage is its session.
  package func leadership() throws(WireError) -> Leadership {
    guard lineage != nil || term != nil || holder != nil else {
      return Leadership(olderSession: session)
    }
    guard let leadership = Leadership(lineage: lineage, epoch: term, leader: holder) else {
      throw .field("lineage")
    }
    return leadership
  }

  /// How the leader has taken over, in the session's time; `nil` if it has not.
  package func takenOver() throws(WireError) -> TakenOver? {
    try taken.map { taken throws(WireError) in try taken.takenOver() }
  }

  private func rundownStage(_ time: WireTime) throws(WireError) -> StageRundown? {
    guard let rundown else { return nil }
    let start = try moment(nextStart, "next_start").map { Int($0 / 1_000_000) }
    let late = try moment(lateBy, "late_by").map { Int($0 / 1_000_000) }
    guard WireLimit.offsets ~= zone ?? 0 else { throw .field("rundown_zone") }
    return StageRundown(
      line: text(rundown), next: next.map(text), nextStart: start, nextTime: nextTime.map(text),
      lateBy: late ?? 0, sessionEnd: try moment(sessionEnd, "session_end").map(time.talk),
      sessionLeft: try moment(sessionLeft, "session_left").map { .microseconds($0) },
      edition: Int(edition ?? 0), zone: zone, between: try betweenTalks(time))
  }

  /// Of a newer clock's kinds this display shows those that it has.
  private func betweenTalks(_ time: WireTime) throws(WireError) -> BetweenTalks? {
    guard let between, let kind = BetweenTalks.Kind(rawValue: between.kind) else { return nil }
    return BetweenTalks(
      kind, speaker: text(between.speaker ?? ""), title: text(between.title ?? ""),
      moment: try moment(between.moment, "between").map(time.talk),
      timeOfDay: between.time.map(text), isFirst: between.isFirst ?? false,
      after: text(between.after ?? ""), next: text(between.next ?? ""))
  }

  private func talk(_ time: WireTime) throws(WireError) -> TalkSnapshot {
    // The range comes first: a number of another process may be too small for the subtraction.
    guard 1...WireLimit.segments ~= segments.count, 1...segments.count ~= segment,
      earlier.count == segment - 1
    else { throw .field("segment") }
    _ = try WireLimit.left(deducted, "deducted")
    let read = try segments.map { segment throws(WireError) in try segment.segment() }
    let preset = Preset(
      Format(name: text(preset), segments: read), slot: slot.flatMap { 1...9 ~= $0 ? $0 : nil },
      overtime: try overtimeValue(), title: text(title))
    let left = try earlier.map { left throws(WireError) in try WireLimit.left(left, "earlier") }
    return TalkSnapshot(
      preset, run: try run(time), left: left,
      startedAt: try moment(started, "started").map(time.talk),
      at: time.talk(try WireLimit.moment(stoppedSince, "stopped_since")))
  }

  private func run(_ time: WireTime) throws(WireError) -> TalkSnapshot.Run {
    switch run {
    case RunState.running.rawValue:
      guard let deadline, let runningSince else { throw .field("deadline") }
      return .running(
        deadline: time.talk(try WireLimit.moment(deadline, "deadline")),
        since: time.talk(try WireLimit.moment(runningSince, "running_since")))
    case RunState.ready.rawValue:
      guard let left, 0...WireLimit.longest ~= left else { throw .field("left") }
      return .ready(Int(left / 1_000_000))
    case RunState.paused.rawValue:
      guard let left else { throw .field("left") }
      return .paused(remaining: try WireLimit.left(left, "left"))
    default: throw .field("run")
    }
  }

  private func overtimeValue() throws(WireError) -> Overtime {
    switch overtime {
    case "count": .count
    case "freeze": .freeze
    case "blank": .blank(overtimeText.map(text))
    case "hide": .hide
    default: throw .field("overtime")
    }
  }

  private func moment(_ time: Int64?, _ name: String) throws(WireError) -> Int64? {
    guard let time else { return nil }
    return try WireLimit.moment(time, name)
  }
}

extension WireSegment {
  fileprivate func segment() throws(WireError) -> Segment {
    guard marks.count <= WireLimit.marks else { throw .field("marks") }
    guard case let seconds = Int(length / 1_000_000), 1...longestTime ~= seconds else {
      throw .field("length")
    }
    var read: [Mark] = []
    for mark in marks {
      if let mark = try mark.mark() { read.append(mark) }
    }
    var segment = Segment(
      name: text(name), length: seconds, counts: try value(counts, "counts"),
      opening: try opening.map { name throws(WireError) in try value(name, "opening") },
      marks: read, atEnd: try end())
    if let qualifies {
      guard qualifies.count == 2, 0 <= qualifies[0], qualifies[0] <= qualifies[1],
        qualifies[1] <= WireLimit.longest
      else { throw .field("qualifies") }
      segment.qualifies = Int(qualifies[0] / 1_000_000)...Int(qualifies[1] / 1_000_000)
    }
    segment.cueRules = try cueRules()
    return segment
  }

  private func end() throws(WireError) -> SegmentEnd {
    switch atEnd {
    case "wait": .wait(deductsOverrun: deductsOverrun ?? false)
    case "next": .next
    case "stop": .stop
    default: throw .field("at_end")
    }
  }

  private func cueRules() throws(WireError) -> CueRules? {
    guard let intervals else { return nil }
    var rules = CueRules()
    rules.intervals = [:]
    for (name, interval) in intervals {
      guard let phase = Phase(rawValue: name) else { continue }
      rules.intervals[phase] = try WireLimit.seconds(interval, 1...longestTime, "intervals")
    }
    if let beeps {
      guard 0...CueRules.longestBeeps ~= beeps else { throw .field("beeps") }
      rules.beeps = beeps
    }
    return rules
  }
}

extension WireMark {
  /// The mark; `nil` for a kind that only a newer clock has.
  fileprivate func mark() throws(WireError) -> Mark? {
    let at = try WireLimit.seconds(at, -WireLimit.longestOverrun...longestTime, "at")
    if let phase { return Mark(at: at, .phase(try value(phase, "phase"))) }
    if let say { return Mark(at: at, .say(text(say), isShown: isShown ?? false)) }
    guard let bell else { return nil }
    guard 1...BellRing.maxStrokes ~= bell else { throw .field("bell") }
    guard let every, let until else { return Mark(at: at, .bell(Bell(bell))) }
    let repeats = Bell.Repetition(
      every: try WireLimit.seconds(every, 1...longestTime, "every"),
      until: try WireLimit.seconds(until, -WireLimit.longestOverrun...2 * longestTime, "until"))
    return Mark(at: at, .bell(Bell(bell, repeats: repeats)))
  }
}

extension WireFlash {
  fileprivate func flash(_ time: WireTime) throws(WireError) -> Flash {
    guard 1...3 ~= pulses else { throw .field("pulses") }
    try WireLimit.check(id, "flash")
    return Flash(
      lamp: kind == "white" ? nil : try value(kind, "flash"),
      start: time.real(try WireLimit.moment(start, "start")), pulses: pulses)
  }
}

/// A value outside these limits is refused, so that no calculation overflows.
enum WireLimit {
  static let segments = 100
  static let marks = 1000
  static let longest = Int64(longestTime) * 1_000_000
  /// How long after zero a mark or a bell may be, in seconds.
  static let longestOverrun = 86_400
  /// How many characters of a text are shown.
  static let text = 500
  /// The range of numbers that count something: those that JavaScript can represent exactly, too.
  static let numbers = 0..<1 << 53
  static let handles = 1_000_000_000
  /// More than the number of clients and lost displays that a clock can have.
  static let displays = 128
  /// Moments in seconds since 1970.
  static let seconds = -6_000_000_000...6_000_000_000
  static let secondsOfDay = 0...86_400
  /// How far clocks may be ahead of UTC, in seconds.
  static let offsets = -86_400...86_400
  /// A rehearsal's time may pass 600 times as fast as a session's.
  static let rehearsal: Int64 = 600 * 7_300_000_000_000_000
  /// Until the year 2200.
  private static let moments = -7_300_000_000_000_000...7_300_000_000_000_000 as ClosedRange<Int64>
  /// A day, and a month of overtime.
  private static let remaining = -2_592_000_000_000...86_400_000_000 as ClosedRange<Int64>

  static func check(_ number: Int, _ name: String) throws(WireError) {
    guard numbers ~= number else { throw .field(name) }
  }

  @discardableResult
  static func moment(_ time: Int64, _ name: String) throws(WireError) -> Int64 {
    guard moments ~= time else { throw .field(name) }
    return time
  }

  static func left(_ time: Int64, _ name: String) throws(WireError) -> Duration {
    guard remaining ~= time else { throw .field(name) }
    return .microseconds(time)
  }

  static func seconds(
    _ time: Int64, _ range: ClosedRange<Int>, _ name: String
  ) throws(WireError) -> Int {
    guard case let seconds = Int(time / 1_000_000), range ~= seconds else { throw .field(name) }
    return seconds
  }

  static func shown(_ text: String) -> String { String(text.printable.prefix(Self.text)) }
}

private func text(_ text: String) -> String { WireLimit.shown(text) }

private func value<Value: RawRepresentable<String>>(
  _ word: String, _ name: String
) throws(WireError) -> Value {
  guard let value = Value(rawValue: word) else { throw .field(name) }
  return value
}
