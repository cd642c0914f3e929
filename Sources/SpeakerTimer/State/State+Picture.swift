import SevenSegmentDisplay
import TerminalCanvas
import TimerEngine

// What colours, covers or moves the picture while the clock goes on.
extension State {
  /// Whether a command may make another picture now: held keys, or many, must not flicker, and where
  /// there is no screen there is none to change.
  mutating func mayChangePicture(_ command: Command) -> Bool {
    switch command {
    case .layout, .theme, .flash, .blackout, .message:
      guard abilities.hasScreen else {
        tell(.noScreen)
        return false
      }
      return command == .flash || bringsPictureBack(command)
        || limiter.admits([realNow])
    case .help: return !abilities.hasScreen || limiter.admits([realNow])
    default: return true
    }
  }

  private func bringsPictureBack(_ command: Command) -> Bool {
    command == .blackout && isBlackedOut || command == .message && showsMessage
  }

  // MARK: Flashes

  /// Whether the screen is in the colour of a flash now.
  var isFlashing: Bool { !isBlackedOut && flash?.isLit(at: realNow) == true }

  /// One pulse where a running clock crosses into yellow or red, three at zero.
  mutating func flash(for events: [TalkEvent]) {
    if events.contains(where: { $0.kind == .zero }) { return flash(.red, pulses: 3) }
    for case .phase(let phase, let earlier) in events.lazy.map(\.kind)
    where phase.lamp != earlier?.lamp {
      flash(phase.lamp, pulses: 1)
    }
  }

  /// Three white pulses, over a clock that goes on.
  mutating func flashForAttention() throws(CommandRefusal) {
    guard settings.flashes else { throw .noFlash }
    flash(nil, pulses: 3)
  }

  private mutating func flash(_ lamp: Lamp?, pulses: Int) {
    guard settings.flashes, abilities.hasScreen else { return }
    let flash = Flash(lamp: lamp, start: realNow, pulses: pulses)
    guard limiter.admits(flash.starts) else { return }
    self.flash = flash
  }

  /// A flash that a talk has brought about ends with it.
  mutating func endFlash() {
    guard let flash else { return }
    let isOver = flash.nextChange(after: realNow) == nil
    if isOver || flash.lamp != nil && !snapshot.isRunning { self.flash = nil }
  }

  // MARK: What covers the digits

  mutating func toggleBlackout() {
    isBlackedOut.toggle()
    if isBlackedOut { tell(.blackout) } else { forgetBlackout() }
  }

  mutating func toggleMessage() throws(CommandRefusal) {
    guard !message.isEmpty else { throw .noMessage }
    showsMessage.toggle()
  }

  /// What fills the screen when it is asked for.
  var message: String { settings.message ?? title }

  /// Uncovers the digits; returns whether there was anything to uncover.
  mutating func uncover() -> Bool {
    defer { (isBlackedOut, showsMessage) = (false, false) }
    forgetBlackout()
    return isBlackedOut || showsMessage
  }

  private mutating func forgetBlackout() { if notice?.words == .blackout { notice = nil } }

  /// Closes what is open.
  mutating func close() {
    notice = nil
    focus = nil
    _ = uncover()
  }

  // MARK: Looks

  mutating func turnLayout() {
    switch settings.orientation {
    case nil: settings.orientation = .landscape
    case .landscape: settings.orientation = .portrait
    case .portrait: settings.orientation = nil
    }
    tell(.layout(settings.orientation))
  }

  mutating func turnTheme() {
    let themes = Settings.Theme.allCases
    let next = themes.drop { $0 != settings.theme }.dropFirst().first
    settings.theme = next ?? themes[0]
    tell(.theme(settings.theme))
  }
}
