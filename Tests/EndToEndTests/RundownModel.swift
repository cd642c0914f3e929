/// What a clock with a rundown must do, in a few lines: the model that `RundownKillTests` compares
/// with.
///
/// All items are talks of ten minutes, and times are whole seconds.
struct RundownModel: Equatable {
  /// The number of items.
  static let count = 8
  static let length = 600

  enum Run: Equatable { case ready, running, paused }

  /// The loaded item; `count` after the last.
  ///
  /// A talk that runs then is once more that of the last item.
  var item = 0
  var run = Run.ready
  /// Its length, which changes before the start change as well.
  var length = RundownModel.length
  /// What is left; of a running talk at `since`.
  var remaining = RundownModel.length
  var since = ContinuousClock.now
  /// How many seconds later than here the commands may have been carried out, on a busy machine.
  var doubt = 0
  /// How often the talk of each item has ended, or one with its title after the end.
  var reported = [Int](repeating: 0, count: count)

  /// The commands, those that go on twice as often.
  static let commands = [
    "start", "start", "stop", "next", "next", "previous", "reset", "add 1m", "take 30s", "undo",
  ]

  /// The state that follows from a command; `nil` if the command is not for this state.
  func after(_ command: String, undoing earlier: RundownModel?) -> RundownModel? {
    var model = self
    switch command {
    case "start" where run != .running:
      (model.run, model.since) = (.running, .now)
    case "stop" where run == .running:
      (model.run, model.remaining) = (.paused, left)
    case "add 1m": model.change(by: 60)
    case "take 30s" where left > 90: model.change(by: -30)
    case "reset" where run != .ready:
      model.load(item)
      (model.length, model.remaining) = (length, length)
    case "next" where item < Self.count:
      model.load(item + 1)
      // Nothing is loaded after the end: the last talk is ready again.
      if model.item == Self.count { (model.length, model.remaining) = (length, length) }
    case "previous" where item > 0: model.load(item - 1)
    case "undo":
      guard let earlier else { return nil }
      model = earlier
    default: return nil
    }
    return model
  }

  private mutating func load(_ next: Int) {
    if run != .ready { reported[min(item, Self.count - 1)] += 1 }
    (item, run, length, remaining) = (next, .ready, Self.length, Self.length)
  }

  private mutating func change(by seconds: Int) {
    remaining += seconds
    if run == .ready { length += seconds }
  }

  /// What is left now.
  private var left: Int {
    run == .running ? remaining - Int(since.duration(to: .now).components.seconds) : remaining
  }

  /// Whether a clock shows this: the second may be one beside, or more where the machine is busy.
  func isShown(_ shown: RundownModel) -> Bool {
    item == shown.item && run == shown.run && abs(left - shown.left) <= 2 + doubt
  }
}
