// Taking over a clock that has died, and handing over one that runs.
extension French {
  func takeOver(_ key: String, _ cost: TakeOverCost) -> [String] {
    let again = (
      "Appuyez de nouveau sur \(key) pour prendre le relais", "Encore \(key)\u{A0}: relayer"
    )
    if cost.isByTimeOfDay, let error = cost.error {
      let source =
        "Cette machine a redémarré depuis\u{A0}: le temps vient de son horloge système, "
        + "exact à \(withDecimalComma(error)) près si elle est à l’heure"
      return takeOverQuestion(
        [
          source,
          "Temps de l’horloge système, à \(withDecimalComma(error)) près si elle est juste",
        ], again)
    }
    let heard =
      cost.age.map { ("Dernier signal du minuteur il y a \($0)", "Signal il y a \($0)") }
      ?? ("Dernier signal du minuteur à une heure inconnue", "Dernier signal inconnu")
    let time =
      cost.error.map {
        ("temps exact à \(withDecimalComma($0)) près", "à \(withDecimalComma($0)) près")
      }
      ?? ("l’intervention sera en pause", "en pause")
    let displays = cost.unreachable.map {
      ("hors d’atteinte\u{A0}: \($0)", "sans \($0)", "sans ses écrans")
    }
    let rundown = cost.lacksRundown ? "sans le déroulé" : nil
    return takeOverQuestion(heard, time, rundown, displays, again)
  }
  func takesOver(key: String) -> String { "\(key)\u{A0}: prendre le relais" }
  func keptTalks(heard age: String?, key: String) -> [String] {
    keptTalks(
      "Pas de minuteur, mais ses interventions sont gardées ici", inShort: "Pas de minuteur",
      heard: age.map { "signal il y a \($0)" }, key)
  }

  func notTakenOver(_ reason: TakeOverRefusal) -> [String] {
    switch reason {
    case .clockIsHere:
      [
        "Relais impossible\u{A0}: le programme du minuteur n’est pas terminé sur cette machine. "
          + "Fermez-le d’abord.",
        "Relais impossible\u{A0}: fermez d’abord le minuteur sur cette machine",
        "Relais impossible\u{A0}: minuteur présent ici",
      ]
    case .nothingKept:
      [
        "Relais impossible\u{A0}: rien n’est gardé ici (minuteur ou bridge ancien, ou broker)",
        "Relais impossible\u{A0}: rien n’est gardé ici",
      ]
    case .talksAreHere(let command): talksAreHere(quoted(command))
    case .isClock:
      [
        "Ceci est le minuteur\u{A0}: seul un pupitre peut prendre le relais",
        "Seul un pupitre peut prendre le relais",
      ]
    case .failed(let reason): ["Relais impossible\u{A0}: \(reason)", "Relais impossible"]
    }
  }
  func hasTakenOver(room: String) -> [String] {
    [
      "Ce pupitre est maintenant le minuteur de la salle \(room). "
        + "Pour les écrans\u{A0}: \(quoted(attach(room))) sur cette machine.",
      "Ce pupitre est maintenant le minuteur\u{A0}: connectez les écrans à cette machine",
      "Ce pupitre est maintenant le minuteur",
    ]
  }
  func wasTakenOver(by desk: String?, at time: String?, next: AfterTakeOver, onlyHere: String?)
    -> [String]
  {
    let now =
      switch next {
      case .desk: "Ce minuteur est maintenant un pupitre"
      case .deskWithoutClock: "Ce pupitre n’atteint aucun minuteur\u{A0}: lancez-le avec --via"
      case .ends: "Ce programme se termine"
      }
    let what = "Relayé par \(desk ?? "un autre pupitre")" + (time.map { " à \(hour($0))" } ?? "")
    return takenOver(
      what, now: now,
      onlyHere: onlyHere.map { "Seulement ici\u{A0}: \($0)" })
  }
  func talksAreHere(_ command: String) -> [String] {
    [
      "Le relais a déjà été pris ici\u{A0}: \(command) continue",
      "Pour continuer ici\u{A0}: \(command)",
      "Le relais a déjà été pris ici",
    ]
  }
  var readyTooLate: [String] {
    [
      "Ce pupitre n’était pas prêt à temps\u{A0}: le minuteur continue",
      "Pas prêt à temps",
    ]
  }
  func noAnswerToReady(_ key: String) -> [String] {
    [
      "Prêt, mais le minuteur ne répond pas\u{A0}: s’il est mort, \(key) prend le relais",
      "Pas de réponse\u{A0}: \(key) prend le relais",
    ]
  }

  func handOver(_ key: String, to desk: String) -> [String] {
    [
      "Appuyez de nouveau sur \(key) pour passer le relais à \(desk)\u{A0}: "
        + "ce minuteur deviendra un pupitre",
      "Encore \(key)\u{A0}: passer le relais à \(desk) (ce minuteur deviendra un pupitre)",
      "Encore \(key)\u{A0}: passer le relais à \(desk)",
      "Encore \(key)\u{A0}: passer le relais",
    ]
  }
  func handsOver(to desk: String) -> [String] {
    ["Passage du relais à \(desk) en cours", "Passage du relais en cours"]
  }
  func notHandedOver(to desk: String) -> [String] {
    ["\(desk) n’a pas pris le relais\u{A0}: ce minuteur continue", "Relais non transmis"]
  }
  func noDesk(_ names: String?) -> [String] {
    guard let names else {
      return [
        "Aucun pupitre pour prendre le relais\u{A0}: "
          + "lancez-en un avec \(quoted("speakerclock desk"))",
        "Aucun pupitre pour prendre le relais",
      ]
    }
    return [
      "Plusieurs pupitres\u{A0}: \(names). Saisissez \(quoted("hand over")) et le nom.",
      "Plusieurs pupitres\u{A0}: \(quoted("hand over NOM"))",
    ]
  }

  func clockIsAlive(handOver key: String) -> [String] {
    [
      "Le minuteur répond\u{A0}: \(key) là-bas passe le relais, :take over le prend quand même",
      "Il répond\u{A0}: voir :take over",
    ]
  }

  func otherClock(room: String, key: String, dropping talk: String) -> [String] {
    [
      "Un autre minuteur tourne en salle \(room)\u{A0}: \(key) en "
        + "fait son pupitre, \(talk) est abandonné",
      "Un autre minuteur tourne\u{A0}: \(key) le rejoint, \(talk) est abandonné",
      "Un autre minuteur tourne en salle \(room)\u{A0}: \(key) le rejoint",
      "Autre minuteur\u{A0}: \(key) le rejoint",
    ]
  }
  func otherClock(room: String, command: String) -> String {
    "Un autre minuteur tourne en salle \(room)\u{A0}: \(quoted(command)) le pilote"
  }
  func startPrivately(_ key: String, room: String) -> [String] {
    [
      "Un autre minuteur tourne en salle \(room)\u{A0}: encore \(key) en démarre un privé",
      "Encore \(key)\u{A0}: minuteur privé",
    ]
  }
  func join(_ key: String, room: String, dropping talk: String) -> [String] {
    [
      "Encore \(key) pour devenir un pupitre du minuteur de la "
        + "salle \(room)\u{A0}: \(talk) est abandonné",
      "Encore \(key)\u{A0}: devenir un pupitre, \(talk) est abandonné",
      "Encore \(key)\u{A0}: devenir un pupitre",
    ]
  }
  func joins(byCommand command: String) -> [String] {
    [
      "Une intervention a démarré ici\u{A0}: saisissez \(command) pour rejoindre l’autre minuteur",
      "Rejoindre l’autre minuteur\u{A0}: \(command)",
    ]
  }
  func otherClockHasEnded(room: String) -> [String] {
    [
      "L’autre minuteur de la salle \(room) est terminé\u{A0}: "
        + "celui-ci reste privé, non enregistré",
      "L’autre minuteur est terminé",
    ]
  }
  func noOtherClock(room: String) -> [String] {
    ["Il n’y a pas d’autre minuteur en salle \(room)", "Il n’y a pas d’autre minuteur"]
  }
}
