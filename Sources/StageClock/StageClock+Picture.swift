import SevenSegmentDisplay
import SpeechAnnouncement
import StageDisplay
import TerminalCanvas
import TimerEngine

// The commands that change what the speaker sees beside the talk: flash, blackout, message, look.
extension StageClock {
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
    if isBlack { notify(.screen(.blackout)) } else { tell(.outdated(.blackout)) }
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
    tell(.outdated(.blackout))
    guard session.uncover() else { return false }
    recordUncovering()
    return true
  }

  /// Makes each display show its name for five seconds, and shows the operator all names.
  mutating func identify() {
    session.identify(until: realNow + .seconds(5))
    notify(.displays(.connected(clients.displays.map(\.nameOrNumber))))
  }

  /// Changes the look of the screen.
  mutating func changeLook(by command: Command) {
    if let notice = session.look.change(by: command, hasSession: session.rundown != nil) {
      notify(.screen(notice))
    }
  }

  // MARK: What keeps a sender from it

  /// What keeps the operator from a command that changes the picture: nobody would see it, or it would
  /// change too often, as held or rapid keys do; `nil` if nothing does.
  ///
  /// An admitted change is counted.
  mutating func hindranceOfPicture(_ command: Command) -> CommandRefusal? {
    switch command {
    case .layout, .theme, .secondaryTime, .cycleSecondaryTime, .operatorView, .flash, .blackout,
      .setBlackout, .message, .showMessage,
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

  /// Remembers when an operator has closed a message or blackout; a client that does has no say in that.
  mutating func recordUncovering() { if sender.isOperator { uncoveredAt = realNow } }

  /// Whether the operator has closed a message or blackout in the last two seconds.
  ///
  /// A client's next one is refused until then: otherwise Space would only ever close messages, and never
  /// stop the talk.
  var hasJustUncovered: Bool {
    uncoveredAt.map { realNow - $0 < .seconds(2) } ?? false
  }

  /// Whether a command would show a message or make the screen black.
  func coversDigits(_ command: Command) -> Bool {
    switch command {
    case .setBlackout(true), .showMessage, .storedMessage: true
    case .blackout: !session.isBlackedOut
    case .message: !session.showsMessage
    case .undo: !session.showsMessage && session.history.last?.message?.isShown == true
    default: false
    }
  }
}

extension Look {
  /// Changes it by a command; returns what the operator is told of that, `nil` if the command is about
  /// something else.
  mutating func change(by command: Command, hasSession: Bool) -> Notice.ScreenNotice? {
    switch command {
    case .layout:
      orientation =
        switch orientation {
        case nil: .landscape
        case .landscape: .portrait
        case .portrait: nil
        }
      return .layout(orientation)
    case .theme:
      theme = Theme.allCases.element(after: theme) ?? Theme.allCases[0]
      return .theme(theme)
    case .cycleSecondaryTime:
      // Without a rundown there is no session.
      let all = SecondaryTime.allCases.filter { $0 != .session || hasSession }
      secondaryTime = secondaryTime.map(all.element(after:)) ?? all.first
      return .secondaryTime(secondaryTime)
    case .secondaryTime(let time):
      secondaryTime = time
      return .secondaryTime(time)
    default: return nil
    }
  }
}

extension Array where Element: Equatable {
  /// The element behind one; `nil` behind the last.
  fileprivate func element(after element: Element) -> Element? {
    firstIndex(of: element).flatMap { indices.contains($0 + 1) ? self[$0 + 1] : nil }
  }
}
