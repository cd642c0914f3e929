// The remote in a browser.
extension German {
  var remote: RemoteWords {
    RemoteWords(
      start: "Start", stop: "Pausieren", resume: "Fortsetzen", next: "Weiter", previous: "Zurück",
      undo: "Rückgängig", flash: "Blinken", black: "Schwarzbild", picture: "Bild",
      message: "Nachricht", send: "Senden", hide: "Ausblenden", presets: "Vorgaben",
      fullScreen: "Vollbild", notSent: "Nicht gesendet: Die Uhr ist nicht erreichbar",
      noAnswer: "Keine Antwort: Bitte auf die Uhr schauen",
      unreachable: "Die Uhr ist nicht erreichbar",
      shutOut: "Dieser Link gilt nicht mehr: Bitte den neuen öffnen")
  }

  func tapAgain(_ button: String) -> String { "Nochmals tippen: \(button)" }
}
