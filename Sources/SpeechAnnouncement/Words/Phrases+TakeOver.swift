// Texts about a desk that becomes the clock, by itself or because the clock asks it to, and about a
// clock that becomes a desk of another one.
//
// Times come as texts, in digits or in words. Each text has a form of at most 80 columns that is
// of use alone.
extension Phrases {
  /// Before a desk takes over: what that costs.
  ///
  /// To press `key` again takes over. The longest form comes first; the last has at most 40
  /// columns.
  package func takeOver(_ key: String, _ cost: TakeOverCost) -> [String] {
    let values: FluentValues = [
      "key": .text(key), "age": .some(cost.age), "error": .some(cost.error),
      "display-names": .some(cost.unreachable),
    ]
    let again = forms(.takeOverAgain, values)
    var costs: [[String]]
    if cost.isByTimeOfDay, cost.error != nil {
      costs = forms(.takeOverByTimeOfDay, values).map { [$0] }
    } else {
      let (heard, time) = (forms(.takeOverHeard, values), forms(.takeOverError, values))
      let rundown = cost.lacksRundown ? [one(.takeOverWithoutRundown)] : []
      let long = [heard[0], time[0]] + rundown
      let short = [heard.inShort, time.inShort] + rundown
      costs = [long, short]
      if cost.unreachable != nil {
        // The third words leave out the names, and are of no use where these are shorter.
        let displays = forms(.takeOverDisplays, values)
        costs = [long + [displays[0]], short + [displays.inShort], short]
        if displays.count > 2, displays[2].count < displays[1].count {
          costs.insert(short + [displays[2]], at: 2)
        }
      }
      if cost.lacksRundown { costs.append(rundown.map(\.capitalised)) }
    }
    return costs.enumerated().map {
      text([$1.joined(separator: comma), $0 == 0 ? again[0] : again.inShort])
    }
      + [again.inShort]
  }

  /// After the words that nothing is heard of the clock: what a key does, `T takes over`.
  package func takesOver(key: String) -> String { one(.takesOver, ["key": .text(key)]) }
  /// No clock is heard, but its talks are kept on this machine: how long ago it was heard, such as
  /// `0:22`, `nil` if that is unknown; and what `key` does.
  package func keptTalks(heard age: String?, key: String) -> [String] {
    age.map { forms(.keptTalks, ["age": .text($0), "key": .text(key)]) }
      ?? forms(.keptTalksUnknownAge, ["key": .text(key)])
  }
  /// Why the desk does not take over.
  package func notTakenOver(_ reason: TakeOverRefusal) -> [String] {
    switch reason {
    case .talksAreHere(let command): talksAreHere(quoted(command))
    case .clockIsHere: forms(.notTakenOverClockIsHere)
    case .nothingKept: forms(.notTakenOverNothingKept)
    case .isClock: forms(.notTakenOverIsClock)
    case .failed(let reason): forms(.notTakenOverFailed, ["reason": .text(reason)])
    }
  }
  /// This desk is the clock of this room now.
  package func hasTakenOver(room: String) -> [String] {
    forms(.hasTakenOver, ["room": .text(room)])
  }
  /// A desk has taken over this clock's talks: the other desk's name and the time of day, if they
  /// are known, and what becomes of this clock.
  ///
  /// `onlyHere` is what has happened here and the other desk does not know, joined by commas; `nil`
  /// if there is nothing.
  package func wasTakenOver(
    by desk: String?, at time: String?, next: AfterTakeOver, onlyHere: String?
  ) -> [String] {
    let what = one(.takenOver, ["desk": .some(desk), "time": .some(time)])
    let now = one(named: "taken-over-now-" + next.rawValue)
    guard let onlyHere else { return [text([what, now]), what] }
    let only = one(.takenOverOnlyHere, ["only": .text(onlyHere)])
    return [text([what, now, only]), text([what, only]), what]
  }
  /// The talks of this room were taken over on this machine before, and no clock runs: `command`,
  /// already quoted, goes on with them.
  ///
  /// The last form has at most 40 columns and leaves out the command.
  package func talksAreHere(_ command: String) -> [String] {
    forms(.talksAreHere, ["command": .text(command)])
  }
  /// The clock goes on, because this desk was not ready in time to take over.
  ///
  /// The last form has at most 40 columns.
  package var readyTooLate: [String] { forms(.readyTooLate) }
  /// This desk is ready to take over, and the clock has not answered: `key` takes over.
  ///
  /// The last form has at most 40 columns.
  package func noAnswerToReady(_ key: String) -> [String] {
    forms(.noAnswerToReady, ["key": .text(key)])
  }

  /// Before the clock is handed over to a desk (its name, already quoted): `key` again hands it
  /// over.
  ///
  /// The longest form comes first; the last has at most 40 columns and leaves out the name.
  package func handOver(_ key: String, to desk: String) -> [String] {
    forms(.askHandOver, ["key": .text(key), "desk": .text(desk)])
  }
  /// The desk was asked to take over.
  ///
  /// The last form leaves out its name.
  package func handsOver(to desk: String) -> [String] { forms(.handsOver, ["desk": .text(desk)]) }
  /// The desk has not taken over within five seconds; this clock goes on.
  ///
  /// The last form leaves out the desk's name.
  package func notHandedOver(to desk: String) -> [String] {
    forms(.notHandedOver, ["desk": .text(desk)])
  }
  /// The talks cannot be handed over: no desk has that name, or there is none (`names` is `nil`),
  /// or several have it (`names` are theirs, quoted, joined by commas).
  ///
  /// The last form leaves them out.
  package func noDesk(_ names: String?) -> [String] {
    names.map { forms(.severalDesks, ["names": .text($0)]) } ?? forms(.noDesk)
  }

  /// The clock was heard a moment ago, so the key does not take over: what hands it over, with the
  /// key for that at the clock, and what takes over all the same: `:take over`.
  ///
  /// The last form has at most 40 columns.
  package func clockIsAlive(handOver key: String) -> [String] {
    forms(.clockIsAlive, ["key": .text(key)])
  }

  /// Another clock runs in this room: `key` makes this one its desk, and drops a talk, such as
  /// `20:00 'Ada'`.
  ///
  /// The last form has at most 40 columns.
  package func otherClock(room: String, key: String, dropping talk: String) -> [String] {
    forms(.otherClock, ["room": .text(room), "key": .text(key), "talk": .text(talk)])
  }
  /// The same where there is no screen: this command operates the other clock.
  package func otherClock(room: String, command: String) -> String {
    one(.otherClockCommand, ["room": .text(room), "command": .text(command)])
  }
  /// Before a talk is started although another clock runs in this room: `key` again starts it.
  ///
  /// The last form has at most 40 columns.
  package func startPrivately(_ key: String, room: String) -> [String] {
    forms(.askStartPrivately, ["key": .text(key), "room": .text(room)])
  }
  /// Before this clock becomes a desk of the other one: `key` again does that, and drops a talk.
  package func join(_ key: String, room: String, dropping talk: String) -> [String] {
    forms(.askJoin, ["key": .text(key), "room": .text(room), "talk": .text(talk)])
  }
  /// A talk was started here, so the key does not make this clock a desk, but a command does.
  package func joins(byCommand command: String) -> [String] {
    forms(.joinByCommand, ["command": .text(command)])
  }
  /// The other clock has ended, and this one stays as it is.
  package func otherClockHasEnded(room: String) -> [String] {
    forms(.otherClockHasEnded, ["room": .text(room)])
  }
  /// There is no other clock of which this one could become a desk.
  package func noOtherClock(room: String) -> [String] {
    forms(.noOtherClock, ["room": .text(room)])
  }

  /// Several sentences as one text.
  private func text(_ sentences: [String]) -> String {
    sentences.joined(separator: fullStop + space) + fullStop
  }
}

extension [String] {
  /// The second of several forms.
  fileprivate var inShort: String { self[count > 1 ? 1 : 0] }
}

/// What becomes of a clock whose talks a desk has taken over.
package enum AfterTakeOver: String, CaseIterable, Sendable {
  /// It is a desk, with a way to other machines.
  case desk
  /// It is a desk, and reaches no clock.
  case deskWithoutClock
  /// The program ends, because it has no screen.
  case ends
}

/// What it costs that a desk takes over; times come as texts.
package struct TakeOverCost: Hashable, Sendable {
  /// How long ago the clock was heard; `nil` if no clock of this machine can tell.
  package var age: String?
  /// By how much the time may be wrong, with a decimal point, such as `0.1 s`; `nil` if the talk
  /// goes on paused.
  package var error: String?
  /// The names of the displays that the clock had and that cannot be told from here, joined by
  /// commas; `nil` without any.
  package var unreachable: String?
  /// Whether the talks go on without their rundown, because the desk does not have it.
  package var lacksRundown: Bool
  /// Whether this is the second question: the time comes from the time of day of this machine,
  /// which has been started again since the clock was heard.
  package var isByTimeOfDay: Bool

  /// The costs, by default those of the first question.
  package init(
    age: String?, error: String?, unreachable: String?, lacksRundown: Bool = false,
    isByTimeOfDay: Bool = false
  ) {
    self.age = age
    self.error = error
    self.unreachable = unreachable
    self.lacksRundown = lacksRundown
    self.isByTimeOfDay = isByTimeOfDay
  }
}

/// Why a desk does not take over.
package enum TakeOverRefusal: Error, Hashable, Sendable {
  /// The clock's program runs on this machine, or is stopped there.
  case clockIsHere
  /// The talks were taken over on this machine before, and this command goes on with them.
  case talksAreHere(command: String)
  /// No clock was heard, or it gives no records: the way to it leads through a broker, which has
  /// one controller for each room.
  case nothingKept
  /// This is the clock itself.
  case isClock
  /// The records cannot be read or written, and why, always in English.
  case failed(String)
}
