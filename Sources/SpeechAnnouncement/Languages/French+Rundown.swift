// What is said of a rundown.
extension French {
  func next(_ talk: String, at time: String?) -> String {
    "Ensuite : \(talk)" + (time.map { ", \($0)" } ?? "")
  }
  var pause: String { "Pause" }
  func behindPlan(by time: String) -> String { "\(time) de retard" }
  func aheadOfPlan(by time: String) -> String { "\(time) d'avance" }
  var onTime: String { "à l'heure" }
  func cannotEnd(_ item: String, at time: String) -> String {
    "\(item) ne peut pas finir à \(time)"
  }
  var rundownIsOver: String { "Le programme est terminé" }

  func skipped(_ item: String) -> String { "Sauté : \(item)" }
  func shortened(_ item: String, to time: String) -> String { "\(item) : \(time)" }
  func inserted(_ item: String, _ time: String) -> String {
    "Ajouté : \(item), \(time)"
  }
  func notShorter(than time: String) -> String {
    "Cela ne dure que \(time) : donnez une durée plus courte"
  }
  func caughtUp(_ cuts: String, before time: String) -> String {
    "Raccourci pour être à l'heure à \(time) : \(cuts)"
  }
  func notMadeUp(_ time: String, before end: String) -> String {
    "\(time) ne peuvent pas être rattrapées avant \(end)"
  }
  var nothingToCatchUp: String { "Il n'y a rien à rattraper" }
  var noRundown: [String] {
    [
      "Il n'y a pas de programme. Démarrez l'horloge avec --rundown FICHIER",
      "Il n'y a pas de programme",
    ]
  }
  var nothingFollows: String { "Rien ne suit dans le programme" }

  func rundownGoesOn(with item: String) -> String { "Le programme reprend avec \(item)" }
  func newItems(_ items: String) -> String { "nouveau dans le fichier : \(items)" }
  func goneItems(_ items: String) -> String { "absent du fichier : \(items)" }
}
