import TimerEngine

/// Estimates how a clock's session time compares with a client's own clock, from questions and
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
  static let laterCount = 2
  /// The interval between two questions after the first ones.
  static let questionPause = Duration.seconds(10)
  /// The maximum number of questions that are remembered; the oldest one is forgotten first.
  private static let maxQuestions = 2 * sampleCount

  private var samples: [Sample] = []
  /// When each question was sent that was not answered yet, in microseconds of the client's own
  /// clock, the oldest first.
  private var questions: [Int64] = []

  private struct Sample {
    let way: Duration
    let difference: Duration
  }

  /// Creates an estimator that knows nothing.
  package init() {}

  /// Remembers questions that are asked at a moment, in microseconds of the client's own clock.
  mutating func ask(_ count: Int, at moment: Int64) {
    questions += Array(repeating: moment, count: count)
    questions.removeFirst(max(0, questions.count - Self.maxQuestions))
  }

  /// Receives an answer, in microseconds; returns whether there was a question.
  ///
  /// Only an answer to a question counts, and only once: another process may send any number of
  /// answers to questions that nobody has asked.
  mutating func receive(sent: Int64, time: Int64, at now: Timestamp) -> Bool {
    guard let index = questions.firstIndex(of: sent) else { return false }
    questions.remove(at: index)
    add(sent: .microseconds(sent), time: .microseconds(time), received: now.sinceStart)
    return true
  }

  /// Adds an answer.
  ///
  /// - Parameters:
  ///   - sent: when the question was sent, by the client's clock.
  ///   - time: the session's time when it was answered.
  ///   - received: when the answer arrived, by the client's clock.
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
