import RundownEngine
import TimerEngine

/// The last ten manual changes, and how each of them is undone.
struct UndoHistory: Equatable, Sendable {
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
    /// Whether it is not a change but a talk of an earlier run that can be resumed.
    var isOffer = false
  }

  private var steps: [Step] = []
  /// The number of changes ever recorded, including those that were undone.
  private(set) var recordedCount = 0

  /// The client that makes the next changes; `nil` for the operator.
  var author: String?

  /// Records a change; drops the oldest if there are more than ten.
  mutating func record(_ step: Step) {
    var step = step
    step.author = author
    recordedCount += 1
    steps.append(step)
    if steps.count > Self.depth { steps.removeFirst() }
  }

  /// Forgets the changes that cannot be taken back, after the file of the rundown has changed.
  ///
  /// If one that is forgotten has loaded another item, those before it that concern the talk are forgotten
  /// too, since they are of another talk.
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
}

/// The message that can be shown in place of the digits.
struct MessageState: Equatable, Sendable {
  /// The text that was sent; `nil` for the message of the settings or, without one, the title.
  var text: String?
  var isShown: Bool
  /// The real time at which it disappears automatically; `nil` if it stays.
  var until: Timestamp?
}
