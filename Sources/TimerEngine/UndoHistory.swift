/// The last ten states of the countdown before a change.
public struct UndoHistory: Equatable, Sendable {
  private static let depth = 10
  private var states: [Countdown] = []

  /// Creates an empty history.
  public init() {}

  /// Remembers what a countdown was before it is changed; forgets the eleventh.
  public mutating func record(_ countdown: Countdown) {
    states.append(countdown)
    if states.count > Self.depth { states.removeFirst() }
  }

  /// What `takeBack` would return.
  public var last: Countdown? { states.last }

  /// Takes the newest state out, `nil` if there is none.
  public mutating func takeBack() -> Countdown? { states.popLast() }
}
