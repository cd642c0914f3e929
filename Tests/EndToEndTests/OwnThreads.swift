import Dispatch
import Platform
import Synchronization
import Testing

/// Runs the tests of a suite on separate threads.
///
/// Swift Testing has one thread per core, and a test here blocks its thread while it waits for a
/// program. On two cores two such tests would keep all others waiting while the cores are idle.
struct OwnThreads: SuiteTrait, TestTrait, TestScoping {
  fileprivate let pool: ThreadPool

  var isRecursive: Bool { true }

  @concurrent func provideScope(
    for test: Test, testCase: Test.Case?,
    performing run: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(pool) {
      let start = ContinuousClock.now
      defer { pool.log(test.name, start.duration(to: .now)) }
      try await run()
    }
  }
}

extension Trait where Self == OwnThreads {
  /// The tests wait for programs.
  static var waitsForPrograms: Self { Self(pool: .wide) }

  /// The tests also measure how fast programs are: one after the other.
  static var measuresTime: Self { Self(pool: .narrow) }
}

/// Threads that run one test after the other, in the order in which they are asked for.
private final class ThreadPool: TaskExecutor {
  /// A test that waits needs a fifth of a core, so these leave most of two to other tests.
  static let wide = ThreadPool(threads: 6)
  static let narrow = ThreadPool(threads: 1)

  private let jobs = Mutex<[UnownedJob]>([])
  private let count = DispatchSemaphore(value: 0)

  private init(threads: Int) {
    for _ in 0..<threads {
      let isStarted = startThread { [self] in work() }
      precondition(isStarted, "a thread for tests")
    }
  }

  /// Prints how long a test ran: its own line has the time in which it waited for a thread, too.
  func log(_ name: String, _ duration: Duration) {
    let hundredths = (duration / .milliseconds(10)).rounded()
    print("took \(hundredths / 100) seconds: \(name)")
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    count.signal()
  }

  private func work() {
    while true {
      count.wait()
      let job = jobs.withLock { $0.removeFirst() }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
