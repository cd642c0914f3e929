import NIOCore
import Testing

@testable import Bridge

/// The pauses between attempts to reach a broker; each connection lasts for the given number of
/// seconds, and `nil` stands for an attempt that fails.
struct ReconnectionPauseTests {
  @Test(
    arguments: [
      ([nil, nil, nil, nil, nil, nil, nil, nil], [0.5, 1, 2, 4, 8, 16, 30, 30]),
      // A broker that ends each connection after a moment is asked less and less often.
      ([0, 2, 9.9, 0], [0.5, 1, 2, 4]), ([nil, nil, 10, nil], [0.5, 1, 0.5, 1]),
      ([3600, 3600, 3600], [0.5, 0.5, 0.5]),
    ] as [([Double?], [Double])])
  func theyGrowUnlessAConnectionLasts(connections: [Double?], pauses: [Double]) {
    var pause = ReconnectionPause()
    let taken = connections.map { seconds in
      if let seconds {
        pause.connectionEnded(after: .milliseconds(Int64(seconds * 1000)))
      }
      return Double(pause.next().nanoseconds) / 1e9
    }
    #expect(taken == pauses)
  }
}
