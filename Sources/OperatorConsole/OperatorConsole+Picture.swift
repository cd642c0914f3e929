import SevenSegmentDisplay
import StageDisplay
import TerminalCanvas
import TimerEngine

// The commands that change the picture: flash, blackout, message, layout and theme.
extension OperatorConsole {
  /// What keeps the operator from a command that changes the picture: nobody would see it, or it would
  /// change too often, as held or rapid keys do; `nil` if nothing does.
  ///
  /// An admitted change is counted.
  mutating func hindranceOfPicture(_ command: Command) -> CommandRefusal? {
    switch command {
    case .layout, .theme, .operatorView, .flash, .blackout, .setBlackout, .message, .showMessage,
      .storedMessage:
      guard hasPicture, capabilities.hasScreen || !command.concernsOwnScreen else {
        return .noScreen
      }
      return isExemptFromFlashLimit(command) || session.admitPictureChange(at: realNow)
        ? nil : .pictureChangesTooOften
    case .help:
      return !capabilities.hasScreen || session.admitPictureChange(at: realNow)
        ? nil : .pictureChangesTooOften
    default: return nil
    }
  }

  /// Whether the flash limit does not concern a command: it is a flash, which is limited by itself, it
  /// brings the digits back, or it shows a message.
  private func isExemptFromFlashLimit(_ command: Command) -> Bool {
    switch command {
    case .flash: true
    case .blackout, .setBlackout(false): session.isBlackedOut
    case .message: session.showsMessage
    case .showMessage, .storedMessage: true
    default: false
    }
  }

  /// Flashes three white pulses; the clock keeps running.
  mutating func flash() throws(CommandRefusal) {
    guard session.look.flashes else { throw .noFlash }
    guard hasPicture else { throw .noScreen }
    session.flashWhite(pulses: 3, at: realNow)
  }

  mutating func setBlackout(_ isBlack: Bool) {
    guard isBlack != session.isBlackedOut else { return }
    session.setBlackout(isBlack)
    if !isBlack { recordUncovering() }
    guard capabilities.hasScreen else { return }
    if isBlack { notify(.screen(.blackout)) } else { notices.remove(.screen(.blackout)) }
  }

  /// Shows a text, or the last message, for some seconds or until it is hidden.
  mutating func showMessage(
    _ text: String? = nil, seconds: Int? = nil
  ) throws(CommandRefusal) {
    guard text != nil || !session.message.isEmpty else { throw .noMessage }
    session.showMessage(text, until: seconds.map { realNow + .seconds($0) })
    if !capabilities.hasScreen { notify(.screen(.message(session.message))) }
  }

  mutating func showStoredMessage(_ number: Int) throws(CommandRefusal) {
    guard let message = settings.storedMessages[number] else { throw .noStoredMessage(number) }
    try showMessage(message.text, seconds: message.seconds)
  }

  mutating func hideMessage() {
    session.hideMessage()
    recordUncovering()
  }

  mutating func clearMessage() {
    guard session.showsMessage else { return }
    hideMessage()
    if !capabilities.hasScreen { notify(.screen(.messageCleared)) }
  }

  /// Uncovers the digits; returns whether they were covered.
  mutating func uncover() -> Bool {
    notices.remove(.screen(.blackout))
    guard session.uncover() else { return false }
    recordUncovering()
    return true
  }

  /// Remembers when the operator has closed a message or blackout; a client that does has no say in that.
  mutating func recordUncovering() { if session.author == nil { uncoveredAt = realNow } }

  /// Whether the operator has closed a message or blackout in the last two seconds.
  ///
  /// A client's next one is refused until then: otherwise Space would only ever close messages, and never
  /// stop the talk.
  var hasJustUncovered: Bool {
    uncoveredAt.map { realNow - $0 < .seconds(2) } ?? false
  }

  /// Dismisses notices and the focus, and uncovers the digits.
  mutating func close() {
    notices.clear()
    focus = nil
    _ = uncover()
  }

  mutating func cycleLayout() {
    session.look.orientation =
      switch session.look.orientation {
      case nil: .landscape
      case .landscape: .portrait
      case .portrait: nil
      }
    notify(.screen(.layout(session.look.orientation)))
  }

  mutating func cycleTheme() {
    let themes = Look.Theme.allCases
    let index = themes.firstIndex(of: session.look.theme) ?? 0
    session.look.theme = themes[(index + 1) % themes.count]
    notify(.screen(.theme(session.look.theme)))
  }
}
