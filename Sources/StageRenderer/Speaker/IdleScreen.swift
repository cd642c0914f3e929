import TimerEngine

/// The screen of a display without a talk: the time of day, dimly, and a line of text.
package struct IdleScreen: Sendable {
  private let timeOfDay: Duration
  private let words: [String]
  private let size: Size
  private let capabilities: Capabilities
  private let look: Look

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - timeOfDay: the time since midnight.
  ///   - words: the texts of the notice, the longest one first.
  ///   - size: the terminal's size.
  ///   - capabilities: what the terminal can show.
  ///   - look: how the display looks.
  package init(
    _ timeOfDay: Duration, _ words: [String], in size: Size, _ capabilities: Capabilities,
    _ look: Look
  ) {
    self.timeOfDay = timeOfDay
    self.words = words
    self.size = size
    self.capabilities = capabilities
    self.look = look
  }

  /// The hours and minutes, which change together with those of any other clock.
  private var time: String {
    let minutes = Int(timeOfDay.components.seconds / 60)
    return TimeText.digits(minutes)
  }

  /// Draws it with the digits of a display.
  func draw(with display: inout SegmentDisplay) -> Frame {
    let palette = Palette(capabilities, look, nil, .stopped)
    var frame = Frame(size: size, filledWith: palette.blank)
    let hasWords = size.rows > 1
    let area = Rect(
      column: 0, row: 0, columns: size.columns, rows: max(1, size.rows - (hasWords ? 1 : 0)))
    draw(in: area, palette, with: &display, on: &frame.canvas)
    if look.isMirrored { frame.canvas.mirror(area) }
    let lines = words.map { StyledLine($0, palette.dim) }
    if hasWords, let line = StyledLine.fitting(size.columns, lines) {
      frame.canvas.write(line, at: Position(column: 0, row: size.rows - 1))
    }
    frame.canvas.cursor = Position(column: 0, row: max(0, size.rows - 1))
    frame.canvas.title = words.first ?? time
    return frame
  }

  /// Draws the time alone in an area.
  func draw(
    in area: Rect, _ palette: Palette, with display: inout SegmentDisplay, on canvas: inout Canvas
  ) {
    guard let text = DisplayText(time) else { return }
    let hasSubcellEdges = palette.digits.hasSubcellEdges
    if let layout = DisplayLayout.largest(
      text.shape, in: area.size, look.orientation, hasSubcellEdges: hasSubcellEdges)
    {
      let origin = area.centred(layout.size).origin
      display.draw(text, layout, at: origin, on: &canvas, with: palette.digits)
    } else if let digits = CompactDigits(text, in: area.size, look.orientation) {
      let origin = area.centred(digits.size).origin
      digits.draw(at: origin, on: &canvas, with: palette.digits, strokes: palette.time)
    } else if let line = StyledLine.fitting(area.size.columns, [StyledLine(time, palette.dim)]) {
      canvas.write(line, centredIn: area.size.rows / 2)
    }
  }
}

extension StageDisplay {
  /// Draws a screen without a talk in its own size.
  package mutating func frame(of screen: IdleScreen) -> Frame { screen.draw(with: &display) }
}
