// The remote in a browser.
extension English {
  var remote: RemoteWords {
    RemoteWords(
      start: "Start", stop: "Pause", resume: "Resume", next: "Next", previous: "Previous",
      undo: "Undo", redo: "Redo", flash: "Flash", black: "Blackout", message: "Message",
      send: "Send", hide: "Hide", presets: "Presets", fullScreen: "Full screen",
      notSent: "Not sent: the clock cannot be reached",
      noAnswer: "No answer: check the clock",
      unreachable: "The clock cannot be reached",
      shutOut: "This link is no longer valid: open the new one",
      timer: "Remaining time", sayTime: "Say the time", ready: "ready", running: "running",
      paused: "paused", less: "{time} less", more: "{time} more", setTime: "Set the time",
      length: "Length, for example 5m or 1:30", yellowNow: "Yellow now", redNow: "Red now",
      reset: "Reset", done: "Done: {button}",
      notConfirmed: "Not done: {button} was not tapped again")
  }

  var programme: ProgrammeWords {
    ProgrammeWords(
      heading: "Programme", goTo: "Go to", skip: "Skip", shorten: "Shorten", earlier: "Move up",
      later: "Move down", rename: "Change", title: "Title", speaker: "Speaker",
      insert: "Insert a talk", catchUp: "Catch up")
  }

  func tapAgain(_ button: String) -> String { "Tap again: \(button)" }
}
