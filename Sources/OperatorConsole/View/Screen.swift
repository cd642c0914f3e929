import SevenSegmentDisplay
import SpeechAnnouncement
package import TerminalCanvas
import TimerEngine

/// Draws the state: the view.
///
/// The whole screen is drawn every time; only the pictures of digits and lamps are kept.
package struct Screen: Sendable {
  private var display = SegmentDisplay()
  private var lamps = DiscDisplay()

  /// Creates a screen.
  package init() {}

  /// The picture of a state, as large as the state's size.
  package mutating func view(_ state: State) -> Canvas {
    let phase = state.visiblePhase
    let palette = Palette(state.abilities, state.settings, phase, state.light)
    var canvas = Canvas(size: state.size, filledWith: palette.blank)
    if state.isBlackedOut {
      drawBlack(state, palette, on: &canvas)
    } else if let page = state.helpPage {
      drawHelp(page, state, palette, on: &canvas)
    } else {
      drawClock(state, palette, on: &canvas)
    }
    canvas.cursor = Position(column: 0, row: max(0, state.size.rows - 1))
    canvas.title = Self.title(state, phase)
    return canvas
  }

  /// The time and the phase, such as `12:34 YELLOW`.
  private static func title(_ state: State, _ phase: Phase?) -> String {
    let time = ClockFaceContent(state, isCovered: false).time
    let name = phase.map { state.phrases.name(of: $0).uppercased() }
    return [time, name].compactMap { $0 }.joined(separator: " ")
  }

  /// Nothing but the answer to the operator's own key, for as long as the words stay.
  private func drawBlack(_ state: State, _ palette: Palette, on canvas: inout Canvas) {
    guard state.realNow < state.wordsUntil else { return }
    StatusLine(state: state, palette: palette).drawAnswer(in: state.size.rows - 1, on: &canvas)
  }

  private mutating func drawClock(_ state: State, _ palette: Palette, on canvas: inout Canvas) {
    if let light = Self.lampScreen(of: state, palette) {
      light.draw(on: &canvas, &lamps)
      return StatusLine(state: state, palette: palette).draw(in: state.size.rows - 1, on: &canvas)
    }
    let phase = state.visiblePhase
    let reading = ClockFaceContent(state, isCovered: state.showsMessage)
    let (picture, layout) = reading.placed(in: state.size, state.settings.orientation, palette)
    draw(picture, phase, palette, in: layout.area, on: &canvas, state.focus)
    if state.settings.isMirrored { mirror(picture, in: layout.area, on: &canvas) }
    if let rows = layout.lamps {
      TrafficLight(state: state, palette: palette).draw(in: rows, on: &canvas, &lamps)
    }
    if let row = layout.presets, state.showsWords {
      PresetRow(state: state, palette: palette).draw(in: row, on: &canvas)
    }
    if let row = layout.status {
      StatusLine(state: state, palette: palette, time: picture.showsTime ? nil : reading.time)
        .draw(in: row, on: &canvas)
    }
  }

  private func mirror(
    _ picture: ClockFaceContent.Picture, in area: Rect, on canvas: inout Canvas
  ) {
    for part in picture.drawn(in: area) { canvas.mirror(part) }
  }

  private mutating func drawHelp(
    _ page: Int, _ state: State, _ palette: Palette, on canvas: inout Canvas
  ) {
    let help = HelpPages(state)
    let rows = Size(columns: state.size.columns, rows: help.timeRows - 1)
    let (picture, layout) = ClockFaceContent(state, isCovered: false).placed(in: rows, nil, palette)
    var area = layout.area
    if case .text = picture { area.origin.row = 0 }
    draw(picture, state.visiblePhase, palette, in: area, on: &canvas)
    if state.settings.isMirrored { mirror(picture, in: area, on: &canvas) }
    help.draw(page, on: &canvas, palette)
    let last = state.size.rows - 1
    if help.lampRows > 0 {
      TrafficLight(state: state, palette: palette)
        .draw(in: last - help.lampRows..<last, on: &canvas, &lamps)
    }
  }

  /// Draws the time or what stands in its place; where there is only a row of text, the first form
  /// of it that fits whole, or the phase's letter.
  private mutating func draw(
    _ picture: ClockFaceContent.Picture, _ phase: Phase?, _ palette: Palette, in area: Rect,
    on canvas: inout Canvas, _ focus: Focus? = nil
  ) {
    switch picture {
    case .digits(let text, let layout):
      let origin = area.centred(layout.size).origin
      let ring = focus?.group(of: text.shape.count).map { ($0, palette.ringDigits) }
      display.draw(text, layout, at: origin, on: &canvas, with: palette.digits, but: ring)
    case .compact(let digits):
      let origin = area.centred(digits.size).origin
      digits.draw(at: origin, on: &canvas, with: palette.digits, strokes: palette.time)
    case .letters(let text): text.draw(in: area, on: &canvas)
    case .message(let layout):
      layout.text.draw(in: layout.place.moved(to: area.origin), on: &canvas)
      guard let time = layout.time else { return }
      draw(time.picture, phase, palette, in: time.place.moved(to: area.origin), on: &canvas)
    case .text(let forms):
      let letter = phase.map { Line([Span(Words.letter(of: $0), palette.text(of: $0.lamp))]) }
      let lines = forms.map { Line([Span($0, palette.time)]) } + [letter].compactMap { $0 }
      if let line = Line.fitting(canvas.size.columns, lines) {
        canvas.write(line, centredIn: area.origin.row)
      }
    }
  }
}

extension Screen {
  /// What stands at a place of a state's screen and can be pointed at.
  static func target(at position: Position, in state: State) -> Target? {
    let palette = Palette(
      state.abilities, state.settings, state.visiblePhase, state.light)
    if let lamps = lampScreen(of: state, palette) {
      return lamps.lamp(at: position).map { .lamp($0) } ?? control(at: position, state, palette)
    }
    let layout = ClockFaceContent(state, isCovered: false)
      .placed(in: state.size, state.settings.orientation, palette).layout
    if layout.area.contains(position) { return .digits }
    if let rows = layout.lamps, rows.contains(position.row) {
      return TrafficLight(state: state, palette: palette)
        .lamp(at: position, in: rows, state.size.columns).map { .lamp($0) }
    }
    if position.row == layout.status { return control(at: position, state, palette) }
    guard position.row == layout.presets, state.showsWords else { return nil }
    return PresetRow(state: state, palette: palette)
      .slot(at: position.column, state.size.columns).map { .slot($0) }
  }

  /// The control of the status line that stands at a place.
  private static func control(
    at position: Position, _ state: State, _ palette: Palette
  ) -> Target? {
    guard position.row == state.size.rows - 1 else { return nil }
    return StatusLine(state: state, palette: palette)
      .control(at: position.column, state.size.columns).map { $0 == .store ? .store : .undo }
  }

  /// The lamps that fill the screen; `nil` where the usual screen stands.
  private static func lampScreen(of state: State, _ palette: Palette) -> LampScreen? {
    guard state.settings.showsOnlyLamps, !state.showsMessage else { return nil }
    let lamps = LampScreen(
      light: TrafficLight(state: state, palette: palette), size: state.size)
    return lamps.fits ? lamps : nil
  }
}

extension Focus {
  /// Which of so many groups of digits it stands around.
  fileprivate func group(of count: Int) -> Int? {
    switch self {
    case .minutes: count - 2
    case .seconds: count - 1
    default: nil
    }
  }
}

extension State {
  /// What the whole screen looks like now.
  fileprivate var light: Light {
    if isFlashing { return .flash(flash?.lamp) }
    return snapshot.isRunning || showsMessage || isBrightPause ? .running : .stopped
  }
}
