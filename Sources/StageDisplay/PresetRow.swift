import TerminalCanvas
import TimerEngine

/// The presets with number keys, on one line.
struct PresetRow {
  let scene: Scene
  let palette: Palette

  private static let gap = 2
  /// Columns of a space and a shortened name that still says something.
  private static let minName = 6

  func draw(in row: Int, on frame: inout Frame) {
    var column = 0
    for (slot, text) in items(frame.canvas.size.columns) {
      let rect = Rect(column: column, row: row, columns: text.columns, rows: 1)
      frame.canvas.write(text, at: rect.origin, style: style(of: slot))
      frame.add(.slot(slot), in: rect)
      column += text.columns + Self.gap
    }
  }

  /// The slots with their texts, in the longest form that fits.
  private func items(_ columns: Int) -> [(slot: Int, text: String)] {
    let longest = scene.words.presets.map { name(of: $0).columns }.max() ?? 0
    let dots = scene.capabilities.isUnicode ? "…" : "..."
    let named = stride(from: longest, through: Self.minName, by: -1).map { columns in
      { (preset: Preset) in
        name(of: preset).shortened(to: columns, with: dots) + " \(TimeText.plain(preset.duration))"
      }
    }
    let forms = named + [{ " \(TimeText.plain($0.duration))" }, { _ in "" }]
    return forms.lazy.map(items).first { Self.columns(of: $0) <= columns } ?? []
  }

  private func items(_ text: (Preset) -> String) -> [(slot: Int, text: String)] {
    scene.words.presets.compactMap { preset in
      preset.slot.map { ($0, "\($0)" + text(preset)) }
    }
  }

  private static func columns(of items: [(slot: Int, text: String)]) -> Int {
    items.reduce(0) { $0 + $1.text.columns } + max(0, items.count - 1) * gap
  }

  /// The name, unless it only repeats the number in front of it.
  private func name(of preset: Preset) -> String {
    preset.slot.map(Words.name(ofSlot:)) == preset.name ? "" : " " + preset.name
  }

  private func style(of slot: Int) -> Style {
    if scene.words.focus == .slot(slot) { return palette.focusStyle }
    if scene.talk.isRunning { return palette.dim }
    return slot == scene.words.slot ? palette.strong : palette.plain
  }
}
