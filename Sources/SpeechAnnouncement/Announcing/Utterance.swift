import TimerEngine

/// An announcement that is to be said aloud, now.
package struct Utterance: Hashable, Sendable {
  /// How important it is, when only one utterance can be said.
  package enum Rank: Comparable, Sendable {
    /// The time that is left, or that the talk is over its time.
    case prompt
    /// A change of phase, the end among them.
    case change
  }

  package let announcement: Announcement
  /// By how long it is late already.
  package let late: Duration
  /// How long it may last, so that it does not run into a tone; `nil` for any time.
  package let room: Duration?

  /// Creates an utterance; the durations are the world's, however fast a rehearsal is.
  package init(_ announcement: Announcement, late: Duration = .zero, room: Duration? = nil) {
    self.announcement = announcement
    self.late = late
    self.room = room
  }

  /// What it counts.
  package var rank: Rank {
    switch announcement.cue.kind {
    case .phase, .zero, .segment: .change
    default: .prompt
    }
  }
}
