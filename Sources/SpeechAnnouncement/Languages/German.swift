import TimerEngine

/// German.
struct German: Phrases {
  var isSpoken = false
  var spoken: any AnnouncementPhrases { German(isSpoken: true) }

  let code = "de"
  /// Without the colon "GRÜN noch 5 Minuten" would mean that it stays green for five minutes.
  let afterLineWord = ": "
  let space = " "
  let fullStop = "."
  let comma = ", "

  func days(_ count: Int) -> String { "\(count) Tage" }
  func hours(_ count: Int) -> String {
    counted(count, number(count), one: "Stunde", other: "Stunden")
  }
  func minutes(_ count: Int) -> String {
    counted(count, number(count), one: "Minute", other: "Minuten")
  }
  func seconds(_ count: Int) -> String {
    counted(count, number(count), one: "Sekunde", other: "Sekunden")
  }
  /// The number of a unit; a voice would read the figure 1 as "eins".
  private func number(_ count: Int) -> String { isSpoken && count == 1 ? "eine" : "\(count)" }
  func joined(_ lengths: [String]) -> String { lengths.joined(separator: " ") }

  let phases = PhaseNames(green: "Grün", yellow: "Gelb", red: "Rot", overtime: "überzogen")

  let start = "Start"
  func remaining(_ time: String, _ category: PluralCategory) -> String { "noch \(time)" }
  func over(_ time: String) -> String { "\(time) überzogen" }
  let timeIsUp = "die Zeit ist um"
  func bell(_ strokes: Int) -> String { strokes == 1 ? "Glocke" : "\(strokes) Glockenschläge" }
  let segment = "Teil"
  func name(of verdict: Verdict) -> String {
    switch verdict {
    case .qualified: "qualifiziert"
    case .tooShort: "disqualifiziert, zu kurz"
    case .tooLong: "disqualifiziert, zu lang"
    }
  }
  func quoted(_ name: String) -> String { "„\(name)“" }
  func then(_ segment: String) -> String { "danach \(segment)" }
  func number(_ number: Int, of count: Int) -> String { "\(number) von \(count)" }

  let lines = LineWords(
    ready: "BEREIT", start: "START", stop: "PAUSIERT", resume: "FORTGESETZT",
    set: "EINGESTELLT", time: "ZEIT",
    bell: "GLOCKE", segment: "TEIL", zero: "DIE ZEIT IST UM", over: "ÜBERZOGEN", notice: "HINWEIS",
    done: "ENDE", pause: "PAUSE", display: "BILDSCHIRM", event: "EREIGNIS", help: "HILFE")

  // MARK: The screen

  let paused = "PAUSIERT"
  func ready(forMinutes count: Int) -> String { "\(lines.ready) seit \(count) Min." }
  func paused(forMinutes count: Int) -> String { "\(paused) seit \(count) Min." }
  func since(_ time: String) -> String { "seit \(time) Uhr" }
  func span(from start: String, to end: String) -> String { "\(start) bis \(end)" }
  func ends(_ time: String) -> String { "Ende \(time)" }
  func starts(_ key: String) -> String { "\(key) startet" }
  func stops(_ key: String) -> String { "\(key) pausiert" }
  func resumes(_ key: String) -> String { "\(key) setzt fort" }
  func changes(_ keys: String) -> String { "\(keys) ändern die Zeit" }
  func help(_ key: String) -> String { "\(key) Hilfe" }
  func waiting(room: String) -> [String] {
    ["Warten auf eine Uhr in Raum \(room)", "Warten auf eine Uhr"]
  }

  func noSignal(for time: String) -> String { "\(time) ohne Signal" }

  func slot(_ number: Int) -> String { "Platz \(number)" }
  let end = "Ende"

  let keyNames = KeyNames(
    space: "Leertaste", up: "Hoch", down: "Runter", right: "Rechts", left: "Links",
    backspace: "Rücktaste", enter: "Enter", pageUp: "Bild auf", pageDown: "Bild ab",
    interrupt: "Strg+C")

  let signNames = SignNames(
    colon: "Doppelpunkt", plus: "Plus", minus: "Minus",
    closingBracket: "eckige Klammer zu", openingBracket: "eckige Klammer auf",
    questionMark: "Fragezeichen", period: "Punkt", slash: "Schrägstrich")

  func range(from first: String, to last: String) -> String { "\(first) bis \(last)" }
  func capitals(_ letters: [String]) -> String {
    (letters.count > 1 ? "Großbuchstaben " : "Großbuchstabe ") + letters.joined(separator: comma)
  }

  func meaning(of topic: HelpTopic) -> String {
    switch topic {
    case .startOrStop: "starten, pausieren, fortsetzen"
    case .slot: "eine Vorgabe laden"
    case .store: "Zeit als Vorgabe speichern"
    case .tap: "zu Grün, Gelb, Rot; läuft weiter"
    case .hold: "Farbe beginnt ab dieser Zeit"
    case .setMinute: "Uhr steht: 1 Min. mehr/weniger"
    case .setSeconds: "Uhr steht: 5 Sek. mehr/weniger"
    case .addMinute: "jederzeit 1 Minute mehr/weniger"
    case .addSeconds: "10 Sekunden mehr/weniger"
    case .back: "zurück zum Anfang, bereit"
    case .undo: "rückgängig, wiederherstellen"
    case .lateStart: "Start vergessen: zurückdatieren"
    case .questions: "5 Minuten Fragen anhängen"
    case .segment: "nächster, voriger Teil oder Punkt"
    case .prompt: "einen Befehl eingeben"
    case .flash: "Bild blinken lassen"
    case .blackout: "Schwarzbild"
    case .message: "Nachricht: letzte, Auswahl, neue"
    case .layout: "Anordnung der Ziffern"
    case .theme: "Farbschema"
    case .announcing: "Ansagen: aus, Text, Stimme"
    case .timeOfDay: "Uhrzeit, Ende des Vortrags"
    case .beside: "zweite Zeit neben der Ampel"
    case .operatorView: "Regieansicht"
    case .identify: "Bildschirme zeigen ihre Namen"
    case .tellTime: "Restzeit ansagen"
    case .focus: "zum nächsten Feld; auswählen"
    case .clicker: "Klicker: Start, nächster Teil"
    case .click: "auswählen; Ziffern: Start/Pause"
    case .doubleClick: "Ziffern: zum Anfang, bereit"
    case .mouseLongPress: "½ Sek.: speichern, Lampe setzen"
    case .dragAndWheel: "Zeit ändern; Rad: minutenweise"
    case .lock: "Tastensperre; zweimal: entsperren"
    case .quit: "Programm beenden"
    }
  }

  func pages(_ page: Int, of count: Int, turn key: String) -> String {
    "Seite \(page) von \(count)   \(key) nächste Seite   jede andere Taste schließt"
  }
  func pagesShort(turn key: String) -> String { "\(key) nächste Seite, andere Tasten schließen" }

  // MARK: Notices

  func noPreset(in slot: Int) -> String { "Keine Vorgabe auf Platz \(slot)" }
  let notStored = "Nicht gespeichert"
  let notRecorded = ["Der Stand des Vortrags lässt sich nicht sichern", "Stand nicht gesichert"]
  let notReported = ["Der Vortrag fehlt im Bericht", "Fehlt im Bericht"]
  let notSynced = [
    "Gespeichert, kann aber bei einem Stromausfall verloren gehen",
    "Gespeichert, aber nicht sicher",
  ]
  let storingIsSlow = [
    "Der Datenträger ist langsam: Die letzte Änderung ist noch nicht gespeichert",
    "Der Datenträger ist langsam",
  ]
  func changed(_ name: String, to value: String, from before: String?) -> String {
    "\(name): jetzt \(value)" + (before.map { " (vorher \($0))" } ?? "")
  }
  let greenTime = "Redezeit"
  func lowered(_ lamp: String, to time: String) -> String { "\(lamp) auf \(time) gekürzt" }
  func refused(_ refusal: Refusal, _ text: (Int) -> String) -> [String] {
    switch refusal {
    case .greenWhileRunning:
      [
        "Erst pausieren: Im laufenden Vortrag lässt sich die Redezeit nicht ändern",
        "Erst pausieren",
      ]
    case .inOvertime:
      ["Nicht übernommen: keine Restzeit mehr", "Keine Restzeit mehr"]
    case .greenAtZero: ["Die Redezeit muss länger als 0:00 sein", "Redezeit: zu kurz"]
    case .aboveGreenTime: ["Gelb kann nicht länger sein als die Redezeit", "Gelb: zu lang"]
    case .redAboveYellow(let yellow):
      ["Rot kann nicht vor Gelb (\(text(yellow))) beginnen", "Rot: beginnt vor Gelb"]
    case .noPhase(let lamp): ["Dieser Teil hat kein \(name(of: lamp.phase))"]
    case .endsTalk(let lamp, let time):
      [
        "\(name(of: lamp.phase)) beginnt bei \(text(time)): Damit wäre der Vortrag zu Ende",
        "\(name(of: lamp.phase)) beginnt bei \(text(time))",
      ]
    }
  }

  func until(_ time: String, isTomorrow: Bool) -> String {
    "Ende \(isTomorrow ? "morgen " : "")um \(time) Uhr"
  }
  func until(_ words: String, skipping time: String) -> String {
    "\(words): \(time) Uhr gibt es wegen der Zeitumstellung nicht"
  }

  let talkContinues = "Der Vortrag läuft weiter"
  func leftPaused(with time: String) -> String {
    "Vortrag bleibt pausiert, noch \(time) übrig"
  }
  func spent(_ time: String, of length: String) -> String { "\(time) von \(length)" }
  let noTalk = "Die Eingabe endete, bevor ein Vortrag gestartet wurde"
  func layout(isLandscape: Bool?) -> String {
    "Anordnung: \(isLandscape.map { $0 ? "Querformat" : "Hochformat" } ?? "automatisch")"
  }
  let questions = "Fragen"
  let secondaryTime = SecondaryTimeWords(
    title: "Zweite Zeit", session: "Programm", talk: "Vortrag", clock: "Uhrzeit", off: "aus")
  func theme(_ name: String) -> String { "Farbschema: \(name)" }
  func announcing(_ channel: Announcing) -> String {
    switch channel {
    case .off: "Ansagen: aus"
    case .print: "Ansagen: Text"
    case .speak: "Ansagen: Stimme"
    }
  }
  func blackout(key: String, space: String) -> [String] {
    ["Schwarzbild: \(key) oder \(space) holt das Bild zurück", "\(key) holt das Bild zurück"]
  }
  let noFlash = "Blinken ist ausgeschaltet"
  func noMessage(command: String) -> [String] {
    [
      "Keine Nachricht: mit \(command) TEXT, --message oder --title angeben",
      "Keine Nachricht: mit \(command) TEXT angeben", "Keine Nachricht",
    ]
  }
  let notInPlainMode = "Im Textmodus nicht verfügbar"
  let noRoomForHelp = "Fenster zu klein für die Hilfe"

  func problem(_ first: String, andMore count: Int, see check: String) -> String {
    "\(first) (und \(counted(count, one: "weiterer", other: "weitere")) Fehler: siehe \(quoted(check)))"
  }
  func wrongFile(see check: String) -> [String] {
    ["Eine Datei ist fehlerhaft: siehe \(quoted(check))", "Eine Datei ist fehlerhaft"]
  }
  func resumed(isRunning: Bool) -> [String] {
    let course = isRunning ? "läuft noch" : "ist noch pausiert"
    return [
      "Der vorige Vortrag war nicht beendet: Er \(course)", "Der vorige Vortrag \(course)",
    ]
  }
  func offered(_ talk: String, _ left: String, key: String) -> [String] {
    [
      "Der vorige Vortrag war nicht beendet: \(talk). Mit \(key) fortsetzen.",
      "Mit \(key) den vorigen Vortrag fortsetzen, \(left)",
      "Mit \(key) den vorigen Vortrag fortsetzen", "\(key): Vortrag fortsetzen",
    ]
  }
  func offeredAfterQuit(
    _ talk: String, _ left: String, isRunning: Bool, key: String
  ) -> [String] {
    let course = "Mit \(key) geht er weiter: " + (isRunning ? "jetzt " : "") + left
    return [
      "Der vorige Vortrag wurde abgebrochen: \(talk). \(course)", "Voriger Vortrag: \(course)",
      "\(key): Vortrag fortsetzen",
    ]
  }
  func wayBack(_ command: String, key: String?, until time: String) -> String {
    "Zum Fortsetzen \(command) starten und \(key.map { $0 + " drücken" } ?? "undo eingeben") "
      + "(bis \(time))."
  }
  func offeredWithoutClock(_ wasLeft: String, key: String) -> [String] {
    [
      "Systemuhr nicht gestellt. Zuletzt gesichert: \(wasLeft). Mit \(key) den Vortrag pausiert zurückholen.",
      "Systemuhr nicht gestellt. Zuletzt gesichert: \(wasLeft). Mit \(key) zurückholen.",
      "Mit \(key) zurückholen, letzter Stand: \(wasLeft)", "Mit \(key) zurückholen",
    ]
  }
  func omittedLines(_ count: Int) -> String {
    counted(count, one: "Zeile", other: "Zeilen") + " verworfen: Kein Programm hat mitgelesen"
  }
  func late(by time: String) -> [String] {
    [
      "SpeakerClock war \(time) unterbrochen; die Redezeit lief weiter",
      "Programm \(time) unterbrochen",
    ]
  }
  func wallClock(wasSetBack: Bool, by time: String) -> String {
    "Systemuhr um \(time) \(wasSetBack ? "zurück" : "vor")gestellt, "
      + "ohne Folgen für den Vortrag"
  }

  func quit(_ key: String) -> [String] {
    [
      "Der Vortrag läuft. Nochmals \(key) beendet das Programm, andere Tasten: weiter.",
      "Nochmals \(key) beendet das Programm", "\(key): Programm beenden?", "\(key): Ende?",
    ]
  }
  func cameTooOften(_ key: String, talkGoesOn: Bool) -> [String] {
    [
      "\(key) kam zu oft für zweimaliges Drücken: \(talkGoesOn ? "Der Vortrag läuft weiter" : "Nichts ist geschehen"). \(key) noch einmal drücken.",
      "Zu schnell: \(key) noch einmal drücken",
    ]
  }
  func undone(_ count: Int) -> String { "\(count) rückgängig gemacht" }
  func store(slots: String, lamps: String, lampKeys: String) -> [String] {
    let slots = withDash(slots)
    return [
      "Speichern auf Platz \(slots) oder als Lampe \(lamps)? Escape bricht ab.",
      "Platz \(slots) oder Lampe \(lampKeys)?", "Wo speichern?", "Wohin?",
    ]
  }
  /// The usual keys of the slots with the dash that stands for "bis".
  private func withDash(_ slots: String) -> String { slots.replacing("1-9", with: "1–9") }

  // MARK: Hands

  let controls = ControlNames(
    minutes: "Minuten", seconds: "Sekunden", store: "Speichern", undo: "Rückgängig")
  func focus(_ name: String, _ enter: EnterMeaning, key: String) -> String {
    let words =
      switch enter {
      case .take: "\(key) lädt die Vorgabe"
      case .store(let time): "\(key) speichert hier \(time)"
      case .go: "\(key) springt dorthin"
      case .hold(let time): "\(key) setzt es auf \(time)"
      case .start: "Pfeiltasten ändern sie, \(key) startet den Vortrag"
      case .ask: "\(key), dann Platz oder Lampe"
      case .undo: "\(key) macht die letzte Änderung rückgängig"
      }
    return "\(name.capitalised): \(words)"
  }
  let mouse = MouseNames(
    click: "Klick", doubleClick: "Doppelklick", hold: "Halten", dragAndWheel: "Ziehen, Mausrad")
  let clickAgain = "Nochmals klicken: pausiert"
  func locked(key: String, space: String) -> [String] {
    [
      "Gesperrt: Nur die \(space) wirkt. Zum Entsperren zweimal \(key) drücken.",
      "Zum Entsperren zweimal \(key) drücken",
    ]
  }
  func unlock(key: String) -> [String] {
    [
      "Gesperrt: Zum Entsperren nochmals \(key) drücken",
      "Zum Entsperren nochmals \(key) drücken",
    ]
  }
  let unlocked = "Entsperrt"
  func firstStart(start: String, slots: String, help: String) -> [String] {
    let slots = withDash(slots)
    return [
      "Willkommen: \(start) startet, \(slots) laden eine Vorgabe, \(help) zeigt alle Tasten",
      "\(start) startet, \(help) zeigt alle Tasten",
    ]
  }
  let firstStore = "Für das nächste Mal gespeichert"
}
