// The remote in a browser.
extension Dutch {
  var remote: RemoteWords {
    RemoteWords(
      start: "Starten", stop: "Pauzeren", resume: "Hervatten", next: "Volgende", previous: "Vorige",
      undo: "Ongedaan maken", flash: "Knipperen", black: "Zwart beeld", picture: "Beeld",
      message: "Bericht", send: "Versturen", hide: "Verbergen", presets: "Voorinstellingen",
      fullScreen: "Volledig scherm", notSent: "Niet verstuurd: de klok is niet bereikbaar",
      noAnswer: "Geen antwoord: kijk op de klok",
      unreachable: "De klok is niet bereikbaar",
      shutOut: "Deze link is niet meer geldig: open de nieuwe")
  }

  func tapAgain(_ button: String) -> String { "Tik nogmaals: \(button)" }
}
