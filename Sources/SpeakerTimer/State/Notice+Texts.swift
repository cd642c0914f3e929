import TimerEngine

// The words for what is told.
extension Notice {
  /// The words, the longest form first.
  var texts: [String] {
    switch self {
    case .announcement(let text): [text]
    case .taken(let preset): ["\(preset.name) \(Self.times(of: preset))"]
    case .emptySlot(let slot): ["There is no preset under \(slot)"]
    case .stored(let preset, let before): Self.texts(stored: preset, before)
    case .notStored(let reason): ["Not stored: \(reason)", "Not stored"]
    case .held(let lamp, let seconds, let lowered):
      [Self.text(of: Threshold(lamp: lamp, seconds: seconds), lowered)]
    case .refused(let refusal, let yellow): [Self.text(of: refusal, yellow: yellow)]
    case .undone: ["Undone"]
    case .nothingToUndo: ["Nothing to undo"]
    case .startMoved(by: 0): ["The start is at the last stop"]
    case .startMoved(let seconds): ["Start moved back by \(TimeText.plain(seconds))"]
    case .until(let time, let isTomorrow):
      ["Until \(Words.exactTimeOfDay(time))\(isTomorrow ? " tomorrow" : "")"]
    case .talkGoesOn: ["The talk goes on"]
    case .givenUp(let seconds): ["Given up with \(TimeText.plain(seconds)) remaining"]
    case .noTalk: ["No talk was started before the input ended"]
    case .layout(let orientation): ["Layout: \(orientation.map { "\($0)" } ?? "automatic")"]
    case .theme(let theme): ["Theme: \(theme)"]
    case .blackout: ["Black: b or Space brings the picture back", "b brings it back"]
    case .noFlash: ["Flashing is off"]
    case .noMessage: ["There is no message. Expected --message or --title at the start"]
    case .noScreen: ["There is no screen here"]
    case .noRoomForHelp: ["No room for help"]
    case .keys: [HelpPages.line]
    case .problems(let problems): Self.texts(of: problems)
    case .fault(let text): [text, Self.beginning(of: text, before: ": ")]
    case .notRecorded(let reason): ["The talk is not recorded: \(reason)", "Not recorded"]
    case .resumed(let isRunning): Self.texts(resumed: isRunning)
    case .offered(let talk, let seconds, let byKey):
      Self.texts(offered: talk, seconds, byKey: byKey)
    case .leftOut(1): ["1 line was left out while nobody read"]
    case .leftOut(let count): ["\(count) lines were left out while nobody read"]
    case .late(let time):
      ["The clock was held up for \(Self.length(time)); the talk ran on", "Held up"]
    case .both(let announcement, let text): [announcement + "   " + text, announcement]
    case .wallClockMoved(let time):
      [
        "The wall clock was set \(time < .zero ? "back" : "forward") by \(Self.length(time)); the talk is as it was"
      ]
    case .command(let outcome): [Self.text(of: outcome)]
    }
  }

  private static func times(of preset: Preset) -> String {
    let thresholds = preset.thresholds
    return "\(TimeText.plain(preset.duration)), "
      + "yellow \(TimeText.plain(thresholds.yellow)), red \(TimeText.plain(thresholds.red))"
  }

  private static func texts(stored preset: Preset, _ before: Preset?) -> [String] {
    let short = "\(preset.name) is now \(TimeText.plain(preset.duration))"
    let now = "\(preset.name) is now \(times(of: preset))"
    guard let before, before != preset else { return [now, short] }
    let name = before.name == preset.name ? "" : before.name + " "
    return ["\(now), was \(name)\(TimeText.plain(before.duration))", now, short]
  }

  private static func text(of held: Threshold, _ lowered: [Threshold]) -> String {
    let name = held.lamp == .green ? "Green time" : Words.name(of: held.lamp)
    let rest = lowered.map {
      ", \(Words.name(of: $0.lamp).lowercased()) lowered to \(TimeText.plain($0.seconds))"
    }
    return "\(name) is now \(TimeText.plain(held.seconds))" + rest.joined()
  }

  private static func text(of refusal: HoldRefusal, yellow: Int) -> String {
    switch refusal {
    case .greenWhileRunning: "Stop first: the green time cannot change while a talk runs"
    case .inOvertime: "No time is left to hold"
    case .greenAtZero: "A green time of 0:00 is none"
    case .aboveGreenTime: "Yellow cannot begin before the green time"
    case .redAboveYellow: "Red cannot begin before yellow, \(TimeText.plain(yellow))"
    }
  }

  /// What stands before a separator, or all of it.
  private static func beginning(of text: String, before separator: String) -> String {
    let end = text.indices.first { text[$0...].hasPrefix(separator) }
    return String(text[..<(end ?? text.endIndex)])
  }

  private static func length(_ time: Duration) -> String {
    let seconds = abs(Int((time / .seconds(1)).rounded()))
    let days = seconds / 86_400
    return days < 2 ? TimeText.plain(seconds) : "\(days) days"
  }

  private static func texts(resumed isRunning: Bool) -> [String] {
    let course = isRunning ? "goes on" : "is still paused"
    return ["The last talk was not ended: it \(course)", "The last talk \(course)"]
  }

  private static func texts(offered talk: Preset, _ seconds: Int, byKey: Bool) -> [String] {
    let name = talk.name.isEmpty ? "" : talk.name + ", "
    let left = "\(TimeText.plain(abs(seconds))) \(seconds < 0 ? "over" : "remaining")"
    let key = byKey ? "Press u" : "Say undo"
    return [
      "The last talk was not ended: \(name)\(left). \(key) to take it up again.",
      "u takes up the last talk, \(left)", "u takes up the last talk",
    ]
  }

  private static func texts(of problems: [String]) -> [String] {
    let first = problems.first ?? ""
    let check = "see 'speakerclock presets check'"
    return [
      problems.count > 1 ? "\(first) (and \(problems.count - 1) more: \(check))" : first,
      Self.beginning(of: first, before: ", expected "),
      "A preset file is wrong: \(check)", "A preset file is wrong",
    ]
  }

  private static func text(of outcome: CommandOutcome) -> String {
    switch outcome {
    case .help: "Commands: " + Command.forms.joined(separator: ", ")
    case .alreadyRunning: "The talk is running already"
    case .notRunning: "The talk is not running"
    case .noChange: "The time cannot be changed further"
    case .wrong(.noCommand(let text)):
      "'\(Words.shortened(text))' is no command. Expected one of "
        + Command.forms.joined(separator: ", ")
    case .wrong(.noTime(let error)):
      "\(TimeError(text: Words.shortened(error.text), problem: error.problem))"
    case .noPreset(.none(let text)): "\(PresetSearchError.none(Words.shortened(text)))"
    case .noPreset(let error): "\(error)"
    }
  }
}
