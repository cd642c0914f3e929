// Taking over a clock that has died, and handing over one that runs.
extension Dutch {
  func takeOver(_ key: String, _ cost: TakeOverCost) -> [String] {
    let again = ("Druk nogmaals op \(key) om over te nemen", "Nogmaals \(key): overnemen")
    if cost.isByTimeOfDay, let error = cost.error {
      let source =
        "Deze computer is intussen herstart: de tijd komt van de systeemklok, "
        + "op \(withDecimalComma(error)) nauwkeurig als die goed staat"
      return takeOverQuestion(
        [
          source,
          "Tijd van de systeemklok, marge \(withDecimalComma(error)) als die goed staat",
        ], again)
    }
    let heard =
      cost.age.map { ("Laatste signaal van de klok \($0) geleden", "Signaal \($0) geleden") }
      ?? ("Laatste signaal van de klok op een onbekend tijdstip", "Laatste signaal onbekend")
    let time =
      cost.error.map {
        ("tijd op \(withDecimalComma($0)) nauwkeurig", "marge \(withDecimalComma($0))")
      }
      ?? ("de presentatie staat dan op pauze", "op pauze")
    let displays = cost.unreachable.map {
      ("onbereikbaar: \($0)", "zonder \($0)", "zonder de schermen")
    }
    let rundown = cost.lacksRundown ? "zonder het draaiboek" : nil
    return takeOverQuestion(heard, time, rundown, displays, again)
  }
  func takesOver(key: String) -> String { "\(key) neemt over" }
  func keptTalks(heard age: String?, key: String) -> [String] {
    keptTalks(
      "Geen klok, maar de presentaties zijn hier bewaard", inShort: "Geen klok",
      heard: age.map { "signaal \($0) geleden" }, key)
  }

  func notTakenOver(_ reason: TakeOverRefusal) -> [String] {
    switch reason {
    case .clockIsHere:
      [
        "Niet overgenomen: het programma van de klok is op deze computer niet beëindigd. "
          + "Sluit het eerst.",
        "Niet overgenomen: sluit eerst de klok op deze computer",
        "Niet overgenomen: de klok is hier",
      ]
    case .nothingKept:
      [
        "Niet overgenomen: hier is niets bewaard (oudere klok of bridge, of een broker)",
        "Niet overgenomen: hier is niets bewaard",
      ]
    case .talksAreHere(let command): talksAreHere(quoted(command))
    case .isClock:
      [
        "Dit is de klok: alleen een bedieningsplek kan overnemen",
        "Alleen een bedieningsplek neemt over",
      ]
    case .failed(let reason): ["Niet overgenomen: \(reason)", "Niet overgenomen"]
    }
  }
  func hasTakenOver(room: String) -> [String] {
    [
      "Deze bedieningsplek is nu de klok van zaal \(room). "
        + "Schermen: \(quoted(attach(room))) op deze computer.",
      "Deze bedieningsplek is nu de klok: verbind de schermen met deze computer",
      "Deze bedieningsplek is nu de klok",
    ]
  }
  func wasTakenOver(by desk: String?, at time: String?, next: AfterTakeOver, onlyHere: String?)
    -> [String]
  {
    let now =
      switch next {
      case .desk: "Deze klok is nu een bedieningsplek"
      case .deskWithoutClock: "Deze plek bereikt geen klok: start hem met --via"
      case .ends: "Dit programma stopt"
      }
    let what =
      "Overgenomen door \(desk ?? "andere bedieningsplek")"
      + (time.map { " om \($0)" } ?? "")
    return takenOver(
      what, now: now,
      onlyHere: onlyHere.map { "Alleen hier: \($0)" })
  }
  func talksAreHere(_ command: String) -> [String] {
    [
      "Hier is al overgenomen: \(command) gaat ermee verder",
      "Hier verdergaan: \(command)",
      "Hier is al overgenomen",
    ]
  }
  var readyTooLate: [String] {
    [
      "Deze bedieningsplek was niet op tijd klaar: de klok gaat door",
      "Niet op tijd klaar",
    ]
  }
  func noAnswerToReady(_ key: String) -> [String] {
    [
      "Klaar, maar de klok antwoordt niet: is hij dood, dan neemt \(key) over",
      "Geen antwoord: \(key) neemt over",
    ]
  }

  func handOver(_ key: String, to desk: String) -> [String] {
    [
      "Druk nogmaals op \(key) om over te dragen aan \(desk): "
        + "deze klok wordt dan een bedieningsplek",
      "Nogmaals \(key): overdragen aan \(desk) (deze klok wordt een bedieningsplek)",
      "Nogmaals \(key): overdragen aan \(desk)",
      "Nogmaals \(key): overdragen",
    ]
  }
  func handsOver(to desk: String) -> [String] {
    ["Bezig met overdragen aan \(desk)", "Bezig met overdragen"]
  }
  func notHandedOver(to desk: String) -> [String] {
    ["\(desk) heeft niet overgenomen: deze klok loopt door", "Niet overgedragen"]
  }
  func noDesk(_ names: String?) -> [String] {
    guard let names else {
      return [
        "Geen bedieningsplek voor de overdracht: start er een met \(quoted("speakerclock desk"))",
        "Geen bedieningsplek voor de overdracht",
      ]
    }
    return [
      "Meerdere bedieningsplekken: \(names). Typ \(quoted("hand over")) en de naam.",
      "Meerdere plekken: typ \(quoted("hand over NAAM"))",
    ]
  }

  func clockIsAlive(handOver key: String) -> [String] {
    [
      "De klok loopt: \(key) daar draagt over, :take over neemt toch over",
      "De klok loopt: zie :take over",
    ]
  }

  func otherClock(room: String, key: String, dropping talk: String) -> [String] {
    [
      "In zaal \(room) loopt al een klok: \(key) maakt deze tot bedieningsplek, \(talk) vervalt",
      "Hier loopt al een klok: met \(key) bedient u die, \(talk) vervalt",
      "In zaal \(room) loopt al een klok: met \(key) bedient u die",
      "Er loopt al een klok: \(key) bedient die",
    ]
  }
  func otherClock(room: String, command: String) -> String {
    "In zaal \(room) loopt al een klok: \(quoted(command)) bedient die"
  }
  func startPrivately(_ key: String, room: String) -> [String] {
    [
      "In zaal \(room) loopt al een klok: nogmaals \(key) start een eigen klok",
      "Nogmaals \(key): eigen klok starten",
    ]
  }
  func join(_ key: String, room: String, dropping talk: String) -> [String] {
    [
      "Druk nogmaals op \(key) om de klok van zaal \(room) te bedienen: \(talk) vervalt",
      "Nogmaals \(key): andere klok bedienen, \(talk) vervalt",
      "Nogmaals \(key): andere klok bedienen",
    ]
  }
  func joins(byCommand command: String) -> [String] {
    [
      "Hier is al een presentatie gestart: typ \(command) om de andere klok te bedienen",
      "Andere klok bedienen: \(command)",
    ]
  }
  func otherClockHasEnded(room: String) -> [String] {
    [
      "De andere klok van zaal \(room) is gestopt: deze blijft apart, zonder registratie",
      "De andere klok is gestopt",
    ]
  }
  func noOtherClock(room: String) -> [String] {
    ["Er is geen andere klok in zaal \(room)", "Er is geen andere klok"]
  }
}
