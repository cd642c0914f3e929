import CUnix

/// Does jobs one after the other on a thread beside the caller's.
///
/// The thread exists only while there are jobs, and takes no signals. Where no thread can be had a
/// job is done at once, by the caller.
package final class BackgroundQueue<Job: Sendable, Outcome: Sendable>: @unchecked Sendable {
  /// Adds a job to those that wait; it may take the place of one of them.
  ///
  /// Returns `false` where there is no room for it.
  package typealias Merge = @Sendable (_ waiting: inout [Job], _ job: Job) -> Bool

  private let merge: Merge
  private let perform: @Sendable (Job) -> Outcome
  private let doorbell = Doorbell()

  // Both threads use what follows, under the lock.
  private let lock = Lock()
  private var waiting: [Job] = []
  private var outcomes: [Outcome] = []
  private var current: Job?
  private var hasThread = false

  /// Creates a queue without jobs; `perform` is never called twice at once.
  package init(
    merge: @escaping Merge, perform: @escaping @Sendable (Job) -> Outcome
  ) {
    self.merge = merge
    self.perform = perform
  }

  /// Can be read when there are outcomes.
  package var descriptor: Int32 { doorbell.descriptor }

  /// Whether a job is not done yet, or its outcome not taken.
  package var isBusy: Bool { lock.withLock { hasThread || !outcomes.isEmpty } }

  /// Hands a job over; returns whether there was room for it.
  @discardableResult
  package func add(_ job: Job) -> Bool {
    let (hasRoom, startsThread) = lock.withLock {
      let hasRoom = merge(&waiting, job)
      defer { hasThread = true }
      return (hasRoom, !hasThread)
    }
    if startsThread, !Self.startThread({ self.doJobs() }) { doJobs() }
    return hasRoom
  }

  /// The outcomes of jobs that are done since this was called last, in order.
  package func takeOutcomes() -> [Outcome] {
    doorbell.silence()
    return lock.withLock {
      defer { outcomes = [] }
      return outcomes
    }
  }

  /// Waits until all jobs are done, but no longer than this; returns those that are not.
  package func waitUntilDone(upTo time: Duration) -> [Job] {
    let end = ContinuousClock.now + time
    while case let left = ContinuousClock.now.duration(to: end), left > .zero,
      lock.withLock({ hasThread })
    {
      doorbell.wait(upTo: left)
      doorbell.silence()
    }
    return lock.withLock { hasThread ? [current].compactMap { $0 } + waiting : [] }
  }

  private func doJobs() {
    while let job = nextJob() {
      let outcome = perform(job)
      lock.withLock { outcomes.append(outcome) }
      doorbell.ring()
    }
    doorbell.ring()
  }

  private func nextJob() -> Job? {
    lock.withLock {
      current = waiting.isEmpty ? nil : waiting.removeFirst()
      hasThread = current != nil
      return current
    }
  }

  private static func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    let context = Unmanaged.passRetained(ThreadBody(body))
    let isStarted = cunix_thread_start(runThreadBody, context.toOpaque()) == 0
    if !isStarted { context.release() }
    return isStarted
  }
}

/// What a thread does, behind the pointer that C hands to it.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func runThreadBody(_ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
}
