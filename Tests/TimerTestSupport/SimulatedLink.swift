package import StageRenderer
package import TimerEngine

/// What a listener receives from a simulated clock, over a link with delays and interruptions.
///
/// What is sent arrives in order, unless the connection is lost before. Each new connection brings
/// the answers to questions for the time, then the stage as it is.
package struct SimulatedLink {
  /// What arrives.
  package enum Message {
    case connected
    case lost
    /// A line that says nothing but that there is a clock.
    case heartbeat
    /// An answer: when it was asked, by the listener's clock, and the session's time then.
    case sync(sent: Duration, time: Duration)
    /// A stage, and the course of its talk.
    case stage(StageSnapshot, course: Int)
  }

  /// A message with the moment of its arrival, by the listener's clock.
  package struct Delivery {
    package let moment: Timestamp
    package let message: Message
  }

  /// The difference from the listener's time to the session's time.
  package static let difference = Duration.milliseconds(900_123)

  /// What arrives, in order.
  package private(set) var deliveries: [Delivery] = []
  /// How far an answer can be off.
  package let maxError: Duration
  private let maxSyncDelay: Int
  private let maxDelay: Int

  /// Chooses delays and breaks for the messages of a clock.
  package init(_ clock: SimulatedClock, _ random: inout SplitMix64) {
    maxSyncDelay = random.pick([1, 40, 300])
    maxDelay = random.pick([1, 100, 600])
    maxError = .milliseconds(maxSyncDelay + 2)
    var begin = SimulatedClock.start - .seconds(1)
    for _ in 0..<random.below(3) {
      let end = begin + .milliseconds(1500 + random.below(4000))
      connect(from: begin, to: end, clock, &random)
      begin = end + .milliseconds(random.pick([1, 300, 2500]) + random.below(1500))
    }
    connect(from: begin, to: clock.end + .seconds(5), clock, &random)
  }

  /// Adds what one connection brings.
  private mutating func connect(
    from begin: Timestamp, to end: Timestamp, _ clock: SimulatedClock, _ random: inout SplitMix64
  ) {
    var messages: [(moment: Timestamp, message: Message)] = [(begin, .heartbeat)]
    for second in [0, 0, 3, 6, 9] {
      messages.append(question(at: begin + .seconds(second), &random))
    }
    // The first questions are answered before the stage is sent.
    let watched = max(messages[1].moment, messages[2].moment)
    if let first = clock.sendings.last(where: { $0.moment <= watched }) {
      messages.append((watched, .stage(first.stage, course: first.course)))
    }
    for sending in clock.sendings where sending.moment > watched {
      messages.append((sending.moment, .stage(sending.stage, course: sending.course)))
    }
    deliver(.connected, at: begin)
    var last = begin
    let sorted = messages.enumerated().sorted {
      ($0.element.moment, $0.offset) < ($1.element.moment, $1.offset)
    }
    for (_, (moment, message)) in sorted {
      let isStage = if case .stage = message { true } else { false }
      let delay = random.below(isStage ? maxDelay + 1 : maxSyncDelay + 1)
      last = max(last, moment + .milliseconds(delay))
      guard last < end else { break }
      deliver(message, at: last)
    }
    deliver(.lost, at: end)
  }

  /// A question that reaches the clock later.
  private func question(
    at moment: Timestamp, _ random: inout SplitMix64
  ) -> (moment: Timestamp, message: Message) {
    let answered = moment + .milliseconds(random.below(maxSyncDelay + 1))
    let sent = moment.sinceStart - Self.difference
    return (answered, .sync(sent: sent, time: answered.sinceStart))
  }

  private mutating func deliver(_ message: Message, at moment: Timestamp) {
    deliveries.append(Delivery(moment: moment - Self.difference, message: message))
  }
}
