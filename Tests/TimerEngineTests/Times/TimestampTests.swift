import Testing
import TimerEngine

struct TimestampTests {
  @Test func theStartIsNoTimeAfterItself() {
    #expect(Timestamp.start.sinceStart == .zero)
    #expect(Timestamp.start == Timestamp(sinceStart: .zero))
  }

  @Test(arguments: [(0, 5), (5, 0), (-3, 4), (7, 7), (1, 1_000_000_000_000)])
  func momentsAreAheadAndApart(first: Int, second: Int) {
    let (earlier, later) = (Timestamp.nanosecond(first), Timestamp.nanosecond(second))
    #expect((earlier < later) == (first < second))
    #expect(later - earlier == .nanoseconds(second - first))
    #expect(earlier + .nanoseconds(second - first) == later)
    #expect(later - .nanoseconds(second - first) == earlier)
  }
}
