package import SpeechAnnouncement
import StageRenderer
package import TimerEngine

/// How a rundown compares with its plan: how late the loaded item is, and when the session ends.
///
/// All texts about it are made here, so that the screen, notices and answers never contradict each
/// other. A delay is computed from moments that nobody has rounded; while it grows with every
/// second and nothing counts it, it is said in the nearest whole minutes. The end of the session is
/// the nearest minute, and once the session has ended, what the clocks showed then.
package struct PlanState: Equatable, Sendable {
  /// How many seconds later than planned the loaded item ends; negative if it ends earlier.
  let lateBy: Int
  /// Whether that item is a break.
  let isBreak: Bool
  /// The time of day at which the session is expected to end.
  let end: String
  /// How many seconds later than planned that is; negative if it is earlier.
  let endsLateBy: Int
  /// Whether the last item has ended, and the session with it.
  var isOver = false

  /// Whether there is nothing to say about it.
  var isOnTime: Bool { lateBy == 0 && endsLateBy == 0 }

  /// The forms of the text, the longest first: `this talk 4:00 late, session ends 10:50, on time`;
  /// of an item that is on time only what there is about the session.
  ///
  /// In words, a session that is as late as the item gets no second length: `this talk 4 minutes
  /// late, session ends 10:54`.
  package func texts(_ form: TimeForm) -> [String] {
    let phrases = form.phrases
    if isOver {
      return [
        phrases.rundownEnded(end) + phrases.comma + phrases.lateness(endsLateBy, form.text),
        phrases.rundownEnded(end),
      ]
    }
    let session = Self.session(endsAt: end, lateBy: endsLateBy, form)
    guard lateBy == 0 else {
      let item = phrases.thisItem(phrases.lateness(lateBy, form.text), isBreak: isBreak)
      let isSame = form.inWords && lateBy == endsLateBy
      return [item + phrases.comma + (isSame ? phrases.rundownEnds(end) : session), item]
    }
    return endsLateBy == 0 ? [session, phrases.rundownEnds(end)] : [session]
  }

  /// When the session ends, and how late that is: `session ends 10:50, on time`.
  static func session(endsAt end: String, lateBy: Int, _ form: TimeForm) -> String {
    form.phrases.rundownEnds(end) + form.phrases.comma
      + form.phrases.lateness(lateBy, form.text)
  }
}

extension PlanState {
  /// Creates the state of a rundown whose loaded item is shown as `lateBy` seconds late; `nil` if
  /// the rundown has no end.
  package init?(of rundown: Rundown, _ forecast: RundownForecast, lateBy: Int) {
    guard let end = forecast.end else { return nil }
    self.lateBy = rundown.current == nil ? 0 : lateBy
    isBreak = rundown.current?.isBreak == true
    isOver = rundown.current == nil
    self.end =
      isOver ? Words.pastTimeOfDay(end, in: rundown) : Words.timeOfDay(end, in: rundown)
    endsLateBy = forecast.endsLateBy
  }
}

/// What keeps a session on time although an item is late.
package enum DelayAbsorber: Equatable, Sendable {
  /// An item of this name.
  case item(String)
  /// Free time before an item of this name.
  case gap(before: String)

  /// What absorbs the delay of the loaded item; `nil` if nothing does, or if it is not late.
  package init?(in rundown: Rundown, _ forecast: RundownForecast, _ phrases: Phrases) {
    func name(_ index: Int) -> String { Words.name(of: rundown.items[index], in: phrases) }
    switch rundown.absorber(in: forecast) {
    case .item(let index): self = .item(name(index))
    case .gap(let index): self = .gap(before: name(index))
    case nil: return nil
    }
  }

  /// The forms of the text about it, the longest first.
  func texts(in phrases: Phrases) -> [String] {
    switch self {
    case .item(let name): phrases.absorbsDelay(name)
    case .gap(let name): phrases.gapAbsorbsDelay(before: name)
    }
  }
}

/// What stays late even after all possible cuts.
package enum Shortfall: Equatable, Sendable {
  /// The session ends at a time of day, which is a number of seconds later than planned.
  case session(endsAt: String, lateBy: Int)
  /// An item must end at a time of day, and loses a number of seconds.
  case loses(RundownItem, Int, end: String)
  /// An item must end at a time of day, and ends a number of seconds too late.
  case cannotEnd(RundownItem, end: String, lateBy: Int)

  /// What stays late after all cuts; `nil` if nothing does.
  package init?(of rundown: Rundown, after catchUp: CatchUp) {
    guard catchUp.missing > 0 else { return nil }
    let end = Words.timeOfDay(catchUp.end, in: rundown)
    guard let index = catchUp.hardEndIndex else {
      let late = Words.timeOfDay(catchUp.end + catchUp.missing, in: rundown)
      self = .session(endsAt: late, lateBy: catchUp.missing)
      return
    }
    self =
      catchUp.endsTooLate
      ? .cannotEnd(rundown.items[index], end: end, lateBy: catchUp.missing)
      : .loses(rundown.items[index], catchUp.missing, end: end)
  }

  /// The forms of the text about it, the longest first.
  package func texts(_ form: TimeForm) -> [String] {
    let phrases = form.phrases
    func name(_ item: RundownItem) -> String { Words.name(of: item, in: phrases) }
    switch self {
    case .session(let end, let late):
      return [PlanState.session(endsAt: end, lateBy: late, form)]
    case .loses(let item, let seconds, let end):
      return phrases.losesTime(name(item), form.text(seconds), end: end)
    case .cannotEnd(let item, let end, let late):
      let texts = phrases.cannotEnd(name(item), at: end)
      return [texts[0] + phrases.comma + phrases.lateness(late, form.text)] + texts
    }
  }
}
