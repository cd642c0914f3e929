// The remote in a browser.
extension English {
  var remote: RemoteWords {
    RemoteWords(
      start: "Start", stop: "Pause", resume: "Resume", next: "Next", previous: "Previous",
      undo: "Undo", flash: "Flash", black: "Blackout", picture: "Picture", message: "Message",
      send: "Send", hide: "Hide", presets: "Presets", fullScreen: "Full screen",
      notSent: "Not sent: the clock cannot be reached",
      noAnswer: "No answer: look at the clock",
      unreachable: "The clock cannot be reached",
      shutOut: "This link is no longer valid: open the new one")
  }

  func tapAgain(_ button: String) -> String { "Tap again: \(button)" }
}
