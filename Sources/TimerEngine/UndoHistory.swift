/// The last ten states of the talk before a change.
package struct UndoHistory: Equatable, Sendable {
  private static let depth = 10
  private var states: [TalkSnapshot] = []

  /// Creates an empty history.
  package init() {}

  /// Remembers what a talk was before it is changed; forgets the eleventh.
  package mutating func record(_ talk: TalkSnapshot) {
    states.append(talk)
    if states.count > Self.depth { states.removeFirst() }
  }

  /// What `takeBack` would return.
  package var last: TalkSnapshot? { states.last }

  /// Takes the newest state out, `nil` if there is none.
  package mutating func popLast() -> TalkSnapshot? { states.popLast() }
}
