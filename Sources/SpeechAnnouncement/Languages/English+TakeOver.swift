// Taking over a clock that has died, and handing over one that runs.
extension English {
  func takeOver(_ key: String, _ cost: TakeOverCost) -> [String] {
    let again = ("Press \(key) again to take over", "\(key) again: take over")
    if cost.isByTimeOfDay, let error = cost.error {
      let source =
        "This machine has been restarted: the time comes from its system clock, "
        + "accurate to \(error) if that is set correctly"
      return takeOverQuestion(
        [source, "Time by the system clock, accurate to \(error) if it is right"], again)
    }
    let heard =
      cost.age.map { ("Clock last heard \($0) ago", "Heard \($0) ago") }
      ?? ("Unknown when the clock was last heard", "Last heard: unknown")
    let time =
      cost.error.map { ("time accurate to \($0)", "accurate to \($0)") }
      ?? ("the talk is then paused", "talk paused")
    let displays = cost.unreachable.map {
      ("out of reach: \($0)", "without \($0)", "without its displays")
    }
    let rundown = cost.lacksRundown ? "without the rundown" : nil
    return takeOverQuestion(heard, time, rundown, displays, again)
  }
  func takesOver(key: String) -> String { "\(key) takes over" }
  func keptTalks(heard age: String?, key: String) -> [String] {
    keptTalks(
      "No clock, but its talks are kept here", inShort: "No clock",
      heard: age.map { "last heard \($0) ago" }, key)
  }

  func notTakenOver(_ reason: TakeOverRefusal) -> [String] {
    switch reason {
    case .clockIsHere:
      [
        "Not taken over: the clock's program has not ended on this machine. End it first.",
        "Not taken over: end the clock on this machine first",
        "Not taken over: the clock is here",
      ]
    case .nothingKept:
      [
        "Not taken over: nothing is kept here (no clock heard, older version, or broker)",
        "Not taken over: nothing is kept here",
      ]
    case .talksAreHere(let command): talksAreHere(quoted(command))
    case .isClock: ["This is the clock: only a desk can take over", "Only a desk can take over"]
    case .failed(let reason): ["Not taken over: \(reason)", "Not taken over"]
    }
  }
  func hasTakenOver(room: String) -> [String] {
    [
      "This desk is now the clock of room \(room). "
        + "Connect displays to \(quoted(attach(room))) on this machine.",
      "This desk is now the clock: connect the displays to this machine",
      "This desk is now the clock",
    ]
  }
  func wasTakenOver(by desk: String?, at time: String?, next: AfterTakeOver, onlyHere: String?)
    -> [String]
  {
    let now =
      switch next {
      case .desk: "This is now a desk"
      case .deskWithoutClock: "This desk reaches no clock: start it with --via"
      case .ends: "This program ends"
      }
    let what = "Taken over by \(desk ?? "another desk")" + (time.map { " at \($0)" } ?? "")
    return takenOver(what, now: now, onlyHere: onlyHere.map { "Only here: \($0)" })
  }
  func talksAreHere(_ command: String) -> [String] {
    [
      "The talks were taken over here: \(command) goes on with them",
      "The talks are here: \(command)",
      "The talks were taken over here",
    ]
  }
  var readyTooLate: [String] {
    [
      "This desk was not ready in time: the clock goes on",
      "Not ready in time: the clock goes on",
    ]
  }
  func noAnswerToReady(_ key: String) -> [String] {
    [
      "Ready, but the clock does not answer: if it is dead, \(key) takes over",
      "No answer: if it is dead, \(key) takes over",
      "No answer: \(key) takes over",
    ]
  }

  func handOver(_ key: String, to desk: String) -> [String] {
    [
      "Press \(key) again to hand over to \(desk): this terminal then becomes a desk",
      "\(key) again: hand over to \(desk)",
      "\(key) again: hand over",
    ]
  }
  func handsOver(to desk: String) -> [String] {
    ["Handing over to \(desk)", "Handing over"]
  }
  func notHandedOver(to desk: String) -> [String] {
    ["\(desk) has not taken over: this clock goes on", "Not handed over"]
  }
  func noDesk(_ names: String?) -> [String] {
    guard let names else {
      return [
        "No desk to hand over to: start one with 'speakerclock desk'",
        "No desk to hand over to",
      ]
    }
    return [
      "Several desks: \(names). Type 'hand over' and the name.",
      "Several desks: type 'hand over NAME'",
    ]
  }

  func clockIsAlive(handOver key: String) -> [String] {
    [
      "The clock is alive: \(key) there hands it over; :take over takes it",
      "The clock is alive: see :take over",
    ]
  }

  func otherClock(room: String, key: String, dropping talk: String) -> [String] {
    [
      "Another clock runs in room \(room): \(key) makes this one its desk, your \(talk) is dropped",
      "Another clock runs here: \(key) joins it, your \(talk) is dropped",
      "Another clock runs in room \(room): \(key) joins it",
      "Another clock runs: \(key) joins it",
    ]
  }
  func otherClock(room: String, command: String) -> String {
    "Another clock runs in room \(room): \(quoted(command)) operates it"
  }
  func startPrivately(_ key: String, room: String) -> [String] {
    [
      "Another clock runs in room \(room): \(key) again starts a private one",
      "\(key) again: start a private clock",
    ]
  }
  func join(_ key: String, room: String, dropping talk: String) -> [String] {
    [
      "Press \(key) again to become a desk of the clock in room \(room): your \(talk) is dropped",
      "\(key) again: become a desk, your \(talk) is dropped",
      "\(key) again: become a desk",
    ]
  }
  func joins(byCommand command: String) -> [String] {
    [
      "A talk was started here: type \(command) to become a desk of the other clock",
      "To join the other clock: \(command)",
    ]
  }
  func otherClockHasEnded(room: String) -> [String] {
    [
      "The other clock in room \(room) has ended: this one stays private and unrecorded",
      "The other clock has ended",
    ]
  }
  func noOtherClock(room: String) -> [String] {
    ["There is no other clock in room \(room)", "There is no other clock"]
  }
}
