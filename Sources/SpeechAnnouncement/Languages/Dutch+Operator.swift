// The operator view, and displays.
extension Dutch {
  var headings: OperatorHeadings {
    OperatorHeadings(
      speaker: "Op de schermen", rundown: "Draaiboek", displays: "Schermen",
      events: "Gebeurtenissen")
  }
  var nowAndNext: (now: String, next: String) { ("nu", "daarna") }
  var pictureStates: (blackout: String, flash: String) { ("Zwart beeld", "Knipperen") }
  func silent(since time: String) -> String { "geen reactie sinds \(time)" }
  func lost(at time: String) -> String { "weggevallen om \(time)" }
  func noRoomForView(needed: String) -> [String] {
    [
      "De regieweergave vraagt een terminal van minstens \(needed)",
      "De regieweergave vraagt \(needed)", "Vraagt \(needed)",
    ]
  }

  func displayLost(_ name: String) -> [String] {
    [
      "Scherm \(quoted(name)) is weggevallen: de verbinding is verbroken",
      "Scherm \(quoted(name)) is weggevallen",
    ]
  }
  func displaySilent(_ name: String) -> [String] { ["Scherm \(quoted(name)) reageert niet meer"] }
  func displayBack(_ name: String) -> [String] { ["Scherm \(quoted(name)) is terug"] }
  func displayLeft(_ name: String) -> [String] { ["Scherm \(quoted(name)) is gesloten"] }
  func displays(_ names: String) -> String { "Schermen: \(names)" }
  var noDisplay: String { "Er is geen scherm verbonden" }
  var noEvent: String { "Nog geen gebeurtenissen" }
  var offline: String { "niet verbonden" }
  var waitingForRooms: String { "Wachten op zalen" }
  func moreRooms(_ count: Int) -> String { "nog \(count)" }
  func changed(by name: String?) -> String { "wijziging van \(name ?? "de regie")" }
  func done(_ act: ClientAct, by name: String) -> String {
    switch act {
    case .started: "Gestart door \(name)"
    case .paused: "Gepauzeerd door \(name)"
    case .resumed: "Hervat door \(name)"
    }
  }
}
