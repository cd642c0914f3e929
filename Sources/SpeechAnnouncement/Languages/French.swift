import TimerEngine

/// French, in which zero is singular.
struct French: Phrases {
  let code = "fr"
  let space = " "
  let fullStop = "."
  let comma = ", "

  func days(_ count: Int) -> String { "\(count) jours" }
  func hours(_ count: Int) -> String { count < 2 ? "\(count) heure" : "\(count) heures" }
  func minutes(_ count: Int) -> String { count < 2 ? "\(count) minute" : "\(count) minutes" }
  func seconds(_ count: Int) -> String { count < 2 ? "\(count) seconde" : "\(count) secondes" }
  func joined(_ lengths: [String]) -> String { lengths.joined(separator: ", ", last: " et ") }

  let phases = PhaseNames(green: "vert", yellow: "jaune", red: "rouge", overtime: "dépassé")

  let start = "début"
  func remaining(_ time: String, isOne: Bool) -> String { "il reste \(time)" }
  func over(_ time: String) -> String { "\(time) de dépassement" }
  let timeIsUp = "le temps est écoulé"
  func bell(_ strokes: Int) -> String { strokes == 1 ? "cloche" : "\(strokes) coups de cloche" }
  let part = "partie"
  func name(of verdict: Verdict) -> String {
    switch verdict {
    case .qualified: "dans les temps"
    case .tooShort: "disqualifié, trop court"
    case .tooLong: "disqualifié, trop long"
    }
  }
  func then(_ part: String) -> String { "puis \(part)" }
  func number(_ number: Int, of count: Int) -> String { "\(number) sur \(count)" }

  let lines = LineWords(
    ready: "PRÊT", start: "DÉBUT", stop: "ARRÊT", resume: "REPRISE", set: "RÉGLÉ", time: "TEMPS",
    beep: "BIP", bell: "CLOCHE", part: "PARTIE", zero: "TEMPS ÉCOULÉ", over: "DÉPASSÉ",
    notice: "AVIS", done: "FIN", display: "ÉCRAN", event: "ÉVÉNEMENT")

  // MARK: The screen

  let paused = "PAUSE"
  func forMinutes(_ count: Int) -> String { "depuis \(count) min" }
  func since(_ time: String) -> String { "depuis \(time)" }
  func span(from start: String, to end: String) -> String { "de \(start) à \(end)" }
  func ends(_ time: String) -> String { "fin \(time)" }
  func starts(_ key: String) -> String { "\(key) démarre" }
  func stops(_ key: String) -> String { "\(key) arrête" }
  func goesOn(_ key: String) -> String { "\(key) reprend" }
  func changes(_ keys: String) -> String { "\(keys) changent le temps" }
  func help(_ key: String) -> String { "\(key) aide" }
  func waiting(room: String) -> [String] {
    ["En attente d’une horloge dans la salle \(room)", "En attente d’une horloge"]
  }

  func noSignal(for time: String) -> String { "pas de signal depuis \(time)" }

  func slot(_ number: Int) -> String { "Case \(number)" }
  let end = "Fin"

  let keyNames = KeyNames(
    space: "Espace", up: "Haut", down: "Bas", right: "Droite", left: "Gauche",
    backspace: "Retour arr.", enter: "Entrée", pageUp: "Page préc.", pageDown: "Page suiv.")

  func meaning(of topic: HelpTopic) -> String {
    switch topic {
    case .startOrStop: "démarrer, arrêter, reprendre"
    case .slot: "choisir un préréglage"
    case .store: "ranger le temps dans une case"
    case .tap: "au temps de parole, jaune, rouge"
    case .hold: "leur donner le temps affiché"
    case .setMinute: "une minute de + ou -, à l'arrêt"
    case .setSeconds: "5 secondes de + ou -, à l'arrêt"
    case .addMinute: "une minute de + ou -, toujours"
    case .addSeconds: "10 secondes de + ou -"
    case .back: "revenir au temps de parole"
    case .undo: "annuler, jusqu'à dix fois"
    case .lateStart: "début au dernier arrêt"
    case .part: "partie suivante, précédente"
    case .prompt: "taper une commande"
    case .flash: "flash d'attention"
    case .blackout: "écran noir"
    case .message: "message ou titre ; message prêt"
    case .layout: "disposition des chiffres"
    case .theme: "couleurs"
    case .announcing: "annonces : off, print, speak"
    case .timeOfDay: "heure et fin"
    case .operatorView: "vue régie"
    case .identify: "les écrans montrent leur nom"
    case .tellTime: "dire le temps"
    case .focus: "parcourir l'écran ; choisir"
    case .clicker: "télécommande : départ"
    case .click: "choisir ; chiffres : départ"
    case .doubleClick: "chiffres : temps de parole"
    case .mouseLongPress: "une demi-seconde : ranger, fixer"
    case .dragAndWheel: "changer le temps ; une minute"
    case .lock: "verrou : Espace seul ; 2× ouvre"
    case .quit: "quitter"
    }
  }

  func pages(_ page: Int, of count: Int, turn key: String) -> String {
    "Page \(page) sur \(count)   \(key) tourne   toute autre touche ferme"
  }
  func pagesShort(turn key: String) -> String { "\(key) tourne, les autres ferment" }

  // MARK: Notices

  func noPreset(under slot: Int) -> String { "Aucun préréglage sous \(slot)" }
  let notStored = "Non enregistré"
  let notRecorded = ["L'exposé n'est pas sauvegardé", "Non sauvegardé"]
  let notReported = ["L'exposé manque dans le rapport", "Hors rapport"]
  let notSynced = [
    "Enregistré, mais une coupure de courant peut l'annuler", "Enregistrement fragile",
  ]
  let storingIsSlow = [
    "Le disque est lent : la dernière modification n'est pas encore enregistrée",
    "Le disque est lent",
  ]
  func changed(_ name: String, to value: String, from before: String?) -> String {
    "\(name) passe à \(value)" + (before.map { ", avant \($0)" } ?? "")
  }
  let greenTime = "temps de parole"
  func lowered(_ lamp: String, to time: String) -> String { "\(lamp) abaissé à \(time)" }
  func refused(_ refusal: Refusal) -> String {
    switch refusal {
    case .greenWhileRunning: "Arrêtez d'abord : le temps de parole est fixe pendant l'exposé"
    case .inOvertime: "Il ne reste pas de temps à retenir"
    case .greenAtZero: "Un temps de parole de 0:00 n'en est pas un"
    case .aboveGreenTime: "Le jaune ne peut pas commencer avant le temps de parole"
    case .redAboveYellow(let yellow):
      "Le rouge ne peut pas commencer avant le jaune, \(TimeText.plain(yellow))"
    }
  }

  func until(_ time: String, isTomorrow: Bool) -> String {
    "Jusqu'à \(time)\(isTomorrow ? " demain" : "")"
  }
  func until(_ words: String, skipping time: String) -> String {
    "\(words) ; \(time) n'existe pas, l'heure avance"
  }

  let talkContinues = "L'exposé continue"
  func givenUp(with time: String) -> String { "Abandonné, il restait \(time)" }
  let noTalk = "L'entrée a pris fin avant le début d'un exposé"
  func layout(isLandscape: Bool?) -> String {
    "Disposition : \(isLandscape.map { $0 ? "paysage" : "portrait" } ?? "automatique")"
  }
  func theme(_ name: String) -> String { "Couleurs : \(name)" }
  func announcing(_ channel: String) -> String { "Annonces : \(channel)" }
  func blackout(key: String, space: String) -> [String] {
    ["Écran noir : \(key) ou \(space) ramène l'image", "\(key) ramène l'image"]
  }
  let noFlash = "Les flashs sont désactivés"
  let noMessage = "Pas de message : envoyez-en un avec :message TEXTE, ou démarrez avec --message"
  let noScreen = "Il n'y a pas d'écran ici"
  let noRoomForHelp = "Pas de place pour l'aide"

  func problem(_ first: String, andMore count: Int, see check: String) -> String {
    "\(first) (et \(count) \(count < 2 ? "autre" : "autres") : voir '\(check)')"
  }
  func wrongFile(see check: String) -> [String] {
    let problem = "Un fichier est incorrect"
    return ["\(problem) : voir '\(check)'", problem]
  }
  func resumed(isRunning: Bool) -> [String] {
    let course = isRunning ? "continue" : "est toujours en pause"
    return ["Le dernier exposé n'était pas terminé : il \(course)", "Le dernier exposé \(course)"]
  }
  func offered(_ talk: String, _ left: String, key: String) -> [String] {
    [
      "Le dernier exposé n'était pas terminé : \(talk). \(key) le reprend.",
      "\(key) reprend le dernier exposé, \(left)", "\(key) reprend le dernier exposé",
    ]
  }
  func offeredWithoutClock(_ left: String, key: String) -> [String] {
    [
      "Horloge pas à l'heure : \(left) à la dernière sauvegarde. \(key) reprend l'exposé, en pause.",
      "Horloge pas à l'heure : \(left) à la dernière sauvegarde",
      "Horloge pas à l'heure, \(key) : \(left)",
    ]
  }
  func omittedLines(_ count: Int) -> String {
    (count == 1 ? "1 ligne omise" : "\(count) lignes omises") + " : personne ne lisait"
  }
  func late(by time: String) -> [String] {
    ["L'horloge a été bloquée \(time) ; l'exposé a continué", "Bloquée"]
  }
  func wallClock(wasSetBack: Bool, by time: String) -> String {
    "L'heure a été \(wasSetBack ? "retardée" : "avancée") de \(time) ; l'exposé ne change pas"
  }

  func loseTalk(_ key: String) -> [String] {
    [
      "L'exposé est en cours. Encore \(key) pour le quitter.", "Encore \(key) quitte l'exposé",
      "Encore \(key) ?",
    ]
  }
  func moveLamp(_ lamp: String, _ key: String) -> [String] {
    ["L'exposé est en cours. Encore \(key) pour déplacer le \(lamp).", "Encore \(key) ?"]
  }
  func overwrite(_ slot: Int, _ key: String) -> [String] {
    [
      "L'exposé est en cours. Encore \(key) pour l'enregistrer dans la case \(slot).",
      "Encore \(key) ?",
    ]
  }
  func quit(_ key: String) -> [String] {
    [
      "L'exposé est en cours. Encore \(key) pour sortir, toute autre touche continue.",
      "Encore \(key) pour sortir", "Sortir ?",
    ]
  }
  func store(slots: String, lamps: String) -> [String] {
    [
      "Ranger dans quelle case, \(slots), ou lampe, \(lamps) ? Échap ne range rien.",
      "Case \(slots) ou lampe \(lamps) ?", "Où ranger ?",
    ]
  }

  // MARK: Hands

  let controls = ControlNames(
    minutes: "minutes", seconds: "secondes", store: "enregistrer", undo: "annuler")
  func focus(_ name: String, _ enter: EnterMeaning, key: String) -> String {
    let words =
      switch enter {
      case .take: "\(key) choisit"
      case .store(let time): "\(key) range \(time) ici"
      case .go: "\(key) y va"
      case .hold(let time): "\(key) y met \(time)"
      case .start: "les flèches changent, \(key) démarre"
      case .ask: "Entrée, puis une case ou une lampe"
      case .undo: "\(key) annule le dernier changement"
      }
    return "\(name.capitalised) : \(words)"
  }
  let mouse = MouseNames(
    click: "Clic", doubleClick: "Double clic", hold: "Maintien", dragAndWheel: "Glisser, molette")
  func locked(key: String, space: String) -> [String] {
    [
      "Verrouillé : seul \(space) agit. \(key) deux fois déverrouille.",
      "\(key) deux fois déverrouille",
    ]
  }
  func unlock(key: String) -> [String] {
    [
      "Verrouillé : encore \(key) pour déverrouiller",
      "Encore \(key)",
    ]
  }
  let unlocked = "Déverrouillé"
  func firstStart(start: String, slots: String, help: String) -> [String] {
    [
      "Bienvenue : \(start) démarre, \(slots) choisissent un préréglage, \(help) montre les touches.",
      "\(start) démarre, \(help) montre les touches",
    ]
  }
  let firstStore = "C'est gardé : ce sera là la prochaine fois."
}
