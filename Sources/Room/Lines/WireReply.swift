import SpeechAnnouncement
package import TimerEngine

extension StatusNotice: Described {
  static let usual = StatusNotice([])

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    var about = topic.name
    try fields.value("texts", &texts, .list(of: .shownLine, 1...Int.max))
    // A topic that only a newer clock has is any other.
    try fields.value("about", &about, .text)
    try fields.value("answer", &isAnswer, .boolean)
    if fields.isReading { topic = Topic(about) }
  }
}

extension StatusNotice.Topic {
  private static let names: [(name: String, topic: Self)] = [
    ("announcement", .announcement), ("blackout", .blackout), ("resumed", .resumedTalk),
    ("start", .firstStart), ("room", .noRoomForView), ("under_way", .commandUnderWay),
  ]

  /// Its name on the wire; `nil` for one that desks are not told.
  fileprivate var name: String? { Self.names.first { $0.topic == self }?.name }

  fileprivate init(_ name: String?) {
    self = Self.names.first { $0.name == name }?.topic ?? .other
  }
}

/// What an operator's screen is told, on the wire.
package struct WireNews: Hashable, Sendable {
  /// `notice`, `outdated`, `changed` or `rundown`.
  var kind: String
  var notice: StatusNotice?
  /// How long the notice is shown, and what happens to the one that is already shown.
  var time: Duration?
  var manner: ClockNews.Manner?
  /// What is no longer true.
  var about: String?

  /// Creates it; `nil` for what concerns only the screen of the clock's own process.
  package init?(_ news: ClockNews) {
    switch news {
    case .notice(let notice, let time, let manner):
      (kind, self.notice, self.time, self.manner) = ("notice", notice, time, manner)
    case .outdated(let topic):
      guard let name = topic.name else { return nil }
      (kind, about) = ("outdated", name)
    case .changedByHand: kind = "changed"
    case .rundownChanged: kind = "rundown"
    case .startHint: return nil
    }
  }

  /// What it tells; `nil` for a kind that only a newer clock has.
  package var news: ClockNews? {
    switch kind {
    case "notice":
      guard let notice, let time else { return nil }
      return .notice(notice, for: time, manner ?? .replacing)
    case "outdated": return .outdated(StatusNotice.Topic(about))
    case "changed": return .changedByHand
    case "rundown": return .rundownChanged
    default: return nil
    }
  }
}

extension WireNews: Described {
  static let usual = WireNews(kind: "")

  private init(kind: String) { self.kind = kind }

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("kind", &kind, .text)
    try fields.value("notice", &notice, .ifKnown(.object(.usual)))
    try fields.value("time", &time, .ifKnown(.duration(0...longestTime)))
    try fields.value("manner", &manner, .ifKnown(.word()))
    try fields.value("about", &about, .text)
  }
}

/// What would be lost, on the wire.
struct WireLoss: Hashable, Sendable {
  /// `program`, or what a command does: `goes`, `goes_on`, `ends_talk`, `ends_talk_and_loads`,
  /// `ends_break`, `moves_lamp`, `stores`, `skips`, `ends_talk_and_skips`, `ends_late`,
  /// `starts_other_day` or `starts_with_unset_clock`.
  var kind: String
  /// The name of an item, a preset or a lamp, several names, a time, or a slot.
  var name: String?
  var length: String?
  /// The time of day at which the talk was to end, and does not end any more.
  var end: String?

  init(_ loss: Loss) {
    switch loss {
    case .program: kind = "program"
    // A desk itself asks about a take-over, and never hands over or joins.
    case .change(.endsTalk), .takingOver, .handingOver, .startingPrivately, .joining:
      kind = "ends_talk"
    case .change(.startsOtherDay(let day)): (kind, name) = ("starts_other_day", day)
    case .change(.startsWithUnsetClock): kind = "starts_with_unset_clock"
    case .change(.goes(let name)): (kind, self.name) = ("goes", name)
    case .change(.goesOn(let time, let end)): (kind, name, self.end) = ("goes_on", time, end)
    case .change(.endsTalkAndLoads(let name)): (kind, self.name) = ("ends_talk_and_loads", name)
    case .change(.endsBreak(let name)): (kind, self.name) = ("ends_break", name)
    case .change(.movesLamp(let name)): (kind, self.name) = ("moves_lamp", name)
    case .change(.stores(let slot)): (kind, name) = ("stores", "\(slot)")
    case .change(.removes(let slot)): (kind, name) = ("removes", "\(slot)")
    case .change(.skips(let names)): (kind, name) = ("skips", names)
    case .change(.beginsAnew): kind = "begins_anew"
    case .change(.pauses): kind = "pauses"
    case .change(.endsTalkAndSkips(let names)): (kind, name) = ("ends_talk_and_skips", names)
    case .change(.endsLate(let time, let length)):
      (kind, name, self.length) = ("ends_late", time, length)
    }
  }

  /// What would be lost; a kind that only a newer clock has counts as the talk.
  var loss: Loss {
    let name = name ?? ""
    return switch kind {
    case "program": .program
    case "starts_other_day": .change(.startsOtherDay(name))
    case "starts_with_unset_clock": .change(.startsWithUnsetClock)
    case "goes": .change(.goes(to: name))
    case "goes_on": .change(.goesOn(name, endGivenUp: end))
    case "ends_talk_and_loads": .change(.endsTalkAndLoads(name))
    case "ends_break": .change(.endsBreak(name))
    case "moves_lamp": .change(.movesLamp(name))
    case "stores": .change(Int(name).map(GuardedChange.stores) ?? .endsTalk)
    case "removes": .change(Int(name).map(GuardedChange.removes) ?? .endsTalk)
    case "skips": .change(.skips(name))
    case "begins_anew": .change(.beginsAnew)
    case "pauses": .change(.pauses)
    case "ends_talk_and_skips": .change(.endsTalkAndSkips(name))
    case "ends_late": .change(.endsLate(name, length: length ?? ""))
    default: .change(.endsTalk)
    }
  }
}

extension WireLoss: Described {
  static let usual = WireLoss(kind: "")

  init(kind: String) { self.kind = kind }

  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("kind", &kind, .text)
    try fields.value("name", &name, .shownLine)
    try fields.value("length", &length, .shownLine)
    try fields.value("end", &end, .shownLine)
  }
}

/// The reply to a desk's request, on the wire.
package struct WireReply: Hashable, Sendable {
  /// The number of the request.
  package private(set) var number: Int
  /// `done`, `refused`, `too_soon`, `guarded` or `late`.
  var result: String
  /// Whether it has started, paused or resumed the talk.
  var hasToggled = false
  var notice: StatusNotice?
  var loss: WireLoss?

  /// Creates the reply to a request; `nil` for one that was read after its deadline.
  package init(_ reply: CommandReply?, to number: Int) {
    self.number = number
    switch reply {
    case .done(let hasToggled): (result, self.hasToggled) = ("done", hasToggled)
    case .refused(let notice): (result, self.notice) = ("refused", notice)
    case .tooSoon(let loss): (result, self.loss) = ("too_soon", loss.map(WireLoss.init))
    case .guarded(let loss): (result, self.loss) = ("guarded", WireLoss(loss))
    case nil: result = "late"
    }
  }

  /// What it says; `nil` if the request was read after its deadline.
  package var reply: CommandReply? {
    switch result {
    case "late": nil
    case "done": .done(hasToggled: hasToggled)
    case "too_soon": .tooSoon(losing: loss?.loss)
    case "guarded": .guarded(loss?.loss ?? .change(.endsTalk))
    default: .refused(notice)
    }
  }
}

extension WireReply: Described {
  static let usual = WireReply(nil, to: 0)

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("number", &number, .count)
    try fields.value("result", &result, .text)
    try fields.value("toggled", &hasToggled, .boolean, unless: false)
    try fields.value("notice", &notice, .object(.usual))
    try fields.value("loss", &loss, .object(.usual))
  }
}
