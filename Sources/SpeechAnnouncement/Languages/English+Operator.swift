// The operator view, and displays.
extension English {
  var headings: OperatorHeadings {
    OperatorHeadings(
      speaker: "On the displays", rundown: "Rundown", displays: "Displays", events: "Events")
  }
  var nowAndNext: (now: String, next: String) { ("now", "next") }
  var pictureStates: (blackout: String, flash: String) { ("Blackout", "Flash") }
  func silent(since time: String) -> String { "no response since \(time)" }
  func lost(at time: String) -> String { "lost at \(time)" }
  func noRoomForView(needed: String) -> [String] {
    [
      "The operator view needs a terminal of at least \(needed)",
      "The operator view needs \(needed)", "Needs \(needed)",
    ]
  }

  func displayLost(_ name: String) -> [String] {
    ["Display \(quoted(name)) is lost: the connection ended", "Display \(quoted(name)) is lost"]
  }
  func displaySilent(_ name: String) -> [String] {
    ["Display \(quoted(name)) has stopped responding"]
  }
  func displayBack(_ name: String) -> [String] { ["Display \(quoted(name)) is back"] }
  func displayLeft(_ name: String) -> [String] { ["Display \(quoted(name)) was closed"] }
  func displays(_ names: String) -> String { "Displays: \(names)" }
  var noDisplay: String { "No display is connected" }
  var noEvent: String { "Nothing has happened yet" }
  var offline: String { "offline" }
  var waitingForRooms: String { "Waiting for rooms" }
  func moreRooms(_ count: Int) -> String { "\(count) more" }
  func changed(by name: String?) -> String {
    name.map { "it was \($0)'s change" } ?? "it was the operator's change"
  }
  func done(_ act: ClientAct, by name: String) -> String {
    switch act {
    case .started: "Started by \(name)"
    case .paused: "Paused by \(name)"
    case .resumed: "Resumed by \(name)"
    }
  }
}
