// The focus, the mouse, the lock, and the first start.
extension French {
  var controls: ControlNames {
    ControlNames(
      minutes: "minutes", seconds: "secondes", store: "enregistrer", undo: "annuler")
  }
  func focus(_ name: String, _ enter: EnterMeaning, key: String) -> String {
    let words =
      switch enter {
      case .take: "\(key) pour sélectionner"
      case .store(let time): "\(key) pour enregistrer \(time) ici"
      case .go: "\(key) pour y aller"
      case .hold(let time): "\(key) pour régler sur \(time)"
      case .start: "flèches pour changer, \(key) pour démarrer"
      case .ask: "\(key), puis une case ou un voyant"
      case .undo: "\(key) pour annuler la dernière modification"
      }
    return "\(name.capitalised)\u{A0}: \(words)"
  }
  var mouse: MouseNames {
    MouseNames(
      click: "Clic", doubleClick: "Double-clic", hold: "Clic maintenu",
      dragAndWheel: "Glisser, molette")
  }
  var clickAgain: String { "Cliquez de nouveau\u{A0}: mettre en pause" }
  func locked(key: String, space: String) -> [String] {
    [
      "Verrouillé, sauf \(space). Appuyez deux fois sur \(key) pour déverrouiller.",
      "Appuyez deux fois sur \(key) pour déverrouiller",
    ]
  }
  func unlock(key: String) -> [String] {
    [
      "Verrouillé\u{A0}: appuyez de nouveau sur \(key) pour déverrouiller",
      "Appuyez encore sur \(key) pour déverrouiller",
    ]
  }
  var unlocked: String { "Déverrouillé" }
  func firstStart(start: String, slots: String, help: String) -> [String] {
    [
      "Bienvenue\u{A0}: \(start) pour démarrer, \(slots) pour un préréglage, "
        + "\(help) pour l’aide",
      "\(start) pour démarrer, \(help) pour l’aide",
    ]
  }
  var firstStore: String { "Enregistré pour la prochaine fois" }
}
