import SpeechAnnouncement
import StageRenderer
import TimerEngine

// From the stage to the wire.
extension WireSnapshot {
  /// Creates the snapshot of a stage, whose flash has this number if there is one.
  init(
    _ stage: StageSnapshot, session: String, number: Int, room: String,
    leadership: Leadership? = nil,
    takenOver: TakenOver? = nil, flashId: Int, in time: WireTime
  ) {
    let talk = stage.talk
    let preset = talk.preset
    self.session = session
    self.number = number
    self.room = room
    (lineage, term, holder) = (
      leadership?.lineageText, leadership?.rank.epoch, leadership?.leaderText
    )
    taken = takenOver.map(WireTakenOver.init)
    run = talk.run.state.rawValue
    switch talk.run {
    case .ready(let seconds): left = .init(seconds) * 1_000_000
    case .running(let deadline, let since):
      (self.deadline, runningSince) = (time.talk(deadline), time.talk(since))
    case .paused(let remaining): left = remaining.microsecondsRoundedUp
    }
    started = talk.startedAt.map(time.talk)
    stoppedSince = time.talk(talk.idleSince)
    changed = stage.changedAt.map(time.talk)
    segments = preset.format.segments.map(WireSegment.init)
    segment = talk.segmentIndex + 1
    earlier = talk.left.map(\.microsecondsRoundedUp)
    deducted = talk.deductedOverrun.microsecondsRoundedUp
    hasHours = stage.hasHours
    (self.preset, slot, title) = (preset.name.onWire, preset.slot, preset.title.onWire)
    message = stage.message?.onWire
    messageEnd = stage.messageEnd.map(time.real)
    isBlackedOut = stage.isBlackedOut
    flash = stage.flash.map { WireFlash($0, id: flashId, in: time) }
    (overtime, overtimeText) = Self.overtime(preset.overtime)
    theme = stage.look.theme.rawValue
    language = stage.language.code
    announce = stage.announcing.rawValue
    hasPhaseTones = stage.hasPhaseTones
    forbidsFlashes = !stage.look.flashes
    speed = stage.speed
    identifyUntil = stage.identifyUntil.map(time.real)
    ended = stage.ended?.onWire
    rundown = stage.rundown?.line.onWire
    next = stage.rundown?.next?.onWire
    nextStart = stage.rundown?.nextStart.map(microseconds)
    nextTime = stage.rundown?.nextTime?.onWire
    lateBy = (stage.rundown?.lateBy).map(microseconds)
    sessionEnd = (stage.rundown?.sessionEnd).map(time.talk)
    sessionLeft = (stage.rundown?.sessionLeft)?.microsecondsRoundedUp
    edition = (stage.rundown?.edition).map(Int64.init)
    zone = stage.rundown?.zone
    between = (stage.rundown?.between).map { WireBetween($0, in: time) }
    // An older display knows no breaks, and would count on below zero.
    if stage.rundown?.between?.kind == .pause {
      (overtime, overtimeText) = ("blank", between?.after)
    }
  }

  /// The same without what marks say and ring, which may be too long for a line.
  var withoutWords: WireSnapshot {
    var snapshot = self
    for index in segments.indices {
      snapshot.segments[index].marks.removeAll { $0.phase == nil }
      snapshot.segments[index].name = ""
    }
    return snapshot
  }

  private static func overtime(_ overtime: Overtime) -> (String, String?) {
    switch overtime {
    case .count: ("count", nil)
    case .freeze: ("freeze", nil)
    case .blank(let text): ("blank", text?.onWire)
    case .hide: ("hide", nil)
    }
  }
}

extension WireSegment {
  fileprivate init(_ segment: Segment) {
    name = segment.name.onWire
    length = microseconds(segment.length)
    counts = segment.counts.rawValue
    opening = segment.opening?.rawValue
    marks = segment.marks.map(WireMark.init)
    switch segment.atEnd {
    case .wait(let deductsOverrun):
      (atEnd, self.deductsOverrun) = ("wait", deductsOverrun ? true : nil)
    case .next: atEnd = "next"
    case .stop: atEnd = "stop"
    }
    qualifies = segment.qualifies.map {
      [microseconds($0.lowerBound), microseconds($0.upperBound)]
    }
    guard let rules = segment.cueRules else { return }
    beeps = rules.beeps
    intervals = Dictionary(
      uniqueKeysWithValues: rules.intervals.map { ($0.key.rawValue, microseconds($0.value)) })
  }
}

extension WireMark {
  fileprivate init(_ mark: Mark) {
    at = microseconds(mark.at)
    switch mark.signal {
    case .phase(let phase): self.phase = phase.rawValue
    case .bell(let bell):
      self.bell = bell.strokes
      every = bell.repeats.map { microseconds($0.every) }
      until = bell.repeats.map { microseconds($0.until) }
    case .say(let text, let isShown):
      say = text.onWire
      self.isShown = isShown ? true : nil
    }
  }
}

extension WireBetween {
  fileprivate init(_ between: BetweenTalks, in wire: WireTime) {
    func given(_ text: String) -> String? { text.isEmpty ? nil : text.onWire }
    kind = between.kind.rawValue
    (speaker, title, after) = (given(between.speaker), given(between.title), given(between.after))
    next = given(between.next)
    moment = between.moment.map(wire.talk)
    time = between.timeOfDay?.onWire
    isFirst = between.isFirst ? true : nil
  }
}

extension WireFlash {
  fileprivate init(_ flash: Flash, id: Int, in time: WireTime) {
    self.id = id
    kind = flash.lamp?.rawValue ?? "white"
    start = time.real(flash.start)
    pulses = flash.pulses
  }
}

private func microseconds(_ seconds: Int) -> Int64 { Int64(seconds) * 1_000_000 }

extension String {
  /// A text on one line, and no longer than a display shows it.
  var onWire: String { WireLimit.shown(self) }
}
