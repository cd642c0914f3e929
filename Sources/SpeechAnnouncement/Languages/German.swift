import TimerEngine

/// German.
struct German: Phrases {
  let code = "de"
  let space = " "
  let fullStop = "."
  let comma = ", "

  func days(_ count: Int) -> String { "\(count) Tage" }
  func hours(_ count: Int) -> String { count == 1 ? "1 Stunde" : "\(count) Stunden" }
  func minutes(_ count: Int) -> String { count == 1 ? "1 Minute" : "\(count) Minuten" }
  func seconds(_ count: Int) -> String { count == 1 ? "1 Sekunde" : "\(count) Sekunden" }
  func joined(_ lengths: [String]) -> String { lengths.joined(separator: " ") }

  let phases = PhaseNames(green: "Grün", yellow: "Gelb", red: "Rot", overtime: "überzogen")

  let start = "Start"
  func remaining(_ time: String, isOne: Bool) -> String { "noch \(time)" }
  func over(_ time: String) -> String { "\(time) überzogen" }
  let timeIsUp = "die Zeit ist um"
  func bell(_ strokes: Int) -> String { strokes == 1 ? "Glocke" : "\(strokes) Glockenschläge" }
  let part = "Teil"
  func name(of verdict: Verdict) -> String {
    switch verdict {
    case .qualified: "in der Zeit"
    case .tooShort: "disqualifiziert, zu kurz"
    case .tooLong: "disqualifiziert, zu lang"
    }
  }
  func then(_ part: String) -> String { "danach \(part)" }
  func number(_ number: Int, of count: Int) -> String { "\(number) von \(count)" }

  let lines = LineWords(
    ready: "BEREIT", start: "START", stop: "STOPP", resume: "WEITER", set: "GESTELLT", time: "ZEIT",
    beep: "TON", bell: "GLOCKE", part: "TEIL", zero: "ZEIT IST UM", over: "ÜBER", notice: "HINWEIS",
    done: "ENDE", display: "ANZEIGE", event: "EREIGNIS")

  // MARK: The screen

  let paused = "PAUSE"
  func forMinutes(_ count: Int) -> String { "seit \(count) Min." }
  func since(_ time: String) -> String { "seit \(time)" }
  func span(from start: String, to end: String) -> String { "\(start) bis \(end)" }
  func ends(_ time: String) -> String { "Ende \(time)" }
  func starts(_ key: String) -> String { "\(key) startet" }
  func stops(_ key: String) -> String { "\(key) stoppt" }
  func goesOn(_ key: String) -> String { "\(key) setzt fort" }
  func changes(_ keys: String) -> String { "\(keys) ändern die Zeit" }
  func help(_ key: String) -> String { "\(key) Hilfe" }
  func waiting(room: String) -> [String] {
    ["Warten auf eine Uhr im Raum \(room)", "Warten auf eine Uhr"]
  }

  func noSignal(for time: String) -> String { "seit \(time) kein Signal" }

  func slot(_ number: Int) -> String { "Platz \(number)" }
  let end = "Ende"

  let keyNames = KeyNames(
    space: "Leertaste", up: "Auf", down: "Ab", right: "Rechts", left: "Links",
    backspace: "Rücktaste", enter: "Enter", pageUp: "Bild auf", pageDown: "Bild ab")

  func meaning(of topic: HelpTopic) -> String {
    switch topic {
    case .startOrStop: "starten, stoppen, fortsetzen"
    case .slot: "eine Vorgabe wählen"
    case .store: "Zeit auf einem Platz speichern"
    case .tap: "zur Redezeit, zu Gelb, zu Rot"
    case .hold: "die gezeigte Zeit dafür nehmen"
    case .setMinute: "gestoppt: 1 Minute mehr, weniger"
    case .setSeconds: "gestoppt: 5 s mehr, weniger"
    case .addMinute: "jederzeit 1 Minute mehr, weniger"
    case .addSeconds: "10 Sekunden mehr, weniger"
    case .back: "zurück zur Redezeit"
    case .undo: "rückgängig, bis zu zehnmal"
    case .lateStart: "Start ab dem letzten Stopp"
    case .part: "nächster, voriger Teil"
    case .prompt: "einen Befehl eingeben"
    case .flash: "Blitzen"
    case .blackout: "Schwarzbild"
    case .message: "Nachricht, Titel; gespeicherte"
    case .layout: "Anordnung der Ziffern"
    case .theme: "Farben"
    case .announcing: "Ansagen: off, print, speak"
    case .timeOfDay: "Uhrzeit und Ende"
    case .operatorView: "Regieansicht"
    case .identify: "Anzeigen nennen ihren Namen"
    case .tellTime: "die Zeit nennen"
    case .focus: "über den Schirm gehen; wählen"
    case .clicker: "Klicker: Start"
    case .click: "wählen; Ziffern: Start, Stopp"
    case .doubleClick: "Ziffern: zurück zur Redezeit"
    case .mouseLongPress: "halbe Sekunde: speichern, setzen"
    case .dragAndWheel: "Zeit ändern; eine Minute"
    case .lock: "Sperre: nur Leertaste; 2× löst"
    case .quit: "beenden"
    }
  }

  func pages(_ page: Int, of count: Int, turn key: String) -> String {
    "Seite \(page) von \(count)   \(key) blättert   jede andere Taste schließt"
  }
  func pagesShort(turn key: String) -> String { "\(key) blättert, andere schließen" }

  // MARK: Notices

  func noPreset(under slot: Int) -> String { "Auf \(slot) liegt keine Vorgabe" }
  let notStored = "Nicht gespeichert"
  let notRecorded = ["Der Stand des Vortrags wird nicht gesichert", "Nicht gesichert"]
  let notReported = ["Der Vortrag fehlt im Bericht", "Fehlt im Bericht"]
  let notSynced = [
    "Gespeichert, aber bei einem Stromausfall vielleicht verloren", "Nicht sicher gespeichert",
  ]
  let storingIsSlow = [
    "Die Festplatte ist langsam: die letzte Änderung ist noch nicht gespeichert",
    "Die Festplatte ist langsam",
  ]
  func changed(_ name: String, to value: String, from before: String?) -> String {
    "\(name) ist jetzt \(value)" + (before.map { ", vorher \($0)" } ?? "")
  }
  let greenTime = "Redezeit"
  func lowered(_ lamp: String, to time: String) -> String { "\(lamp) auf \(time) gesenkt" }
  func refused(_ refusal: Refusal) -> String {
    switch refusal {
    case .greenWhileRunning: "Erst stoppen: die Redezeit ist fest, solange der Vortrag läuft"
    case .inOvertime: "Es ist keine Zeit mehr da, die man nehmen könnte"
    case .greenAtZero: "Eine Redezeit von 0:00 ist keine"
    case .aboveGreenTime: "Gelb kann nicht vor der Redezeit beginnen"
    case .redAboveYellow(let yellow): "Rot kann nicht vor Gelb beginnen, \(TimeText.plain(yellow))"
    }
  }

  func until(_ time: String, isTomorrow: Bool) -> String {
    "Bis \(isTomorrow ? "morgen, " : "")\(time)"
  }
  func until(_ words: String, skipping time: String) -> String {
    "\(words); \(time) gibt es nicht, die Uhr wird vorgestellt"
  }

  let talkContinues = "Der Vortrag läuft weiter"
  func givenUp(with time: String) -> String { "Abgebrochen, noch \(time) übrig" }
  let noTalk = "Die Eingabe endete, bevor ein Vortrag begann"
  func layout(isLandscape: Bool?) -> String {
    "Anordnung: \(isLandscape.map { $0 ? "quer" : "hoch" } ?? "automatisch")"
  }
  func theme(_ name: String) -> String { "Farben: \(name)" }
  func announcing(_ channel: String) -> String { "Ansagen: \(channel)" }
  func blackout(key: String, space: String) -> [String] {
    ["Schwarz: \(key) oder \(space) zeigt wieder das Bild", "\(key) zeigt das Bild"]
  }
  let noFlash = "Blitzen ist abgeschaltet"
  let noMessage = "Keine Nachricht: mit :message TEXT senden oder mit --message starten"
  let noScreen = "Hier gibt es keinen Bildschirm"
  let noRoomForHelp = "Kein Platz für die Hilfe"

  func problem(_ first: String, andMore count: Int, see check: String) -> String {
    "\(first) (und \(count) \(count == 1 ? "weiterer" : "weitere") Fehler: siehe '\(check)')"
  }
  func wrongFile(see check: String) -> [String] {
    let problem = "Eine Datei ist fehlerhaft"
    return ["\(problem): siehe '\(check)'", problem]
  }
  func resumed(isRunning: Bool) -> [String] {
    let course = isRunning ? "läuft weiter" : "ist noch angehalten"
    return ["Der letzte Vortrag wurde nicht beendet: er \(course)", "Der letzte Vortrag \(course)"]
  }
  func offered(_ talk: String, _ left: String, key: String) -> [String] {
    [
      "Der letzte Vortrag wurde nicht beendet: \(talk). \(key) nimmt ihn wieder auf.",
      "\(key) nimmt den letzten Vortrag auf, \(left)", "\(key) nimmt den letzten Vortrag auf",
    ]
  }
  func offeredWithoutClock(_ left: String, key: String) -> [String] {
    [
      "Uhr nicht gestellt: \(left), als der Vortrag zuletzt gesichert wurde. \(key) nimmt ihn auf, pausiert.",
      "Uhr nicht gestellt: \(left) bei der letzten Sicherung",
      "Uhr nicht gestellt, \(key): \(left)",
    ]
  }
  func omittedLines(_ count: Int) -> String {
    (count == 1 ? "1 Zeile fehlt" : "\(count) Zeilen fehlen") + ", da niemand las"
  }
  func late(by time: String) -> [String] {
    ["Die Uhr war \(time) lang aufgehalten; der Vortrag lief weiter", "Aufgehalten"]
  }
  func wallClock(wasSetBack: Bool, by time: String) -> String {
    "Die Uhrzeit wurde um \(time) \(wasSetBack ? "zurück" : "vor")gestellt; "
      + "der Vortrag bleibt, wie er war"
  }

  func loseTalk(_ key: String) -> [String] {
    [
      "Der Vortrag läuft. Nochmals \(key) verlässt ihn.", "Nochmals \(key) verlässt den Vortrag",
      "Nochmals \(key)?",
    ]
  }
  func moveLamp(_ lamp: String, _ key: String) -> [String] {
    ["Der Vortrag läuft. Nochmals \(key) verschiebt \(lamp).", "Nochmals \(key)?"]
  }
  func overwrite(_ slot: Int, _ key: String) -> [String] {
    ["Der Vortrag läuft. Nochmals \(key) speichert ihn auf Platz \(slot).", "Nochmals \(key)?"]
  }
  func quit(_ key: String) -> [String] {
    [
      "Der Vortrag läuft. Nochmals \(key) beendet, jede andere Taste macht weiter.",
      "Nochmals \(key) beendet", "Beenden?",
    ]
  }
  func store(slots: String, lamps: String) -> [String] {
    [
      "Auf welchen Platz, \(slots), oder welche Lampe, \(lamps)? Escape legt nichts ab.",
      "Platz \(slots) oder Lampe \(lamps)?", "Wohin?",
    ]
  }

  // MARK: Hands

  let controls = ControlNames(
    minutes: "Minuten", seconds: "Sekunden", store: "Speichern", undo: "Rückgängig")
  func focus(_ name: String, _ enter: EnterMeaning, key: String) -> String {
    let words =
      switch enter {
      case .take: "\(key) wählt aus"
      case .store(let time): "\(key) speichert hier \(time)"
      case .go: "\(key) geht dorthin"
      case .hold(let time): "\(key) setzt hier \(time)"
      case .start: "Pfeile ändern, \(key) startet"
      case .ask: "Enter, dann Platz oder Lampe"
      case .undo: "\(key) nimmt die letzte Änderung zurück"
      }
    return "\(name): \(words)"
  }
  let mouse = MouseNames(
    click: "Klick", doubleClick: "Doppelklick", hold: "Halten", dragAndWheel: "Ziehen, Rad")
  func locked(key: String, space: String) -> [String] {
    [
      "Gesperrt: nur \(space) geht. Zweimal \(key) löst die Sperre.",
      "Zweimal \(key) löst die Sperre",
    ]
  }
  func unlock(key: String) -> [String] {
    [
      "Gesperrt: nochmals \(key) löst die Sperre",
      "Nochmals \(key) löst",
    ]
  }
  let unlocked = "Entsperrt"
  func firstStart(start: String, slots: String, help: String) -> [String] {
    [
      "Willkommen: \(start) startet, \(slots) wählen eine Vorgabe, \(help) zeigt alle Tasten.",
      "\(start) startet, \(help) zeigt alle Tasten",
    ]
  }
  let firstStore = "Das bleibt gespeichert: beim nächsten Mal ist es wieder da."
}
