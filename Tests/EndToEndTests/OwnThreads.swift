import Dispatch
import Synchronization
import Testing
import Unix

/// Runs the tests of a suite on threads of their own.
///
/// Swift Testing has one thread per core, and a test here blocks its thread while it waits for a
/// program. On two cores two such tests would keep all others waiting while the cores are idle.
struct OwnThreads: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  @concurrent func provideScope(
    for test: Test, testCase: Test.Case?,
    performing run: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(ThreadPool.shared) { try await run() }
  }
}

extension Trait where Self == OwnThreads {
  /// The tests wait for other programs.
  static var waitsForPrograms: Self { Self() }
}

/// Threads that run one test after the other, in the order in which they are asked for.
private final class ThreadPool: TaskExecutor {
  /// How many tests wait at the same time; more would disturb one another, since each runs a program.
  private static let width = 8

  static let shared = ThreadPool()

  private let jobs = Mutex<[UnownedJob]>([])
  private let count = DispatchSemaphore(value: 0)

  private init() {
    for _ in 0..<Self.width {
      let isStarted = startThread { [self] in work() }
      precondition(isStarted, "a thread for tests")
    }
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
