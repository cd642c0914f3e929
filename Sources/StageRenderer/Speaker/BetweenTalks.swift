package import SpeechAnnouncement
package import TimerEngine

/// What displays show of a rundown in place of the digits: the talk that comes, a break, or the
/// end.
package struct BetweenTalks: Hashable, Sendable {
  /// What it is.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A loaded talk that was never started.
    case talk
    case pause = "break"
    /// The rundown is over.
    case end
  }

  /// How long the end of a rundown is said before displays show the time of day.
  static let endTime = Duration.seconds(60)
  /// Up to this time a start is shown as the time until then.
  static let countedTime = Duration.seconds(3600)

  /// What it is.
  package var kind: Kind
  /// Who speaks; empty for nobody, and in a break.
  package var speaker: String
  /// The title of the talk or the break, and the word for the end; empty if it has none.
  package var title: String
  /// When the talk is expected to start, when the break is over, or when the rundown ended, in the
  /// talk's time; `nil` if that is not known or has passed.
  package var moment: Timestamp?
  /// The same as a time of day in the rundown's zone, such as `10:31`.
  package var timeOfDay: String?
  /// Whether a break comes before anything else: people arrive then, and do not come back.
  package var isFirst: Bool
  /// What a break shows after its time; empty for anything else.
  package var after: String
  /// The name of the item after a break; empty if there is none.
  package var next: String

  package init(
    _ kind: Kind, speaker: String = "", title: String = "", moment: Timestamp? = nil,
    timeOfDay: String? = nil, isFirst: Bool = false, after: String = "", next: String = ""
  ) {
    self.kind = kind
    self.speaker = speaker
    self.title = title
    self.moment = moment
    self.timeOfDay = timeOfDay
    self.isFirst = isFirst
    self.after = after
    self.next = next
  }

  /// Who comes after a break: `Next: Grace Hopper`; empty if nobody does.
  package func textOfNext(in phrases: Phrases) -> String {
    next.isEmpty ? "" : phrases.next(next, at: nil)
  }

  /// At which time of day the item that comes starts, or a break is over; `nil` if that is not
  /// known.
  package func startAtTimeOfDay(in phrases: Phrases) -> String? {
    timeOfDay.map { kind == .talk || isFirst ? phrases.startsAt($0) : phrases.backAt($0) }
  }
}
