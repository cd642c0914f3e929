import ArgumentParser
import Files
import Room
import StageRenderer

/// How the screen is arranged and drawn: the same options for the clock, a display and a frame.
struct LookArguments: ParsableArguments {
  @Option(help: ArgumentHelp("How the digits are arranged.", valueName: "layout"))
  var layout = LayoutChoice.auto

  @Option(help: ArgumentHelp("What the digits are drawn with.", valueName: "glyphs"))
  var glyphs = Look.Glyphs.auto

  @Option(
    help: ArgumentHelp(
      "The whole clock, or only the traffic light; 'programme', the rundown, is for displays.",
      valueName: "what"))
  var show = ShowChoice.clock

  @Option(
    help: ArgumentHelp(
      "A secondary time beside the traffic light: left in the session, left in the talk, or the time of day.",
      valueName: "time"))
  var beside: Look.SecondaryTime?

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Whether a bar above the traffic light shows how far the talk has come.")
  var progress = false

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Whether digits, lamps and messages are mirrored, for a teleprompter's glass.")
  var mirror = false

  /// Whether something is asked for that only large digits have.
  var isForDigits: Bool { layout != .auto || mirror || progress || beside != nil }

  /// Whether something is asked for that only the view of one clock has.
  var isForOneClock: Bool { isForDigits || show != .clock }

  /// Throws if something is asked for that only a display shows.
  func validateForClock() throws {
    guard !ShowChoice.ofClock.contains(show) else { return }
    throw ValidationError(
      "--show '\(show.rawValue)' needs a display. Expected clock or lamps, or a display, for "
        + "example: speakerclock display --show \(show.rawValue)")
  }

  func apply(to look: inout Look) {
    look.orientation = layout.orientation
    look.glyphs = glyphs
    look.showsOnlyLamps = show == .lamps
    look.isMirrored = mirror
    look.secondaryTime = beside
    look.showsProgress = progress
  }
}

/// How a screen looks that shows a clock elsewhere: the same options for a display and a desk.
struct ScreenArguments: ParsableArguments {
  @OptionGroup
  var look: LookArguments

  @Option(
    help: ArgumentHelp(
      "The colours of digits and lamps; default: the clock's.", valueName: "theme"))
  var theme: Look.Theme?

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Whether the screen flashes, if the clock allows it.")
  var flash = true

  /// Takes them over; without a theme it has `standard`, or with `nil` that of the clock.
  func apply(to options: inout DisplayConsole.Options, otherwise standard: Look.Theme? = nil) {
    look.apply(to: &options.look)
    options.look.theme = theme ?? standard ?? .led
    options.hasOwnTheme = theme != nil || standard != nil
    options.look.flashes = flash
  }
}
