package import RundownEngine
package import TimerEngine

/// What is added to the report.
///
/// All times are those of the wall clock, since 1970. A rundown that is rehearsed has a wall clock of
/// its own.
package enum ReportEntry: Hashable, Sendable {
  /// What is known of a talk beside what it took.
  package struct Circumstances: Hashable, Sendable {
    /// What it was called; empty if it had no name.
    package var title: String
    /// Who spoke; empty if that is not known.
    package var speaker = ""
    /// When it was started, and when it ran last.
    package var start: Duration
    package var end: Duration
    /// When it was to start; `nil` if that was not planned.
    package var plannedStart: Duration?
    /// When it was to end; `nil` if its length decided.
    package var plannedEnd: Duration?
    /// The item of the rundown that it was; `nil` without a rundown.
    package var item: RundownItem?
    /// The place of that item in the rundown, from 1.
    package var itemNumber = 1

    /// Creates the circumstances of a talk that nobody had planned.
    package init(title: String, start: Duration, end: Duration) {
      self.title = title
      self.start = start
      self.end = end
    }
  }

  /// A talk or a break has ended.
  case ended(EndedTalk, Circumstances)
  /// The end of the talk with this id was undone.
  case reopened(id: String, at: Duration)
  /// The program is quit, and what is still to come of the rundown does not take place for now.
  case quit(Rundown)
}
