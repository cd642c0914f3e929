import SpeechAnnouncement
import StageRenderer
import TimerEngine

/// A notice about the operator's own keys and screen.
enum KeyNotice: Equatable {
  /// The focus has moved here; with the slot's preset, and the lamp's or the shown time.
  case focus(Focus, preset: Preset?, time: Int, isArmed: Bool)
  /// The keys are locked; only Space works.
  case locked
  /// The keys are unlocked.
  case unlocked
  /// A key that has no meaning was pressed in plain mode.
  case unknown(Key)
  /// The hint with the first keys.
  case firstStart
  /// How to type a command or a message without seeing it.
  case prompt(CommandPrompt.Kind)
  /// A line of the help in plain mode.
  case help(String)
  /// The key with this name came too often to be two presses; whether a talk runs.
  case secondPress(String, Bool)
  /// The question to quit was cancelled; this continues.
  case continues(RunningItem)
  /// The prompt or a question was closed, and nothing was done.
  case promptClosed
  /// The terminal is too small for the operator view.
  case noRoomForView
  /// The command that joins the room's other clock, once a talk was started.
  case joinsByCommand

  /// What it is about, where that matters for how long it is true.
  var topic: StatusNotice.Topic {
    switch self {
    case .focus(_, _, _, let isArmed): .focus(isArmed: isArmed)
    case .firstStart: .firstStart
    case .noRoomForView: .noRoomForView
    case .secondPress: .secondPress
    default: .other
    }
  }

  /// The forms of the text, the longest first.
  func texts(_ form: TimeForm, _ keys: KeyBindings) -> [String] {
    let phrases = form.phrases
    switch self {
    case .focus(let place, let preset, let time, let isArmed):
      return [Words.focus(place, preset, time, isArmed: isArmed, keys, form)]
    case .locked:
      return phrases.locked(
        key: Words.key(of: .lock, keys, in: phrases), space: Words.name(of: .space, in: phrases))
    case .unlocked: return [phrases.unlocked]
    case .unknown(let key):
      let help = Words.key(of: .help, keys, in: phrases)
      return [
        phrases.noKey(
          Words.spoken(Words.name(of: key, in: phrases), in: phrases),
          help: Words.spoken(help, in: phrases))
      ]
    case .firstStart:
      return phrases.firstStart(
        start: Words.key(of: .toggle, keys, in: phrases),
        slots: Words.keys(of: (1...9).map(Command.slot), keys, in: phrases, through: "-") ?? "-",
        help: Words.key(of: .help, keys, in: phrases))
    case .prompt(.command): return [phrases.prompt]
    case .prompt(.message): return [phrases.messagePrompt]
    case .help(let line): return [line]
    case .secondPress(let key, let isRunning):
      return phrases.cameTooOften(key, talkGoesOn: isRunning)
    case .continues(let running):
      return [phrases.continues(isBreak: running.nameOfBreak != nil)]
    case .promptClosed: return [phrases.promptClosed]
    case .noRoomForView:
      let size = OperatorDisplay.minSize
      return phrases.noRoomForView(needed: "\(size.columns)x\(size.rows)")
    case .joinsByCommand: return phrases.joins(byCommand: ":desk")
    }
  }
}

extension NamedKeys {
  /// The names of the keys that are bound.
  init(_ keys: KeyBindings, in phrases: Phrases) {
    self.init()
    space = Words.name(of: .space, in: phrases)
    blackout = Words.key(of: .blackout, keys, in: phrases)
    undo = Words.key(of: .undo, keys, in: phrases)
    next = Words.key(of: .nextSegment, keys, in: phrases)
    message = Words.key(of: .message, keys, in: phrases)
    previous = Words.key(of: .previousSegment, keys, in: phrases)
    join = Words.firstKey(of: .join, keys, in: phrases) ?? ":desk"
  }
}

extension Words {
  /// The focused control, and what Enter does with it.
  static func focus(
    _ place: Focus, _ preset: Preset?, _ time: Int, isArmed: Bool, _ keys: KeyBindings,
    _ form: TimeForm
  ) -> String {
    let phrases = form.phrases
    let key = key(of: .enter, keys, in: phrases)
    let time = form.text(time)
    switch place {
    case .slot(let slot):
      let name = preset.map { self.name(of: $0, in: phrases) }
      let number = name == phrases.slot(slot) ? nil : "\(slot)"
      let slotAndName = [number, name].compactMap { $0 }.joined(separator: " ")
      let words = preset.map { form.named(slotAndName, form.text($0.duration)) } ?? slotAndName
      return phrases.focus(words, isArmed ? .store(time) : .take, key: key)
    case .lamp(let lamp):
      let word = name(of: lamp, in: phrases)
      return phrases.focus(
        isArmed ? word : "\(word) \(time)", isArmed ? .hold(time) : .go, key: key)
    case .minutes: return phrases.focus(phrases.controls.minutes, .start, key: key)
    case .seconds: return phrases.focus(phrases.controls.seconds, .start, key: key)
    case .store: return phrases.focus(phrases.controls.store, .ask, key: key)
    case .undo: return phrases.focus(phrases.controls.undo, .undo, key: key)
    }
  }
}
