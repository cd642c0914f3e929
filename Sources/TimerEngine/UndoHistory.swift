/// The last ten states of the talk before a change.
package struct UndoHistory: Equatable, Sendable {
  private static let depth = 10
  private var states: [TalkSnapshot] = []

  /// Creates an empty history.
  package init() {}

  /// Records the state of a talk before a change; keeps the last ten.
  package mutating func record(_ talk: TalkSnapshot) {
    states.append(talk)
    if states.count > Self.depth { states.removeFirst() }
  }

  /// The newest state, without removing it.
  package var last: TalkSnapshot? { states.last }

  /// Removes and returns the newest state; `nil` if there is none.
  package mutating func popLast() -> TalkSnapshot? { states.popLast() }
}
