// The operator view, and displays.
extension French {
  var headings: OperatorHeadings {
    OperatorHeadings(
      speaker: "Vue de l’intervenant", rundown: "Déroulé", displays: "Écrans",
      events: "Événements")
  }
  var nowAndNext: (now: String, next: String) { ("en cours", "à suivre") }
  var pictureStates: (blackout: String, flash: String) { ("Écran noir", "Flash en cours") }
  func silent(since time: String) -> String { "sans réponse \(since(time))" }
  func lost(at time: String) -> String { "déconnecté à \(hour(time))" }
  func noRoomForView(needed: String) -> [String] {
    [
      "La vue régie demande un terminal d’au moins \(needed)",
      "La vue régie demande \(needed)", "\(needed) requis",
    ]
  }

  func displayLost(_ name: String) -> [String] {
    ["Connexion perdue avec l’écran \(quoted(name))"]
  }
  func displaySilent(_ name: String) -> [String] { ["L’écran \(quoted(name)) ne répond plus"] }
  func displayBack(_ name: String) -> [String] {
    ["L’écran \(quoted(name)) est de nouveau connecté"]
  }
  func displayLeft(_ name: String) -> [String] { ["L’écran \(quoted(name)) a été fermé"] }
  func displays(_ names: String) -> String { "Écrans\u{A0}: \(names)" }
  var noDisplay: String { "Aucun écran n’est connecté" }
  var noEvent: String { "Aucun événement pour l’instant" }
  var offline: String { "hors ligne" }
  var waitingForRooms: String { "En attente des salles" }
  func moreRooms(_ count: Int) -> String {
    counted(count, one: "autre salle", other: "autres salles")
  }
  func changed(by name: String?) -> String { "modification faite par \(name ?? "la régie")" }
  func done(_ act: ClientAct, by name: String) -> String {
    switch act {
    case .started: "Démarré par \(name)"
    case .paused: "Mis en pause par \(name)"
    case .resumed: "Repris par \(name)"
    }
  }
}
