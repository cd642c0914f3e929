// Taking over a clock that has died, and handing over one that runs.
extension German {
  func takeOver(_ key: String, _ cost: TakeOverCost) -> [String] {
    let again = ("Nochmals \(key) drücken, um zu übernehmen", "Nochmals \(key): übernehmen")
    if cost.isByTimeOfDay, let error = cost.error {
      let source =
        "Dieser Rechner wurde inzwischen neu gestartet: Die Zeit kommt von seiner Systemuhr, "
        + "auf \(withDecimalComma(error)) genau, falls diese richtig geht"
      return takeOverQuestion(
        [
          source,
          "Zeit nach Systemuhr, auf \(withDecimalComma(error)) genau, falls sie stimmt",
        ], again)
    }
    let heard =
      cost.age.map { ("Letztes Signal der Uhr vor \($0)", "Signal vor \($0)") }
      ?? ("Letztes Signal der Uhr zu unbekannter Zeit", "Letztes Signal unbekannt")
    let time =
      cost.error.map {
        ("Zeit auf \(withDecimalComma($0)) genau", "auf \(withDecimalComma($0)) genau")
      }
      ?? ("der Vortrag ist dann pausiert", "Vortrag pausiert")
    let displays = cost.unreachable.map {
      ("unerreichbar: \($0)", "ohne \($0)", "ohne ihre Bildschirme")
    }
    let rundown = cost.lacksRundown ? "ohne den Ablaufplan" : nil
    return takeOverQuestion(heard, time, rundown, displays, again)
  }
  func takesOver(key: String) -> String { "\(key) übernimmt" }
  func keptTalks(heard age: String?, key: String) -> [String] {
    keptTalks(
      "Keine Uhr, aber ihre Vorträge sind hier gesichert", inShort: "Keine Uhr",
      heard: age.map { "Stand vor \($0)" }, key)
  }

  func notTakenOver(_ reason: TakeOverRefusal) -> [String] {
    switch reason {
    case .clockIsHere:
      [
        "Nicht übernommen: Das Programm der Uhr ist auf diesem Rechner noch nicht beendet. "
          + "Bitte zuerst beenden.",
        "Nicht übernommen: Bitte zuerst die Uhr auf diesem Rechner beenden",
        "Nicht übernommen: Die Uhr ist hier",
      ]
    case .nothingKept:
      [
        "Nicht übernommen: Hier ist nichts gesichert (ältere Uhr oder Bridge, oder ein Broker)",
        "Nicht übernommen: nichts gesichert (ältere Uhr oder Bridge, oder ein Broker)",
        "Nicht übernommen: nichts gesichert",
      ]
    case .talksAreHere(let command): talksAreHere(quoted(command))
    case .isClock:
      ["Dies ist die Uhr: Nur ein Pult kann übernehmen", "Nur ein Pult kann übernehmen"]
    case .failed(let reason): ["Nicht übernommen: \(reason)", "Nicht übernommen"]
    }
  }
  func hasTakenOver(room: String) -> [String] {
    [
      "Dieses Pult ist jetzt die Uhr von Raum \(room). "
        + "Bildschirme verbinden sich mit \(quoted(attach(room))) auf diesem Rechner.",
      "Dieses Pult ist jetzt die Uhr: Bildschirme bitte mit diesem Rechner verbinden",
      "Dieses Pult ist jetzt die Uhr",
    ]
  }
  func wasTakenOver(by desk: String?, at time: String?, next: AfterTakeOver, onlyHere: String?)
    -> [String]
  {
    let now =
      switch next {
      case .desk: "Diese Uhr ist jetzt ein Pult"
      case .deskWithoutClock: "Dieses Pult erreicht keine Uhr: mit --via starten"
      case .ends: "Dieses Programm endet"
      }
    let what =
      "Übernommen von \(desk ?? "einem anderen Pult")"
      + (time.map { " um \($0) Uhr" } ?? "")
    return takenOver(
      what, now: now, onlyHere: onlyHere.map { "Nur hier: \($0)" })
  }
  func talksAreHere(_ command: String) -> [String] {
    [
      "Hier wurde schon übernommen: \(command) macht damit weiter",
      "Hier weitermachen: \(command)",
      "Hier wurde schon übernommen",
    ]
  }
  var readyTooLate: [String] {
    [
      "Dieses Pult war nicht rechtzeitig bereit: Die Uhr läuft weiter",
      "Nicht rechtzeitig bereit",
    ]
  }
  func noAnswerToReady(_ key: String) -> [String] {
    [
      "Bereit, aber die Uhr antwortet nicht: Ist sie tot, übernimmt \(key)",
      "Keine Antwort: \(key) übernimmt",
    ]
  }

  func handOver(_ key: String, to desk: String) -> [String] {
    [
      "Nochmals \(key) drücken, um an \(desk) zu übergeben: Diese Uhr wird dann zum Pult",
      "Nochmals \(key): an \(desk) übergeben",
      "Nochmals \(key): übergeben",
    ]
  }
  func handsOver(to desk: String) -> [String] {
    ["Übergabe an \(desk) läuft", "Übergabe läuft"]
  }
  func notHandedOver(to desk: String) -> [String] {
    ["\(desk) hat nicht übernommen: Diese Uhr läuft weiter", "Nicht übergeben"]
  }
  func noDesk(_ names: String?) -> [String] {
    guard let names else {
      return [
        "Kein Pult für die Übergabe: Bitte eines mit \(quoted("speakerclock desk")) starten",
        "Kein Pult für die Übergabe",
      ]
    }
    return [
      "Mehrere Pulte: \(names). Bitte \(quoted("hand over")) und den Namen eingeben.",
      "Mehrere Pulte: \(quoted("hand over NAME")) eingeben",
    ]
  }

  func clockIsAlive(handOver key: String) -> [String] {
    [
      "Die Uhr läuft: \(key) dort übergibt sie, :take over übernimmt sie trotzdem",
      "Die Uhr läuft: nur mit :take over",
    ]
  }

  func otherClock(room: String, key: String, dropping talk: String) -> [String] {
    [
      "In Raum \(room) läuft schon eine Uhr: \(key) macht diese zu deren Pult, \(talk) entfällt",
      "Hier läuft schon eine Uhr: \(key) wird ihr Pult, \(talk) entfällt",
      "In Raum \(room) läuft schon eine Uhr: \(key) wird ihr Pult",
      "Andere Uhr läuft: \(key) wird ihr Pult",
    ]
  }
  func otherClock(room: String, command: String) -> String {
    "In Raum \(room) läuft schon eine Uhr: \(quoted(command)) bedient sie"
  }
  func startPrivately(_ key: String, room: String) -> [String] {
    [
      "In Raum \(room) läuft schon eine Uhr: Nochmals \(key) startet eine private",
      "Nochmals \(key): private Uhr starten",
    ]
  }
  func join(_ key: String, room: String, dropping talk: String) -> [String] {
    [
      "Nochmals \(key) drücken, um Pult der Uhr in Raum \(room) zu werden: \(talk) entfällt",
      "Nochmals \(key): Pult werden, \(talk) entfällt",
      "Nochmals \(key): Pult werden",
    ]
  }
  func joins(byCommand command: String) -> [String] {
    [
      "Hier lief schon ein Vortrag: \(command) eingeben, um Pult der anderen Uhr zu werden",
      "Pult der anderen Uhr: \(command)",
    ]
  }
  func otherClockHasEnded(room: String) -> [String] {
    [
      "Die andere Uhr in Raum \(room) ist beendet: Diese bleibt privat, ohne Aufzeichnung",
      "Die andere Uhr ist beendet",
    ]
  }
  func noOtherClock(room: String) -> [String] {
    ["In Raum \(room) läuft keine andere Uhr", "Es läuft keine andere Uhr"]
  }
}
