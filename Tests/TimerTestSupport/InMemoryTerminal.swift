package import StageRenderer

/// A terminal that only records: what was drawn, and what else was asked of it.
///
/// Its bytes are an escape for each picture, or several, and the bell. Copies share one screen.
package final class InMemoryTerminal: Terminal {
  /// What was asked of it.
  package enum Call: Hashable, Sendable {
    /// A canvas was drawn.
    case draw
    /// The bell was rung.
    case ring
    /// Its size was asked for anew.
    case resize
    /// Its screen was given back.
    case leave
    /// Its keyboard was given back.
    case restoreKeyboard
    /// It was taken.
    case enter
  }

  /// No descriptor is behind it.
  package let descriptor: Int32 = -1
  /// What it can show.
  package let capabilities: Capabilities
  /// The size that it tells.
  package private(set) var size: Size
  /// The size that it will tell after `resize()` or `enter()`.
  package var nextSize: Size
  /// All that was drawn, in order.
  package private(set) var canvases: [Canvas] = []
  /// All that was asked of it, in order.
  package private(set) var calls: [Call] = []
  /// What waits to be read.
  package var inputs: [Input] = []
  /// What is given out as having ended late, when nothing else can be read.
  package var late: [ReceivedInput] = []
  /// Keys are never unfinished here.
  package var deadline: Duration? { nil }

  private let bytesOfPicture: Int

  /// Creates a terminal.
  package init(
    size: Size, capabilities: Capabilities = Capabilities(), bytesOfPicture: Int = 1
  ) {
    self.size = size
    self.bytesOfPicture = bytesOfPicture
    nextSize = size
    self.capabilities = capabilities
  }

  /// Remembers the canvas.
  package func draw(_ canvas: Canvas) -> [UInt8] {
    canvases.append(canvas)
    calls.append(.draw)
    return screenBytes
  }

  /// Returns what waits.
  package func read(at moment: Duration) -> [ReceivedInput] {
    defer { inputs = [] }
    return inputs.map { ReceivedInput($0, at: moment) }
  }

  /// Returns what has ended late.
  package func expire(at moment: Duration) -> [ReceivedInput] {
    defer { late = [] }
    return late
  }

  /// Remembers the bell.
  package func ringBell() -> [UInt8] {
    calls.append(.ring)
    return capabilities.hasScreen ? [0x07] : []
  }

  /// Takes the next size.
  package func resize() {
    size = nextSize
    calls.append(.resize)
  }

  /// Remembers that its screen was given back.
  package func leave() -> [UInt8] {
    calls.append(.leave)
    return screenBytes
  }

  /// Remembers that its keyboard was given back.
  package func restoreKeyboard() { calls.append(.restoreKeyboard) }

  /// Remembers that it was taken, and takes the next size.
  package func enter() -> [UInt8] {
    size = nextSize
    calls.append(.enter)
    return screenBytes
  }

  /// Bytes in place of a screen's; none without a screen.
  private var screenBytes: [UInt8] {
    Array(repeating: 0x1b, count: capabilities.hasScreen ? bytesOfPicture : 0)
  }
}
