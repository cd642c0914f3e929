// Texts about a rundown.
extension French {
  func next(_ talk: String, at time: String?) -> String {
    "À suivre\u{A0}: \(talk)" + (time.map { ", \(hour($0))" } ?? "")
  }
  var pause: String { "Pause" }
  func behindPlan(by time: String) -> String { "\(time) de retard" }
  func aheadOfPlan(by time: String) -> String { "\(time) d’avance" }
  var onTime: String { "à l’heure" }
  func rundownEnds(_ time: String) -> String { "fin du déroulé à \(hour(time))" }
  func cannotEnd(_ item: String, at time: String) -> String {
    "\(item) ne peut pas finir à \(hour(time))"
  }
  var itemStates: ItemStateWords {
    ItemStateWords(
      ended: "TERMINÉ", current: "EN COURS", coming: "À VENIR", skipped: "SAUTÉ")
  }
  func alone(timeOfDay time: String) -> String { hour(time) }
  func planned(at time: String) -> String { "prévu à \(hour(time))" }
  var endsTooLate: String { "finit trop tard" }
  var rundownIsOver: String { "Le déroulé est terminé" }

  func skipped(_ item: String) -> String { "Sauté\u{A0}: \(item)" }
  func shortened(_ item: String, to time: String) -> String { "\(item)\u{A0}: \(time)" }
  func inserted(_ item: String, _ time: String) -> String { "Inséré\u{A0}: \(item), \(time)" }
  func notShorter(than time: String) -> String {
    "La durée est déjà de \(time)\u{A0}: indiquez-en une plus courte"
  }
  func caughtUp(_ cuts: String, before time: String) -> String {
    "Raccourci pour être à l’heure à \(hour(time))\u{A0}: \(cuts)"
  }
  func notMadeUp(_ time: String, before end: String) -> String {
    "il restera \(time) de retard à \(hour(end))"
  }
  var nothingToCatchUp: String { "Le déroulé est à l’heure\u{A0}: rien à rattraper" }
  var noRundown: [String] {
    [
      "Il n’y a pas de déroulé. Lancez le minuteur avec --rundown FICHIER.",
      "Il n’y a pas de déroulé",
    ]
  }
  var nothingFollows: String { "Plus rien ne suit dans le déroulé" }

  func rundownGoesOn(with item: String) -> String { "Le déroulé continue avec \(item)" }
  func newItems(_ items: String) -> String { "nouveau dans le fichier\u{A0}: \(items)" }
  func goneItems(_ items: String) -> String { "supprimé du fichier\u{A0}: \(items)" }
}
