import SevenSegmentDisplay
public import TerminalCanvas
import TimerEngine

/// Draws the state: the view.
///
/// The whole screen is drawn every time; only the digits' pictures of the last size are kept.
public struct Screen: Sendable {
  private var display = SegmentDisplay()

  /// Creates a screen.
  public init() {}

  /// The picture of a state, as large as the state's size.
  public mutating func view(_ state: State) -> Canvas {
    let palette = Palette(
      state.abilities, state.settings, state.countdown.phase(at: state.now))
    var canvas = Canvas(size: state.size, filledWith: palette.blank)
    if let page = state.helpPage {
      drawHelp(page, state, palette, on: &canvas)
    } else {
      drawClock(state, palette, on: &canvas)
    }
    return canvas
  }

  private mutating func drawClock(_ state: State, _ palette: Palette, on canvas: inout Canvas) {
    let phase = state.countdown.phase(at: state.now)
    let reading = Reading(state)
    let layout = reading.layout(
      in: state.size, state.settings.orientation, isFine: palette.digits.isFine)
    draw(reading, phase, layout, palette, on: &canvas)
    if let rows = layout.lamps {
      TrafficLight(countdown: state.countdown, phase: phase, palette: palette)
        .draw(in: rows, on: &canvas)
    }
    if let row = layout.presets, state.showsWords {
      PresetRow(
        presets: state.presets, slot: state.slot, isDim: state.countdown.isRunning,
        palette: palette
      ).draw(in: row, on: &canvas)
    }
    if let row = layout.status {
      StatusLine(state: state, palette: palette).draw(in: row, on: &canvas)
    }
  }

  private mutating func drawHelp(
    _ page: Int, _ state: State, _ palette: Palette, on canvas: inout Canvas
  ) {
    let help = HelpPages(state.size)
    let reading = Reading(state)
    var layout = reading.layout(
      in: Size(columns: state.size.columns, rows: help.timeRows - 1), nil,
      isFine: palette.digits.isFine)
    layout.text = 0
    draw(reading, state.countdown.phase(at: state.now), layout, palette, on: &canvas)
    help.draw(page, on: &canvas, palette)
  }

  /// Draws the time as digits, as text, as its largest unit, or as the phase's letter: the first
  /// that fits whole.
  private mutating func draw(
    _ reading: Reading, _ phase: Phase, _ layout: ScreenLayout, _ palette: Palette,
    on canvas: inout Canvas
  ) {
    if let digits = layout.digits, let text = DisplayText(reading.digits) {
      display.draw(text, digits.layout, at: digits.origin, on: &canvas, with: palette.digits)
      return
    }
    let forms = [reading.digits, reading.short].map { text in
      Line([Span(text, palette.time)])
    }
    let letter = Line([Span(Words.letter(of: phase), palette.text(of: phase.lamp))])
    if let line = Line.fitting(canvas.size.columns, forms + [letter]) {
      canvas.write(line, centredIn: layout.text)
    }
  }
}

/// What the clock says: the time, or after zero what the talk puts in its place.
private struct Reading {
  /// What the digits show.
  let digits: String
  /// The same where there is no room for it.
  let short: String

  init(_ state: State) {
    let shown = state.countdown.shown(at: state.now)
    switch shown < 0 ? state.overtime : .count {
    case .count: (digits, short) = (TimeText.digits(shown), TimeText.short(shown))
    case .freeze: (digits, short) = (TimeText.digits(0), TimeText.short(0))
    case .blank(let text): (digits, short) = (text ?? Words.end, Words.end)
    }
  }

  /// A text that seven bars cannot show stands in the middle of where the digits were.
  func layout(in size: Size, _ orientation: Orientation?, isFine: Bool) -> ScreenLayout {
    if let text = DisplayText(digits) {
      return ScreenLayout(text.shape, in: size, orientation, isFine: isFine)
    }
    var layout = ScreenLayout([2, 2], in: size, orientation, isFine: isFine)
    guard let digits = layout.digits else { return layout }
    layout.text = digits.origin.row + digits.layout.size.rows / 2
    layout.digits = nil
    return layout
  }
}
