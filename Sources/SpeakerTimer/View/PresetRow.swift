import TerminalCanvas
import TimerEngine

/// The slots with their presets, on one line.
struct PresetRow {
  let presets: [Preset]
  /// The slot that the clock is set to.
  let slot: Int?
  let isDim: Bool
  let palette: Palette

  func draw(in row: Int, on canvas: inout Canvas) {
    let forms: [(Preset) -> String] = [
      { " \($0.name) \(TimeText.plain($0.duration))" }, { " \(TimeText.plain($0.duration))" },
      { _ in "" },
    ]
    let lines = forms.map { line($0) }
    if let line = Line.fitting(canvas.size.columns, lines) {
      canvas.write(line, at: Position(column: 0, row: row))
    }
  }

  private func line(_ text: (Preset) -> String) -> Line {
    let items = presets.enumerated().map { index, preset in
      Line([Span("\(index + 1)" + text(preset), style(of: index + 1))])
    }
    return Line.joined(items, gap: 2, palette.plain)
  }

  private func style(of slot: Int) -> Style {
    if isDim { return palette.dim }
    return slot == self.slot ? palette.strong : palette.plain
  }
}
