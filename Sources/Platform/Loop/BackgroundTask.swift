import Synchronization

/// Performs one task at a time on a separate thread.
///
/// The thread exists only while there is a task, and receives no signals. If no thread can be
/// created, the caller performs the task at once.
package final class BackgroundTask<Outcome: Sendable>: Sendable {
  private let doorbell = WakePipe()

  /// The state that both threads share.
  private struct State {
    var outcome: Outcome?
    var isAwaited = false
  }

  private let state = Mutex(State())

  /// Creates a place for tasks.
  package init() {}

  /// A descriptor that becomes readable when there is an outcome that is urgent or awaited.
  package var descriptor: Int32 { doorbell.descriptor }

  /// Whether there is an outcome to take.
  package var hasOutcome: Bool { state.withLock { $0.outcome != nil } }

  /// Starts a task; the outcome of the one before must have been taken.
  ///
  /// - Parameters:
  ///   - isUrgent: whether an outcome makes the descriptor readable.
  ///   - perform: the task.
  package func start(
    isUrgent: @escaping @Sendable (Outcome) -> Bool,
    _ perform: @escaping @Sendable () -> Outcome
  ) {
    let body: @Sendable () -> Void = {
      let outcome = perform()
      let isUrgent = isUrgent(outcome)
      self.state.withLock { state in
        state.outcome = outcome
        if isUrgent || state.isAwaited { self.doorbell.ring() }
      }
    }
    if !startThread(body) { body() }
  }

  /// Makes the descriptor readable once there is an outcome, even if that is not urgent.
  package func awaitOutcome() {
    state.withLock { state in
      if state.outcome != nil, !state.isAwaited { doorbell.ring() }
      state.isAwaited = true
    }
  }

  /// Removes and returns the outcome; `nil` if the task is not done.
  package func takeOutcome() -> Outcome? {
    state.withLock { state in
      guard let outcome = state.outcome else { return nil }
      state = State()
      doorbell.silence()
      return outcome
    }
  }
}
