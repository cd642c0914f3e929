import SevenSegmentDisplay
import SpeechAnnouncement
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
  ///
  /// In the dark only what the operator asks for flashes.
  var isFlashing: Bool {
    guard let flash, flash.isLit(at: realNow) else { return false }
    return !isBlackedOut || flash.lamp == nil
  }

  /// One pulse where a running clock crosses into yellow or red, three at zero.
  mutating func flash(for events: [TalkEvent]) {
    guard !hidesEnd else { return }
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

  // MARK: What changes once a second

  /// Whether the digits of a paused clock are bright now; they are dim at first.
  var isBrightPause: Bool {
    changesWhilePaused && !(idleTime.components.seconds).isMultiple(of: 2)
  }

  /// Whether a clock that stands still looks different every second: it is paused, and its digits
  /// are seen in one of two shades.
  var changesWhilePaused: Bool {
    isPaused && hasPulse && abilities.hasScreen && !isBlackedOut && !showsMessage
  }

  /// Whether digits may change between two shades.
  private var hasPulse: Bool { settings.flashes && abilities.colours >= 256 }

  /// What is written large in the place of the lamps, where no change tells it.
  var largeWord: String? {
    if isPaused { return hasPulse ? nil : phrases.paused }
    let isOver = snapshot.isRunning && shown < 0 && !settings.flashes && !hidesEnd
    return isOver ? phrases.name(of: .overtime).uppercased() : nil
  }

  private var isPaused: Bool { snapshot.run.state == .paused }

  /// Whether the red lamp is dark for a second, as it is every other second of the overtime.
  var isRedLampDark: Bool {
    snapshot.isRunning && shown < 0 && !hidesEnd && settings.flashes && !shown.isMultiple(of: 2)
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
