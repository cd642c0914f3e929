public import TerminalCanvas

/// A terminal that only remembers: what was drawn, and what else was asked of it.
///
/// Copies share one screen.
public final class InMemoryTerminal: Terminal {
  /// What was asked of it.
  public enum Call: Hashable, Sendable {
    /// A canvas was drawn.
    case draw
    /// The bell was rung.
    case ring
    /// Its size was asked for anew.
    case resize
    /// It was given back.
    case suspend
    /// It was taken again.
    case resume
  }

  /// No descriptor is behind it.
  public let descriptor: Int32 = -1
  /// What it can show.
  public let abilities: Abilities
  /// The size that it tells.
  public private(set) var size: Size
  /// The size that it will tell after `resize()` or `resume()`.
  public var nextSize: Size
  /// All that was drawn, in order.
  public private(set) var canvases: [Canvas] = []
  /// All that was asked of it, in order.
  public private(set) var calls: [Call] = []
  /// What waits to be drained.
  public var inputs: [Input] = []

  /// Creates a terminal.
  public init(size: Size, abilities: Abilities = Abilities()) {
    self.size = size
    nextSize = size
    self.abilities = abilities
  }

  /// Remembers the canvas.
  public func draw(_ canvas: Canvas) {
    canvases.append(canvas)
    calls.append(.draw)
  }

  /// Returns what waits.
  public func drain() -> [Input] {
    defer { inputs = [] }
    return inputs
  }

  /// Remembers the bell.
  public func ring() { calls.append(.ring) }

  /// Takes the next size.
  public func resize() {
    size = nextSize
    calls.append(.resize)
  }

  /// Remembers that it was given back.
  public func suspend() { calls.append(.suspend) }

  /// Remembers that it was taken again, and takes the next size.
  public func resume() {
    size = nextSize
    calls.append(.resume)
  }
}
