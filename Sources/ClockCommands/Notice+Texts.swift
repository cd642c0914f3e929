import RundownEngine
import SevenSegmentDisplay
package import SpeechAnnouncement
import StageDisplay
package import TimerEngine

// The texts of each notice.
extension Notice {
  /// The forms of the text, the longest first.
  package func texts(_ form: TimeForm, _ keys: NamedKeys) -> [String] {
    let phrases = form.phrases
    return switch self {
    case .announcement(let text), .client(let text): [text]
    case .both(let announcement, let texts):
      texts.map { announcement + "   " + $0 } + [announcement]
    case .fault(let fault): Self.texts(of: fault, phrases)
    case .omittedLines(let count): [phrases.omittedLines(count)]
    case .command(let outcome): outcome.texts(in: phrases)
    case .rundown(let notice): notice.texts(form)
    case .preset(let notice): notice.texts(form)
    case .file(let notice): notice.texts(in: phrases)
    case .screen(let notice): notice.texts(in: phrases, keys)
    case .displays(let notice): notice.texts(in: phrases)
    case .earlierTalk(let notice): notice.texts(form, keys)
    case .assigned(let lamp, let seconds, let lowered):
      [Self.text(of: lamp, seconds, lowered, form)]
    case .refused(let refusal): phrases.refused(refusal, form.text)
    case .added(let seconds, let now, let end):
      Self.texts(added: seconds, now: now, endsAt: end, form)
    case .undone(let change, let whose):
      [phrases.undone(change) + (whose.map(phrases.remark) ?? ""), phrases.undone]
    case .nothingToUndo: [phrases.nothingToUndo]
    case .questionsAdded(let seconds): [phrases.questionsAdded(form.text(seconds))]
    case .startMoved(by: 0): [phrases.startAtLastStop]
    case .startMoved(let seconds): [phrases.startMoved(by: phrases.length(seconds))]
    case .until(let time, let isTomorrow, let shownInstead):
      Self.texts(until: time, isTomorrow: isTomorrow, shownInstead, phrases)
    case .passed(let time): phrases.passed(Words.exactTimeOfDay(time))
    case .leftPaused(let seconds): [phrases.leftPaused(with: form.text(seconds))]
    case .noTalk: [phrases.noTalk]
    case .late(let time): phrases.late(by: Self.length(time, phrases))
    case .wallClockMoved(let time):
      [phrases.wallClock(wasSetBack: time < .zero, by: Self.length(time, phrases))]
    case .hasTakenOver(let room): phrases.hasTakenOver(room: room)
    case .handsOver(let desk, let hasFailed):
      hasFailed
        ? phrases.notHandedOver(to: phrases.quoted(desk))
        : phrases.handsOver(to: phrases.quoted(desk))
    case .wasTakenOver(let desk, let time, let onlyHere):
      phrases.wasTakenOver(
        by: desk.map(phrases.quoted), at: time.map(Words.timeOfDay),
        onlyHere: onlyHere.isEmpty ? nil : onlyHere.joined(separator: phrases.comma))
    }
  }

  /// As a screen shows it.
  package func status(_ form: TimeForm, _ keys: NamedKeys) -> StatusNotice {
    StatusNotice(texts(form, keys), about: topic, isAnswer: isAnswer)
  }

  private static func texts(of fault: Fault, _ phrases: any Phrases) -> [String] {
    let text = phrases.text(of: fault)
    return [text, text.beginning(before: phrases.colon)]
  }

  private static func texts(
    until time: Int, isTomorrow: Bool, _ shownInstead: Int?, _ phrases: any Phrases
  ) -> [String] {
    let end = Words.exactTimeOfDay(shownInstead ?? time)
    let words = phrases.until(end, isTomorrow: isTomorrow)
    guard shownInstead != nil else { return [words] }
    return [phrases.until(words, skipping: Words.exactTimeOfDay(time)), words]
  }

  private static func text(
    of lamp: Lamp, _ seconds: Int, _ lowered: [LoweredLamp], _ form: TimeForm
  ) -> String {
    let phrases = form.phrases
    let name = lamp == .green ? phrases.greenTime : Words.name(of: lamp, in: phrases)
    let now = phrases.changed(name.capitalised, to: form.text(seconds), from: nil)
    let others = lowered.map {
      phrases.lowered(Words.name(of: $0.lamp, in: phrases), to: form.text($0.seconds))
    }
    return ([now] + others).joined(separator: phrases.comma)
  }

  private static func length(_ time: Duration, _ phrases: any Phrases) -> String {
    let seconds = abs(Int((time / .seconds(1)).rounded()))
    let days = seconds / 86_400
    return days < 2 ? phrases.length(seconds) : phrases.days(days)
  }

  private static func texts(
    added seconds: Int, now: Int, endsAt end: Duration?, _ form: TimeForm
  ) -> [String] {
    let sum = (seconds < 0 ? "-" : "+") + form.text(abs(seconds))
    let result = end.map { form.phrases.ends(Words.timeOfDay($0)) } ?? form.text(now)
    return [sum + form.phrases.comma + result, sum]
  }

}

extension Notice.DisplayNotice {
  fileprivate func texts(in phrases: any Phrases) -> [String] {
    switch self {
    case .connected([]): return [phrases.noDisplay]
    case .connected(let names):
      return [phrases.displays(names.map(phrases.quoted).joined(separator: phrases.comma))]
    case .lost(let name): return phrases.displayLost(name)
    case .silent(let name): return phrases.displaySilent(name)
    case .back(let name): return phrases.displayBack(name)
    case .left(let name): return phrases.displayLeft(name)
    case .list(let texts):
      return (1...max(1, texts.count)).reversed().map {
        texts.prefix($0).joined(separator: "   ")
      }
    case .noEvent: return [phrases.noEvent]
    }
  }
}

extension Notice.PresetNotice {
  fileprivate func texts(_ form: TimeForm) -> [String] {
    let phrases = form.phrases
    func nameAndLength(_ preset: Preset) -> String { Words.nameAndLength(of: preset, form) }
    switch self {
    case .loaded(let preset):
      return [form.named(Words.name(of: preset, in: phrases), Words.times(of: preset, form))]
    case .emptySlot(let slot): return [phrases.noPreset(in: slot)]
    case .stored(let preset, let before): return Self.texts(stored: preset, before, form)
    case .notUndone(let slot): return phrases.notUndone(slot: slot)
    case .removed(let preset, let slot, let now):
      return [phrases.removed(nameAndLength(preset), from: slot, now: now.map(nameAndLength))]
    case .notRemoved(let preset, let slot, let origin):
      let name = Words.name(of: preset, in: phrases)
      return origin == .written
        ? phrases.written(name, in: slot, file: "presets.yaml") : phrases.bundled(name, in: slot)
    }
  }

  private static func texts(
    stored preset: Preset, _ before: Preset?, _ form: TimeForm
  ) -> [String] {
    let phrases = form.phrases
    let slot = phrases.slot(preset.slot ?? 0)
    let name = preset.name == Words.name(ofSlot: preset.slot ?? 0) ? "" : preset.name
    let times = Words.times(of: preset, form)
    let nameAndTimes = form.named(name, times)
    let now = [nameAndTimes, times, form.text(preset.duration)].map {
      phrases.changed(slot, to: $0, from: nil)
    }
    guard let before, before != preset else { return now }
    let earlier = before.name == preset.name ? "" : Words.name(of: before, in: phrases)
    let was = form.named(earlier, form.text(before.duration))
    return [phrases.changed(slot, to: nameAndTimes, from: was)] + now
  }
}

extension Notice.FileNotice {
  fileprivate func texts(in phrases: any Phrases) -> [String] {
    switch self {
    case .notStored(let reason): Self.texts([phrases.notStored], reason, phrases)
    case .notRecorded(let reason): Self.texts(phrases.notRecorded, reason, phrases)
    case .notAddedToReport(let reason): Self.texts(phrases.notReported, reason, phrases)
    case .notSynced(let reason): Self.texts(phrases.notSynced, reason, phrases)
    case .storingIsSlow: phrases.storingIsSlow
    case .problems(let problems): Self.texts(of: problems, phrases)
    }
  }

  /// The forms of a text, before them the same with the reason.
  private static func texts(
    _ forms: [String], _ reason: String, _ phrases: any Phrases
  ) -> [String] {
    forms.map { $0 + phrases.colon + reason } + forms
  }

  private static func texts(of problems: [LocatedProblem], _ phrases: any Phrases) -> [String] {
    guard let first = problems.first else { return [] }
    let check = "speakerclock presets check"
    let texts = phrases.texts(of: first.problem).map { first.place + ": " + $0 }
    let others = problems.count - 1
    return [others > 0 ? phrases.problem(texts[0], andMore: others, see: check) : texts[0]]
      + texts.dropFirst() + phrases.wrongFile(see: check)
  }
}

extension Notice.ScreenNotice {
  fileprivate func texts(in phrases: any Phrases, _ keys: NamedKeys) -> [String] {
    switch self {
    case .layout(let orientation):
      [phrases.layout(isLandscape: orientation.map { $0 == .landscape })]
    case .theme(let theme): [phrases.theme("\(theme)")]
    case .secondaryTime(let time): [phrases.secondaryTime.name(of: time, phrases)]
    case .announcing(let channel): [phrases.announcing(channel)]
    case .blackout:
      phrases.blackout(key: keys.blackout, space: keys.space)
    case .noFlash: [phrases.noFlash]
    case .noMessage: phrases.noMessage
    case .noStoredMessage(let number): phrases.noStoredMessage(number)
    case .noScreen: [phrases.noScreen]
    case .message(let text): [phrases.message(text)]
    case .messageCleared: [phrases.messageCleared]
    case .timeOfDay(let time, let end):
      [
        Words.timeOfDay(time)
          + (end.map { phrases.comma + phrases.ends(Words.timeOfDay($0)) } ?? "")
      ]
    }
  }
}

extension Notice.EarlierTalkNotice {
  fileprivate func texts(_ form: TimeForm, _ keys: NamedKeys) -> [String] {
    let phrases = form.phrases
    func undo(_ byKey: Bool) -> String { byKey ? keys.undo : "undo" }
    switch self {
    case .resumed(let isRunning): return phrases.resumed(isRunning: isRunning)
    case .offered(let talk, let seconds, let byKey):
      let name = talk.name.isEmpty ? [] : [Words.name(of: talk, in: phrases)]
      let left = form.remainingOrOver(seconds)
      return phrases.offered(
        (name + [left]).joined(separator: phrases.comma), left, key: undo(byKey))
    case .offeredWithoutClock(let seconds, let byKey):
      return phrases.offeredWithoutClock(form.wasRemaining(seconds), key: undo(byKey))
    }
  }
}

extension Notice.CommandOutcome {
  fileprivate func texts(in phrases: any Phrases) -> [String] {
    switch self {
    case .alreadyRunning: [phrases.alreadyRunning]
    case .notRunning: [phrases.notRunning]
    case .noChange: [phrases.noChange]
    case .noOtherSegment: [phrases.noOtherSegment]
    case .noRundown: phrases.noRundown
    case .nothingFollows: [phrases.nothingFollows]
    case .nothingToCatchUp(let absorber): [absorber?.text(in: phrases) ?? phrases.nothingToCatchUp]
    case .segmentChangesTooSoon: [phrases.segmentChangesTooSoon]
    case .changedMeanwhile: [phrases.changedMeanwhile]
    case .pictureChangesTooOften: [phrases.pictureChangesTooOften]
    case .operatorHasJustClosedOne: [phrases.operatorHasJustClosedOne]
    case .wrong(.noCommand(let text)):
      phrases.noCommand(Words.shortened(text), nearest: Command.name(nearestTo: text))
    case .wrong(.onlyAtClock(let text)): [phrases.onlyAtClock(Words.shortened(text))]
    case .unconfirmed(let change, let line): [phrases.guarded(change, confirmedBy: line)]
    case .wrong(.needs(let name, let need, let example)):
      [phrases.needs(name, need, example: example)]
    case .wrong(.noTime(let error)): [phrases.noTime(Words.shortened(error.text), error.problem)]
    case .nothingToChange: [phrases.nothingToChange]
    case .isClock: phrases.notTakenOver(.isClock)
    case .noDesk(let names):
      phrases.noDesk(
        names.isEmpty ? nil : names.map(phrases.quoted).joined(separator: phrases.comma))
    case .noItem(.none(let text)): [phrases.noItem(named: Words.shortened(text))]
    case .noItem(.several(let text, let items)):
      [
        phrases.severalItems(
          named: Words.shortened(text),
          items.prefix(5).map { "#\($0.handle) " + Words.wholeName(of: $0, in: phrases) }
            .joined(separator: phrases.comma))
      ]
    case .noPreset(.none(let text)): [phrases.noPreset(named: Words.shortened(text))]
    case .noPreset(.several(let text, let names)):
      [
        phrases.severalPresets(
          named: text, names.map(phrases.quoted).joined(separator: phrases.comma))
      ]
    }
  }
}

extension SecondaryTimeWords {
  /// What stands with the digits: `Second time: talk`.
  fileprivate func name(of time: Look.SecondaryTime?, _ phrases: any Phrases) -> String {
    let name =
      switch time {
      case .session: session
      case .talk: talk
      case .clock: clock
      case nil: off
      }
    return title + phrases.colon + name
  }
}

extension UndoneChange {
  /// The talk is in a state again, and shows these digits.
  package init(_ state: RunState, _ digits: Int, _ form: TimeForm) {
    let time = form.text(digits)
    self =
      switch state {
      case .ready: .ready(time)
      case .running: .running(time)
      case .paused: .paused(time)
      }
  }

  /// A lamp's phase begins at this second again.
  package init(_ lamp: Lamp, at seconds: Int, _ form: TimeForm) {
    let phrases = form.phrases
    let name = lamp == .green ? phrases.greenTime : Words.name(of: lamp, in: phrases)
    self = .lamp(name, form.text(seconds))
  }
}

extension String {
  /// The part before a separator; the whole text if there is none.
  fileprivate func beginning(before separator: String) -> String {
    String(self[..<(indices.first { self[$0...].hasPrefix(separator) } ?? endIndex)])
  }
}
