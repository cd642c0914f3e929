import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

extension StageSnapshot: Described {
  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("speed", &speed, .number(1...600))
    // The moments of the talk depend on it.
    fields.time = WireTime(start: fields.time.start, speed: speed)
    try talk.describe(&fields)
    try fields.value("changed", &changedAt, .talkMoment)
    try fields.value("hours", &hasHours, .boolean)
    try fields.value("message", &message, .shownLine)
    try fields.value("message_end", &messageEnd, .realMoment)
    try fields.value("blackout", &isBlackedOut, .boolean)
    try fields.value("identify_until", &identifyUntil, .realMoment)
    try fields.value("ended", &ended, .shownLine)
    // Of a newer clock's languages and themes this display shows those that it has.
    var code = language.code
    try fields.value("language", &code, .text)
    if fields.isReading { language = Language(code: code) ?? .english }
    try fields.value("theme", &look.theme, .word(or: .led))
    var forbidsFlashes = !look.flashes
    try fields.value("no_flash", &forbidsFlashes, .boolean)
    look.flashes = !forbidsFlashes
    try fields.value("announce", &announcing, .word())
    try fields.value("phase_tones", &hasPhaseTones, .boolean)
    try fields.value(among: &rundown, if: "rundown", or: StageRundown(line: ""))
  }
}

extension TalkSnapshot: Described {
  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    var (preset, left, startedAt, idleSince) = (preset, left, startedAt, idleSince)
    var (number, deducted) = (segmentIndex + 1, deductedOverrun)
    try fields.value("preset", &preset.format.name, .shownLine)
    try fields.value("slot", &preset.slot, .ifKnown(.number(1...9)))
    try fields.value("title", &preset.title, .shownLine)
    try preset.overtime.describe(&fields)
    try fields.value(
      "segments", &preset.format.segments, .list(of: .object(Segment(length: 1)), 1...100))
    let numbers = 1...(fields.isListing ? 100 : preset.format.segments.count)
    try fields.value("segment", &number, .number(numbers))
    // What is left of each earlier segment.
    try fields.value("earlier", &left, .list(of: .remaining))
    guard left.count == number - 1 else { throw Fields.Fault("segment") }
    try fields.value("deducted", &deducted, .remaining)
    try fields.value("started", &startedAt, .talkMoment)
    try fields.value("stopped_since", &idleSince, .talkMoment)
    var run = run
    try run.describe(&fields)
    guard fields.isReading else { return }
    self = TalkSnapshot(preset, run: run, left: left, startedAt: startedAt, at: idleSince)
  }
}

extension TalkSnapshot.Run: Described {
  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    var state = state
    var (deadline, since, left): (Timestamp?, Timestamp?, Duration?)
    switch self {
    case .ready(let seconds): left = .seconds(seconds)
    case .running(let end, let start): (deadline, since) = (end, start)
    case .paused(let remaining): left = remaining
    }
    try fields.value("run", &state, .word())
    try fields.value("deadline", &deadline, .talkMoment)
    try fields.value("running_since", &since, .talkMoment)
    try fields.value("left", &left, .remaining)
    switch state {
    case .ready:
      let left = try fields.need(left, "left")
      guard .zero ... .seconds(longestTime) ~= left else { throw Fields.Fault("left") }
      self = .ready(Int(left.components.seconds))
    case .running:
      self = .running(
        deadline: try fields.need(deadline, "deadline"),
        since: try fields.need(since, "running_since"))
    case .paused: self = .paused(remaining: try fields.need(left, "left"))
    }
  }
}

extension Overtime: Described {
  private enum Kind: String, CaseIterable { case count, freeze, blank, hide }

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    var (kind, text): (Kind, String?) =
      switch self {
      case .count: (.count, nil)
      case .freeze: (.freeze, nil)
      case .blank(let text): (.blank, text)
      case .hide: (.hide, nil)
      }
    try fields.value("overtime", &kind, .word())
    try fields.value("overtime_text", &text, .shownLine)
    self =
      switch kind {
      case .count: .count
      case .freeze: .freeze
      case .blank: .blank(text)
      case .hide: .hide
      }
  }
}

extension Segment: Described {
  private enum End: String, CaseIterable { case wait, next, stop }

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("name", &name, .shownLine)
    try fields.value("length", &length, .wholeSeconds(1...longestTime))
    try fields.value("counts", &counts, .word())
    try fields.value("opening", &opening, .word())
    try fields.value("marks", &marks, .list(of: .object(Mark(at: 0, .phase(.green))), 0...1000))
    var (end, deducts): (End, Bool) =
      switch atEnd {
      case .wait(let deductsOverrun): (.wait, deductsOverrun)
      case .next: (.next, false)
      case .stop: (.stop, false)
      }
    try fields.value("at_end", &end, .word())
    try fields.value("deducts_overrun", &deducts, .boolean, unless: false)
    atEnd =
      switch end {
      case .wait: .wait(deductsOverrun: deducts)
      case .next: .next
      case .stop: .stop
      }
    var bounds = qualifies.map { [$0.lowerBound, $0.upperBound] }
    try fields.value("qualifies", &bounds, .list(of: .wholeSeconds(0...longestTime), 2...2))
    if let bounds, bounds[0] > bounds[1] { throw Fields.Fault("qualifies") }
    qualifies = bounds.map { $0[0]...$0[1] }
    try fields.value(among: &cueRules, if: "intervals", or: CueRules())
  }
}

extension CueRules: Described {
  private struct Intervals: Described {
    var seconds: [Phase: Int] = [:]

    mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
      for phase in Phase.allCases {
        try fields.value(phase.rawValue, &seconds[phase], .wholeSeconds(1...longestTime))
      }
    }
  }

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    var (intervals, beeps) = (Intervals(seconds: intervals), Optional(beeps))
    try fields.value("intervals", &intervals, .object(Intervals()))
    try fields.value("beeps", &beeps, .number(0...CueRules.longestBeeps))
    (self.intervals, self.beeps) = (intervals.seconds, beeps ?? self.beeps)
  }
}

extension Mark: Described {
  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    var (phase, bell, words, isShown): (Phase?, Bell?, String?, Bool) =
      switch signal {
      case .phase(let phase): (phase, nil, nil, false)
      case .bell(let bell): (nil, bell, nil, false)
      case .say(let words, let isShown): (nil, nil, words, isShown)
      }
    // A mark or a bell may be a day after zero.
    try fields.value("at", &at, .wholeSeconds(-86_400...longestTime))
    try fields.value("phase", &phase, .word())
    try fields.value("say", &words, .shownLine)
    try fields.value("show", &isShown, .boolean, unless: false)
    try fields.value(among: &bell, if: "bell", or: Bell(1))
    if let phase {
      signal = .phase(phase)
    } else if let words {
      signal = .say(words, isShown: isShown)
    } else if let bell {
      signal = .bell(bell)
    } else {
      throw Fields.Fault("", .newer)
    }
  }
}

extension Bell: Described {
  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    var (every, until) = (repeats?.every, repeats?.until)
    try fields.value("bell", &strokes, .number(1...BellRing.maxStrokes))
    try fields.value("every", &every, .wholeSeconds(1...longestTime))
    try fields.value("until", &until, .wholeSeconds(-86_400...2 * longestTime))
    repeats = every.flatMap { every in until.map { Repetition(every: every, until: $0) } }
  }
}

extension StageRundown: Described {
  /// Moments since 1970, and how late something can be.
  private static let moments = -7_300_000_000...7_300_000_000

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("rundown", &line, .shownLine)
    try fields.value("next", &next, .shownLine)
    try fields.value("next_start", &nextStart, .wholeSeconds(Self.moments))
    try fields.value("next_time", &nextTime, .shownLine)
    try fields.value("late_by", &lateBy, .wholeSeconds(Self.moments))
    try fields.value("session_end", &sessionEnd, .talkMoment)
    try fields.value("session_left", &sessionLeft, .duration(Self.moments))
    try fields.value("rundown_edition", &edition, .number(.min ... .max))
    try fields.value("rundown_zone", &zone, .number(WireLimit.offsets))
    try fields.value("between", &between, .object(BetweenTalks(.talk)))
  }
}

extension BetweenTalks: Described {
  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    // Of a newer clock's kinds this display shows those that it has.
    try fields.value("kind", &kind, .ifKnown(.word()))
    try fields.value("speaker", &speaker, .shownLine, unless: "")
    try fields.value("title", &title, .shownLine, unless: "")
    try fields.value("moment", &moment, .talkMoment)
    try fields.value("time", &timeOfDay, .shownLine)
    try fields.value("first", &isFirst, .boolean, unless: false)
    try fields.value("after", &after, .shownLine, unless: "")
    try fields.value("next", &next, .shownLine, unless: "")
  }
}

// MARK: Who has the talks

extension TakenOver: Described {
  /// What reading begins with.
  static let usual = TakenOver(by: "", at: .start, lastHeard: .start)

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    var (desk, moment, lastHeard) = (desk, moment, lastHeard)
    try fields.value("by", &desk, .shownLine)
    try fields.value("at", &moment, .sessionMoment)
    try fields.value("heard", &lastHeard, .sessionMoment)
    self = TakenOver(by: desk, at: moment, lastHeard: lastHeard)
  }
}
