import TimerEngine

/// Dutch.
struct Dutch: Phrases {
  let code = "nl"
  /// Without the colon "GROEN nog 5 minuten" would mean that it stays green for five minutes.
  let afterLineWord = ": "
  let space = " "
  let fullStop = "."
  let comma = ", "

  func days(_ count: Int) -> String { "\(count) dagen" }
  // Hours, unlike minutes, keep the singular after a number.
  func hours(_ count: Int) -> String { "\(count) uur" }
  func minutes(_ count: Int) -> String { counted(count, one: "minuut", other: "minuten") }
  func seconds(_ count: Int) -> String { counted(count, one: "seconde", other: "seconden") }
  func joined(_ lengths: [String]) -> String { lengths.joined(separator: ", ", last: " en ") }

  let phases = PhaseNames(green: "groen", yellow: "geel", red: "rood", overtime: "uitloop")

  let start = "start"
  func remaining(_ time: String, _ category: PluralCategory) -> String { "nog \(time)" }
  func over(_ time: String) -> String { "\(time) uitloop" }
  let timeIsUp = "de tijd is om"
  func bell(_ strokes: Int) -> String { strokes == 1 ? "bel" : "\(strokes) keer de bel" }
  let segment = "deel"
  func name(of verdict: Verdict) -> String {
    switch verdict {
    case .qualified: "binnen de tijd"
    case .tooShort: "gediskwalificeerd, te kort"
    case .tooLong: "gediskwalificeerd, te lang"
    }
  }
  func quoted(_ name: String) -> String { "‘\(name)’" }
  func then(_ segment: String) -> String { "daarna \(segment)" }
  func number(_ number: Int, of count: Int) -> String { "\(number) van \(count)" }

  let lines = LineWords(
    ready: "GEREED", start: "START", stop: "GEPAUZEERD", resume: "HERVAT",
    set: "INGESTELD", time: "TIJD", bell: "BEL", segment: "DEEL", zero: "DE TIJD IS OM",
    over: "UITLOOP", notice: "MELDING",
    done: "EINDE", pause: "PAUZE", display: "SCHERM", event: "GEBEURTENIS", help: "HELP")

  // MARK: The screen

  let paused = "GEPAUZEERD"
  func ready(forMinutes count: Int) -> String { "\(lines.ready), al \(count) min" }
  func paused(forMinutes count: Int) -> String { "\(paused), al \(count) min" }
  func since(_ time: String) -> String { "sinds \(time)" }
  func span(from start: String, to end: String) -> String { "\(start) tot \(end)" }
  func ends(_ time: String) -> String { "einde \(time)" }
  func starts(_ key: String) -> String { "\(key) start" }
  func stops(_ key: String) -> String { "\(key) pauzeert" }
  func resumes(_ key: String) -> String { "\(key) hervat" }
  func changes(_ keys: String) -> String { "\(keys) wijzigen de tijd" }
  func help(_ key: String) -> String { "\(key) toont help" }
  func waiting(room: String) -> [String] {
    ["Wachten op een klok in zaal \(room)", "Wachten op een klok"]
  }

  func noSignal(for time: String) -> String { "al \(time) geen signaal" }

  func slot(_ number: Int) -> String { "Plaats \(number)" }
  let end = "Einde"

  let keyNames = KeyNames(
    space: "Spatiebalk", up: "Omhoog", down: "Omlaag", right: "Rechts", left: "Links",
    backspace: "Backspace", enter: "Enter", pageUp: "PageUp", pageDown: "PageDown",
    interrupt: "Ctrl+C")

  let signNames = SignNames(
    colon: "dubbelepunt", plus: "plus", minus: "min",
    closingBracket: "vierkante haak sluiten", openingBracket: "vierkante haak openen",
    questionMark: "vraagteken", period: "punt", slash: "schuine streep")

  func range(from first: String, to last: String) -> String { "\(first) tot en met \(last)" }
  func capitals(_ letters: [String]) -> String {
    (letters.count > 1 ? "hoofdletters " : "hoofdletter ") + letters.joined(separator: comma)
  }

  func meaning(of topic: HelpTopic) -> String {
    switch topic {
    case .startOrStop: "starten, pauzeren, hervatten"
    case .slot: "een voorinstelling laden"
    case .store: "tijd als voorinstelling opslaan"
    case .tap: "groen, geel, rood; loopt door"
    case .hold: "de kleur begint op deze tijd"
    case .setMinute: "klok stil: 1 minuut meer/minder"
    case .setSeconds: "klok stil: 5 seconden meer/minder"
    case .addMinute: "altijd: 1 minuut meer/minder"
    case .addSeconds: "10 seconden meer/minder"
    case .back: "terug naar het begin, gereed"
    case .undo: "ongedaan maken, opnieuw"
    case .lateStart: "start vergeten: eerder zetten"
    case .questions: "5 minuten vragen toevoegen"
    case .segment: "volgend, vorig deel/programmapunt"
    case .prompt: "een opdracht typen"
    case .flash: "beeld laten knipperen"
    case .blackout: "zwart beeld"
    case .message: "bericht: laatste, keuze, nieuw"
    case .layout: "indeling van de cijfers"
    case .theme: "kleurthema"
    case .announcing: "aankondigingen: uit, tekst, stem"
    case .timeOfDay: "kloktijd, einde presentatie"
    case .beside: "tweede tijd bij het stoplicht"
    case .operatorView: "regieweergave"
    case .identify: "schermen tonen hun naam"
    case .tellTime: "resterende tijd melden"
    case .focus: "naar het volgende veld; kiezen"
    case .clicker: "clicker: start, volgend deel"
    case .click: "kiezen; cijfers: start/pauze"
    case .doubleClick: "cijfers: naar begin, gereed"
    case .mouseLongPress: "halve seconde: opslaan, instellen"
    case .dragAndWheel: "tijd wijzigen; wiel: per minuut"
    case .lock: "vergrendelen; 2x: ontgrendelen"
    case .quit: "programma sluiten"
    }
  }

  func pages(_ page: Int, of count: Int, turn key: String) -> String {
    "Pagina \(page) van \(count)   \(key) volgende pagina   elke andere toets sluit"
  }
  func pagesShort(turn key: String) -> String { "\(key) volgende pagina, andere toetsen sluiten" }

  // MARK: Notices

  func noPreset(in slot: Int) -> String { "Geen voorinstelling op plaats \(slot)" }
  let notStored = "Niet opgeslagen"
  let notRecorded = [
    "Het verloop van de presentatie kan niet worden opgeslagen", "Verloop niet opgeslagen",
  ]
  let notReported = ["De presentatie ontbreekt in het rapport", "Ontbreekt in het rapport"]
  let notSynced = [
    "Opgeslagen, maar kan bij stroomuitval verloren gaan", "Opgeslagen, maar niet veilig",
  ]
  let storingIsSlow = [
    "De schijf is traag: de laatste wijziging is nog niet opgeslagen", "De schijf is traag",
  ]
  func changed(_ name: String, to value: String, from before: String?) -> String {
    "\(name) is nu \(value)" + (before.map { " (was \($0))" } ?? "")
  }
  let greenTime = "spreektijd"
  func lowered(_ lamp: String, to time: String) -> String { "\(lamp) ingekort tot \(time)" }
  func refused(_ refusal: Refusal, _ text: (Int) -> String) -> [String] {
    switch refusal {
    case .greenWhileRunning:
      ["Pauzeer eerst: tijdens de presentatie ligt de spreektijd vast", "Pauzeer eerst"]
    case .inOvertime: ["Instellen kan niet: er is geen tijd meer over", "Geen tijd meer over"]
    case .greenAtZero: ["De spreektijd moet langer zijn dan 0:00", "Spreektijd: te kort"]
    case .aboveGreenTime: ["Geel kan niet langer zijn dan de spreektijd", "Geel: te lang"]
    case .redAboveYellow(let yellow):
      ["Rood kan niet vóór geel (\(text(yellow))) beginnen", "Rood: begint vóór geel"]
    case .noPhase(let lamp): ["Dit deel heeft geen \(name(of: lamp.phase))"]
    case .endsTalk(let lamp, let time):
      [
        "\(name(of: lamp.phase).capitalised) begint op \(text(time)): dan is de presentatie voorbij",
        "\(name(of: lamp.phase).capitalised) begint op \(text(time))",
      ]
    }
  }

  func until(_ time: String, isTomorrow: Bool) -> String {
    "Einde \(isTomorrow ? "morgen " : "")om \(time)"
  }
  func until(_ words: String, skipping time: String) -> String {
    "\(words): \(time) bestaat niet (begin van de zomertijd)"
  }

  let talkContinues = "De presentatie loopt door"
  func leftPaused(with time: String) -> String {
    "Presentatie blijft gepauzeerd, nog \(time) over"
  }
  func spent(_ time: String, of length: String) -> String { "\(time) van \(length)" }
  let noTalk = "De invoer eindigde voordat er een presentatie was gestart"
  func layout(isLandscape: Bool?) -> String {
    "Indeling: \(isLandscape.map { $0 ? "liggend" : "staand" } ?? "automatisch")"
  }
  let questions = "Vragen"
  let secondaryTime = SecondaryTimeWords(
    title: "Tweede tijd", session: "programma", talk: "presentatie", clock: "kloktijd", off: "uit")
  func theme(_ name: String) -> String { "Kleurthema: \(name)" }
  func announcing(_ channel: Announcing) -> String {
    switch channel {
    case .off: "Aankondigingen: uit"
    case .print: "Aankondigingen: tekst"
    case .speak: "Aankondigingen: stem"
    }
  }
  func blackout(key: String, space: String) -> [String] {
    ["Zwart beeld: \(key) of \(space) brengt het beeld terug", "\(key) brengt het beeld terug"]
  }
  let noFlash = "Knipperen staat uit"
  func noMessage(command: String) -> [String] {
    [
      "Geen bericht: stuur er een met \(command) TEKST, of start met --message of --title",
      "Geen bericht: stuur er een met \(command) TEKST", "Geen bericht",
    ]
  }
  let notInPlainMode = "Niet beschikbaar in tekstmodus"
  let noRoomForHelp = "Venster te klein voor de help"

  func problem(_ first: String, andMore count: Int, see check: String) -> String {
    "\(first) (en nog \(count): zie \(quoted(check)))"
  }
  func wrongFile(see check: String) -> [String] {
    ["Een bestand bevat een fout: zie \(quoted(check))", "Een bestand bevat een fout"]
  }
  func resumed(isRunning: Bool) -> [String] {
    let course = isRunning ? "loopt nog" : "is nog gepauzeerd"
    return [
      "De vorige presentatie was niet beëindigd: deze \(course)", "De vorige presentatie \(course)",
    ]
  }
  // In quotes, since "u" is a word: you.
  func offered(_ talk: String, _ left: String, key: String) -> [String] {
    [
      "De vorige presentatie was niet beëindigd: \(talk). Hervatten met \(quoted(key)).",
      "Vorige presentatie hervatten met \(quoted(key)), \(left)",
      "Vorige presentatie hervatten met \(quoted(key))", "\(quoted(key)): presentatie hervatten",
    ]
  }
  func offeredAfterQuit(
    _ talk: String, _ left: String, isRunning: Bool, key: String
  ) -> [String] {
    let course = "verder met \(key), \(isRunning ? "nu " : "")\(left)"
    return [
      "De vorige presentatie is afgebroken: \(talk). \(course.capitalised)",
      "Vorige presentatie: \(course)", "\(key): presentatie hervatten",
    ]
  }
  func wayBack(_ command: String, key: String?, until time: String) -> String {
    "Start \(command) en \(key.map { "druk op " + $0 } ?? "typ undo") om verder te gaan (tot \(time))."
  }
  func offeredWithoutClock(_ wasLeft: String, key: String) -> [String] {
    [
      "Systeemklok niet ingesteld. Laatst opgeslagen: \(wasLeft). Presentatie gepauzeerd terughalen met \(quoted(key)).",
      "Systeemklok niet ingesteld. Laatst opgeslagen: \(wasLeft). Terughalen met \(quoted(key)).",
      "Terughalen met \(quoted(key)), laatste stand: \(wasLeft)", "Terughalen met \(quoted(key))",
    ]
  }
  func omittedLines(_ count: Int) -> String {
    counted(count, one: "regel", other: "regels") + " vervallen: geen programma las de uitvoer"
  }
  func late(by time: String) -> [String] {
    [
      "SpeakerClock was \(time) onderbroken; de spreektijd liep door",
      "Programma \(time) onderbroken",
    ]
  }
  func wallClock(wasSetBack: Bool, by time: String) -> String {
    "Systeemklok \(time) \(wasSetBack ? "terug" : "vooruit")gezet; "
      + "geen invloed op de presentatie"
  }

  func quit(_ key: String) -> [String] {
    [
      "De presentatie loopt. Nogmaals \(key) sluit het programma, andere toetsen niet.",
      "Nogmaals \(key) sluit het programma", "\(key): programma sluiten?", "\(key): sluiten?",
    ]
  }
  func cameTooOften(_ key: String, talkGoesOn: Bool) -> [String] {
    [
      "\(key) kwam te vaak om tweemaal drukken te zijn: \(talkGoesOn ? "de presentatie loopt door" : "er gebeurt niets"). Druk nog eens op \(key).",
      "Te snel: druk nog eens op \(key)",
    ]
  }
  func undone(_ count: Int) -> String { "\(count) ongedaan gemaakt" }
  func store(slots: String, lamps: String, lampKeys: String) -> [String] {
    [
      "Opslaan op plaats \(slots) of als lamp \(lamps)? Escape annuleert.",
      "Plaats \(slots) of lamp \(lampKeys)?", "Waar opslaan?", "Plaats/lamp?",
    ]
  }

  // MARK: Hands

  let controls = ControlNames(
    minutes: "minuten", seconds: "seconden", store: "opslaan", undo: "ongedaan maken")
  func focus(_ name: String, _ enter: EnterMeaning, key: String) -> String {
    let words =
      switch enter {
      case .take: "\(key) laadt de voorinstelling"
      case .store(let time): "\(key) slaat hier \(time) op"
      case .go: "\(key) gaat daarheen"
      case .hold(let time): "\(key) zet dit op \(time)"
      case .start: "pijltoetsen wijzigen ze, \(key) start de presentatie"
      case .ask: "\(key), dan een plaats of een lamp"
      case .undo: "\(key) maakt de laatste wijziging ongedaan"
      }
    return "\(name.capitalised): \(words)"
  }
  let mouse = MouseNames(
    click: "Klik", doubleClick: "Dubbelklik", hold: "Ingedrukt houden",
    dragAndWheel: "Slepen, muiswiel")
  let clickAgain = "Klik nogmaals: pauzeert"
  func locked(key: String, space: String) -> [String] {
    [
      "Vergrendeld, behalve \(space). Druk tweemaal op \(key) om te ontgrendelen.",
      "Druk tweemaal op \(key) om te ontgrendelen",
    ]
  }
  func unlock(key: String) -> [String] {
    [
      "Vergrendeld: druk nogmaals op \(key) om te ontgrendelen",
      "Druk nogmaals op \(key) om te ontgrendelen",
    ]
  }
  let unlocked = "Ontgrendeld"
  func firstStart(start: String, slots: String, help: String) -> [String] {
    [
      "Welkom: \(start) start, \(slots) laden een voorinstelling, \(help) toont alle toetsen",
      "\(start) start, \(help) toont alle toetsen",
    ]
  }
  let firstStore = "Opgeslagen voor de volgende keer"
}
