// The operator view, and displays.
extension French {
  var headings: OperatorHeadings {
    OperatorHeadings(
      speaker: "Vue de l'orateur", rundown: "Déroulé", displays: "Écrans",
      events: "Événements")
  }
  var nowAndNext: (now: String, next: String) { ("en cours", "ensuite") }
  var pictureStates: (blackout: String, flash: String) { ("Écran noir", "Flash d'attention") }
  func silent(since time: String) -> String { "sans réponse depuis \(time)" }
  func lost(at time: String) -> String { "perdu à \(time)" }
  func noRoomForView(needed: String) -> [String] {
    [
      "La vue régie demande un terminal de \(needed). Agrandissez le terminal",
      "La vue régie demande \(needed)", "\(needed) requis",
    ]
  }

  func displayLost(_ name: String) -> [String] {
    ["Écran \(name) perdu : la connexion est coupée", "Écran \(name) perdu"]
  }
  func displaySilent(_ name: String) -> [String] { ["Écran \(name) : plus de réponse"] }
  func displayBack(_ name: String) -> [String] { ["Écran \(name) de retour"] }
  func displayLeft(_ name: String) -> [String] { ["Écran \(name) fermé"] }
  func displays(_ names: String) -> String { "Écrans : \(names)" }
  var noDisplay: String { "Aucun écran n'est connecté" }
  var noEvent: String { "Rien ne s'est encore passé" }
  var offline: String { "hors ligne" }
  var waitingForRooms: String { "En attente de salles" }
  func moreRooms(_ count: Int) -> String { "\(count) de plus" }
  func changed(by name: String?) -> String { "modifié par \(name ?? "la régie")" }
}
