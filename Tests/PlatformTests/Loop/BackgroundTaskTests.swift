import Platform
import Testing
import TimerTestSupport

/// A task on a thread of its own.
struct BackgroundTaskTests {
  private static let patience = Duration.seconds(60)

  private static func isReadable(_ task: BackgroundTask<Int>, upTo time: Duration) -> Bool {
    poll(task.descriptor, .readable, upTo: time)
  }

  @Test func anUrgentOutcomeMakesTheDescriptorReadableOnce() {
    let task = BackgroundTask<Int>()
    for number in 1...100 {
      task.start { _ in
        true
      } _: {
        number
      }
      #expect(Self.isReadable(task, upTo: Self.patience))
      #expect(task.takeOutcome() == number)
      #expect(!Self.isReadable(task, upTo: .zero))
      #expect(task.takeOutcome() == nil)
    }
  }

  @Test func anyOtherOutcomeWaitsUntilItIsTakenOrAwaited() {
    let task = BackgroundTask<Int>()
    let (begin, end) = (WakePipe(), WakePipe())
    task.start {
      end.ring()
      return $0 == 0
    } _: {
      begin.wait(upTo: Self.patience)
      return 1
    }
    #expect(task.takeOutcome() == nil)
    begin.ring()
    end.wait(upTo: Self.patience)
    #expect(!Self.isReadable(task, upTo: .milliseconds(50)))
    task.awaitOutcome()
    #expect(Self.isReadable(task, upTo: Self.patience))
    #expect(task.takeOutcome() == 1)
    #expect(!Self.isReadable(task, upTo: .zero))
  }

  @Test func anOutcomeThatIsAwaitedBeforehandMakesItReadable() {
    let task = BackgroundTask<Int>()
    let begin = WakePipe()
    task.start { _ in
      false
    } _: {
      begin.wait(upTo: Self.patience)
      return 2
    }
    task.awaitOutcome()
    task.awaitOutcome()
    begin.ring()
    #expect(Self.isReadable(task, upTo: Self.patience))
    #expect(task.takeOutcome() == 2)
    #expect(!Self.isReadable(task, upTo: .zero))
  }
}
