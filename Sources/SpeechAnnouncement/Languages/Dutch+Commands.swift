import TimerEngine

// The commands and their answers.
extension Dutch {
  func undone(_ change: UndoneChange) -> String {
    "Ongedaan gemaakt: " + state(after: change, isRedone: false)
  }
  func redone(_ change: UndoneChange) -> String {
    "Opnieuw uitgevoerd: " + state(after: change, isRedone: true)
  }
  /// How things are after a change was undone or redone.
  private func state(after change: UndoneChange, isRedone: Bool) -> String {
    switch change {
    case .slot(let slot, let preset):
      "plaats \(slot) \(preset.map { "bevat weer " + $0 } ?? "is weer leeg")"
    case .lamp(let lamp, let time): "\(lamp) is weer \(time)"
    case .preset(let preset): "terug naar \(preset)"
    case .time(let time): "de tijd staat weer op \(time)"
    case .ready(let time): "weer gereed, \(time)"
    case .paused(let time): "weer gepauzeerd, \(time)"
    case .running(let time): "loopt weer, \(time)"
    case .rundown:
      isRedone ? "het draaiboek is weer gewijzigd" : "het draaiboek is weer als voorheen"
    case .item(let item): "\(item) staat weer in het draaiboek"
    case .questions(let length?): "Vragen, \(length)"
    case .questions(nil): "de vragen zijn verwijderd"
    case .message(let isShown):
      "het bericht is weer \(isShown ? "zichtbaar" : "verborgen")"
    }
  }
  var undone: String { "Ongedaan gemaakt" }
  var nothingToUndo: String { "Niets ongedaan te maken" }
  var nothingUndone: String { "Niets ongedaan gemaakt: het is intussen gewijzigd" }
  var redone: String { "Opnieuw uitgevoerd" }
  var nothingToRedo: String { "Niets opnieuw uit te voeren" }
  func notUndone(slot: Int) -> [String] {
    [
      "Plaats \(slot) blijft zoals die is: een ander programma heeft die intussen gewijzigd",
      "Plaats \(slot) blijft zoals die is",
    ]
  }

  func removed(_ preset: String, from slot: Int, now: String?) -> String {
    "Plaats \(slot): \(preset) verwijderd" + (now.map { "; \($0) is terug" } ?? "")
  }
  func bundled(_ preset: String, in slot: Int) -> [String] {
    [
      "\(preset) op plaats \(slot) is meegeleverd. Alleen opgeslagen voorinstellingen zijn te verwijderen.",
      "De voorinstelling op plaats \(slot) is meegeleverd",
    ]
  }
  func written(_ preset: String, in slot: Int, file: String) -> [String] {
    [
      "\(preset) op plaats \(slot) komt uit \(file). Verwijder de voorinstelling daar.",
      "Plaats \(slot) komt uit \(file)",
    ]
  }

  func questionsAdded(_ length: String) -> String { "Toegevoegd: Vragen, \(length)" }
  func startMoved(by time: String) -> String { "Start \(time) eerder gezet" }
  var startedNow: String { "Gestart: er was niets eerder te zetten" }
  var cannotBackdateFurther: String { "Start kan niet nog eerder worden gezet" }
  func passed(_ time: String) -> [String] {
    [
      "\(time) is al voorbij. Geef een later tijdstip op.",
      "\(time) is voorbij",
    ]
  }
  func message(_ text: String) -> String { "Bericht: \(text)" }
  func chooseMessage(_ messages: String) -> [String] {
    [
      "Welk bericht versturen? \(messages)   Escape verstuurt niets.",
      "Bericht? \(messages)   Escape: geen",
      "Bericht? \(messages)",
    ]
  }
  func noStoredMessage(_ number: Int?) -> [String] {
    number.map { ["In config.yaml staat geen bericht \($0)", "Geen bericht \($0)"] } ?? [
      "Geen berichten opgeslagen. In config.yaml kunnen er negen staan, bijvoorbeeld: messages: {1: Graag afronden}",
      "In config.yaml staan geen berichten", "Geen berichten",
    ]
  }
  var messageCleared: String { "Het bericht is verborgen" }
  var noMessageShown: String { "Er is geen bericht" }
  var pictureIsBack: String { "Het beeld is terug" }
  func picture(isAlreadyBlack: Bool) -> String {
    isAlreadyBlack ? "Het beeld is al zwart" : "Het beeld is niet zwart"
  }

  var alreadyRunning: String { "De presentatie loopt al" }
  var notRunning: String { "De presentatie loopt niet" }
  var noOtherSegment: String { "Er is geen ander deel" }
  var noChange: String { "De tijd kan niet verder worden gewijzigd" }
  func noTime(_ text: String, _ problem: TimeError.Problem) -> [String] {
    let problem = "\(quoted(text)) is geen geldige tijd"
    return [
      "\(problem). Mogelijk is alles tot 23:59:59, zoals 1:30, 1h5m30s, 18m of 45s.", problem,
    ]
  }
  var presetHasChanged: String { "Niet uitgevoerd: deze voorinstelling is intussen gewijzigd" }
  var presetsChanged: String { "Voorinstellingen gewijzigd" }
  func noPreset(named text: String) -> [String] {
    let problem = "Er is geen voorinstelling \(quoted(text))"
    return [
      "\(problem). Geef een plaats op (1 tot en met 9), of een deel "
        + "van een naam die \(quoted("speakerclock presets list")) toont, bijvoorbeeld: ted.",
      problem,
    ]
  }
  func severalPresets(named text: String, _ names: String) -> [String] {
    let problem = "\(quoted(text)) komt in meer dan één naam voor"
    return [
      "\(problem): \(names). Geef meer van de naam op, of een plaats.", "\(problem): \(names)",
      problem,
    ]
  }
  var nothingToChange: String { "Er valt niets te veranderen" }
  func noItem(named text: String) -> [String] {
    ["Geen onderdeel van het draaiboek past bij \(quoted(text))", "Geen onderdeel \(quoted(text))"]
  }
  func severalItems(named text: String, _ items: String) -> [String] {
    let problem = "Bij \(quoted(text)) passen meerdere onderdelen"
    return ["\(problem): \(items)", problem]
  }

  var breakHasNoLamps: String { "Een pauze heeft geen lampen" }
  func atTime(_ time: String) -> String { "op \(time)" }
  func pressAgain(_ key: String, _ change: GuardedChange) -> [String] {
    switch change {
    case .startsOtherDay(let day):
      [
        "Dit draaiboek is voor \(day). Druk nogmaals op \(key) om het te starten.",
        "Nogmaals \(key): starten", "\(key)?",
      ]
    case .startsWithUnsetClock:
      [
        "De klok van deze computer staat niet goed. Druk nogmaals op \(key) om te starten.",
        "Nogmaals \(key): starten", "\(key)?",
      ]
    case .goes(let name):
      ["Druk nogmaals op \(key) om naar \(name) te gaan", "Nogmaals \(key): \(name)"]
    case .goesOn(let time, nil):
      [
        "Nogmaals \(key): \(time), de presentatie loopt door", "Nogmaals \(key): \(time)",
        "\(key)?",
      ]
    case .goesOn(let time, let end?):
      ["Nogmaals \(key): \(time), niet meer tot \(end)", "\(key)?"]
    case .endsTalkAndLoads(let name):
      [
        "Nogmaals \(key) beëindigt deze presentatie en laadt \(name)",
        "Nogmaals \(key): einde, laden", "\(key): einde?",
      ]
    case .movesLamp(let lamp): ["Nogmaals \(key): \(lamp) begint nu", "\(key): nu \(lamp)?"]
    case .stores(let slot):
      ["Nogmaals \(key) slaat de presentatie op plaats \(slot) op", "\(key): opslaan?"]
    case .endsTalk:
      [
        "Druk nogmaals op \(key) om deze presentatie te beëindigen", "Nogmaals \(key): beëindigen",
        "\(key): einde?",
      ]
    case .beginsAnew:
      [
        "Druk nogmaals op \(key) om het draaiboek opnieuw te beginnen", "Nogmaals \(key): opnieuw",
        "\(key): opnieuw?",
      ]
    case .skips(let name):
      ["Druk nogmaals op \(key) om \(name) over te slaan", "Nogmaals \(key): overslaan"]
    case .endsTalkAndSkips(let names):
      [
        "Druk nog eens op \(key) om deze presentatie te beëindigen en \(names) over te slaan",
        "Nog eens \(key): einde, overslaan",
      ]
    case .endsLate(let time, let length):
      [
        "\(time) is net voorbij. Druk nogmaals op \(key) voor een presentatie van \(length).",
        "Nogmaals \(key): \(length)",
      ]
    }
  }
  func guarded(_ change: GuardedChange, confirmedBy confirmation: String) -> String {
    switch change {
    case .startsOtherDay(let day):
      "Dit draaiboek is voor \(day). Stuur \(quoted(confirmation)) om het te starten."
    case .startsWithUnsetClock:
      "De klok van deze computer staat niet goed. Stuur \(quoted(confirmation)) om te starten."
    case .goes(let name): "Stuur \(quoted(confirmation)) om naar \(name) te gaan"
    case .goesOn(let time, nil): "Stuur \(quoted(confirmation)): \(time), de presentatie loopt door"
    case .goesOn(let time, let end?): "Stuur \(quoted(confirmation)): \(time), niet meer tot \(end)"
    case .endsTalkAndLoads(let name):
      "Stuur \(quoted(confirmation)) om deze presentatie te beëindigen en \(name) te laden"
    case .movesLamp(let lamp): "Stuur \(quoted(confirmation)): \(lamp) begint nu"
    case .stores(let slot):
      "Stuur \(quoted(confirmation)) om de presentatie op plaats \(slot) op te slaan"
    case .endsTalk: "Stuur \(quoted(confirmation)) om deze presentatie te beëindigen"
    case .beginsAnew: "Stuur \(quoted(confirmation)) om het draaiboek opnieuw te beginnen"
    case .skips(let name): "Stuur \(quoted(confirmation)) om \(name) over te slaan"
    case .endsTalkAndSkips(let names):
      "Stuur \(quoted(confirmation)) om deze presentatie te beëindigen en \(names) over te slaan"
    case .endsLate(let time, let length):
      "\(time) is net voorbij. Stuur \(quoted(confirmation)) voor een presentatie van \(length)."
    }
  }
  var changedMeanwhile: String { "Niet uitgevoerd: de spreekbeurt is intussen veranderd" }
  func waitingForClock(after words: String) -> String { "Wachten op de klok: \(words)" }
  var notesAreNotSent: String { "Hier zonder notities: een broker geeft die niet door" }
  func desk(_ name: String) -> String { name + remark("bedieningsplek") }
  var segmentChangesTooSoon: String {
    "Niet uitgevoerd: minder dan een halve seconde na de vorige wissel"
  }
  func tooLong(bytes: Int) -> String { "Een opdracht mag hoogstens \(bytes) bytes lang zijn" }
  var answerTooLong: String { "Het antwoord is te lang voor één regel" }
  var listTooLong: String { "De lijst is te lang om te verzenden" }
  var tooLate: String { "Niet uitgevoerd: het kwam te laat" }
  var pictureChangesTooOften: String { "Het beeld wisselt te vaak: wacht een seconde" }
  var operatorHasJustClosedOne: String {
    "De regie heeft net een bericht of zwart beeld weggehaald"
  }
  var promptKeys: String { "Tab vult aan, Escape sluit" }
  var prompt: String { "Typ een opdracht en druk op Enter. Escape annuleert." }
  var messagePromptKeys: String { "Omhoog: eerdere, Escape sluit" }
  var messagePrompt: String { "Typ een bericht en druk op Enter. Escape annuleert." }
  func noCommand(_ text: String, nearest: String?) -> [String] {
    let problem = "\(quoted(text)) is geen opdracht"
    let hint = nearest.map { "Misschien bedoeld: \(quoted($0)). " } ?? ""
    return ["\(problem). \(hint)\(quoted("help")) toont alle opdrachten.", problem]
  }
  func onlyAtClock(_ command: String) -> String {
    "\(quoted(command)) werkt alleen op de klok zelf"
  }
  func needs(_ command: String, _ need: CommandNeed, example: String) -> [String] {
    let what =
      switch need {
      case .time: "verwacht een tijd"
      case .timeOfDay: "verwacht een tijdstip"
      case .slot: "verwacht een plaats van 1 tot en met 9"
      case .item: "heeft een onderdeel nodig: het nummer, zoals #3, of een deel van de titel"
      case .text: "heeft een tekst nodig"
      case .preset: "verwacht een plaats of een deel van een naam"
      case .choice(let choices): "verwacht " + choices.joined(separator: ", ", last: " of ")
      case .nothing: "verwacht geen argument"
      }
    let problem = "\(quoted(command)) \(what)"
    return need == .nothing ? [problem] : ["\(problem), bijvoorbeeld: \(example)", problem]
  }

  func meaning(of command: CommandName) -> String {
    switch command {
    case .start: "de presentatie starten of hervatten"
    case .stop: "de presentatie pauzeren"
    case .toggle: "starten of pauzeren, zoals de spatiebalk"
    case .add: "tijd toevoegen"
    case .take: "tijd aftrekken"
    case .set:
      "de klok instellen; met green wordt de getoonde tijd de spreektijd, "
        + "met yellow of red het begin van die fase"
    case .preset: "de voorinstelling op deze plaats of met deze naam laden"
    case .green: "naar het begin van het deel; een lopende presentatie loopt van daar door"
    case .yellow: "naar waar geel begint; een lopende presentatie loopt van daar door"
    case .red: "naar waar rood begint; een lopende presentatie loopt van daar door"
    case .reset: "terug naar het eerste deel, gereed om te starten"
    case .next: "naar het volgende deel of programmapunt"
    case .previous: "terug naar het vorige deel of programmapunt"
    case .until: "de presentatie op dit tijdstip laten eindigen"
    case .questions: "vragen aan het einde van de presentatie toevoegen: 5 minuten of deze tijd"
    case .backdate:
      "de start eerder zetten, op de laatste \(quoted("stop")) of \(quoted("reset"))"
    case .go: "naar dit onderdeel van het draaiboek gaan"
    case .skip: "het volgende onderdeel of dit overslaan"
    case .move: "een onderdeel voor of na een ander zetten"
    case .title: "de titel van het huidige onderdeel verbeteren"
    case .speaker: "de spreker van het huidige onderdeel verbeteren"
    case .shorten: "het volgende programmapunt inkorten tot deze duur"
    case .insert: "een programmapunt invoegen vóór het volgende"
    case .catchUp: "de volgende programmapunten inkorten om tijd in te lopen"
    case .rundown: "het draaiboek tonen"
    case .restart: "het draaiboek opnieuw beginnen"
    case .reload: "het bestand van het draaiboek opnieuw lezen"
    case .store: "de tijd op deze plaats opslaan"
    case .remove: "de opgeslagen voorinstelling van deze plaats verwijderen"
    case .message: "dit bericht tonen, of zonder tekst het laatste"
    case .clear: "het bericht verbergen"
    case .blackout: "de schermen zwart maken, of het beeld terugbrengen"
    case .flash: "het beeld laten knipperen"
    case .identify: "elk scherm zijn naam laten tonen"
    case .undo: "de laatste wijziging ongedaan maken, maximaal 10 keer"
    case .redo: "de laatst ongedaan gemaakte wijziging opnieuw uitvoeren"
    case .time: "de resterende tijd melden"
    case .displays: "de verbonden schermen tonen"
    case .events: "de laatste gebeurtenissen tonen"
    case .help: "de opdrachten tonen"
    case .layout: "de indeling van de cijfers wijzigen"
    case .theme: "het kleurthema wijzigen"
    case .announcements: "de aankondigingen omschakelen: uit, tekst, stem"
    case .lock: "de toetsen vergrendelen, behalve de spatiebalk"
    case .clock: "de kloktijd tonen"
    case .beside: "een tweede tijd naast het stoplicht tonen: session, talk, clock of off"
    case .operatorView: "de regieweergave tonen of verbergen"
    case .takeOver:
      "de presentaties van een uitgevallen klok voortzetten (alleen op een bedieningsplek)"
    case .handOver: "de presentaties overdragen aan een bedieningsplek"
    case .desk: "bedieningsplek van de andere klok worden"
    case .quit: "het programma sluiten"
    }
  }
}
