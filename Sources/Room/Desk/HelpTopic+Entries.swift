import SpeechAnnouncement
import StageRenderer
import TimerEngine

extension HelpTopic {
  /// The entries of the help on a terminal; `hasDisplay` says whether somebody sees the stage
  /// elsewhere.
  static func entries(
    on capabilities: Capabilities, hasDisplay: Bool = false, in phrases: Phrases,
    _ keys: KeyBindings
  ) -> [OperatorWords.Help.Entry] {
    topics(on: capabilities, hasDisplay: hasDisplay).compactMap { $0.entry(in: phrases, keys) }
  }

  /// What can be done where there is a screen, a display and a mouse, or none.
  private static func topics(on capabilities: Capabilities, hasDisplay: Bool) -> [HelpTopic] {
    let ownScreen: Set<HelpTopic> = [.layout, .timeOfDay, .operatorView]
    let displays: Set<HelpTopic> = [.flash, .blackout, .message, .theme, .beside]
    let mouse: Set<HelpTopic> = [.click, .doubleClick, .mouseLongPress, .dragAndWheel]
    let others =
      (capabilities.hasScreen ? [.sayTime] : ownScreen)
      .union(capabilities.hasScreen || hasDisplay ? [] : displays)
      .union(capabilities.hasMouse ? [] : mouse)
    let all = HelpTopic.allCases.filter { !others.contains($0) }
    guard !capabilities.hasScreen else { return all }
    // Somebody who hears them one after the other needs those of a talk first.
    let first: [HelpTopic] = [
      .startOrStop, .segment, .sayTime, .addMinute, .addSeconds, .undo, .lateStart, .back,
    ]
    return first + all.filter { !first.contains($0) }
  }

  /// The keys and what they do, `nil` where none is bound.
  private func entry(
    in phrases: Phrases, _ keys: KeyBindings
  ) -> OperatorWords.Help.Entry? {
    func words(_ commands: [Command]) -> String? { Words.keys(of: commands, keys, in: phrases) }
    let all =
      switch self {
      case .store:
        Self.joined([words([.chooseTarget]), words(commands)]) ?? words((1...9).map(Command.store))
      case .quit: Self.joined([words(commands), Words.name(of: .interrupt, in: phrases)])
      case .click: phrases.mouse.click
      case .doubleClick: phrases.mouse.doubleClick
      case .mouseLongPress: phrases.mouse.hold
      case .dragAndWheel: phrases.mouse.dragAndWheel
      default: words(commands)
      }
    return all.map { .init(keys: $0, meaning: phrases.meaning(of: self)) }
  }

  /// The texts, `nil` if one of them is missing.
  private static func joined(_ texts: [String?]) -> String? {
    texts.contains(nil) ? nil : texts.compactMap { $0 }.joined(separator: " ")
  }

  /// The commands that it explains.
  private var commands: [Command] {
    switch self {
    case .startOrStop: [.toggle]
    case .slot, .store: (1...9).map(Command.slot)
    case .tap: Lamp.allCases.map(Command.go)
    case .hold: Lamp.allCases.map(Command.assign)
    case .setMinute: [.adjust(by: 60), .adjust(by: -60)]
    case .setSeconds: [.adjust(by: 5), .adjust(by: -5)]
    case .addMinute: [.add(60), .add(-60)]
    case .addSeconds: [.add(10), .add(-10)]
    case .back: [.back]
    case .undo: [.undo, .redo]
    case .lateStart: [.backdate]
    case .segment: [.nextSegment, .previousSegment]
    case .questions: [.usualQuestions]
    case .flash: [.flash]
    case .blackout: [.blackout]
    case .message: [.message, .chooseMessage, .typeMessage]
    case .layout: [.layout]
    case .theme: [.theme]
    case .beside: [.cycleSecondaryTime]
    case .announcing: [.announcing]
    case .prompt: [.prompt]
    case .timeOfDay, .sayTime: [.timeOfDay]
    case .operatorView: [.operatorView]
    case .identify: [.identify]
    case .focus: [.focus(isBack: false), .enter]
    case .clicker: [.clickerStart]
    case .click, .doubleClick, .mouseLongPress, .dragAndWheel: []
    case .lock: [.lock]
    case .quit: [.quit]
    }
  }
}
