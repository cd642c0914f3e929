// The remote in a browser.
extension English {
  var remote: RemoteWords {
    RemoteWords(
      start: RemoteButton("Start"), stop: RemoteButton("Pause"), resume: RemoteButton("Resume"),
      next: RemoteButton("Next"), previous: RemoteButton("Previous"), undo: RemoteButton("Undo"),
      redo: RemoteButton("Redo"),
      flash: RemoteButton("Flash"), black: RemoteButton("Blackout"), message: "Message",
      send: RemoteButton("Send"), hide: RemoteButton("Hide"), presets: "Presets",
      fullScreen: "Full screen",
      screenMayTurnOff:
        "The screen may turn off: set the device to keep it on, or open this page with https",
      notSent: "Not sent: the clock cannot be reached",
      noAnswer: "No answer: check the clock",
      tooMany: "Not sent: too many commands. Wait a second.",
      unreachable: "The clock cannot be reached",
      shutOut: "This link is no longer valid: open the new one",
      needsLink: "A part of the link is missing: open the whole link that the bridge printed",
      onlyShows: "This link only shows the clock: open the link of the remote",
      isFull: "All places are taken: try again in a few seconds",
      timer: "Remaining time", sayTime: RemoteButton("Say the time"), ready: "ready",
      running: "running", paused: "paused", less: "{time} less", more: "{time} more",
      setTime: RemoteButton("Set", "Set the time"), example: "5m or 1:30",
      time: "Time to set, for example 5m or 1:30",
      yellowNow: RemoteButton("Yellow", "Yellow now"), redNow: RemoteButton("Red", "Red now"),
      reset: RemoteButton("Reset"), person: "Your name",
      personForOthers: "Your name, so that the others see who it was",
      named: "The others see your name: {name}", unnamed: "The others see no name",
      done: "Done: {button}", notConfirmed: "Not done: {button} was not tapped again")
  }

  var programme: ProgrammeWords {
    ProgrammeWords(
      heading: "Programme", goTo: RemoteButton("Go to"), skip: RemoteButton("Skip"),
      shorten: RemoteButton("Shorten"), newLength: "New length, for example 5m or 1:30",
      earlier: RemoteButton("Up", "Move up"), later: RemoteButton("Down", "Move down"),
      rename: RemoteButton("Change"), title: "Title", speaker: "Speaker",
      insert: RemoteButton("Insert", "Insert a talk"), insertedTitle: "Title of the new talk",
      insertedLength: "Length of the new talk, for example 5m or 1:30",
      catchUp: RemoteButton("Catch up"))
  }

  func tapAgain(_ deed: String) -> String { "Tap again: \(deed)" }
  func deed(_ change: GuardedChange) -> String {
    switch change {
    case .startsOtherDay(let day): "starts the rundown of \(day)"
    case .startsWithUnsetClock: "starts, though the clock of the machine is not set"
    case .goes(let name): "goes to \(name)"
    case .goesOn(let time, nil): "\(time), the talk goes on"
    case .goesOn(let time, let end?): "\(time), it no longer ends at \(end)"
    case .endsTalkAndLoads(let name): "ends this talk, loads \(name)"
    case .movesLamp(let lamp): "\(lamp) begins now"
    case .stores(let slot): "stores this talk in slot \(slot)"
    case .endsTalk: "ends this talk"
    case .beginsAnew: "begins the rundown anew"
    case .skips(let name): "skips \(name)"
    case .endsTalkAndSkips(let names): "ends this talk, skips \(names)"
    case .endsLate(let time, let length): "\(time) has passed, so the talk takes \(length)"
    }
  }
  var undoesStart: String { "takes back the start of this talk" }
  var blackoutIsOn: String { "Blackout is on" }
}
