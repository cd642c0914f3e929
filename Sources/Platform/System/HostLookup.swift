import CUnix
import Synchronization

/// An address of IP version 4.
package struct HostAddress: Hashable, Sendable {
  /// In the order of bytes of the network.
  let number: UInt32

  private init?(_ text: String, isNumber: Bool) {
    var found: UInt32 = 0
    guard cunix_host_address(text, isNumber ? 1 : 0, &found) == 0 else { return nil }
    number = found
  }

  /// Reads a number such as `192.168.1.50`; `nil` for any other text.
  package init?(_ text: String) { self.init(text, isNumber: true) }

  /// Asks the system for the address of a name, which may take many seconds.
  fileprivate init?(ofName name: String) { self.init(name, isNumber: false) }
}

/// Finds the address of a host without making the caller wait.
///
/// A name is looked up on a thread of its own, until it is found. The address is kept then.
package final class HostLookup: Sendable {
  /// What is known so far.
  package enum Answer: Hashable, Sendable {
    case pending
    /// No address of version 4 is known for the name. It is looked up again.
    case unknown
    case found(HostAddress)
  }

  /// The pause after a name that is not known.
  private static let pause = Duration.seconds(5)

  private struct State {
    var answer: Answer
    var isAsking = false
    var nextQuestion = ContinuousClock.now
  }

  private let host: String
  private let state: Mutex<State>

  /// Creates a lookup of a name, or of a number, which is known at once.
  package init(_ host: String) {
    self.host = host
    state = Mutex(State(answer: HostAddress(host).map { .found($0) } ?? .pending))
  }

  /// What is known of the address; it asks again if that is due.
  package var answer: Answer {
    let (answer, asks) = state.withLock { state in
      var asks = !state.isAsking && state.nextQuestion <= .now
      if case .found = state.answer { asks = false }
      if asks { state.isAsking = true }
      return (state.answer, asks)
    }
    if asks, !startThread({ self.ask() }) { receive(nil) }
    return answer
  }

  private func ask() { receive(HostAddress(ofName: host)) }

  private func receive(_ address: HostAddress?) {
    state.withLock { state in
      state.answer = address.map { .found($0) } ?? .unknown
      state.isAsking = false
      state.nextQuestion = .now + Self.pause
    }
  }
}
