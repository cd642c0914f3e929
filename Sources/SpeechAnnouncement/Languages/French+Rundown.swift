import TimerEngine

// Texts about a rundown.
extension French {
  func next(_ talk: String, at time: String?) -> String {
    "À suivre\u{A0}: \(talk)" + (time.map { ", \(hour($0))" } ?? "")
  }
  func startsIn(_ time: String) -> String { "commence dans \(time)" }
  func startsAt(_ time: String) -> String { "commence à \(hour(time))" }
  var yourTurn: String { "C’est à vous" }
  func youAreNext(in time: String?) -> String {
    "Ensuite, c’est à vous" + (time.map { ", dans \($0)" } ?? "")
  }
  func youStart(in time: String) -> String { "À vous dans \(time)" }
  func backAt(_ time: String) -> String { "reprise à \(hour(time))" }
  var backSoon: String { "On reprend bientôt" }
  var pause: String { "Pause" }
  func behindPlan(by time: String) -> String { "\(time) de retard" }
  func aheadOfPlan(by time: String) -> String { "\(time) d’avance" }
  var onTime: String { "à l’heure" }
  func rundownEnds(_ time: String) -> String { "fin du déroulé à \(hour(time))" }
  func rundownEnded(_ time: String) -> String { "déroulé terminé à \(hour(time))" }
  func cannotEnd(_ item: String, at time: String) -> [String] {
    ["\(item) ne peut pas finir à \(hour(time))", "\(item) finit trop tard"]
  }
  var itemStates: ItemStateWords {
    ItemStateWords(
      ended: "TERMINÉ", current: "EN COURS", coming: "À VENIR", skipped: "SAUTÉ")
  }
  func alone(timeOfDay time: String) -> String { hour(time) }
  func planned(at time: String) -> String { "prévu à \(hour(time))" }
  func note(_ text: String) -> String { "Note\u{A0}: \(text)" }
  var endsTooLate: String { "finit trop tard" }
  var rundownIsOver: String { "Le déroulé est terminé" }
  func rundownEnded(at time: String) -> String { "Ce déroulé s’est terminé à \(time)" }
  func beginsAnew(_ key: String, twice: Bool) -> String {
    twice ? "deux fois \(key) le recommence" : "\(key) le recommence"
  }
  func goesBack(_ key: String, to item: String) -> String { "\(key) revient à \(quoted(item))" }

  func skipped(_ item: String) -> String { "Sauté\u{A0}: \(item)" }
  func shortened(_ item: String, to time: String) -> String { "\(item)\u{A0}: \(time)" }
  func inserted(_ item: String, _ time: String) -> String { "Inséré\u{A0}: \(item), \(time)" }
  func notShorter(than time: String) -> String {
    "La durée est déjà de \(time)\u{A0}: indiquez-en une plus courte"
  }
  func caughtUp(_ cuts: String, before time: String) -> String {
    "Raccourci pour être à l’heure à \(hour(time))\u{A0}: \(cuts)"
  }
  var nothingToCatchUp: [String] {
    ["Le déroulé finira à l’heure\u{A0}: rien à rattraper", "Rien à rattraper"]
  }
  var noRundown: [String] {
    [
      "Il n’y a pas de déroulé. Lancez le minuteur avec --rundown FICHIER.",
      "Il n’y a pas de déroulé",
    ]
  }
  var nothingFollows: String { "Plus rien ne suit dans le déroulé" }
  var nothingPrecedes: String { "Rien ne précède dans le déroulé" }
  func date(_ day: CalendarDay) -> String {
    let weekdays = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"]
    let months = [
      "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
      "octobre", "novembre", "décembre",
    ]
    let (year, month, number) = day.fields
    let ordinal = number == 1 ? "1er" : "\(number)"
    return "\(weekdays[day.weekday]) \(ordinal) \(months[month - 1]) \(year)"
  }
  func rundownIsFor(_ day: String) -> [String] {
    ["Ce déroulé est prévu pour le \(day), pas pour aujourd’hui", "Pour le \(day)"]
  }
  var clockIsNotSet: [String] {
    ["L’horloge de cette machine n’est pas à l’heure", "L’horloge n’est pas à l’heure"]
  }

  func rundownGoesOn(with item: String) -> String { "Le déroulé continue avec \(item)" }
  func newItems(_ items: String) -> String { "nouveau dans le fichier\u{A0}: \(items)" }
  func goneItems(_ items: String) -> String { "supprimé du fichier\u{A0}: \(items)" }
  func changedItems(_ items: String) -> String { "modifié\u{A0}: \(items)" }
  func breakStillEnds(_ item: String, at time: String) -> String {
    "\(item) se termine toujours à \(hour(time)), au début du point suivant"
  }
  func plannedTimesMoved(by length: String, isLater: Bool) -> String {
    "toutes les heures prévues sont \(isLater ? "retardées" : "avancées") de \(length)"
  }
  var newOrder: String { "l’ordre a changé" }
  var fileTaken: String { "Le déroulé a été mis à jour d’après son fichier" }
  var fileUnchanged: String { "Le fichier du déroulé n’a pas changé" }
  var fileMissing: String { "Le fichier du déroulé est introuvable. Le déroulé reste tel quel." }
  var rundownStays: String { "Le déroulé reste tel quel" }
  func tooManyItems(_ count: Int) -> String {
    "Le déroulé reste tel quel\u{A0}: il aurait plus de \(count) points"
  }
  func itemsWouldGo(_ count: Int) -> String {
    count == 1
      ? "Le fichier a 1 point de moins\u{A0}: :reload le retire"
      : "Le fichier a \(count) points de moins\u{A0}: :reload les retire"
  }
  func hardEndWouldMove(_ item: String, to time: String?) -> String {
    "Dans le fichier, \(item) "
      + (time.map { "finit à \(alone(timeOfDay: $0))" } ?? "n’a plus d’heure de fin")
      + "\u{A0}: :reload l’applique"
  }

  func moved(_ item: String, before: String?, after: String?) -> String {
    "Déplacé\u{A0}: \(item), maintenant " + (before.map { "avant \($0)" } ?? "après \(after ?? "")")
  }
  func renamed(_ item: String) -> String { "Modifié\u{A0}: \(item)" }
  func hasStarted(_ item: String) -> String { "\(item) a déjà commencé" }
  func placeHasPassed(_ item: String) -> String {
    "Impossible à cet endroit\u{A0}: le moment de \(item) est passé"
  }
  var breakIsOver: String { "La pause est finie" }

  func thisItem(_ lateness: String, isBreak: Bool) -> String {
    (isBreak ? "cette pause" : "cet exposé") + "\u{A0}: \(lateness)"
  }
  func hardEnd(_ time: String) -> String { "fin impérative à \(hour(time))" }
  func losesTime(_ item: String, _ time: String, end: String) -> [String] {
    ["\(item) doit finir à \(hour(end)) et perd \(time)", "\(item) perd \(time)"]
  }
  func offer(_ command: String, cutting cuts: [ItemAndLength], before end: String?) -> String {
    let cuts = cuts.map { "\($0.item) à \($0.length)" }.joined(separator: comma)
    return (end.map { "pour finir à \(hour($0))\u{A0}: " } ?? "") + "raccourcir \(cuts)"
      + remark(command)
  }
  func absorbsDelay(_ item: String) -> [String] {
    ["\(item) absorbe le retard\u{A0}: rien à rattraper", "\(item) absorbe le retard"]
  }
  func gapAbsorbsDelay(before item: String) -> [String] {
    [
      "Le temps libre avant \(item) absorbe le retard\u{A0}: rien à rattraper",
      "Le temps libre avant \(item) absorbe le retard",
    ]
  }
}
