/// The last ten states of the talk before a change.
public struct UndoHistory: Equatable, Sendable {
  private static let depth = 10
  private var states: [TalkSnapshot] = []

  /// Creates an empty history.
  public init() {}

  /// Remembers what a talk was before it is changed; forgets the eleventh.
  public mutating func record(_ talk: TalkSnapshot) {
    states.append(talk)
    if states.count > Self.depth { states.removeFirst() }
  }

  /// What `takeBack` would return.
  public var last: TalkSnapshot? { states.last }

  /// Takes the newest state out, `nil` if there is none.
  public mutating func takeBack() -> TalkSnapshot? { states.popLast() }
}
