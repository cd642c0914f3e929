package import StageRenderer
import TimerEngine

/// Where the talk is: in which segment, whether it runs, and since when.
///
/// It changes when another talk is loaded, when the talk starts, is paused, ends, or changes its
/// segment, and when the items of the rundown change. It stays the same if only the time or the
/// picture changes. So a sender of a command can say which talk the command is meant for.
package struct StagePlace: Hashable, Sendable {
  private let edition: Int
  private let segment: Int
  private let run: RunState
  private let since: Timestamp

  package init(of stage: StageSnapshot) {
    edition = stage.rundown?.edition ?? 0
    segment = stage.talk.segmentIndex + 1
    run = stage.talk.run.state
    since = stage.talk.lastChange
  }

  /// The place as text, in a run of the clock; of a stage that was read from the wire, so that its
  /// times are whole microseconds.
  package func text(in session: String) -> String {
    let (seconds, attoseconds) = since.sinceStart.components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    return "\(session)-\(edition)-\(segment)-\(run.rawValue)-\(microseconds)"
  }
}
