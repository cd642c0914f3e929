package import SpeechAnnouncement
package import TimerEngine

/// What displays show of a rundown in place of the digits: the talk that comes, a break, or the end.
package struct BetweenTalks: Codable, Hashable, Sendable {
  /// What it is.
  package enum Kind: String, Codable, Hashable, Sendable {
    /// A loaded talk that was never started.
    case talk
    /// A break.
    case pause = "break"
    /// The rundown is over.
    case end
  }

  /// How long the end of a rundown is said before displays show the time of day.
  package static let endTime = Duration.seconds(60)
  /// Below this time a start is shown as the time until then.
  static let countedTime = Duration.seconds(3600)

  /// What it is.
  package var kind: Kind
  /// Who speaks; empty for nobody, and in a break.
  package var speaker: String
  /// The title of the talk or the break, and the word for the end; empty if it has none.
  package var title: String
  /// When the talk is expected to start, when the item after a break is, or when the rundown ended, in the
  /// talk's time; `nil` if that is not known or has passed.
  package var moment: Timestamp?
  /// The same as a time of day in the rundown's zone, such as `10:31`.
  package var timeOfDay: String?
  /// Whether a break comes before anything else: people arrive then, and do not come back.
  package var isFirst: Bool
  /// What a break shows after its time; empty for anything else.
  package var after: String

  /// Creates it.
  package init(
    _ kind: Kind, speaker: String = "", title: String = "", moment: Timestamp? = nil,
    timeOfDay: String? = nil, isFirst: Bool = false, after: String = ""
  ) {
    self.kind = kind
    self.speaker = speaker
    self.title = title
    self.moment = moment
    self.timeOfDay = timeOfDay
    self.isFirst = isFirst
    self.after = after
  }

  /// At which time of day the item that comes starts, or a break is over; `nil` if that is not known.
  package func startAtTimeOfDay(in phrases: any Phrases) -> String? {
    timeOfDay.map { kind == .talk || isFirst ? phrases.startsAt($0) : phrases.backAt($0) }
  }
}

extension Scene {
  /// What is shown in place of the digits; `nil` if nothing is.
  var between: BetweenTalks? {
    stage.message == nil && !stage.isBlackedOut ? stage.rundown?.between : nil
  }

  /// Whether displays show the time of day, some time after a rundown has ended.
  var isLongOver: Bool {
    guard let between, between.kind == .end else { return false }
    return between.moment.map { moment.talk - $0 >= BetweenTalks.endTime } ?? true
  }

  /// When the item that comes starts: in how much time if that is less than an hour, else at which time of
  /// day; `nil` if that is not known, or has passed.
  var textOfStart: String? {
    guard let between, between.kind != .end, let start = between.moment, start > moment.talk else {
      return nil
    }
    if between.kind == .talk, start - moment.talk <= BetweenTalks.countedTime {
      return phrases.startsIn(TimeText.plain((start - moment.talk).shownSecond))
    }
    return between.startAtTimeOfDay(in: phrases)
  }

  /// When what is shown between talks changes next by itself, in real time; `nil` if it does not.
  var nextChangeBetweenTalks: Timestamp? {
    guard let between else { return nil }
    if isLongOver { return moment.nextMinute }
    guard let due = between.moment else { return nil }
    let left = due - moment.talk
    switch between.kind {
    case .end: return moment.real + stage.real(left + BetweenTalks.endTime)
    case .pause: return left > .zero ? moment.real + stage.real(left) : nil
    case .talk where left <= .zero: return nil
    case .talk where left > BetweenTalks.countedTime:
      return moment.real + stage.real(left - BetweenTalks.countedTime)
    case .talk: return moment.real + stage.real(left - .seconds(left.shownSecond - 1))
    }
  }
}
