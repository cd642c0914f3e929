/// Estimates how a clock's session time compares with a display's own clock, from questions and
/// answers.
///
/// The answer that took the shortest way there and back tells most: it was given somewhere on the
/// way, so it is off by half of the way at most, however much longer one direction is than the
/// other.
package struct OffsetEstimator: Sendable {
  /// The number of questions that a client asks at once on connecting; as many of the latest
  /// answers count.
  package static let sampleCount = 8
  /// The number of questions that it asks after the first answer, if the first ones may have
  /// waited.
  package static let laterCount = 2
  /// The interval between two questions after the first ones.
  package static let questionPause = Duration.seconds(10)

  private var samples: [Sample] = []

  private struct Sample {
    let way: Duration
    let difference: Duration
  }

  /// Creates an estimator that knows nothing.
  package init() {}

  /// Adds an answer.
  ///
  /// - Parameters:
  ///   - sent: when the question was sent, by the display's clock.
  ///   - time: the session's time when it was answered.
  ///   - received: when the answer arrived, by the display's clock.
  package mutating func add(sent: Duration, time: Duration, received: Duration) {
    guard received >= sent else { return }
    let way = received - sent
    samples.append(Sample(way: way, difference: time - (sent + way / 2)))
    if samples.count > Self.sampleCount { samples.removeFirst() }
  }

  /// The best estimate, `nil` before the first answer.
  package var offset: ClockOffset? {
    samples.min { $0.way < $1.way }.map { ClockOffset($0.difference, error: $0.way / 2) }
  }
}
