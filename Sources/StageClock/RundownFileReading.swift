package import SpeechAnnouncement
package import TimerEngine

/// What was read of a rundown's file.
package enum RundownFileReading: Hashable, Sendable {
  /// A rundown.
  case read(Rundown)
  /// Something that is not a rundown, and what is wrong with it.
  case invalid([LocatedProblem])
  /// Nothing: there is no file.
  case missing
}
