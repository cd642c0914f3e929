// The remote in a browser.
extension Dutch {
  var remote: RemoteWords {
    RemoteWords(
      start: "Starten", stop: "Pauzeren", resume: "Hervatten", next: "Volgende", previous: "Vorige",
      undo: "Ongedaan maken", redo: "Opnieuw", flash: "Knipperen", black: "Zwart beeld",
      message: "Bericht", send: "Versturen", hide: "Verbergen", presets: "Voorinstellingen",
      fullScreen: "Volledig scherm", notSent: "Niet verstuurd: de klok is niet bereikbaar",
      noAnswer: "Geen antwoord: controleer de klok",
      unreachable: "De klok is niet bereikbaar",
      shutOut: "Deze link is niet meer geldig: open de nieuwe",
      timer: "Resterende tijd", sayTime: "Tijd voorlezen", ready: "gereed", running: "loopt",
      paused: "gepauzeerd", less: "{time} minder", more: "{time} meer", setTime: "Tijd instellen",
      length: "Duur, bijvoorbeeld 5m of 1:30", yellowNow: "Nu geel", redNow: "Nu rood",
      reset: "Terug naar begin", done: "Gedaan: {button}",
      notConfirmed: "Niet uitgevoerd: er is niet nogmaals op {button} getikt")
  }

  var programme: ProgrammeWords {
    ProgrammeWords(
      heading: "Programma", goTo: "Ga naar", skip: "Overslaan", shorten: "Inkorten",
      earlier: "Omhoog verplaatsen", later: "Omlaag verplaatsen", rename: "Wijzigen",
      title: "Titel",
      speaker: "Spreker", insert: "Presentatie invoegen", catchUp: "Tijd inlopen")
  }

  func tapAgain(_ button: String) -> String { "Tik nogmaals: \(button)" }
}
