import TimerEngine

// The commands and their answers.
extension German {
  func undone(_ change: UndoneChange) -> String {
    "Rückgängig: " + state(after: change, isRedone: false)
  }
  func redone(_ change: UndoneChange) -> String {
    "Wiederhergestellt: " + state(after: change, isRedone: true)
  }
  /// How things are after a change was undone or redone.
  private func state(after change: UndoneChange, isRedone: Bool) -> String {
    switch change {
    case .slot(let slot, let preset):
      "Platz \(slot) \(preset.map { "enthält wieder " + $0 } ?? "ist wieder leer")"
    case .lamp(let lamp, let time): "\(lamp) wieder \(time)"
    case .preset(let preset): "wieder \(preset)"
    case .time(let time): "Zeit wieder \(time)"
    case .ready(let time): "wieder bereit, \(time)"
    case .paused(let time): "wieder pausiert, \(time)"
    case .running(let time): "läuft wieder, \(time)"
    case .rundown: isRedone ? "Der Ablaufplan ist wieder geändert" : "Der Ablaufplan ist wie zuvor"
    case .item(let item): "\(item) ist wieder im Ablaufplan"
    case .questions(let length?): "Fragen, \(length)"
    case .questions(nil): "Die Fragen sind entfernt"
    case .message(let isShown):
      "Die Nachricht ist wieder \(isShown ? "zu sehen" : "ausgeblendet")"
    }
  }
  var undone: String { "Rückgängig gemacht" }
  var nothingToUndo: String { "Nichts rückgängig zu machen" }
  var nothingUndone: String { "Nichts rückgängig gemacht: Es wurde inzwischen geändert" }
  var redone: String { "Wiederhergestellt" }
  var nothingToRedo: String { "Nichts wiederherzustellen" }
  func notUndone(slot: Int) -> [String] {
    [
      "Platz \(slot) bleibt, wie er ist: Ein anderes Programm hat ihn inzwischen geändert",
      "Platz \(slot) bleibt, wie er ist",
    ]
  }

  func removed(_ preset: String, from slot: Int, now: String?) -> String {
    "Platz \(slot): \(preset) entfernt" + (now.map { "; jetzt wieder \($0)" } ?? "")
  }
  func bundled(_ preset: String, in slot: Int) -> [String] {
    [
      "\(preset) auf Platz \(slot) ist mitgeliefert. Nur gespeicherte Vorgaben lassen sich entfernen.",
      "Die Vorgabe auf Platz \(slot) ist mitgeliefert",
    ]
  }
  func written(_ preset: String, in slot: Int, file: String) -> [String] {
    [
      "\(preset) auf Platz \(slot) stammt aus \(file). Bitte dort entfernen.",
      "Platz \(slot) stammt aus \(file)",
    ]
  }

  func questionsAdded(_ length: String) -> String { "Angefügt: Fragen, \(length)" }
  func startMoved(by time: String) -> String { "Start um \(time) zurückdatiert" }
  var startedNow: String { "Gestartet: nichts zurückzudatieren" }
  var cannotBackdateFurther: String { "Start lässt sich nicht weiter zurückdatieren" }
  func passed(_ time: String) -> [String] {
    [
      "\(time) Uhr ist schon vorbei. Bitte eine spätere Uhrzeit angeben.",
      "\(time) Uhr ist vorbei",
    ]
  }
  func message(_ text: String) -> String { "Nachricht: \(text)" }
  func chooseMessage(_ messages: String) -> [String] {
    [
      "Welche Nachricht senden? \(messages)   Escape sendet keine.",
      "Nachricht? \(messages)   Escape: keine",
      "Nachricht? \(messages)",
    ]
  }
  func noStoredMessage(_ number: Int?) -> [String] {
    number.map { ["In config.yaml gibt es keine Nachricht \($0)", "Keine Nachricht \($0)"] } ?? [
      "Keine Nachrichten gespeichert. In config.yaml können neun stehen, zum Beispiel: messages: {1: Bitte zum Ende kommen}",
      "In config.yaml sind keine Nachrichten gespeichert", "Keine Nachrichten",
    ]
  }
  var messageCleared: String { "Die Nachricht ist ausgeblendet" }
  var noMessageShown: String { "Es gibt keine Nachricht" }
  var pictureIsBack: String { "Das Bild ist wieder da" }
  func picture(isAlreadyBlack: Bool) -> String {
    isAlreadyBlack ? "Das Bild ist schon schwarz" : "Das Bild ist nicht schwarz"
  }

  var alreadyRunning: String { "Der Vortrag läuft schon" }
  var notRunning: String { "Der Vortrag läuft nicht" }
  var noOtherSegment: String { "Es gibt keinen weiteren Teil" }
  var noChange: String { "Die Zeit lässt sich nicht weiter ändern" }
  func noTime(_ text: String, _ problem: TimeError.Problem) -> [String] {
    let problem = "\(quoted(text)) ist keine gültige Zeit"
    return [
      "\(problem). Möglich ist alles bis 23:59:59, etwa 1:30, 1h5m30s, 18m oder 45s.", problem,
    ]
  }
  var presetHasChanged: String { "Nicht ausgeführt: Diese Vorgabe wurde inzwischen geändert" }
  var presetsChanged: String { "Vorgaben geändert" }
  func noPreset(named text: String) -> [String] {
    let problem = "Es gibt keine Vorgabe \(quoted(text))"
    return [
      "\(problem). Möglich: ein Platz von 1 bis 9 oder ein Teil eines Namens, "
        + "den \(quoted("speakerclock presets list")) zeigt, zum Beispiel: ted.",
      problem,
    ]
  }
  func severalPresets(named text: String, _ names: String) -> [String] {
    let problem = "\(quoted(text)) kommt in mehreren Namen vor"
    return [
      "\(problem): \(names). Bitte mehr vom Namen oder einen Platz angeben.",
      "\(problem): \(names)", problem,
    ]
  }
  var nothingToChange: String { "Daran ist nichts zu ändern" }
  func noItem(named text: String) -> [String] {
    ["Kein Punkt des Ablaufplans passt zu \(quoted(text))", "Kein Punkt \(quoted(text))"]
  }
  func severalItems(named text: String, _ items: String) -> [String] {
    let problem = "Zu \(quoted(text)) passen mehrere Punkte"
    return ["\(problem): \(items)", problem]
  }

  var breakHasNoLamps: String { "Eine Pause hat keine Lampen" }
  func atTime(_ time: String) -> String { "bei \(time)" }
  func pressAgain(_ key: String, _ change: GuardedChange) -> [String] {
    switch change {
    case .startsOtherDay(let day):
      [
        "Dieser Ablaufplan ist für \(day). Nochmals \(key) startet ihn jetzt.",
        "Nochmals \(key): starten", "\(key)?",
      ]
    case .startsWithUnsetClock:
      [
        "Die Uhr dieses Rechners ist nicht gestellt. Nochmals \(key) startet.",
        "Nochmals \(key): starten", "\(key)?",
      ]
    case .goes(let name):
      ["Nochmals \(key) drücken, um zu \(name) zu wechseln", "Nochmals \(key): \(name)"]
    case .goesOn(let time, nil):
      ["Nochmals \(key): \(time), der Vortrag läuft weiter", "Nochmals \(key): \(time)", "\(key)?"]
    case .goesOn(let time, let end?):
      [
        "Nochmals \(key): \(time), nicht mehr bis \(end) Uhr",
        "Nochmals \(key): \(time), nicht bis \(end)", "\(key)?",
      ]
    case .endsTalkAndLoads(let name):
      [
        "Nochmals \(key) beendet diesen Vortrag und lädt \(name)", "Nochmals \(key): Ende, laden",
        "\(key): beenden?",
      ]
    case .movesLamp(let lamp): ["Nochmals \(key): \(lamp) beginnt jetzt", "\(key): \(lamp) jetzt?"]
    case .stores(let slot):
      ["Nochmals \(key) speichert den Vortrag auf Platz \(slot)", "\(key): speichern?"]
    case .endsTalk:
      [
        "Nochmals \(key) drücken, um diesen Vortrag zu beenden", "Nochmals \(key): beenden",
        "\(key): beenden?",
      ]
    case .beginsAnew:
      [
        "Nochmals \(key) drücken, um den Ablaufplan von vorn zu beginnen",
        "Nochmals \(key): von vorn", "\(key): von vorn?",
      ]
    case .skips(let name):
      ["Nochmals \(key) drücken, um \(name) zu überspringen", "Nochmals \(key): überspringen"]
    case .endsTalkAndSkips(let names):
      [
        "Nochmals \(key) beendet diesen Vortrag und überspringt \(names)",
        "Nochmals \(key): Ende, überspringen",
      ]
    case .endsLate(let time, let length):
      [
        "\(time) Uhr ist gerade vorbei. Nochmals \(key) startet einen Vortrag von \(length).",
        "Nochmals \(key): \(length)",
      ]
    }
  }
  func guarded(_ change: GuardedChange, confirmedBy confirmation: String) -> String {
    switch change {
    case .startsOtherDay(let day):
      "Dieser Ablaufplan ist für \(day). Um ihn jetzt zu starten, \(quoted(confirmation)) senden."
    case .startsWithUnsetClock:
      "Die Uhr dieses Rechners ist nicht gestellt. Um zu starten, \(quoted(confirmation)) senden."
    case .goes(let name): "Um zu \(name) zu wechseln, \(quoted(confirmation)) senden"
    case .goesOn(let time, nil):
      "\(quoted(confirmation)) senden: \(time), der Vortrag läuft weiter"
    case .goesOn(let time, let end?):
      "\(quoted(confirmation)) senden: \(time), nicht mehr bis \(end) Uhr"
    case .endsTalkAndLoads(let name):
      "\(quoted(confirmation)) senden, um diesen Vortrag zu beenden und \(name) zu laden"
    case .movesLamp(let lamp): "\(quoted(confirmation)) senden: \(lamp) beginnt jetzt"
    case .stores(let slot):
      "Um den Vortrag auf Platz \(slot) zu speichern, \(quoted(confirmation)) senden"
    case .endsTalk: "Um diesen Vortrag zu beenden, \(quoted(confirmation)) senden"
    case .beginsAnew: "Um den Ablaufplan von vorn zu beginnen, \(quoted(confirmation)) senden"
    case .skips(let name): "Um \(name) zu überspringen, \(quoted(confirmation)) senden"
    case .endsTalkAndSkips(let names):
      "\(quoted(confirmation)) senden, um diesen Vortrag zu beenden und \(names) zu überspringen"
    case .endsLate(let time, let length):
      "\(time) Uhr ist gerade vorbei. Für einen Vortrag von \(length) \(quoted(confirmation)) senden."
    }
  }
  var changedMeanwhile: String { "Nicht ausgeführt: Der Vortrag wurde inzwischen geändert" }
  func waitingForClock(after words: String) -> String { "Warte auf die Uhr: \(words)" }
  var notesAreNotSent: String { "Hier ohne Notizen: Ein Broker überträgt sie nicht" }
  func desk(_ name: String) -> String { name + remark("Pult") }
  var segmentChangesTooSoon: String {
    "Nicht ausgeführt: Der letzte Wechsel ist keine halbe Sekunde her"
  }
  func tooLong(bytes: Int) -> String { "Ein Befehl darf höchstens \(bytes) Bytes lang sein" }
  var answerTooLong: String { "Die Antwort ist zu lang für eine Zeile" }
  var listTooLong: String { "Die Liste ist zu lang, um sie zu senden" }
  var tooLate: String { "Nicht ausgeführt: Es kam zu spät an" }
  var pictureChangesTooOften: String { "Das Bild wechselt zu oft: Bitte eine Sekunde warten" }
  var operatorHasJustClosedOne: String {
    "Die Regie hat gerade eine Nachricht oder das Schwarzbild beendet"
  }
  var promptKeys: String { "Tab ergänzt, Escape schließt" }
  var prompt: String { "Befehl eingeben und Enter drücken. Escape bricht ab." }
  var messagePromptKeys: String { "Hoch: frühere, Escape schließt" }
  var messagePrompt: String { "Nachricht eingeben und Enter drücken. Escape bricht ab." }
  func noCommand(_ text: String, nearest: String?) -> [String] {
    let problem = "\(quoted(text)) ist kein Befehl"
    let hint = nearest.map { "Gemeint war vielleicht \(quoted($0)). " } ?? ""
    return ["\(problem). \(hint)\(quoted("help")) nennt alle.", problem]
  }
  func onlyAtClock(_ command: String) -> String {
    "\(quoted(command)) geht nur an der Uhr selbst"
  }
  func needs(_ command: String, _ need: CommandNeed, example: String) -> [String] {
    let what =
      switch need {
      case .time: "braucht eine Zeit"
      case .timeOfDay: "braucht eine Uhrzeit"
      case .slot: "braucht einen Platz von 1 bis 9"
      case .item: "braucht einen Punkt: seine Nummer wie #3 oder einen Teil des Titels"
      case .text: "braucht einen Text"
      case .preset: "braucht einen Platz oder einen Teil eines Namens"
      case .choice(let choices): "braucht " + choices.joined(separator: ", ", last: " oder ")
      case .nothing: "erwartet keine weitere Angabe"
      }
    let problem = "\(quoted(command)) \(what)"
    return need == .nothing ? [problem] : ["\(problem), zum Beispiel: \(example)", problem]
  }

  func meaning(of command: CommandName) -> String {
    switch command {
    case .start: "den Vortrag starten oder fortsetzen"
    case .stop: "den Vortrag pausieren"
    case .toggle: "starten oder pausieren, wie die Leertaste"
    case .add: "Zeit hinzufügen"
    case .take: "Zeit abziehen"
    case .set:
      "die Zeit einstellen; mit green die angezeigte Zeit als Redezeit übernehmen, "
        + "mit yellow oder red als Beginn dieser Phase"
    case .preset: "die Vorgabe auf diesem Platz oder mit diesem Namen laden"
    case .green: "zum Anfang des Teils; ein laufender Vortrag läuft von dort weiter"
    case .yellow: "dorthin, wo Gelb beginnt; ein laufender Vortrag läuft von dort weiter"
    case .red: "dorthin, wo Rot beginnt; ein laufender Vortrag läuft von dort weiter"
    case .reset: "zum ersten Teil zurückgehen, bereit zum Start"
    case .next: "zum nächsten Teil oder Programmpunkt gehen"
    case .previous: "zum vorigen Teil oder Programmpunkt zurückgehen"
    case .until: "den Vortrag zu dieser Uhrzeit enden lassen"
    case .questions: "Fragen an den Vortrag anhängen: 5 Minuten oder diese Zeit"
    case .backdate: "den Start auf das letzte Pausieren oder Zurücksetzen zurückdatieren"
    case .go: "zu diesem Punkt des Ablaufplans gehen"
    case .skip: "den nächsten Punkt oder diesen überspringen"
    case .move: "einen Punkt vor oder nach einen anderen verschieben"
    case .title: "den Titel des aktuellen Punkts ändern"
    case .speaker: "die Vortragenden des aktuellen Punkts ändern"
    case .shorten: "den nächsten Programmpunkt auf diese Länge kürzen"
    case .insert: "einen Programmpunkt vor dem nächsten einfügen"
    case .catchUp: "die nächsten Programmpunkte kürzen, um aufzuholen"
    case .rundown: "die Programmpunkte des Ablaufplans auflisten"
    case .restart: "den Ablaufplan von vorn beginnen"
    case .reload: "die Datei des Ablaufplans neu lesen"
    case .store: "die Zeit auf diesem Platz speichern"
    case .remove: "die gespeicherte Vorgabe von diesem Platz entfernen"
    case .message: "diese Nachricht zeigen, ohne Text die letzte"
    case .clear: "die Nachricht ausblenden"
    case .blackout: "die Bildschirme schwarz schalten oder das Bild zurückholen"
    case .flash: "das Bild blinken lassen"
    case .identify: "jeden Bildschirm seinen Namen zeigen lassen"
    case .undo: "die letzte Änderung rückgängig machen, bis zu zehnmal"
    case .redo: "die zuletzt rückgängig gemachte Änderung wiederherstellen"
    case .time: "die Restzeit ansagen"
    case .displays: "die verbundenen Bildschirme auflisten"
    case .events: "die letzten Ereignisse auflisten"
    case .help: "die Befehle auflisten"
    case .layout: "die Anordnung der Ziffern wechseln"
    case .theme: "das Farbschema wechseln"
    case .announcements: "die Ansagen umschalten: aus, Text, Stimme"
    case .lock: "alle Tasten außer der Leertaste sperren"
    case .clock: "die Uhrzeit zeigen"
    case .beside: "eine zweite Zeit neben der Ampel zeigen: session, talk, clock oder off"
    case .operatorView: "die Regieansicht ein- oder ausblenden"
    case .takeOver: "die Vorträge einer ausgefallenen Uhr weiterführen (nur am Pult)"
    case .handOver: "die Vorträge an ein Pult übergeben"
    case .desk: "zum Pult der anderen Uhr des Raums werden"
    case .quit: "das Programm beenden"
    }
  }
}
