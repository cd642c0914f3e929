import Platform
import TimerEngine

/// Looks at files on another thread: after a signal of their watches, now and then, and on request.
///
/// The loop only takes the signals. The other thread does everything that asks the disk, because
/// the disk may be on a network, and may answer late or never.
struct BackgroundLooks<State: Hashable & Sendable, Found: Sendable> {
  /// The outcome of a look.
  enum LookResult: Sendable {
    /// The files are in this state, and were not read.
    case seen(State)
    /// The files were read in this state; `nil` if the content is the same as before.
    case read(State, Found?)
  }

  private(set) var schedule: RereadSchedule<State>
  let task = BackgroundTask<LookResult>()
  private let watches: [FileWatch]
  /// The watches and the end of the task; any of them wakes the loop.
  private let descriptors = DescriptorSet()
  private let look: @Sendable (FileLook<State>) -> LookResult

  /// Begins to wait for signals.
  ///
  /// - Parameters:
  ///   - known: the state in which the files were read.
  ///   - watches: the watches of the files; without any, a look is made only on request.
  ///   - look: looks at the files, on the other thread.
  init(
    known: State, _ watches: [FileWatch],
    _ look: @escaping @Sendable (FileLook<State>) -> LookResult
  ) {
    schedule = RereadSchedule(known: known, watchedSince: watches.isEmpty ? nil : .start)
    (self.watches, self.look) = (watches, look)
    descriptors.watch(task.descriptor)
    for watch in watches where watch.descriptor >= 0 { descriptors.watch(watch.descriptor) }
  }

  var descriptor: Int32 {
    if schedule.listens { return descriptors.descriptor }
    return schedule.isLooking ? task.descriptor : -1
  }

  /// Takes what has been found, and begins the look that is due.
  mutating func drain(isReadable: Bool, at now: Timestamp) -> Found? {
    var found: Found?
    if schedule.isLooking, let outcome = task.takeOutcome() {
      switch outcome {
      case .seen(let state): schedule.noteLook(state, at: now)
      case .read(let state, let new):
        schedule.noteReading(state, isNew: new != nil, at: now)
        found = new
      }
    }
    if isReadable, schedule.listens {
      // Each of them is emptied, whichever has changed.
      let changed = watches.filter { $0.drain() }
      if !changed.isEmpty { schedule.noteSignal(at: now) }
    }
    if let look = schedule.nextLook(at: now) { start(look) }
    if schedule.wantsNextLook { task.awaitOutcome() }
    return found
  }

  private func start(_ look: FileLook<State>) {
    let known = schedule.known
    // A look without a signal that finds nothing new need not wake the loop.
    task.start { outcome in
      if case .seen(known) = outcome { false } else { true }
    } _: { [act = self.look] in
      act(look)
    }
  }

  /// Looks because the files may have changed before their watches began.
  mutating func noteEarlierChange() { schedule.noteSignal(at: .start) }

  /// Reads at once, even if nothing has changed.
  mutating func ask() {
    schedule.ask()
    if schedule.wantsNextLook { task.awaitOutcome() }
  }

  func finish() {
    // A thread that still looks needs the watches; the process ends soon.
    if !schedule.isLooking { for watch in watches { watch.close() } }
    descriptors.close()
  }
}
