// The remote in a browser.
extension German {
  var remote: RemoteWords {
    RemoteWords(
      start: "Starten", stop: "Pausieren", resume: "Fortsetzen", next: "Nächster",
      previous: "Voriger",
      undo: "Rückgängig", redo: "Wiederherstellen", flash: "Blinken", black: "Schwarzbild",
      message: "Nachricht", send: "Senden", hide: "Ausblenden", presets: "Vorgaben",
      fullScreen: "Vollbild", notSent: "Nicht gesendet: Die Uhr ist nicht erreichbar",
      noAnswer: "Keine Antwort: Bitte an der Uhr prüfen",
      unreachable: "Die Uhr ist nicht erreichbar",
      shutOut: "Dieser Link gilt nicht mehr: Bitte den neuen öffnen",
      timer: "Restzeit", sayTime: "Zeit ansagen", ready: "bereit", running: "läuft",
      paused: "pausiert", less: "{time} weniger", more: "{time} mehr", setTime: "Zeit einstellen",
      length: "Dauer, zum Beispiel 5m oder 1:30", yellowNow: "Jetzt gelb", redNow: "Jetzt rot",
      reset: "Zurücksetzen", done: "Erledigt: {button}",
      notConfirmed: "Nicht ausgeführt: {button} wurde nicht nochmals angetippt")
  }

  var programme: ProgrammeWords {
    ProgrammeWords(
      heading: "Programm", goTo: "Gehe zu", skip: "Überspringen", shorten: "Kürzen",
      earlier: "Nach oben schieben", later: "Nach unten schieben", rename: "Ändern", title: "Titel",
      speaker: "Vortragende", insert: "Vortrag einfügen", catchUp: "Aufholen")
  }

  func tapAgain(_ button: String) -> String { "Nochmals tippen: \(button)" }
}
