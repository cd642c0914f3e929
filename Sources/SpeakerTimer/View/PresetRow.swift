import TerminalCanvas
import TimerEngine

/// The slots with their presets, on one line.
struct PresetRow {
  let presets: PresetList
  /// The slot that the clock is set to.
  let slot: Int?
  let isDim: Bool
  let palette: Palette

  func draw(in row: Int, on canvas: inout Canvas) {
    let forms: [(Preset) -> String] = [
      { Self.name(of: $0) + " \(TimeText.plain($0.duration))" },
      { " \(TimeText.plain($0.duration))" },
      { _ in "" },
    ]
    let lines = forms.map { line($0) }
    if let line = Line.fitting(canvas.size.columns, lines) {
      canvas.write(line, at: Position(column: 0, row: row))
    }
  }

  /// The name, unless it says only what stands before it.
  private static func name(of preset: Preset) -> String {
    preset.slot.map(Words.name(ofSlot:)) == preset.name ? "" : " " + preset.name
  }

  private func line(_ text: (Preset) -> String) -> Line {
    let items = (1...9).compactMap { slot in
      presets[slot: slot].map { Line([Span("\(slot)" + text($0), style(of: slot))]) }
    }
    return Line.joined(items, gap: 2, palette.plain)
  }

  private func style(of slot: Int) -> Style {
    if isDim { return palette.dim }
    return slot == self.slot ? palette.strong : palette.plain
  }
}
