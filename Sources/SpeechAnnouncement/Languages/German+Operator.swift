// The operator view, and displays.
extension German {
  var headings: OperatorHeadings {
    OperatorHeadings(
      speaker: "Bühnenansicht", rundown: "Ablaufplan", displays: "Bildschirme",
      events: "Ereignisse")
  }
  var nowAndNext: (now: String, next: String) { ("jetzt", "danach") }
  var pictureStates: (blackout: String, flash: String) { ("Schwarzbild", "Blinken") }
  func silent(since time: String) -> String { "keine Antwort seit \(time) Uhr" }
  func lost(at time: String) -> String { "ausgefallen um \(time) Uhr" }
  func noRoomForView(needed: String) -> [String] {
    [
      "Die Regieansicht braucht ein Terminal von mindestens \(needed)",
      "Die Regieansicht braucht \(needed)", "Braucht \(needed)",
    ]
  }

  func displayLost(_ name: String) -> [String] {
    [
      "Bildschirm \(quoted(name)) ist ausgefallen: Die Verbindung ist abgebrochen",
      "Bildschirm \(quoted(name)) ist ausgefallen",
    ]
  }
  func displaySilent(_ name: String) -> [String] {
    ["Bildschirm \(quoted(name)) antwortet nicht mehr"]
  }
  func displayBack(_ name: String) -> [String] { ["Bildschirm \(quoted(name)) ist wieder da"] }
  func displayLeft(_ name: String) -> [String] {
    ["Bildschirm \(quoted(name)) hat sich abgemeldet"]
  }
  func displays(_ names: String) -> String { "Bildschirme: \(names)" }
  var noDisplay: String { "Kein Bildschirm ist verbunden" }
  var noEvent: String { "Noch keine Ereignisse" }
  var offline: String { "nicht verbunden" }
  var waitingForRooms: String { "Warten auf Räume" }
  func moreRooms(_ count: Int) -> String { counted(count, one: "weiterer", other: "weitere") }
  func changed(by name: String?) -> String { "Änderung \(name.map { "von " + $0 } ?? "der Regie")" }
  func done(_ act: ClientAct, by name: String) -> String {
    switch act {
    case .started: "Gestartet von \(name)"
    case .paused: "Pausiert von \(name)"
    case .resumed: "Fortgesetzt von \(name)"
    }
  }
}
