public import TerminalCanvas

/// A terminal that only remembers: what was drawn, and what else was asked of it.
///
/// Its bytes are an escape for each picture, and the bell. Copies share one screen.
public final class InMemoryTerminal: Terminal {
  /// What was asked of it.
  public enum Call: Hashable, Sendable {
    /// A canvas was drawn.
    case draw
    /// The bell was rung.
    case ring
    /// Its size was asked for anew.
    case resize
    /// Its screen was given back.
    case leave
    /// Its keyboard was given back.
    case giveKeysBack
    /// It was taken.
    case enter
  }

  /// No descriptor is behind it.
  public let descriptor: Int32 = -1
  /// What it can show.
  public let abilities: Abilities
  /// The size that it tells.
  public private(set) var size: Size
  /// The size that it will tell after `resize()` or `enter()`.
  public var nextSize: Size
  /// All that was drawn, in order.
  public private(set) var canvases: [Canvas] = []
  /// All that was asked of it, in order.
  public private(set) var calls: [Call] = []
  /// What waits to be read.
  public var inputs: [Input] = []
  /// What is given out as having ended late, when nothing else can be read.
  public var late: [ReceivedInput] = []
  /// Keys are never unfinished here.
  public var deadline: Duration? { nil }

  /// Creates a terminal.
  public init(size: Size, abilities: Abilities = Abilities()) {
    self.size = size
    nextSize = size
    self.abilities = abilities
  }

  /// Remembers the canvas.
  public func draw(_ canvas: Canvas) -> [UInt8] {
    canvases.append(canvas)
    calls.append(.draw)
    return [0x1b]
  }

  /// Returns what waits.
  public func read(at moment: Duration) -> [ReceivedInput] {
    defer { inputs = [] }
    return inputs.map { ReceivedInput($0, at: moment) }
  }

  /// Returns what has ended late.
  public func lapse(at moment: Duration) -> [ReceivedInput] {
    defer { late = [] }
    return late
  }

  /// Remembers the bell.
  public func ring() -> [UInt8] {
    calls.append(.ring)
    return [0x07]
  }

  /// Takes the next size.
  public func resize() {
    size = nextSize
    calls.append(.resize)
  }

  /// Remembers that its screen was given back.
  public func leave() -> [UInt8] {
    calls.append(.leave)
    return [0x1b]
  }

  /// Remembers that its keyboard was given back.
  public func giveKeysBack() { calls.append(.giveKeysBack) }

  /// Remembers that it was taken, and takes the next size.
  public func enter() -> [UInt8] {
    size = nextSize
    calls.append(.enter)
    return [0x1b]
  }
}
