// The remote in a browser.
extension Dutch {
  var remote: RemoteWords {
    RemoteWords(
      start: "Starten", stop: "Pauzeren", resume: "Hervatten", next: "Volgende", previous: "Vorige",
      undo: "Ongedaan maken", flash: "Knipperen", black: "Zwart beeld", picture: "Beeld",
      message: "Bericht", send: "Versturen", hide: "Verbergen", presets: "Voorinstellingen",
      fullScreen: "Volledig scherm", notSent: "Niet verstuurd: de klok is niet bereikbaar")
  }

  func tapAgain(_ button: String) -> String { "Tik nogmaals: \(button)" }
}
