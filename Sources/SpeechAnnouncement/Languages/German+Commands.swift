import TimerEngine

// What commands answer.
extension German {
  func undone(_ change: UndoneChange) -> String {
    switch change {
    case .slot(let slot, let preset):
      "Rückgängig: Platz \(slot) \(preset.map { "enthält wieder " + $0 } ?? "ist wieder leer")"
    case .lamp(let lamp, let time): "Rückgängig: \(lamp) ist wieder \(time)"
    case .preset(let preset): "Rückgängig: wieder \(preset)"
    case .time(let time): "Rückgängig: Die Uhr zeigt wieder \(time)"
    case .ready(let time): "Rückgängig: wieder bereit, \(time)"
    case .paused(let time): "Rückgängig: wieder angehalten, \(time)"
    case .running(let time): "Rückgängig: läuft wieder, \(time)"
    case .rundown: "Rückgängig: Das Programm ist wieder wie zuvor"
    case .message(let isShown):
      "Rückgängig: Die Nachricht ist wieder \(isShown ? "zu sehen" : "ausgeblendet")"
    }
  }
  var undone: String { "Rückgängig gemacht" }
  var nothingToUndo: String { "Nichts rückgängig zu machen" }
  func notUndone(slot: Int) -> [String] {
    [
      "Nicht rückgängig gemacht: Ein anderes Programm hat Platz \(slot) geändert",
      "Nicht rückgängig gemacht",
    ]
  }

  func removed(_ preset: String, from slot: Int, now: String?) -> String {
    "Platz \(slot): \(preset) entfernt" + (now.map { ", wieder \($0)" } ?? "")
  }
  func bundled(_ preset: String, in slot: Int) -> [String] {
    [
      "\(preset) auf Platz \(slot) gehört zu SpeakerClock. Entfernen lassen sich nur gespeicherte Vorgaben",
      "Platz \(slot) gehört zu SpeakerClock",
    ]
  }
  func written(_ preset: String, in slot: Int, file: String) -> [String] {
    [
      "Auf Platz \(slot) liegt \(preset) aus \(file). Dort lässt es sich entfernen",
      "Platz \(slot) ist aus \(file)",
    ]
  }

  func startMoved(by time: String) -> String { "Start \(time) früher angesetzt" }
  var startAtLastStop: String {
    "Die Zeit läuft schon ab dem letzten Stopp"
  }
  func passed(_ time: String) -> [String] {
    [
      "\(time) ist vorbei. Der Vortrag läuft: bitte eine spätere Uhrzeit angeben",
      "\(time) ist vorbei",
    ]
  }
  func message(_ text: String) -> String { "Nachricht: \(text)" }
  func chooseMessage(_ messages: String) -> [String] {
    ["Welche Nachricht? \(messages)   Escape sendet keine.", "Nachricht? \(messages)"]
  }
  func noStoredMessage(_ number: Int?) -> [String] {
    number.map { ["In config.yaml gibt es keine Nachricht \($0)", "Keine Nachricht \($0)"] } ?? [
      "Keine Nachrichten gespeichert. config.yaml fasst neun, zum Beispiel: messages: {1: Bitte zum Ende kommen}",
      "In config.yaml sind keine Nachrichten", "Keine Nachrichten",
    ]
  }
  var messageCleared: String { "Die Nachricht ist gelöscht" }

  var alreadyRunning: String { "Der Vortrag läuft schon" }
  var notRunning: String { "Der Vortrag läuft nicht" }
  var noPart: String { "Es gibt keinen weiteren Teil" }
  var noChange: String { "Die Zeit lässt sich nicht weiter ändern" }
  func noTime(_ text: String, _ problem: TimeError.Problem) -> String {
    "'\(text)' ist keine gültige Zeit. Erlaubt sind bis zu 23:59:59, etwa 18:00, 1h5m30s, 18m oder 45s"
  }
  func noPreset(named text: String) -> String {
    "Es gibt keine Vorgabe '\(text)'. Möglich: ein Platz von 1 bis 9 oder ein Teil eines Namens, "
      + "den 'speakerclock presets list' zeigt, zum Beispiel: ted"
  }
  func severalPresets(named text: String, _ names: String) -> String {
    "'\(text)' ist ein Teil mehrerer Namen. Möglich: \(names) oder ein Platz."
  }

  func guarded(_ command: String) -> String {
    "Ein Vortrag läuft. Zum Bestätigen „! \(command)“ senden"
  }
  func tooLong(bytes: Int) -> String { "Ein Befehl darf höchstens \(bytes) Bytes haben" }
  var answerTooLong: String { "Die Antwort ist zu lang für eine Zeile" }
  var pictureChangesTooOften: String { "Die Anzeige wechselt zu oft. Bitte eine Sekunde warten." }
  var prompt: String { "Befehl eingeben und Enter drücken. Escape bricht ab" }
  func noCommand(_ text: String, expected commands: String) -> [String] {
    ["'\(text)' ist kein Befehl. Möglich: \(commands)", "'\(text)' ist kein Befehl"]
  }
  func needs(_ command: String, _ need: CommandNeed, example: String) -> String {
    let what =
      switch need {
      case .time: "braucht eine Zeit"
      case .timeOfDay: "braucht eine Uhrzeit"
      case .slot: "braucht einen Platz von 1 bis 9"
      case .preset: "braucht einen Platz oder einen Teil eines Namens"
      case .choice(let choices): "braucht " + choices.joined(separator: ", ", last: " oder ")
      case .nothing: "erwartet keine weitere Angabe"
      }
    return "\(command) \(what), zum Beispiel: \(example)"
  }
}
