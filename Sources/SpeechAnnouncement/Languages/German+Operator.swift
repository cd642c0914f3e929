// The operator view, and displays.
extension German {
  var headings: OperatorHeadings {
    OperatorHeadings(
      speaker: "Ansicht des Redners", rundown: "Ablauf", displays: "Anzeigen",
      events: "Ereignisse")
  }
  var nowAndNext: (now: String, next: String) { ("jetzt", "danach") }
  var pictureStates: (blackout: String, flash: String) { ("Schwarzbild", "Blitz") }
  func silent(since time: String) -> String { "keine Antwort seit \(time)" }
  func lost(at time: String) -> String { "seit \(time) weg" }
  func noRoomForView(needed: String) -> [String] {
    [
      "Die Regieansicht braucht ein Terminal von \(needed). Bitte das Terminal vergrößern",
      "Die Regieansicht braucht \(needed)", "\(needed) nötig",
    ]
  }

  func displayLost(_ name: String) -> [String] {
    ["Anzeige \(name) ist weg: Die Verbindung ist abgebrochen", "Anzeige \(name) ist weg"]
  }
  func displaySilent(_ name: String) -> [String] { ["Anzeige \(name) antwortet nicht mehr"] }
  func displayBack(_ name: String) -> [String] { ["Anzeige \(name) ist wieder da"] }
  func displayLeft(_ name: String) -> [String] { ["Anzeige \(name) wurde geschlossen"] }
  func displays(_ names: String) -> String { "Anzeigen: \(names)" }
  var noDisplay: String { "Keine Anzeige ist verbunden" }
  var noEvent: String { "Noch ist nichts geschehen" }
  var offline: String { "getrennt" }
  var waitingForRooms: String { "Warten auf Räume" }
  func moreRooms(_ count: Int) -> String { "\(count) weitere" }
  func changed(by name: String?) -> String { "geändert von \(name ?? "der Regie")" }
}
