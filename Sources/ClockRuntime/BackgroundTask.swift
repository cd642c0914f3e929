import Synchronization
import Unix

/// Performs one task at a time on a thread of its own.
///
/// The thread exists only while there is a task, and receives no signals. If no thread can be created, the
/// caller performs the task at once.
package final class BackgroundTask<Outcome: Sendable>: Sendable {
  private let doorbell = Doorbell()
  private let outcome = Mutex<Outcome?>(nil)

  /// Creates a place for tasks.
  package init() {}

  /// A descriptor that becomes readable when there is an outcome that is urgent.
  package var descriptor: Int32 { doorbell.descriptor }

  /// Starts a task; the outcome of the one before must have been taken.
  ///
  /// - Parameters:
  ///   - isUrgent: whether an outcome wakes who waits for the descriptor.
  ///   - perform: the task.
  package func start(
    isUrgent: @escaping @Sendable (Outcome) -> Bool,
    _ perform: @escaping @Sendable () -> Outcome
  ) {
    let body: @Sendable () -> Void = {
      let outcome = perform()
      let rings = isUrgent(outcome)
      self.outcome.withLock {
        $0 = outcome
        if rings { self.doorbell.ring() }
      }
    }
    if !startThread(body) { body() }
  }

  /// Removes and returns the outcome; `nil` if the task is not done.
  package func takeOutcome() -> Outcome? {
    outcome.withLock { outcome in
      guard let taken = outcome else { return nil }
      outcome = nil
      doorbell.silence()
      return taken
    }
  }
}
