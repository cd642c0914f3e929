import TimerEngine

/// The last ten changes by hand, and how each of them is taken back.
struct UndoHistory: Equatable, Sendable {
  private static let depth = 10

  /// How things were before a change: only what it changed.
  struct Step: Equatable, Sendable {
    /// The talk; `nil` if the change did not concern it.
    var talk: TalkSnapshot?
    /// What happened to the talk.
    var kind: TalkEvent.Kind?
    /// The message; `nil` if the change did not concern it.
    var message: MessageState?
    /// The rundown; `nil` if the change did not concern it.
    var rundown: Rundown?
    /// What takes a change of the stored presets back; `nil` if there was none.
    var presets: PresetChange?
    /// The client that made the change; `nil` for the operator.
    var author: String?
    /// Whether it is no change, but a talk of an earlier run that can be resumed.
    var isOffer = false
  }

  private var steps: [Step] = []
  /// How many changes there have been, those included that were taken back.
  private(set) var count = 0

  /// The client that makes the next changes; `nil` for the operator.
  var author: String?

  /// Remembers a change; forgets the eleventh.
  mutating func record(_ step: Step) {
    var step = step
    step.author = author
    count += 1
    steps.append(step)
    if steps.count > Self.depth { steps.removeFirst() }
  }

  /// What `popLast` would return.
  var last: Step? { steps.last }

  /// Takes the newest change out, `nil` if there is none.
  mutating func popLast() -> Step? { steps.popLast() }
}

/// What stands in the place of the digits when somebody asks for it.
struct MessageState: Equatable, Sendable {
  /// What was sent while the clock runs; `nil` for the message of the start, or the title.
  var text: String?
  /// Whether it is shown.
  var isShown: Bool
  /// When it disappears by itself, in real time; `nil` if it stays.
  var until: Timestamp?
}
