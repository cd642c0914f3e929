// The operator view, and displays.
extension Italian {
  var headings: OperatorHeadings {
    OperatorHeadings(
      speaker: "Vista del relatore", rundown: "Scaletta", displays: "Schermi", events: "Eventi")
  }
  var nowAndNext: (now: String, next: String) { ("in corso", "a seguire") }
  var pictureStates: (blackout: String, flash: String) { ("Schermo nero", "Lampeggio") }
  func silent(since time: String) -> String { "nessuna risposta " + hour("dal", time) }
  func lost(at time: String) -> String { "disconnesso " + hour("al", time) }
  func noRoomForView(needed: String) -> [String] {
    [
      "La vista regia richiede un terminale di almeno \(needed)",
      "La vista regia richiede \(needed)", "Serve \(needed)",
    ]
  }

  func displayLost(_ name: String) -> [String] {
    ["Connessione persa con lo schermo \(quoted(name))"]
  }
  func displaySilent(_ name: String) -> [String] { ["Lo schermo \(quoted(name)) non risponde più"] }
  func displayBack(_ name: String) -> [String] {
    ["Lo schermo \(quoted(name)) è di nuovo connesso"]
  }
  func displayLeft(_ name: String) -> [String] { ["Lo schermo \(quoted(name)) è stato chiuso"] }
  func displays(_ names: String) -> String { "Schermi: \(names)" }
  var noDisplay: String { "Nessuno schermo connesso" }
  var noEvent: String { "Ancora nessun evento" }
  var offline: String { "offline" }
  var waitingForRooms: String { "In attesa delle sale" }
  func moreRooms(_ count: Int) -> String {
    form(for: count, one: "\(count) altra sala", other: "altre \(count) sale")
  }
  func changed(by name: String?) -> String {
    "modifica " + (name.map { "di \($0)" } ?? "della regia")
  }
  func done(_ act: ClientAct, by name: String) -> String {
    switch act {
    case .started: "Avviato da \(name)"
    case .paused: "Messo in pausa da \(name)"
    case .resumed: "Ripreso da \(name)"
    }
  }
}
