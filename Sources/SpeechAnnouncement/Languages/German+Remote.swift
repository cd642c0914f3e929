// The remote in a browser.
extension German {
  var remote: RemoteWords {
    RemoteWords(
      start: "Start", stop: "Stopp", resume: "Weiter", next: "Nächster", previous: "Voriger",
      undo: "Rückgängig", flash: "Blinken", black: "Schwarz", picture: "Bild", message: "Nachricht",
      send: "Senden", hide: "Verbergen", presets: "Vorgaben", fullScreen: "Vollbild",
      notSent: "Nicht gesendet: Die Uhr ist nicht erreichbar")
  }

  func tapAgain(_ button: String) -> String { "Noch einmal tippen: \(button)" }
}
