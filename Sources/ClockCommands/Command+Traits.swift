import TimerEngine

extension Command {
  /// What the clock has to know of a command, whoever gives it.
  package struct Traits: OptionSet, Sendable {
    /// The traits as bits.
    package let rawValue: Int

    /// It discards something of a running talk, its thresholds or a preset, so it has to be confirmed.
    package static let discards = Traits(rawValue: 1)
    /// It changes the picture on the operator's screen, which may not change too often.
    package static let changesPicture = Traits(rawValue: 2)
    /// It may cover what the speaker sees, so that a client's counts as a change of the picture.
    package static let covers = Traits(rawValue: 4)
    /// Its sender means the segment and the item that it sees.
    package static let dependsOnPlace = Traits(rawValue: 8)
    /// It changes nothing that others see, so they are not told who has given it.
    package static let onlyTells = Traits(rawValue: 16)
    /// It is the operator's own, so no client may send it.
    package static let isOperators = Traits(rawValue: 32)

    /// Creates the traits of these bits.
    package init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// The traits of this command; a new one has to be given some here, or none.
  package var traits: Traits {
    switch self {
    case .toggle, .start, .stop, .clickerStart, .add, .adjust, .back, .backdate, .questions, .goTo,
      .move, .reload, .undo, .until, .clear, .takeOver, .quit, .help:
      []
    case .assign(let lamp): lamp == .green ? [] : .discards
    case .set, .slot, .preset, .go, .store, .remove, .reset: .discards
    case .skip(let item): item == nil ? .dependsOnPlace : []
    case .shorten(_, let handle), .name(_, _, let handle): handle == nil ? .dependsOnPlace : []
    case .nextSegment, .previousSegment, .insert, .catchUp: .dependsOnPlace
    case .flash: .changesPicture
    case .setBlackout(let isBlack): isBlack ? [.changesPicture, .covers] : .changesPicture
    case .blackout, .message, .showMessage, .storedMessage: [.changesPicture, .covers]
    case .identify: .covers
    case .time, .displays, .events, .rundown: .onlyTells
    case .layout, .theme, .secondaryTime, .cycleSecondaryTime, .operatorView:
      [.changesPicture, .isOperators]
    case .lock, .announcing, .timeOfDay, .prompt, .chooseTarget, .chooseMessage, .focus, .enter,
      .close, .handOver:
      .isOperators
    }
  }
}
