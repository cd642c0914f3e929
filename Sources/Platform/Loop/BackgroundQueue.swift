import Synchronization

/// Performs jobs in order on a separate thread.
///
/// The thread exists only while there are jobs, and receives no signals. If no thread can be
/// created, the caller performs the job at once.
package final class BackgroundQueue<Job: Sendable, Outcome: Sendable>: Sendable {
  /// Adds a job to the waiting ones; it may replace one of them.
  ///
  /// Returns `false` where there is no room for it.
  package typealias Merge = @Sendable (_ waiting: inout [Job], _ job: Job) -> Bool

  private let merge: Merge
  private let perform: @Sendable (Job) -> Outcome
  private let doorbell = WakePipe()

  /// The state that both threads share.
  private struct State {
    var waiting: [Job] = []
    var outcomes: [Outcome] = []
    var current: Job?
    var hasThread = false
  }

  private let state = Mutex(State())

  /// Creates a queue without jobs; `perform` is never called twice at once.
  package init(
    merge: @escaping Merge, perform: @escaping @Sendable (Job) -> Outcome
  ) {
    self.merge = merge
    self.perform = perform
  }

  /// A descriptor that becomes readable when there are outcomes.
  package var descriptor: Int32 { doorbell.descriptor }

  /// Whether there are unfinished jobs or outcomes that were not drained.
  package var isBusy: Bool { state.withLock { $0.hasThread || !$0.outcomes.isEmpty } }

  /// Adds a job; returns whether there was room for it.
  @discardableResult
  package func add(_ job: Job) -> Bool { add([job]) }

  /// Adds jobs, none of which is done before all are there; returns whether there was room for all.
  @discardableResult
  package func add(_ jobs: [Job]) -> Bool {
    guard !jobs.isEmpty else { return true }
    let (hasRoom, startsThread) = state.withLock { state in
      var hasRoom = true
      for job in jobs { hasRoom = merge(&state.waiting, job) && hasRoom }
      defer { state.hasThread = true }
      return (hasRoom, !state.hasThread)
    }
    if startsThread, !startThread({ self.doJobs() }) { doJobs() }
    return hasRoom
  }

  /// Removes and returns the outcomes since the last call, in order.
  package func drainOutcomes() -> [Outcome] {
    doorbell.silence()
    return state.withLock { state in
      defer { state.outcomes = [] }
      return state.outcomes
    }
  }

  /// Waits until all jobs are done, but at most for `time`; returns the unfinished ones.
  package func waitUntilDone(upTo time: Duration) -> [Job] {
    let end = ContinuousClock.now + time
    while case let left = ContinuousClock.now.duration(to: end), left > .zero,
      state.withLock({ $0.hasThread })
    {
      doorbell.wait(upTo: left)
      doorbell.silence()
    }
    return state.withLock { $0.hasThread ? [$0.current].compactMap { $0 } + $0.waiting : [] }
  }

  private func doJobs() {
    while let job = nextJob() {
      let outcome = perform(job)
      state.withLock { $0.outcomes.append(outcome) }
      doorbell.ring()
    }
    doorbell.ring()
  }

  private func nextJob() -> Job? {
    state.withLock { state in
      state.current = state.waiting.isEmpty ? nil : state.waiting.removeFirst()
      state.hasThread = state.current != nil
      return state.current
    }
  }
}
