import SpeechAnnouncement
import TimerEngine

/// A notice on the wire.
struct WireNotice: Codable, Hashable, Sendable {
  /// The forms of the text, the longest first.
  var texts: [String]
  /// What it is about, if that decides how long it is true.
  var about: String?
  /// Whether it is the reply to the operator's last action.
  var isAnswer: Bool

  enum CodingKeys: String, CodingKey {
    case texts, about
    case isAnswer = "answer"
  }

  private static let topics: [(name: String, topic: StatusNotice.Topic)] = [
    ("announcement", .announcement), ("blackout", .blackout), ("resumed", .resumedTalk),
    ("start", .firstStart), ("room", .noRoomForView), ("under_way", .commandUnderWay),
  ]

  init(_ notice: StatusNotice) {
    texts = notice.texts.map { $0.onWire }
    about = Self.name(of: notice.topic)
    isAnswer = notice.isAnswer
  }

  /// The notice, without characters that move a cursor.
  var notice: StatusNotice {
    StatusNotice(texts.map(\.onWire), about: Self.topic(about), isAnswer: isAnswer)
  }

  static func name(of topic: StatusNotice.Topic) -> String? {
    topics.first { $0.topic == topic }?.name
  }

  static func topic(_ name: String?) -> StatusNotice.Topic {
    topics.first { $0.name == name }?.topic ?? .other
  }
}

/// What an operator's screen is told, on the wire.
package struct WireNews: Codable, Hashable, Sendable {
  /// `notice`, `outdated`, `changed` or `rundown`.
  var kind: String
  var notice: WireNotice?
  /// How long the notice is shown, in microseconds, and what happens to the one that is already shown.
  var time: Int64?
  var manner: String?
  /// What is no longer true.
  var about: String?

  /// Creates it; `nil` for what concerns only the screen of the clock's own process.
  package init?(_ news: ClockNews) {
    switch news {
    case .notice(let notice, let time, let manner):
      kind = "notice"
      self.notice = WireNotice(notice)
      (self.time, self.manner) = (time.microsecondsRoundedUp, manner.rawValue)
    case .outdated(let topic):
      guard let name = WireNotice.name(of: topic) else { return nil }
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
      guard let notice, !notice.texts.isEmpty, let time, 0...WireLimit.longest ~= time else {
        return nil
      }
      return .notice(
        notice.notice, for: .microseconds(time),
        manner.flatMap(ClockNews.Manner.init(rawValue:)) ?? .replacing)
    case "outdated": return .outdated(WireNotice.topic(about))
    case "changed": return .changedByHand
    case "rundown": return .rundownChanged
    default: return nil
    }
  }
}

/// What would be lost, on the wire.
struct WireLoss: Codable, Hashable, Sendable {
  /// `program`, or what a command does: `goes`, `goes_on`, `ends_talk`, `ends_talk_and_loads`, `moves_lamp`,
  /// `stores`, `skips`, `ends_talk_and_skips`, `ends_late`, `starts_other_day` or `starts_with_unset_clock`.
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
    case .change(.movesLamp(let name)): (kind, self.name) = ("moves_lamp", name)
    case .change(.stores(let slot)): (kind, name) = ("stores", "\(slot)")
    case .change(.skips(let names)): (kind, name) = ("skips", names)
    case .change(.beginsAnew): kind = "begins_anew"
    case .change(.endsTalkAndSkips(let names)): (kind, name) = ("ends_talk_and_skips", names)
    case .change(.endsLate(let time, let length)):
      (kind, name, self.length) = ("ends_late", time, length)
    }
  }

  /// What would be lost; a kind that only a newer clock has counts as the talk.
  var loss: Loss {
    let name = (name ?? "").onWire
    return switch kind {
    case "program": .program
    case "starts_other_day": .change(.startsOtherDay(name))
    case "starts_with_unset_clock": .change(.startsWithUnsetClock)
    case "goes": .change(.goes(to: name))
    case "goes_on": .change(.goesOn(name, endGivenUp: end?.onWire))
    case "ends_talk_and_loads": .change(.endsTalkAndLoads(name))
    case "moves_lamp": .change(.movesLamp(name))
    case "stores": .change(Int(name).map(GuardedChange.stores) ?? .endsTalk)
    case "skips": .change(.skips(name))
    case "begins_anew": .change(.beginsAnew)
    case "ends_talk_and_skips": .change(.endsTalkAndSkips(name))
    case "ends_late": .change(.endsLate(name, length: (length ?? "").onWire))
    default: .change(.endsTalk)
    }
  }
}

/// The reply to a desk's request, on the wire.
package struct WireReply: Codable, Hashable, Sendable {
  /// The number of the request.
  package let number: Int
  /// `done`, `refused`, `too_soon`, `guarded` or `late`.
  var result: String
  /// Whether it has started, paused or resumed the talk.
  var hasToggled: Bool?
  var notice: WireNotice?
  var loss: WireLoss?

  enum CodingKeys: String, CodingKey {
    case number, result, notice, loss
    case hasToggled = "toggled"
  }

  /// Creates the reply to a request; `nil` for one that was read after its deadline.
  package init(_ reply: CommandReply?, to number: Int) {
    self.number = number
    switch reply {
    case .done(let hasToggled): (result, self.hasToggled) = ("done", hasToggled ? true : nil)
    case .refused(let notice): (result, self.notice) = ("refused", notice.map(WireNotice.init))
    case .tooSoon(let loss): (result, self.loss) = ("too_soon", loss.map(WireLoss.init))
    case .guarded(let loss): (result, self.loss) = ("guarded", WireLoss(loss))
    case nil: result = "late"
    }
  }

  /// What it says; `nil` if the request was read after its deadline.
  package var reply: CommandReply? {
    switch result {
    case "late": nil
    case "done": .done(hasToggled: hasToggled ?? false)
    case "too_soon": .tooSoon(losing: loss?.loss)
    case "guarded": .guarded(loss?.loss ?? .change(.endsTalk))
    default: .refused(notice?.notice)
    }
  }
}

/// A desk's request to its clock, on the wire.
package struct WireRequest: Codable, Hashable, Sendable {
  /// The number by which it is answered.
  package var number: Int
  /// The moment of the session's time, in microseconds, after which it is not executed.
  package var deadline: Int64?
  /// What the operator has seen.
  var seen: Seen
  /// The command as a line; absent if a change or an undo is taken back.
  package var command: String?
  /// What the operator agrees to lose; `anything` for everything.
  var agrees: WireLoss?
  /// Whether it is one of many steps in quick succession.
  var continues: Bool?
  /// Whether it was typed, so that it is always answered.
  var isTyped: Bool?
  /// How many microseconds before the request was sent the operator has confirmed the command.
  var age: Int64?
  /// Undo the desk's own change that was the first after this many.
  var takeBack: Int?
  /// Redo the change that was undone last.
  var takeBackUndo: Bool?

  /// The talk as the operator has seen it.
  struct Seen: Codable, Hashable, Sendable {
    var run: String
    var segment: Int
    var item: Int?
    var changes: Int
    /// Whether the screen was black, and whether a message was shown.
    var black: Bool?
    var message: Bool?
  }

  enum CodingKeys: String, CodingKey {
    case number, deadline, seen, command, agrees, continues, age
    case isTyped = "typed"
    case takeBack = "take_back"
    case takeBackUndo = "take_back_undo"
  }

  private static let anything = "anything"
  /// More than an operator's second press waits for.
  private static let maxAge: Int64 = 1_000_000

  /// Creates it; `nil` for a command that has no line.
  package init?(_ request: DeskRequest) {
    number = request.number
    deadline = request.deadline
    let seen = request.seen
    self.seen = Seen(
      run: seen.run.rawValue, segment: seen.segment, item: seen.item, changes: seen.changeCount,
      black: seen.isBlackedOut ? true : nil, message: seen.showsMessage ? true : nil)
    switch request.act {
    case .takeBack(let count): takeBack = count
    case .takeBackUndo: takeBackUndo = true
    case .give(let command, let consent, let continuesStep, let isTyped, let age):
      guard let line = command.deskLine, line.utf8.count <= ClientRequest.maxBytes - 1024 else {
        return nil
      }
      self.command = line
      agrees =
        switch consent {
        case .none: nil
        case .to(let loss): WireLoss(loss)
        case .toAnything: WireLoss(kind: Self.anything)
        }
      continues = continuesStep ? true : nil
      self.isTyped = isTyped ? true : nil
      self.age = age > .zero ? Int64(age / .microseconds(1)) : nil
    }
  }

  /// The request; `nil` if it cannot be read.
  package var request: DeskRequest? {
    guard WireLimit.numbers ~= number, WireLimit.numbers ~= seen.changes,
      let run = RunState(rawValue: seen.run)
    else { return nil }
    let seen = DeskRequest.Seen(
      run: run, segment: self.seen.segment, item: self.seen.item,
      changeCount: self.seen.changes, isBlackedOut: self.seen.black ?? false,
      showsMessage: self.seen.message ?? false)
    if let takeBack {
      return DeskRequest(number: number, deadline: deadline, seen: seen, .takeBack(to: takeBack))
    }
    if takeBackUndo == true {
      return DeskRequest(number: number, deadline: deadline, seen: seen, .takeBackUndo)
    }
    guard let command = command.flatMap({ Command(deskLine: $0) }) else { return nil }
    let consent: Confirmation =
      switch agrees {
      case nil: .none
      case let loss? where loss.kind == Self.anything: .toAnything
      case let loss?: .to(loss.loss)
      }
    return DeskRequest(
      number: number, deadline: deadline, seen: seen,
      .give(
        command, consent, continuesStep: continues ?? false, isTyped: isTyped ?? false,
        age: .microseconds(max(0, min(age ?? 0, Self.maxAge)))))
  }
}

extension WireLoss {
  fileprivate init(kind: String) { self.kind = kind }
}
