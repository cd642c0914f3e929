import SpeechAnnouncement
import StageRenderer
import TimerEngine

// What is beside the digits or in their place: flash, blackout, messages, look.
extension StageClock {
  /// Flashes three white pulses; the clock keeps running.
  mutating func flash() throws(CommandRefusal) {
    guard state.look.flashes else { throw .noFlash }
    guard hasPicture else { throw .noDisplay }
    guard state.flashWhite(pulses: 3, at: realNow) else { throw .pictureChangesTooOften }
    notifyOfPicture(.flash)
  }

  mutating func setBlackout(_ isBlack: Bool) {
    state.isBlackedOut = isBlack
    if !isBlack { recordUncovering() }
  }

  /// Shows a text, or the last message, for some seconds or until it is hidden.
  ///
  /// A new text of an operator's key or prompt is only kept while nobody could see it, so that it
  /// does not appear when a display is connected much later. Lines and clients decide for whoever
  /// connects.
  mutating func showMessage(
    _ text: String? = nil, seconds: Int? = nil
  ) throws(CommandRefusal) {
    guard text != nil || !state.message.isEmpty else { throw .noMessage }
    if let text, sender == .console, !hasPicture {
      state.keepMessage(text)
      throw .messageKept(text)
    }
    state.showMessage(text, until: seconds.map { realNow + .seconds($0) })
    // A client is answered even if the same message is shown already.
    if state.showsMessage { notifyOfPicture(.message(state.message, on: messagePlace)) }
    reportedCover.message = Cover(of: state).message
    notifyOfSmallLetters()
  }

  /// Where a message is shown now.
  private var messagePlace: MessagePlace {
    clients.hasPicture ? .displays : capabilities.hasScreen ? .screen : .nobody
  }

  /// What the displays show in place of the time, as a text; `nil` if no message is shown.
  var shownMessage: String? {
    state.stage.message.map { phrases.message($0, on: messagePlace) }
  }

  /// Tells who sent a message that no letters can be drawn for; displays elsewhere may have a font.
  private mutating func notifyOfSmallLetters() {
    guard state.showsMessage, !PixelText.canDraw(state.message, capabilities.font) else {
      return
    }
    notify(.screen(.smallLetters), for: .seconds(10))
    result.line = phrases.line(phrases.lines.notice, phrases.smallLetters).printable
  }

  mutating func showStoredMessage(_ number: Int) throws(CommandRefusal) {
    guard let message = settings.storedMessages[number] else { throw .noStoredMessage(number) }
    try showMessage(message.text, seconds: message.seconds)
  }

  mutating func hideMessage() {
    state.hideMessage()
    recordUncovering()
  }

  /// Notifies of what has covered or uncovered the digits since the last notice, whoever has caused
  /// it.
  mutating func notifyOfCover() {
    var cover = Cover(of: state)
    cover.isUnseen = messagePlace == .nobody
    let before = reportedCover
    reportedCover = cover
    if cover.isBlack != before.isBlack {
      if cover.isBlack {
        notify(.screen(.blackout))
      } else {
        notify(.outdated(.blackout))
        notifyOfPicture(.pictureIsBack)
      }
    }
    // A display that comes shows what nobody has seen yet.
    guard
      cover.message != before.message || cover.message != nil && before.isUnseen && !cover.isUnseen
    else { return }
    notifyOfPicture(
      cover.message.map { .message($0, on: messagePlace) } ?? .messageCleared)
  }

  /// Notifies of what has changed on the displays; where the clock has a screen, which shows it,
  /// only its sender.
  private mutating func notifyOfPicture(_ notice: Notice.ScreenNotice) {
    guard capabilities.hasScreen else { return notify(.screen(notice)) }
    let line = phrases.line(phrases.lines.notice, fullText(of: .screen(notice))).printable
    result.line = result.line ?? line
  }

  /// Uncovers the digits; returns whether they were covered.
  mutating func uncover() -> Bool {
    guard state.uncover() else { return false }
    recordUncovering()
    return true
  }

  /// Makes each display show its name for five seconds, and shows the operator all names.
  mutating func identify() {
    state.identifyUntil = realNow + .seconds(5)
    notify(.displays(.connected(clients.displays.map(\.nameOrNumber))))
  }

  /// Changes the look of the screen.
  mutating func changeLook(by command: Command) {
    if let notice = state.look.change(by: command, hasSession: state.rundown != nil) {
      notify(.screen(notice))
    }
  }

  // MARK: What keeps a sender from it

  /// What keeps the operator from a command that changes the picture: nobody would see it, or it
  /// would change too often, as held or rapid keys do; `nil` if nothing does.
  ///
  /// An admitted change is counted.
  mutating func pictureRefusal(_ command: Command) -> CommandRefusal? {
    if command == .help {
      return !capabilities.hasScreen || state.admitPictureChange(at: realNow)
        ? nil : .pictureChangesTooOften
    }
    guard command.traits.contains(.changesPicture) else { return nil }
    guard capabilities.hasScreen || !command.concernsOwnScreen else { return .notInPlainMode }
    guard hasPicture else { return command.hasMessage ? nil : .noDisplay }
    return isExemptFromFlashLimit(command) || state.admitPictureChange(at: realNow)
      ? nil : .pictureChangesTooOften
  }

  /// Whether the flash limit does not apply to a command: to a flash, which has its own limit; to a
  /// command that brings the digits back; or to a message that replaces another message.
  private func isExemptFromFlashLimit(_ command: Command) -> Bool {
    switch command {
    case .flash: true
    case .blackout, .setBlackout(false): state.isBlackedOut
    case .message, .showMessage, .storedMessage: state.showsMessage
    default: false
    }
  }

  /// Remembers when an operator has closed a message or blackout; a client that does has no say in
  /// that.
  mutating func recordUncovering() { if sender.isOperator { uncoveredAt = realNow } }

  /// Whether the operator has closed a message or blackout in the last two seconds.
  ///
  /// A client's next one is refused until then: otherwise Space would only ever close messages, and
  /// never stop the talk.
  var hasJustUncovered: Bool {
    uncoveredAt.map { realNow - $0 < .seconds(2) } ?? false
  }

  /// Whether a command would show a message or make the screen black.
  func coversDigits(_ command: Command) -> Bool {
    switch command {
    case .setBlackout(true), .showMessage, .storedMessage: true
    case .blackout: !state.isBlackedOut
    case .message: !state.showsMessage
    case .undo: !state.showsMessage && state.history.last?.message?.isShown == true
    case .redo: !state.showsMessage && state.history.lastUndone?.showsMessage == true
    default: false
    }
  }
}

/// What covers the digits for those who watch.
struct Cover: Equatable, Sendable {
  /// Whether the screen is black.
  var isBlack = false
  /// The message; `nil` if none is shown.
  var message: String?
  /// Whether nobody is connected who could see the message.
  var isUnseen = false

  init() {}

  init(of state: ClockState) {
    (isBlack, message) = (state.isBlackedOut, state.showsMessage ? state.message : nil)
  }
}

extension Command {
  /// Whether it has a message, which is kept where nobody can see it.
  fileprivate var hasMessage: Bool {
    switch self {
    case .showMessage(let text, _): text != nil
    case .storedMessage: true
    default: false
    }
  }
}
