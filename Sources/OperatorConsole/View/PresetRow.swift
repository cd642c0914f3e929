import TerminalCanvas
import TimerEngine

/// The slots with their presets, on one line.
struct PresetRow {
  let state: State
  let palette: Palette

  private static let gap = 2
  /// Columns of a space and a shortened name that still says something.
  private static let leastName = 6

  func draw(in row: Int, on canvas: inout Canvas) {
    for (slot, columns, text) in items(canvas.size.columns) {
      let place = Position(column: columns.lowerBound, row: row)
      canvas.write(text, at: place, style: style(of: slot))
    }
  }

  /// The slot whose preset stands at a column of a screen so wide.
  func slot(at column: Int, _ columns: Int) -> Int? {
    items(columns).first { $0.columns.contains(column) }?.slot
  }

  /// The slots with their places, in the longest form that fits.
  private func items(_ columns: Int) -> [(slot: Int, columns: Range<Int>, text: String)] {
    let longest = (1...9).compactMap { state.presets[slot: $0] }.map { name(of: $0).columns }.max()
    let lengths = stride(from: longest ?? 0, through: Self.leastName, by: -1)
    let dots = state.abilities.isUnicode ? "…" : "..."
    let named = lengths.map { columns in
      { (preset: Preset) in
        name(of: preset).shortened(to: columns, with: dots) + " \(TimeText.plain(preset.duration))"
      }
    }
    let forms = named + [{ " \(TimeText.plain($0.duration))" }, { _ in "" }]
    return forms.lazy.map(items).first { ($0.last?.columns.upperBound ?? 0) <= columns } ?? []
  }

  private func items(
    _ text: (Preset) -> String
  ) -> [(slot: Int, columns: Range<Int>, text: String)] {
    var column = 0
    return (1...9).compactMap { slot in
      guard let preset = state.presets[slot: slot] else { return nil }
      let text = "\(slot)" + text(preset)
      defer { column += text.columns + Self.gap }
      return (slot, column..<column + text.columns, text)
    }
  }

  /// The name, unless it says only what stands before it.
  private func name(of preset: Preset) -> String {
    preset.slot.map(Words.name(ofSlot:)) == preset.name ? "" : " " + preset.name
  }

  private func style(of slot: Int) -> Style {
    if state.focus == .slot(slot) { return palette.ring }
    if state.snapshot.isRunning { return palette.dim }
    return slot == state.slot ? palette.strong : palette.plain
  }
}
