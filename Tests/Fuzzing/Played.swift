import StageRenderer
import TimerTestSupport

/// A terminal to which a pen sends canvases.
struct Played {
  private var pen = FrameEncoder(Capabilities(), Control.encoder { _ in false })
  private var terminal = TerminalEmulator(size: Size(columns: 1, rows: 1))

  /// Whether the terminal shows a canvas that was sent to it after the others.
  mutating func shows(_ canvas: Canvas) -> Bool {
    guard !canvas.cells.isEmpty else { return true }
    if terminal.canvas.size != canvas.size { terminal.resize(canvas.size) }
    terminal.feed(pen.draw(canvas))
    return terminal.canvas.seen == canvas.seen
  }
}
