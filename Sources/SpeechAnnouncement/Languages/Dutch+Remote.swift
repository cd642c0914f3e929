// The remote in a browser.
extension Dutch {
  var remote: RemoteWords {
    RemoteWords(
      start: RemoteButton("Starten"), stop: RemoteButton("Pauze", "Pauzeren"),
      resume: RemoteButton("Hervatten"), next: RemoteButton("Volgende"),
      previous: RemoteButton("Vorige"), undo: RemoteButton("Ongedaan", "Ongedaan maken"),
      redo: RemoteButton("Opnieuw"),
      flash: RemoteButton("Knipperen"), black: RemoteButton("Zwart beeld"),
      message: "Bericht", send: RemoteButton("Stuur", "Versturen"),
      hide: RemoteButton("Verberg", "Verbergen"), presets: "Voorinstellingen",
      fullScreen: "Volledig scherm",
      screenMayTurnOff:
        "Het scherm kan uitgaan: stel het apparaat in op altijd aan of open deze pagina met https",
      notSent: "Niet verstuurd: de klok is niet bereikbaar",
      noAnswer: "Geen antwoord: controleer de klok",
      tooMany: "Niet verstuurd: te veel opdrachten. Wacht een seconde.",
      unreachable: "De klok is niet bereikbaar",
      shutOut: "Deze link is niet meer geldig: open de nieuwe",
      needsLink: "Een deel van de link ontbreekt: open de hele link die de bridge heeft getoond",
      onlyShows: "Deze link toont alleen de klok: open de link van de afstandsbediening",
      isFull: "Alle plaatsen zijn bezet: probeer het over enkele seconden opnieuw",
      timer: "Resterende tijd", sayTime: RemoteButton("Voorlezen", "Tijd voorlezen"),
      ready: "gereed", running: "loopt", paused: "gepauzeerd", less: "{time} minder",
      more: "{time} meer", setTime: RemoteButton("Instellen", "Tijd instellen"),
      example: "5m of 1:30", time: "Tijd, bijvoorbeeld 5m of 1:30",
      yellowNow: RemoteButton("Geel", "Nu geel"), redNow: RemoteButton("Rood", "Nu rood"),
      reset: RemoteButton("Begin", "Terug naar begin"), person: "Uw naam",
      personForOthers: "Uw naam, zodat de anderen zien wie het was",
      named: "De anderen zien uw naam: {name}", unnamed: "De anderen zien geen naam",
      done: "Gedaan: {button}",
      notConfirmed: "Niet uitgevoerd: er is niet nogmaals op {button} getikt")
  }

  var programme: ProgrammeWords {
    ProgrammeWords(
      heading: "Programma", goTo: RemoteButton("Ga naar"), skip: RemoteButton("Overslaan"),
      shorten: RemoteButton("Inkorten"), newLength: "Nieuwe duur, bijvoorbeeld 5m of 1:30",
      earlier: RemoteButton("Omhoog", "Omhoog verplaatsen"),
      later: RemoteButton("Omlaag", "Omlaag verplaatsen"), rename: RemoteButton("Wijzigen"),
      title: "Titel", speaker: "Spreker",
      insert: RemoteButton("Invoegen", "Presentatie invoegen"),
      insertedTitle: "Titel van de nieuwe presentatie",
      insertedLength: "Duur van de nieuwe presentatie, bijvoorbeeld 5m of 1:30",
      catchUp: RemoteButton("Inlopen", "Tijd inlopen"))
  }

  func tapAgain(_ deed: String) -> String { "Tik nogmaals: \(deed)" }
  func deed(_ change: GuardedChange) -> String {
    switch change {
    case .startsOtherDay(let day): "start het draaiboek van \(day)"
    case .startsWithUnsetClock: "start, hoewel de klok niet goed staat"
    case .goes(let name): "gaat naar \(name)"
    case .goesOn(let time, nil): "\(time), de presentatie loopt door"
    case .goesOn(let time, let end?): "\(time), niet meer tot \(end)"
    case .endsTalkAndLoads(let name): "beëindigt deze presentatie, laadt \(name)"
    case .movesLamp(let lamp): "\(lamp) begint nu"
    case .stores(let slot): "slaat de presentatie op plaats \(slot) op"
    case .endsTalk: "beëindigt deze presentatie"
    case .beginsAnew: "begint het draaiboek opnieuw"
    case .skips(let name): "slaat \(name) over"
    case .endsTalkAndSkips(let names): "beëindigt deze presentatie, slaat over: \(names)"
    case .endsLate(let time, let length):
      "\(time) is net voorbij, dus de presentatie duurt \(length)"
    }
  }
  var undoesStart: String { "maakt de start van deze presentatie ongedaan" }
  var blackoutIsOn: String { "Het beeld is zwart" }
}
