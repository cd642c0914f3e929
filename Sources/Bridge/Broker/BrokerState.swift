import Room
import TimerEngine

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What stands beside the snapshot under the topic `state`, for programs that cannot count.
struct BrokerState: Hashable {
  /// What the phase can be: `none` without a lit lamp.
  static let phases = ["none"] + Phase.allCases.map(\.rawValue)

  /// One of `phases`.
  let phase: String
  /// When the time of a running segment is up, in UTC; `nil` if the talk does not run.
  let end: String?

  /// Creates the state.
  ///
  /// - Parameters:
  ///   - phase: the phase as displays show it.
  ///   - deadline: when the time is up, in microseconds of the session's time.
  init(_ phase: Phase?, deadline: Int64?) {
    self.phase = phase?.rawValue ?? "none"
    end = deadline.map { microseconds in
      Date(timeIntervalSince1970: (Double(microseconds) / 1_000_000).rounded())
        .formatted(.iso8601)
    }
  }

  /// The line of a snapshot with these fields; `nil` if it is too long.
  ///
  /// The snapshot's own bytes stay as a room's socket sends them.
  func text(with snapshot: WireSnapshot) -> String? {
    ClockLine.snapshot(snapshot).text.map { line in
      let end = end.map { "\"end\":\"\($0)\"," } ?? ""
      return "{\(end)\"phase\":\"\(phase)\",\(line.dropFirst())"
    }
  }
}
