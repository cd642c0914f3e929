import Room
import Testing

struct OffsetEstimatorTests {
  /// Of the last eight answers the one counts that took the shortest way.
  ///
  /// It is off by half of that way at most. Times in milliseconds: sent, answered by a clock that
  /// is 1000 ahead, received.
  @Test(
    arguments: [
      ([(0, 1010, 20)], 1000, 10), ([(0, 1000, 0)], 1000, 0),
      ([(0, 1010, 20), (100, 1102, 104)], 1000, 2),
      // One direction takes all of the way.
      ([(0, 1100, 100)], 1050, 50),
      ([(0, 1000, 100)], 950, 50),
      // A ninth answer pushes the best one out.
      ([(0, 1001, 2)] + (1...8).map { ($0 * 100, $0 * 100 + 1020, $0 * 100 + 40) }, 1000, 20),
      // What comes before it was sent is no answer.
      ([(0, 1010, 20), (50, 0, 40)], 1000, 10),
    ] as [([(Int, Int, Int)], Int, Int)])
  func theShortestWayCounts(answers: [(Int, Int, Int)], difference: Int, error: Int) {
    var estimator = OffsetEstimator()
    for (sent, time, received) in answers {
      estimator.add(
        sent: .milliseconds(sent), time: .milliseconds(time), received: .milliseconds(received))
    }
    #expect(
      estimator.offset
        == ClockOffset(.milliseconds(difference), error: .milliseconds(error)))
  }

  @Test func withoutAnAnswerNothingIsKnown() { #expect(OffsetEstimator().offset == nil) }
}
