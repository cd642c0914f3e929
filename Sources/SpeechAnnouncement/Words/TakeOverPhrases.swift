/// Texts about a desk that becomes the clock, by itself or because the clock asks it to, and about a clock that becomes
/// a desk of another one.
///
/// Times come as texts, in digits or in words. Each text has a form of at most 80 columns that is
/// of use alone.
package protocol TakeOverPhrases: Sendable {
  /// Before a desk takes over: what that costs. To press `key` again takes over. The longest form
  /// comes first; the last has at most 40 columns.
  func takeOver(_ key: String, _ cost: TakeOverCost) -> [String]
  /// After the words that nothing is heard of the clock: what a key does, `T takes over`.
  func takesOver(key: String) -> String
  /// No clock is heard, but its talks are kept on this machine: how long ago it was heard, such as
  /// `0:22`, `nil` if that is unknown; and what `key` does.
  func keptTalks(heard age: String?, key: String) -> [String]
  /// Why the desk does not take over.
  func notTakenOver(_ reason: TakeOverRefusal) -> [String]
  /// This desk is the clock of this room now.
  func hasTakenOver(room: String) -> [String]
  /// A desk has taken over this clock's talks: the other desk's name and the time of day, if they are known, and
  /// what becomes of this clock.
  ///
  /// `onlyHere` is what has happened here and the other desk does not know, joined by commas; `nil`
  /// if there is nothing.
  func wasTakenOver(by desk: String?, at time: String?, next: AfterTakeOver, onlyHere: String?)
    -> [String]
  /// The talks of this room were taken over on this machine before, and no clock runs: `command`, already quoted, goes
  /// on with them. The last form has at most 40 columns and leaves out the command.
  func talksAreHere(_ command: String) -> [String]
  /// The clock goes on, because this desk was not ready in time to take over. The last form has at most 40 columns.
  var readyTooLate: [String] { get }
  /// This desk is ready to take over, and the clock has not answered: `key` takes over. The last form has at most 40
  /// columns.
  func noAnswerToReady(_ key: String) -> [String]

  /// Before the clock is handed over to a desk (its name, already quoted): `key` again hands it
  /// over. The longest form comes first; the last has at most 40 columns and leaves out the name.
  func handOver(_ key: String, to desk: String) -> [String]
  /// The desk was asked to take over. The last form leaves out its name.
  func handsOver(to desk: String) -> [String]
  /// The desk has not taken over within five seconds; this clock goes on. The last form leaves out
  /// the desk's name.
  func notHandedOver(to desk: String) -> [String]
  /// The talks cannot be handed over: no desk has that name, or there is none (`names` is `nil`),
  /// or several have it (`names` are theirs, quoted, joined by commas). The last form leaves them
  /// out.
  func noDesk(_ names: String?) -> [String]

  /// The clock was heard a moment ago, so the key does not take over: what hands it over, with the key for that at
  /// the clock, and what takes over all the same: `:take over`. The last form has at most 40 columns.
  func clockIsAlive(handOver key: String) -> [String]

  /// Another clock runs in this room: `key` makes this one its desk, and drops a talk, such as `20:00 'Ada'`. The
  /// last form has at most 40 columns.
  func otherClock(room: String, key: String, dropping talk: String) -> [String]
  /// The same where there is no screen: this command operates the other clock.
  func otherClock(room: String, command: String) -> String
  /// Before a talk is started although another clock runs in this room: `key` again starts it. The last form has at
  /// most 40 columns.
  func startPrivately(_ key: String, room: String) -> [String]
  /// Before this clock becomes a desk of the other one: `key` again does that, and drops a talk.
  func join(_ key: String, room: String, dropping talk: String) -> [String]
  /// A talk was started here, so the key does not make this clock a desk, but a command does.
  func joins(byCommand command: String) -> [String]
  /// The other clock has ended, and this one stays as it is.
  func otherClockHasEnded(room: String) -> [String]
  /// There is no other clock of which this one could become a desk.
  func noOtherClock(room: String) -> [String]
}

/// What becomes of a clock whose talks a desk has taken over.
package enum AfterTakeOver: Hashable, Sendable {
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
  /// The clock, or a bridge on the way to it, gives no records: it is an older version, or a
  /// broker, which has one controller for each room.
  case nothingKept
  /// This is the clock itself.
  case isClock
  /// The records cannot be read or written, and why, always in English.
  case failed(String)
}

// What the texts have in common in all languages.
extension Phrases {
  /// The forms of the question whether to take over.
  ///
  /// Each tells when the clock was heard, how right the time is, that there is no rundown, and of the
  /// displays; then what the key does. Of each pair of words the first form has the first ones, and
  /// the others have the second ones. The third words about the displays leave out their names.
  func takeOverQuestion(
    _ heard: (String, String), _ time: (String, String), _ rundown: String?,
    _ displays: (String, String, String)?, _ again: (String, String)
  ) -> [String] {
    let lost = rundown.map { [$0] } ?? []
    let (long, short) = ([heard.0, time.0] + lost, [heard.1, time.1] + lost)
    var costs = [long, short]
    if let displays {
      costs = [long + [displays.0], short + [displays.1], short]
      if displays.2.count < displays.1.count { costs.insert(short + [displays.2], at: 2) }
    }
    if let rundown { costs.append([rundown.capitalised]) }
    return takeOverQuestion(costs.map { $0.joined(separator: comma) }, again)
  }

  /// The forms of the question after these forms of the costs, the longest first.
  func takeOverQuestion(_ costs: [String], _ again: (String, String)) -> [String] {
    costs.enumerated().map { sentences([$1, $0 == 0 ? again.0 : again.1]) } + [again.1]
  }

  /// The forms of the words that only the talks of a clock are here, with how long ago it was heard
  /// and what the key does.
  func keptTalks(_ words: String, inShort: String, heard: String?, _ key: String) -> [String] {
    var forms = [words, inShort]
    if let heard { forms = [words + remark(heard), inShort + remark(heard), inShort] }
    return forms.map { "\($0)   \(takesOver(key: key))" }
  }

  /// What has happened to this clock, what it is now, and what only it knows.
  func takenOver(_ what: String, now: String, onlyHere: String?) -> [String] {
    guard let onlyHere else { return [sentences([what, now]), what] }
    return [sentences([what, now, onlyHere]), sentences([what, onlyHere]), what]
  }

  /// The command that gives displays elsewhere the clock of a room of this machine.
  func attach(_ room: String) -> String { "speakerclock attach --room \(room)" }

  /// A number in digits as most languages write it: `0,1 s`.
  func withDecimalComma(_ text: String) -> String { String(text.map { $0 == "." ? "," : $0 }) }

  /// Several sentences as one text.
  private func sentences(_ sentences: [String]) -> String {
    sentences.joined(separator: fullStop + space) + fullStop
  }
}
