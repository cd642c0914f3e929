import NIOCore

/// Tries to reach a broker while there is no clock, so that a wrong address or password shows
/// before the talk.
///
/// It tries again and again until it has reached the broker once. Use it only on its event loop.
final class BrokerTrial {
  private let filter: MQTTFilter
  private var link: BrokerLink?
  /// Whether it has begun, or is not needed any more.
  private var isDone = false

  /// Creates a trial, which begins when it is told to.
  ///
  /// - Parameters:
  ///   - topic: a topic that the bridge subscribes to later.
  ///   - broker: the broker.
  ///   - loop: the event loop.
  ///   - report: receives the reason of each attempt that fails, and `nil` once the broker is
  ///     reached.
  init(
    of topic: String, at broker: BrokerAddress, on loop: any EventLoop,
    report: @escaping (String?) -> Void
  ) {
    filter = MQTTFilter(topics: topic, isAcknowledged: true)
    link = BrokerLink(broker, on: loop) { [unowned self] event in
      switch event {
      case .connected:
        end()
        report(nil)
      case .lost(let reason): report(reason)
      case .message, .tooLong: break
      }
    }
  }

  /// Begins, unless it has begun before or is not needed any more.
  func begin() {
    guard !isDone else { return }
    isDone = true
    link?.connect([filter], will: nil)
  }

  /// Ends the trial; it never begins again.
  func end() {
    isDone = true
    link?.disconnect(nil)
  }
}
