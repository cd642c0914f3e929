import TimerEngine

/// The line of a rundown, in the place of the presets.
struct RundownRow {
  let scene: Scene
  let palette: Palette

  /// The forms of the line, the longest first: the operator's, else what is shown to the speaker.
  private var texts: [String] {
    if !scene.words.rundown.isEmpty { return scene.words.rundown }
    return scene.stage.rundown.map { [$0.line] } ?? []
  }

  /// Whether there is a rundown, so that no presets are shown.
  var isThere: Bool { scene.stage.rundown != nil }

  func draw(in row: Int, on canvas: inout Canvas) {
    let style = scene.talk.isRunning ? palette.dim : palette.strong
    var lines = texts.map { StyledLine($0, style) }
    if let last = texts.last {
      lines.append(
        StyledLine(last.shortened(to: canvas.size.columns, with: scene.dots), style))
    }
    guard let line = StyledLine.fitting(canvas.size.columns, lines) else { return }
    canvas.write(line, at: Position(column: 0, row: row))
  }
}
