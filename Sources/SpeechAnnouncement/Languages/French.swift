import TimerEngine

/// French, in which zero is singular.
///
/// `\u{A0}` is the no-break space before double punctuation. In a terminal the narrow one (U+202F)
/// would be just as wide, and many fonts of text consoles do not have it. It also makes one word of
/// `EN PAUSE`: `PAUSE` alone is the break between two talks.
struct French: Phrases {
  let code = "fr"
  let space = " "
  let fullStop = "."
  let comma = ", "
  let colon = "\u{A0}: "
  var afterLineWord: String { colon }
  var isSpoken = false
  var spoken: any AnnouncementPhrases { French(isSpoken: true) }

  func category(of count: Int) -> PluralCategory { count < 2 ? .one : .other }
  func days(_ count: Int) -> String { "\(count) jours" }
  func hours(_ count: Int) -> String {
    counted(count, number(count), one: "heure", other: "heures")
  }
  func minutes(_ count: Int) -> String {
    counted(count, number(count), one: "minute", other: "minutes")
  }
  func seconds(_ count: Int) -> String {
    counted(count, number(count), one: "seconde", other: "secondes")
  }
  func joined(_ lengths: [String]) -> String { lengths.joined(separator: ", ", last: " et ") }

  let phases = PhaseNames(green: "vert", yellow: "jaune", red: "rouge", overtime: "dépassé")

  let start = "départ"
  func remaining(_ time: String, _ category: PluralCategory) -> String { "il reste \(time)" }
  func over(_ time: String) -> String { "\(time) de dépassement" }
  let timeIsUp = "le temps est écoulé"
  func bell(_ strokes: Int) -> String {
    strokes == 1 ? "coup de cloche" : "\(strokes) coups de cloche"
  }
  let segment = "partie"
  func name(of verdict: Verdict) -> String {
    switch verdict {
    case .qualified: "qualifié"
    case .tooShort: "disqualifié, trop court"
    case .tooLong: "disqualifié, trop long"
    }
  }
  func quoted(_ name: String) -> String { "«\u{A0}\(name)\u{A0}»" }
  func then(_ segment: String) -> String { "puis \(segment)" }
  func number(_ number: Int, of count: Int) -> String { "\(number) sur \(count)" }

  let lines = LineWords(
    ready: "PRÊT", start: "DÉPART", stop: "EN\u{A0}PAUSE", resume: "REPRISE", set: "RÉGLAGE",
    time: "TEMPS", bell: "CLOCHE", segment: "PARTIE", zero: "LE TEMPS EST ÉCOULÉ",
    over: "DÉPASSEMENT",
    notice: "AVIS", done: "FIN", pause: "PAUSE", display: "ÉCRAN", event: "ÉVÉNEMENT", help: "AIDE")

  // MARK: The screen

  let paused = "EN PAUSE"
  func ready(forMinutes count: Int) -> String { "\(lines.ready) depuis \(count) min" }
  func paused(forMinutes count: Int) -> String { "\(paused) depuis \(count) min" }
  /// An hour of one figure gets a zero: behind `depuis`, which also means "for", `1 h 05` would be
  /// read as a length.
  func since(_ time: String) -> String {
    "depuis " + hour(time.prefix(2).hasSuffix(":") ? "0" + time : time)
  }
  func span(from start: String, to end: String) -> String { "de \(hour(start)) à \(hour(end))" }
  func ends(_ time: String) -> String { "fin à \(hour(time))" }
  func starts(_ key: String) -> String { "\(key)\u{A0}: démarrer" }
  func stops(_ key: String) -> String { "\(key)\u{A0}: mettre en pause" }
  func resumes(_ key: String) -> String { "\(key)\u{A0}: reprendre" }
  func changes(_ keys: String) -> String { "\(keys)\u{A0}: changer le temps" }
  func help(_ key: String) -> String { "\(key)\u{A0}: aide" }
  func waiting(room: String) -> [String] {
    ["En attente d’un minuteur dans la salle \(room)", "En attente d’un minuteur"]
  }

  func noSignal(for time: String) -> String { "pas de signal depuis \(time)" }

  func slot(_ number: Int) -> String { "Case \(number)" }
  let end = "Fin"

  let keyNames = KeyNames(
    space: "Espace", up: "Haut", down: "Bas", right: "Droite", left: "Gauche",
    backspace: "Retour arrière", enter: "Entrée", pageUp: "Pg préc", pageDown: "Pg suiv",
    interrupt: "Ctrl-C")

  let signNames = SignNames(
    colon: "deux-points", plus: "plus", minus: "moins",
    closingBracket: "crochet fermant", openingBracket: "crochet ouvrant",
    questionMark: "point d’interrogation", period: "point", slash: "barre oblique")

  func range(from first: String, to last: String) -> String { "\(first) à \(last)" }
  func capitals(_ letters: [String]) -> String {
    letters.joined(separator: comma) + (letters.count > 1 ? " majuscules" : " majuscule")
  }

  func meaning(of topic: HelpTopic) -> String {
    switch topic {
    case .startOrStop: "démarrer, pause, reprendre"
    case .slot: "charger un préréglage"
    case .store: "enregistrer dans une case"
    case .tap: "vert, jaune, rouge\u{A0}; continue"
    case .hold: "la couleur commence à ce temps"
    case .setMinute: "à l’arrêt\u{A0}: + ou - 1 minute"
    case .setSeconds: "à l’arrêt\u{A0}: + ou - 5 secondes"
    case .addMinute: "+ ou - 1 minute, à tout moment"
    case .addSeconds: "+ ou - 10 secondes"
    case .back: "retour au début, prêt"
    case .undo: "annuler, rétablir, 10 fois"
    case .lateStart: "départ oublié\u{A0}: l’antidater"
    case .questions: "ajouter 5 minutes de questions"
    case .segment: "partie suivante ou précédente"
    case .prompt: "saisir une commande"
    case .flash: "flash pour attirer l’attention"
    case .blackout: "écran noir"
    case .message: "message\u{A0}: dernier, choix, nouveau"
    case .layout: "disposition des chiffres"
    case .theme: "couleurs"
    case .announcing: "annonces\u{A0}: aucune, texte, voix"
    case .timeOfDay: "heure, fin de l’intervention"
    case .beside: "second temps près des feux"
    case .operatorView: "vue régie"
    case .identify: "les écrans affichent leur nom"
    case .tellTime: "annoncer le temps restant"
    case .focus: "parcourir l’écran\u{A0}; sélectionner"
    case .clicker: "clicker\u{A0}: départ, partie suivante"
    case .click: "choisir\u{A0}; chiffres\u{A0}: départ/pause"
    case .doubleClick: "chiffres\u{A0}: retour au début, prêt"
    case .mouseLongPress: "0,5 s\u{A0}: enregistrer, régler"
    case .dragAndWheel: "régler le temps\u{A0}; molette\u{A0}: 1 min"
    case .lock: "verrouiller\u{A0}; 2×\u{A0}: déverrouiller"
    case .quit: "quitter"
    }
  }

  func pages(_ page: Int, of count: Int, turn key: String) -> String {
    "Page \(page) sur \(count)   \(key)\u{A0}: page suivante   autre touche\u{A0}: fermer"
  }
  func pagesShort(turn key: String) -> String {
    "\(key)\u{A0}: page suivante, autre touche\u{A0}: fermer"
  }

  // MARK: Notices

  func noPreset(in slot: Int) -> String { "Aucun préréglage dans la case \(slot)" }
  let notStored = "Non enregistré"
  let notRecorded = [
    "Impossible d’enregistrer l’état de l’intervention", "État non enregistré",
  ]
  let notReported = ["L’intervention est absente du rapport", "Absente du rapport"]
  let notSynced = [
    "Enregistré, mais une coupure de courant pourrait l’effacer", "Enregistrement non garanti",
  ]
  let storingIsSlow = [
    "Le disque est lent\u{A0}: la dernière modification n’est pas encore enregistrée",
    "Le disque est lent",
  ]
  func changed(_ name: String, to value: String, from before: String?) -> String {
    "\(name)\u{A0}: désormais \(value)" + (before.map { " (auparavant \($0))" } ?? "")
  }
  let greenTime = "temps de parole"
  func lowered(_ lamp: String, to time: String) -> String { "\(lamp) ramené à \(time)" }
  func refused(_ refusal: Refusal, _ text: (Int) -> String) -> [String] {
    switch refusal {
    case .greenWhileRunning:
      [
        "Intervention en cours\u{A0}: mettez-la en pause pour changer le temps de parole",
        "Mettez d’abord en pause",
      ]
    case .inOvertime:
      ["Il ne reste plus de temps\u{A0}: rien à régler", "Il ne reste plus de temps"]
    case .greenAtZero:
      ["Le temps de parole doit dépasser 0:00", "Le temps doit dépasser 0:00"]
    case .aboveGreenTime:
      ["Le jaune ne peut pas dépasser le temps de parole", "Jaune\u{A0}: trop long"]
    case .redAboveYellow(let yellow):
      [
        "Le rouge ne peut pas commencer avant le jaune (\(text(yellow)))",
        "Rouge\u{A0}: avant le jaune",
      ]
    case .noPhase(let lamp): ["Cette partie n’a pas de \(name(of: lamp.phase))"]
    case .endsTalk(let lamp, let time):
      [
        "Le \(name(of: lamp.phase)) commence à \(text(time))\u{A0}: cela terminerait l’intervention",
        "Le \(name(of: lamp.phase)) commence à \(text(time))",
      ]
    }
  }

  func until(_ time: String, isTomorrow: Bool) -> String {
    "Fin " + (isTomorrow ? "demain " : "") + "à \(hour(time))"
  }
  func until(_ words: String, skipping time: String) -> String {
    "\(words) (\(hour(time)) n’existe pas\u{A0}: passage à l’heure d’été)"
  }

  let talkContinues = "L’intervention continue"
  func leftPaused(with time: String) -> String {
    "Intervention laissée en pause\u{A0}: il reste \(time)"
  }
  func spent(_ time: String, of length: String) -> String { "\(time) sur \(length)" }
  let noTalk = "L’entrée standard s’est fermée avant le début d’une intervention"
  func layout(isLandscape: Bool?) -> String {
    "Disposition\u{A0}: \(isLandscape.map { $0 ? "paysage" : "portrait" } ?? "automatique")"
  }
  let questions = "Questions"
  let secondaryTime = SecondaryTimeWords(
    title: "Second temps", session: "programme", talk: "intervention", clock: "heure", off: "aucun")
  func theme(_ name: String) -> String { "Thème\u{A0}: \(name)" }
  func announcing(_ channel: Announcing) -> String {
    let words =
      switch channel {
      case .off: "aucune"
      case .print: "texte"
      case .speak: "voix"
      }
    return "Annonces\u{A0}: \(words)"
  }
  func blackout(key: String, space: String) -> [String] {
    ["Écran noir\u{A0}: \(key) ou \(space) rétablit l’image", "\(key) rétablit l’image"]
  }
  let noFlash = "Les flashs sont désactivés"
  func noMessage(command: String) -> [String] {
    [
      "Pas de message\u{A0}: saisissez \(command) TEXTE ou relancez avec --message ou --title",
      "Pas de message",
    ]
  }
  let notInPlainMode = "Indisponible en mode texte"
  let noRoomForHelp = "Pas de place pour l’aide"

  func problem(_ first: String, andMore count: Int, see check: String) -> String {
    let others = counted(count, one: "autre", other: "autres")
    return "\(first) (et \(others)\u{A0}: voir \(quoted(check)))"
  }
  func wrongFile(see check: String) -> [String] {
    let problem = "Un fichier contient une erreur"
    return ["\(problem)\u{A0}: voir \(quoted(check))", problem]
  }
  func resumed(isRunning: Bool) -> [String] {
    let course = isRunning ? "toujours en cours" : "toujours en pause"
    return [
      "La dernière intervention n’était pas terminée\u{A0}: elle est \(course)",
      "La dernière intervention est \(course)",
    ]
  }
  func offered(_ talk: String, _ left: String, key: String) -> [String] {
    [
      "La dernière intervention n’était pas terminée\u{A0}: \(talk). \(use(key)) pour la reprendre.",
      "Dernière intervention\(colon)\(left). \(use(key)) pour la reprendre.",
      "\(use(key)) pour reprendre l’intervention",
    ]
  }
  func wasRemaining(_ time: String, _ category: PluralCategory) -> String {
    "il restait \(time)"
  }
  func offeredAfterQuit(
    _ talk: String, _ left: String, isRunning: Bool, key: String
  ) -> [String] {
    let course = "\(key) la reprend\(colon)\(left)" + (isRunning ? " à présent" : "")
    return [
      "La dernière intervention a été interrompue\(colon)\(talk). \(course)",
      "Dernière intervention\(colon)\(course)", "\(key)\(colon)reprendre l’intervention",
    ]
  }
  func wayBack(_ command: String, key: String?, until time: String) -> String {
    "Pour reprendre, lancez \(command), puis "
      + "\(key.map { "appuyez sur " + $0 } ?? "saisissez undo") (jusqu’à \(time))."
  }
  func offeredWithoutClock(_ wasLeft: String, key: String) -> [String] {
    [
      "Horloge système non réglée\(colon)\(wasLeft) lors du dernier enregistrement. "
        + "\(use(key)) pour récupérer l’intervention, en pause.",
      "Horloge non réglée\(colon)\(wasLeft). \(use(key)) pour récupérer l’intervention.",
      "\(use(key)) pour récupérer l’intervention",
    ]
  }

  /// A key, or the command, as something to do.
  private func use(_ key: String) -> String {
    key == "undo" ? "Saisissez \(key)" : "Appuyez sur \(key)"
  }

  func omittedLines(_ count: Int) -> String {
    form(
      for: count, one: "\(count) ligne de sortie perdue\u{A0}: aucun programme ne la lisait",
      other: "\(count) lignes de sortie perdues\u{A0}: aucun programme ne les lisait")
  }
  func late(by time: String) -> [String] {
    [
      "SpeakerClock a été suspendu pendant \(time)\u{A0}; le temps a continué de courir",
      "Programme suspendu pendant \(time)",
    ]
  }
  func wallClock(wasSetBack: Bool, by time: String) -> String {
    "Horloge système \(wasSetBack ? "retardée" : "avancée") de \(time)\u{A0}; "
      + "intervention non affectée"
  }

  private static let running = "Intervention en cours."
  func quit(_ key: String) -> [String] {
    [
      "\(Self.running) Encore \(key) pour quitter, autre touche pour continuer.",
      "Encore \(key) pour quitter", "\(key)\u{A0}: quitter\u{A0}?",
    ]
  }
  func cameTooOften(_ key: String, talkGoesOn: Bool) -> [String] {
    [
      "\(key) est arrivé trop souvent pour deux appuis\u{A0}: \(talkGoesOn ? "l’intervention continue" : "rien n’est fait"). Encore une fois \(key).",
      "Trop rapide\u{A0}: encore une fois \(key)",
    ]
  }
  func undone(_ count: Int) -> String { "\(count) annulées" }
  func store(slots: String, lamps: String, lampKeys: String) -> [String] {
    [
      "Enregistrer\u{A0}: case \(slots), ou voyant \(lamps)\u{A0}? Échap\u{A0}: annuler.",
      "Case \(slots) ou voyant \(lampKeys)\u{A0}?", "Enregistrer où\u{A0}?",
    ]
  }
}
