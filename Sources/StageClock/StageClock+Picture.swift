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
  package mutating func uncover() -> Bool {
    tell(.outdated(.blackout))
    guard session.uncover() else { return false }
    recordUncovering()
    return true
  }

  /// Makes each display show its name for five seconds, and shows the operator all names.
  mutating func identify() {
    session.identify(until: realNow + .seconds(5))
    notify(.displays(.connected(clients.filter { $0.kind == .display }.map(name))))
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

  /// Shows the next secondary time of which there is one: without a rundown there is no session.
  mutating func cycleSecondaryTime() {
    let all = Look.SecondaryTime.allCases.filter { $0 != .session || session.rundown != nil }
    let index = session.look.secondaryTime.flatMap(all.firstIndex(of:)).map { $0 + 1 } ?? 0
    setSecondaryTime(index < all.count ? all[index] : nil)
  }

  mutating func setSecondaryTime(_ time: Look.SecondaryTime?) {
    session.look.secondaryTime = time
    notify(.screen(.secondaryTime(time)))
  }
}
