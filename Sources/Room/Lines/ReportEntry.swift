package import TimerEngine

/// What is added to the report.
///
/// All times are those of the wall clock, since 1970. A rundown that is rehearsed has a wall clock
/// of its own.
package enum ReportEntry: Hashable, Sendable {
  /// What is known about a talk besides how long it took.
  package struct Circumstances: Hashable, Sendable {
    /// Its title; empty if it had none.
    package var title: String
    /// Who spoke; empty if that is not known.
    package var speaker = ""
    /// When it was started, and when it ran last.
    package var start: Duration
    package var end: Duration
    /// When it was to start; `nil` if that was not planned.
    package var plannedStart: Duration?
    /// When it was to end; `nil` if only its length was planned.
    package var plannedEnd: Duration?
    /// Whether it has ended because it was reset.
    package var wasReset = false
    /// Its item of the rundown; `nil` without a rundown.
    package var item: RundownItem?
    /// The place of that item in the rundown, from 1.
    package var itemNumber = 1

    /// Creates the circumstances of a talk that was not planned.
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
  /// The program quits, so the remaining items of the rundown count as not held for now.
  case quit(Rundown)
}
