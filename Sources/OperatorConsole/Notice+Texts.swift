import SevenSegmentDisplay
import SpeechAnnouncement
import StageDisplay
import TimerEngine

// The words for what is told.
extension Notice {
  /// The forms of the text, the longest first.
  func texts(in phrases: any Phrases, _ keys: KeyBindings) -> [String] {
    switch self {
    case .announcement(let text): [text]
    case .loaded(let preset):
      [Words.name(of: preset, in: phrases) + " " + Words.times(of: preset, in: phrases)]
    case .emptySlot(let slot): [phrases.noPreset(under: slot)]
    case .stored(let preset, let before): Self.texts(stored: preset, before, phrases)
    case .notStored(let reason): ["\(phrases.notStored): \(reason)", phrases.notStored]
    case .assigned(let lamp, let seconds, let lowered):
      [Self.text(of: lamp, seconds, lowered, phrases)]
    case .refused(let refusal): [phrases.refused(refusal)]
    case .added(let seconds, let now, let end):
      Self.texts(added: seconds, now: now, endsAt: end, phrases)
    case .undone(let state, let digits): Self.texts(.init(state, digits), phrases)
    case .undoneTime(let digits): Self.texts(.time(TimeText.plain(digits)), phrases)
    case .undoneSlot(let slot, let preset):
      Self.texts(.slot(slot, preset.map { Words.nameAndLength(of: $0, in: phrases) }), phrases)
    case .undoneLamp(let lamp, let seconds):
      Self.texts(
        .lamp(
          lamp == .green ? phrases.greenTime : Words.name(of: lamp, in: phrases),
          TimeText.plain(seconds)), phrases)
    case .undonePreset(let preset):
      Self.texts(.preset(Words.nameAndLength(of: preset, in: phrases)), phrases)
    case .undoneMessage(let isShown): Self.texts(.message(isShown: isShown), phrases)
    case .notUndone(let slot): phrases.notUndone(slot: slot)
    case .removed(let preset, let slot, let now):
      [
        phrases.removed(
          Words.nameAndLength(of: preset, in: phrases), from: slot,
          now: now.map { Words.nameAndLength(of: $0, in: phrases) })
      ]
    case .notRemoved(let preset, let slot, let origin):
      origin == .written
        ? phrases.written(Words.name(of: preset, in: phrases), in: slot, file: "presets.yaml")
        : phrases.bundled(Words.name(of: preset, in: phrases), in: slot)
    case .passed(let time): phrases.passed(Words.exactTimeOfDay(time))
    case .message(let text): [phrases.message(text)]
    case .messageCleared: [phrases.messageCleared]
    case .prompt: [phrases.prompt]
    case .nothingToUndo: [phrases.nothingToUndo]
    case .startMoved(by: 0): [phrases.startAtLastStop]
    case .startMoved(let seconds): [phrases.startMoved(by: TimeText.plain(seconds))]
    case .until(let time, let isTomorrow, let shownInstead):
      Self.texts(until: time, isTomorrow: isTomorrow, shownInstead, phrases)
    case .talkContinues: [phrases.talkContinues]
    case .givenUp(let seconds): [phrases.givenUp(with: TimeText.plain(seconds))]
    case .noTalk: [phrases.noTalk]
    case .layout(let orientation):
      [phrases.layout(isLandscape: orientation.map { $0 == .landscape })]
    case .theme(let theme): [phrases.theme("\(theme)")]
    case .blackout: Self.texts(ofBlackout: keys, phrases)
    case .noFlash: [phrases.noFlash]
    case .noMessage: [phrases.noMessage]
    case .noScreen: [phrases.noScreen]
    case .focus(let place, let preset, let time, let isArmed):
      [Words.focus(place, preset, time, isArmed: isArmed, keys, in: phrases)]
    case .locked:
      phrases.locked(
        key: Words.key(of: .lock, keys, in: phrases), space: Words.name(of: .space, in: phrases))
    case .unlocked: [phrases.unlocked]
    case .firstStart:
      phrases.firstStart(
        start: Words.key(of: .toggle, keys, in: phrases),
        slots: Words.keys(of: (1...9).map(Command.slot), keys, in: phrases, through: "-") ?? "-",
        help: Words.key(of: .help, keys, in: phrases))
    case .announcing(let channel): [phrases.announcing("\(channel)")]
    case .help(let line): [line]
    case .problems(let problems): Self.texts(of: problems, phrases)
    case .fault(let text): [text, Self.beginning(of: text, before: ": ")]
    case .notRecorded(let reason): Self.texts(notRecorded: reason, phrases)
    case .notSynced(let reason):
      phrases.notSynced.prefix(1).map { "\($0): \(reason)" } + phrases.notSynced
    case .storingIsSlow: phrases.storingIsSlow
    case .resumed(let isRunning): phrases.resumed(isRunning: isRunning)
    case .offered(let talk, let seconds, let byKey):
      Self.texts(
        offered: talk, seconds, by: byKey ? Words.key(of: .undo, keys, in: phrases) : "undo",
        phrases)
    case .offeredWithoutClock(let seconds, let byKey):
      phrases.offeredWithoutClock(
        Words.left(seconds, in: phrases),
        key: byKey ? Words.key(of: .undo, keys, in: phrases) : "undo")
    case .omittedLines(let count): [phrases.omittedLines(count)]
    case .late(let time): phrases.late(by: Self.length(time, phrases))
    case .client(let words): [words]
    case .both(let announcement, let text): [announcement + "   " + text, announcement]
    case .wallClockMoved(let time):
      [phrases.wallClock(wasSetBack: time < .zero, by: Self.length(time, phrases))]
    case .command(let outcome): Self.texts(of: outcome, phrases)
    }
  }

  private static func texts(
    stored preset: Preset, _ before: Preset?, _ phrases: any Phrases
  ) -> [String] {
    let slot = phrases.slot(preset.slot ?? 0)
    let name = preset.name == Words.name(ofSlot: preset.slot ?? 0) ? "" : preset.name + " "
    let times = Words.times(of: preset, in: phrases)
    let now = [name + times, times, TimeText.plain(preset.duration)].map {
      phrases.changed(slot, to: $0, from: nil)
    }
    guard let before, before != preset else { return now }
    let earlier = before.name == preset.name ? "" : Words.name(of: before, in: phrases) + " "
    let was = earlier + TimeText.plain(before.duration)
    return [phrases.changed(slot, to: name + times, from: was)] + now
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
    of lamp: Lamp, _ seconds: Int, _ lowered: [LoweredLamp], _ phrases: any Phrases
  ) -> String {
    let name = lamp == .green ? phrases.greenTime : Words.name(of: lamp, in: phrases)
    let now = phrases.changed(name.capitalised, to: TimeText.plain(seconds), from: nil)
    let others = lowered.map {
      phrases.lowered(Words.name(of: $0.lamp, in: phrases), to: TimeText.plain($0.seconds))
    }
    return ([now] + others).joined(separator: phrases.comma)
  }

  /// What stands before a separator, or all of it.
  private static func beginning(of text: String, before separator: String) -> String {
    let end = text.indices.first { text[$0...].hasPrefix(separator) }
    return String(text[..<(end ?? text.endIndex)])
  }

  private static func length(_ time: Duration, _ phrases: any Phrases) -> String {
    let seconds = abs(Int((time / .seconds(1)).rounded()))
    let days = seconds / 86_400
    return days < 2 ? TimeText.plain(seconds) : phrases.days(days)
  }

  private static func texts(notRecorded reason: String, _ phrases: any Phrases) -> [String] {
    phrases.notRecorded.prefix(1).map { "\($0): \(reason)" } + phrases.notRecorded.dropFirst()
  }

  private static func texts(
    offered talk: Preset, _ seconds: Int, by key: String, _ phrases: any Phrases
  ) -> [String] {
    let name = talk.name.isEmpty ? [] : [Words.name(of: talk, in: phrases)]
    let left = Words.left(seconds, in: phrases)
    return phrases.offered(
      (name + [left]).joined(separator: phrases.comma), left, key: key)
  }

  private static func texts(
    added seconds: Int, now: Int, endsAt end: Duration?, _ phrases: any Phrases
  ) -> [String] {
    let sum = (seconds < 0 ? "-" : "+") + TimeText.plain(abs(seconds))
    let result = end.map { phrases.ends(Words.timeOfDay($0)) } ?? TimeText.plain(now)
    return [sum + phrases.comma + result, sum]
  }

  private static func texts(ofBlackout keys: KeyBindings, _ phrases: any Phrases) -> [String] {
    phrases.blackout(
      key: Words.key(of: .blackout, keys, in: phrases),
      space: Words.name(of: .space, in: phrases))
  }

  private static func texts(of problems: [String], _ phrases: any Phrases) -> [String] {
    let first = problems.first ?? ""
    let check = "speakerclock presets check"
    let others = problems.count - 1
    return [
      others > 0 ? phrases.problem(first, andMore: others, see: check) : first,
      Self.beginning(of: first, before: ", expected "),
    ] + phrases.wrongFile(see: check)
  }

  private static func texts(_ change: UndoneChange, _ phrases: any Phrases) -> [String] {
    [phrases.undone(change), phrases.undone]
  }

  private static func texts(of outcome: CommandOutcome, _ phrases: any Phrases) -> [String] {
    switch outcome {
    case .alreadyRunning: [phrases.alreadyRunning]
    case .notRunning: [phrases.notRunning]
    case .noChange: [phrases.noChange]
    case .noPart: [phrases.noPart]
    case .wrong(.noCommand(let text)):
      phrases.noCommand(
        Words.shortened(text), expected: Command.forms.map(\.name).joined(separator: ", "))
    case .wrong(.needs(let name, let need, let example)):
      [phrases.needs(name, need, example: example)]
    case .wrong(.noTime(let error)): [phrases.noTime(Words.shortened(error.text), error.problem)]
    case .noPreset(.none(let text)): [phrases.noPreset(named: Words.shortened(text))]
    case .noPreset(.several(let text, let names)):
      [
        phrases.severalPresets(
          named: text, names.map { "'\($0)'" }.joined(separator: phrases.comma))
      ]
    }
  }
}

extension UndoneChange {
  /// The talk is in a state again, with these digits.
  fileprivate init(_ state: RunState, _ digits: Int) {
    let time = TimeText.plain(digits)
    self =
      switch state {
      case .ready: .ready(time)
      case .running: .running(time)
      case .paused: .paused(time)
      }
  }
}
