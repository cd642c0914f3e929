// The remote in a browser.
extension German {
  var remote: RemoteWords {
    RemoteWords(
      start: RemoteButton("Starten"), stop: RemoteButton("Pause", "Pausieren"),
      resume: RemoteButton("Fortsetzen"), next: RemoteButton("Weiter"),
      previous: RemoteButton("Zurück"), undo: RemoteButton("Rückgängig"),
      redo: RemoteButton("Erneut", "Wiederherstellen"),
      flash: RemoteButton("Blinken"), black: RemoteButton("Schwarzbild"),
      message: "Nachricht", send: RemoteButton("Senden"),
      hide: RemoteButton("Ausblenden"), presets: "Vorgaben",
      fullScreen: "Vollbild",
      screenMayTurnOff:
        "Der Bildschirm kann ausgehen: Am Gerät „immer an“ einstellen oder diese Seite mit https öffnen",
      notSent: "Nicht gesendet: Die Uhr ist nicht erreichbar",
      noAnswer: "Keine Antwort: Bitte an der Uhr prüfen",
      tooMany: "Nicht gesendet: zu viele Befehle. Bitte eine Sekunde warten.",
      unreachable: "Die Uhr ist nicht erreichbar",
      shutOut: "Dieser Link gilt nicht mehr: Bitte den neuen öffnen",
      needsLink: "Ein Teil des Links fehlt: Bitte den ganzen Link der Bridge öffnen",
      onlyShows: "Dieser Link zeigt die Uhr nur an: Bitte den Link der Fernbedienung öffnen",
      isFull: "Alle Plätze sind belegt: Bitte in einigen Sekunden nochmals versuchen",
      timer: "Restzeit", sayTime: RemoteButton("Ansagen", "Zeit ansagen"), ready: "bereit",
      running: "läuft", paused: "pausiert", less: "{time} weniger", more: "{time} mehr",
      setTime: RemoteButton("Einstellen", "Zeit einstellen"), example: "5m oder 1:30",
      time: "Zeit, zum Beispiel 5m oder 1:30", yellowNow: RemoteButton("Gelb", "Jetzt gelb"),
      redNow: RemoteButton("Rot", "Jetzt rot"), reset: RemoteButton("Neu", "Neu laden"),
      person: "Ihr Name", personForOthers: "Ihr Name, damit die anderen sehen, wer es war",
      named: "Die anderen sehen Ihren Namen: {name}", unnamed: "Die anderen sehen keinen Namen",
      done: "Erledigt: {button}",
      notConfirmed: "Nicht ausgeführt: {button} wurde nicht nochmals angetippt")
  }

  var programme: ProgrammeWords {
    ProgrammeWords(
      heading: "Programm", goTo: RemoteButton("Gehe zu"),
      skip: RemoteButton("Auslassen", "Überspringen"), shorten: RemoteButton("Kürzen"),
      newLength: "Neue Dauer, zum Beispiel 5m oder 1:30",
      earlier: RemoteButton("Nach oben", "Nach oben schieben"),
      later: RemoteButton("Nach unten", "Nach unten schieben"), rename: RemoteButton("Ändern"),
      title: "Titel", speaker: "Vortragende", insert: RemoteButton("Einfügen", "Vortrag einfügen"),
      insertedTitle: "Titel des neuen Vortrags",
      insertedLength: "Dauer des neuen Vortrags, zum Beispiel 5m oder 1:30",
      catchUp: RemoteButton("Aufholen"))
  }

  func tapAgain(_ deed: String) -> String { "Nochmals tippen: \(deed)" }
  func deed(_ change: GuardedChange) -> String {
    switch change {
    case .startsOtherDay(let day): "startet den Ablaufplan für \(day)"
    case .startsWithUnsetClock: "startet, obwohl die Uhr des Rechners nicht gestellt ist"
    case .goes(let name): "wechselt zu \(name)"
    case .goesOn(let time, nil): "\(time), der Vortrag läuft weiter"
    case .goesOn(let time, let end?): "\(time), nicht mehr bis \(end) Uhr"
    case .endsTalkAndLoads(let name): "beendet diesen Vortrag, lädt \(name)"
    case .movesLamp(let lamp): "\(lamp) beginnt jetzt"
    case .stores(let slot): "speichert den Vortrag auf Platz \(slot)"
    case .endsTalk: "beendet diesen Vortrag"
    case .beginsAnew: "beginnt den Ablaufplan von vorn"
    case .skips(let name): "überspringt \(name)"
    case .endsTalkAndSkips(let names): "beendet diesen Vortrag, überspringt \(names)"
    case .endsLate(let time, let length):
      "\(time) Uhr ist vorbei, also dauert der Vortrag \(length)"
    }
  }
  var undoesStart: String { "nimmt den Start dieses Vortrags zurück" }
  var blackoutIsOn: String { "Schwarzbild ist an" }
}
