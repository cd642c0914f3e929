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

  /// The slots with their texts, in the longest form that fits: names as long as there is room for,
  /// or times alone, or numbers alone.
  private func items(_ columns: Int) -> [(slot: Int, text: String)] {
    let presets = scene.words.presets.compactMap { preset in
      preset.slot.map { Item(slot: $0, name: name(of: preset), duration: preset.duration) }
    }
    let gaps = max(0, presets.count - 1) * Self.gap
    func fits(_ width: (Item) -> Int) -> Bool {
      presets.reduce(gaps) { $0 + width($1) } <= columns
    }
    // The widths decide, so that no form is built only to be dropped.
    let longest = presets.map(\.nameColumns).max() ?? 0
    let limit = stride(from: longest, through: Self.minName, by: -1).first { limit in
      fits { $0.columns + min($0.nameColumns, limit) }
    }
    guard limit != nil || fits(\.columns) else {
      return fits(\.slotColumns) ? presets.map { ($0.slot, "\($0.slot)") } : []
    }
    return presets.map { preset in
      let name = preset.name.shortened(to: limit ?? 0, with: scene.dots)
      return (preset.slot, "\(preset.slot)" + name + preset.time)
    }
  }

  /// A slot with the parts of its text.
  private struct Item {
    let slot: Int
    let name: String
    let nameColumns: Int
    let time: String

    init(slot: Int, name: String, duration: Int) {
      self.slot = slot
      self.name = name
      nameColumns = name.columns
      time = " " + TimeText.plain(duration)
    }

    var slotColumns: Int { "\(slot)".columns }

    /// The columns of all but the name.
    var columns: Int { slotColumns + time.columns }
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
