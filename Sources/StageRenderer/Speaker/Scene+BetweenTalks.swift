import SpeechAnnouncement
import TimerEngine

extension Scene {
  /// What is shown in place of the digits; `nil` if nothing is.
  package var between: BetweenTalks? {
    stage.message == nil && !stage.isBlackedOut ? stage.rundown?.between : nil
  }

  /// Whether displays show the time of day, some time after a rundown has ended.
  var isLongOver: Bool {
    guard let between, between.kind == .end else { return false }
    return between.moment.map { moment.talk - $0 >= BetweenTalks.endTime } ?? true
  }

  /// When the item that comes starts: in how much time if that is an hour at most, else at which
  /// time of day; `nil` if that is not known, or has passed.
  package var textOfStart: String? {
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
