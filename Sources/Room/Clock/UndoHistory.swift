import TimerEngine

/// The last ten manual changes, how each of them is undone, and how those that were undone are
/// redone.
struct UndoHistory: Sendable {
  private static let depth = 10

  /// How a change is taken back: only the parts that it has changed.
  struct Step: Equatable, Sendable {
    /// The talk; `nil` if the change did not concern it.
    var talk: TalkSnapshot?
    /// What happened to the talk.
    var kind: TalkEvent.Kind?
    /// The message; `nil` if the change did not concern it.
    var message: MessageState?
    /// The change of the rundown; `nil` if the change did not concern it.
    var rundown: RundownChange?
    /// The item of the rundown that the talk is that of, as it was; `nil` if it is that of no item.
    var item: RundownItem?
    /// What the loaded item was loaded as.
    var loadedPreset: Preset?
    /// The change that restores a stored preset; `nil` if the change did not concern one.
    var presetChange: PresetChange?
    /// The client that made the change; `nil` for the operator.
    var author: String?
    /// The command that made it; `nil` if nobody gave one.
    var command: Command?
    /// The talk that it has ended, and the moment of that; `nil` if it has ended none.
    var ended: End?
    /// Whether it is not a change but a talk of an earlier run that can be resumed.
    var isOffer = false
    /// Whether that talk was quit before its time was up.
    var wasQuit = false
    /// The id of the item of the rundown that was loaded when it was quit; `nil` if none was.
    var quitItem: String?
  }

  /// The end of a talk.
  struct End: Equatable, Sendable {
    var talk: EndedTalk
    /// When it ended.
    var moment: Timestamp
  }

  /// A change that was undone, and how things were before that.
  struct Undone: Sendable {
    let step: Step
    let before: ClockState.Undoable
    /// The client that has undone it; `nil` for the operator.
    let undoer: String?
    /// The id of a talk that the undo has ended; `nil` if it has ended none.
    let ended: String?
    /// Whether the undo has reopened the talk that the change had ended.
    let hasReopened: Bool
    /// What the undo has told.
    var notice: Notice?

    /// Whether a message is shown again if it is redone.
    var showsMessage: Bool { step.message != nil && before.message.isShown }
  }

  private var steps: [Step] = []
  /// The changes that were undone and can be redone, the newest change first.
  private var undone: [Undone] = []
  /// The number of changes ever recorded, including those that were undone.
  private(set) var recordedCount = 0

  /// The client that makes the next changes; `nil` for the operator.
  var author: String?
  /// The command that makes the next changes; `nil` if nobody has given one.
  var command: Command?

  /// Records a change; drops the oldest if there are more than ten.
  ///
  /// What was undone before it cannot be redone any more.
  mutating func record(_ step: Step) {
    var step = step
    (step.author, step.command) = (author, command)
    recordedCount += 1
    append(step)
    forgetUndone()
  }

  private mutating func append(_ step: Step) {
    steps.append(step)
    if steps.count > Self.depth { steps.removeFirst() }
  }

  /// Forgets what can be redone, because something else has changed.
  mutating func forgetUndone() { undone = [] }

  /// Forgets the changes that cannot be taken back, after the file of the rundown has changed.
  ///
  /// If one that is forgotten has loaded another item, those before it that concern the talk are
  /// forgotten too, since they are of another talk.
  ///
  /// - Parameters:
  ///   - rundown: the rundown as it is now.
  ///   - before: the rundown as it was.
  mutating func forgetChanges(goneFrom rundown: Rundown, since before: Rundown) {
    var loaded = before.current?.handle
    var knowsTalk = rundown.current?.handle == loaded
    var kept: [Step] = []
    for step in steps.reversed() {
      let canBeUndone = step.rundown?.canBeUndone(in: rundown, whileLoaded: loaded) ?? true
      let loadsAnother = step.rundown?.loadsAnother == true
      if loadsAnother {
        knowsTalk = knowsTalk && canBeUndone
        loaded = step.rundown?.loadedBefore
      }
      let concernsTalk = loadsAnother || step.talk != nil
      if canBeUndone, knowsTalk || !concernsTalk { kept.append(step) }
    }
    steps = kept.reversed()
  }

  /// The newest change; `nil` if there is none.
  var last: Step? { steps.last }

  /// Removes and returns the newest change; `nil` if there is none.
  mutating func popLast() -> Step? { steps.popLast() }

  /// The change that was undone last; `nil` if none can be redone.
  var lastUndone: Undone? { undone.last }

  /// The client that has undone a change last; `nil` for the operator.
  var undoer: String? { undone.last?.undoer }

  /// Lets a change be redone that was just undone.
  mutating func recordUndone(_ change: Undone) { undone.append(change) }

  /// Remembers what the last undo has told.
  mutating func recordNotice(_ notice: Notice) {
    if !undone.isEmpty { undone[undone.count - 1].notice = notice }
  }

  /// Removes and returns the change that was undone last, which can be undone again; `nil` if none
  /// can be redone.
  mutating func popUndone() -> Undone? {
    guard let last = undone.popLast() else { return nil }
    append(last.step)
    return last
  }
}

/// The message that can be shown in place of the digits.
struct MessageState: Equatable, Sendable {
  /// The text that was sent; `nil` for the message of the settings or, without one, the title.
  var text: String?
  var isShown: Bool
  /// The real time at which it disappears automatically; `nil` if it stays.
  var until: Timestamp?
}
