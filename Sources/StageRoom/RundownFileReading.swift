package import RundownEngine
package import SpeechAnnouncement
import TimerEngine

/// What was found where the file of the rundown is, when it was read again.
package enum RundownFileReading: Hashable, Sendable {
  /// A rundown.
  case read(Rundown)
  /// A file that is no valid rundown or cannot be read, and why.
  case invalid([LocatedProblem])
  /// Nothing.
  case missing
}
