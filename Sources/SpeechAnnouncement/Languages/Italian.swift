import TimerEngine

/// Italian.
struct Italian: Phrases {
  let code = "it"
  let space = " "
  let fullStop = "."
  let comma = ", "
  var afterLineWord: String { colon }
  var isSpoken = false
  var spoken: any AnnouncementPhrases { Italian(isSpoken: true) }

  func days(_ count: Int) -> String { "\(count) giorni" }
  func hours(_ count: Int) -> String {
    spoken(count, one: "un’ora") ?? counted(count, one: "ora", other: "ore")
  }
  func minutes(_ count: Int) -> String {
    spoken(count, one: "un minuto") ?? counted(count, one: "minuto", other: "minuti")
  }
  func seconds(_ count: Int) -> String {
    spoken(count, one: "un secondo") ?? counted(count, one: "secondo", other: "secondi")
  }
  func joined(_ lengths: [String]) -> String { lengths.joined(separator: ", ", last: " e ") }

  /// One unit as a voice must say it, which would read the figure 1 as "uno"; `nil` for others.
  private func spoken(_ count: Int, one: String) -> String? {
    isSpoken && count == 1 ? one : nil
  }

  let phases = PhaseNames(green: "verde", yellow: "giallo", red: "rosso", overtime: "sforato")

  let start = "inizio"
  func remaining(_ time: String, _ category: PluralCategory) -> String {
    "\(category == .one ? "manca" : "mancano") \(time)"
  }
  func over(_ time: String) -> String { "\(time) di sforamento" }
  let timeIsUp = "tempo scaduto"
  func bell(_ strokes: Int) -> String {
    strokes == 1 ? "colpo di campanello" : "\(strokes) colpi di campanello"
  }
  let segment = "parte"
  func name(of verdict: Verdict) -> String {
    switch verdict {
    case .qualified: "qualificato"
    case .tooShort: "squalificato, troppo breve"
    case .tooLong: "squalificato, troppo lungo"
    }
  }
  func quoted(_ name: String) -> String { "“\(name)”" }
  func then(_ segment: String) -> String { "poi \(segment)" }
  func number(_ number: Int, of count: Int) -> String { "\(number) di \(count)" }

  let lines = LineWords(
    ready: "PRONTO", start: "INIZIO", stop: "PAUSA", resume: "RIPRESA", set: "IMPOSTATO",
    time: "TEMPO", bell: "CAMPANELLO", segment: "PARTE", zero: "TEMPO SCADUTO", over: "SFORAMENTO",
    notice: "AVVISO", done: "FINE", pause: "INTERVALLO", display: "SCHERMO", event: "EVENTO",
    help: "AIUTO")

  // MARK: The screen

  /// A preposition that ends in L, or none, with the article and a time of day: `alle 14:05`,
  /// `all’1:05`.
  func hour(_ preposition: String, _ time: String) -> String {
    preposition + (time.hasPrefix("1:") ? "l’" : "le ") + time
  }
  let paused = "IN PAUSA"
  func ready(forMinutes count: Int) -> String { "\(lines.ready) da \(count) min" }
  func paused(forMinutes count: Int) -> String { "\(paused) da \(count) min" }
  func since(_ time: String) -> String { hour("dal", time) }
  func span(from start: String, to end: String) -> String {
    hour("dal", start) + " " + hour("al", end)
  }
  func ends(_ time: String) -> String { "fine " + hour("al", time) }
  func starts(_ key: String) -> String { "\(key) avvia" }
  func stops(_ key: String) -> String { "\(key) mette in pausa" }
  func resumes(_ key: String) -> String { "\(key) riprende" }
  func changes(_ keys: String) -> String { "\(keys) cambiano il tempo" }
  func help(_ key: String) -> String { "\(key) aiuto" }
  func waiting(room: String) -> [String] {
    ["In attesa di un timer nella sala \(room)", "In attesa di un timer"]
  }

  func noSignal(for time: String) -> String { "nessun segnale da \(time)" }

  func slot(_ number: Int) -> String { "Memoria \(number)" }
  let end = "Fine"

  let keyNames = KeyNames(
    space: "Spazio", up: "Su", down: "Giù", right: "Destra", left: "Sinistra",
    backspace: "Backspace", enter: "Invio", pageUp: "Pag su", pageDown: "Pag giù",
    interrupt: "Ctrl-C")

  let signNames = SignNames(
    colon: "due punti", plus: "più", minus: "meno",
    closingBracket: "parentesi quadra chiusa", openingBracket: "parentesi quadra aperta",
    questionMark: "punto interrogativo", period: "punto", slash: "barra")

  func range(from first: String, to last: String) -> String { "da \(first) a \(last)" }
  func capitals(_ letters: [String]) -> String {
    letters.joined(separator: comma) + (letters.count > 1 ? " maiuscole" : " maiuscola")
  }

  func meaning(of topic: HelpTopic) -> String {
    switch topic {
    case .startOrStop: "avvio, pausa, ripresa"
    case .slot: "caricare un preset"
    case .store: "salvare il tempo in una memoria"
    case .tap: "a verde, giallo, rosso; continua"
    case .hold: "il colore inizia a questo tempo"
    case .setMinute: "da fermo: + o - 1 minuto"
    case .setSeconds: "da fermo: + o - 5 secondi"
    case .addMinute: "in ogni momento: + o - 1 minuto"
    case .addSeconds: "+ o - 10 secondi"
    case .back: "tornare all’inizio, pronto"
    case .undo: "annullare, ripristinare"
    case .lateStart: "inizio dimenticato: retrodatarlo"
    case .questions: "aggiungere 5 minuti di domande"
    case .segment: "parte successiva o precedente"
    case .prompt: "digitare un comando"
    case .flash: "lampeggio di richiamo"
    case .blackout: "schermo nero"
    case .message: "messaggio: ultimo, salvato, nuovo"
    case .layout: "disposizione delle cifre"
    case .theme: "colori"
    case .announcing: "annunci: nessuno, testo, voce"
    case .timeOfDay: "ora, fine dell’intervento"
    case .beside: "altro tempo accanto al semaforo"
    case .operatorView: "vista regia"
    case .identify: "mostrare il nome di ogni schermo"
    case .tellTime: "annunciare il tempo rimanente"
    case .focus: "muoversi sullo schermo; scegliere"
    case .clicker: "clicker: avvio, parte successiva"
    case .click: "scegliere; cifre: avvio, pausa"
    case .doubleClick: "cifre: all’inizio, pronto"
    case .mouseLongPress: "mezzo secondo: salvare, impostare"
    case .dragAndWheel: "cambiare il tempo; rotella: 1 min"
    case .lock: "bloccare i tasti; 2× li sblocca"
    case .quit: "uscire"
    }
  }

  func pages(_ page: Int, of count: Int, turn key: String) -> String {
    "Pagina \(page) di \(count)   \(key) pagina successiva   ogni altro tasto chiude"
  }
  func pagesShort(turn key: String) -> String {
    "\(key) pagina successiva, gli altri tasti chiudono"
  }

  // MARK: Notices

  func noPreset(in slot: Int) -> String { "Nessun preset nella memoria \(slot)" }
  let notStored = "Non salvato"
  let notRecorded = ["Impossibile salvare lo stato dell’intervento", "Stato non salvato"]
  let notReported = ["L’intervento non figura nel resoconto", "Non è nel resoconto"]
  let notSynced = [
    "Salvato, ma un’interruzione di corrente potrebbe cancellarlo", "Salvataggio non garantito",
  ]
  let storingIsSlow = [
    "Il disco è lento: l’ultima modifica non è ancora salvata", "Il disco è lento",
  ]
  func changed(_ name: String, to value: String, from before: String?) -> String {
    "\(name): adesso \(value)" + (before.map { " (prima \($0))" } ?? "")
  }
  let greenTime = "durata"
  func lowered(_ lamp: String, to time: String) -> String { "\(lamp) ridotto a \(time)" }
  func refused(_ refusal: Refusal, _ text: (Int) -> String) -> [String] {
    switch refusal {
    case .greenWhileRunning:
      [
        "Prima mettere in pausa: la durata non può cambiare durante l’intervento",
        "Prima mettere in pausa",
      ]
    case .inOvertime: ["Non resta tempo da impostare", "Non resta tempo"]
    case .greenAtZero: ["La durata deve superare 0:00"]
    case .aboveGreenTime: ["Il giallo non può superare la durata", "Giallo: troppo lungo"]
    case .redAboveYellow(let yellow):
      [
        "Il rosso non può iniziare prima del giallo (\(text(yellow)))",
        "Rosso: prima del giallo",
      ]
    case .noPhase(let lamp): ["Questa parte non ha il \(name(of: lamp.phase))"]
    case .endsTalk(let lamp, let time):
      [
        "Il \(name(of: lamp.phase)) inizia a \(text(time)): l’intervento finirebbe",
        "Il \(name(of: lamp.phase)) inizia a \(text(time))",
      ]
    }
  }

  func until(_ time: String, isTomorrow: Bool) -> String {
    "Fine " + (isTomorrow ? "domani " : "") + hour("al", time)
  }
  func until(_ words: String, skipping time: String) -> String {
    let verb = time.hasPrefix("1:") ? "esiste" : "esistono"
    return "\(words) (\(hour("", time)) non \(verb): scatta l’ora legale)"
  }

  let talkContinues = "L’intervento è ancora in corso"
  func leftPaused(with time: String) -> String {
    "L’intervento resta in pausa a \(time) dalla fine"
  }
  func spent(_ time: String, of length: String) -> String { "\(time) su \(length)" }
  let noTalk = "L’input è terminato prima dell’inizio di un intervento"
  func layout(isLandscape: Bool?) -> String {
    "Disposizione: \(isLandscape.map { $0 ? "orizzontale" : "verticale" } ?? "automatica")"
  }
  let questions = "Domande"
  let secondaryTime = SecondaryTimeWords(
    title: "Altro tempo", session: "programma", talk: "intervento", clock: "ora", off: "nessuno")
  func theme(_ name: String) -> String { "Tema: \(name)" }
  func announcing(_ channel: Announcing) -> String {
    let words =
      switch channel {
      case .off: "nessuno"
      case .print: "testo"
      case .speak: "voce"
      }
    return "Annunci: \(words)"
  }
  func blackout(key: String, space: String) -> [String] {
    ["Schermo nero: \(key) o \(space) ripristina l’immagine", "\(key) ripristina l’immagine"]
  }
  let noFlash = "Il lampeggio è disattivato"
  func noMessage(command: String) -> [String] {
    [
      "Nessun messaggio: digitare \(command) TESTO o riavviare con --message o --title",
      "Nessun messaggio",
    ]
  }
  let notInPlainMode = "Non disponibile in modalità testo"
  let noRoomForHelp = "Non c’è spazio per l’aiuto"

  func problem(_ first: String, andMore count: Int, see check: String) -> String {
    let others = form(for: count, one: "un altro errore", other: "altri \(count) errori")
    return "\(first) (e \(others): vedere \(quoted(check)))"
  }
  func wrongFile(see check: String) -> [String] {
    let problem = "Un file contiene un errore"
    return ["\(problem): vedere \(quoted(check))", problem]
  }
  func resumed(isRunning: Bool) -> [String] {
    let course = isRunning ? "ancora in corso" : "ancora in pausa"
    return [
      "L’ultimo intervento non era terminato: è \(course)", "L’ultimo intervento è \(course)",
    ]
  }
  func offered(_ talk: String, _ left: String, key: String) -> [String] {
    [
      "L’ultimo intervento non era terminato: \(talk). Usare \(key) per riprenderlo.",
      "Ultimo intervento: \(left). Usare \(key) per riprenderlo.",
      "Usare \(key) per riprendere l’ultimo intervento",
    ]
  }
  func wasRemaining(_ time: String, _ category: PluralCategory) -> String {
    (category == .one ? "mancava " : "mancavano ") + time
  }
  func offeredAfterQuit(
    _ talk: String, _ left: String, isRunning: Bool, key: String
  ) -> [String] {
    let course = "\(key) per riprenderlo: \(left)" + (isRunning ? " adesso" : "")
    return [
      "L’ultimo intervento è stato interrotto: \(talk). \(course)", "Ultimo intervento: \(course)",
      "\(key): ultimo intervento",
    ]
  }
  func wayBack(_ command: String, key: String?, until time: String) -> String {
    "Per riprendere, avviare \(command) e \(key.map { "premere " + $0 } ?? "digitare undo") "
      + "(limite: \(time))."
  }
  func offeredWithoutClock(_ wasLeft: String, key: String) -> [String] {
    [
      "Orologio di sistema non impostato. Stato all’ultimo salvataggio: \(wasLeft). "
        + "Usare \(key) per ripristinare l’intervento, in pausa.",
      "Orologio non impostato: \(wasLeft). Usare \(key) per ripristinare l’intervento.",
      "Usare \(key) per ripristinare l’intervento",
    ]
  }
  func omittedLines(_ count: Int) -> String {
    form(
      for: count, one: "\(count) riga di output persa: nessuno la leggeva",
      other: "\(count) righe di output perse: nessuno le leggeva")
  }
  func late(by time: String) -> [String] {
    [
      "SpeakerClock è rimasto sospeso per \(time); il tempo ha continuato a scorrere",
      "Programma sospeso per \(time)",
    ]
  }
  func wallClock(wasSetBack: Bool, by time: String) -> String {
    "Ora di sistema portata \(wasSetBack ? "indietro" : "avanti") di \(time); "
      + "il timer resta esatto"
  }

  private static let running = "Intervento in corso."
  func quit(_ key: String) -> [String] {
    [
      "\(Self.running) Di nuovo \(key) per uscire, un altro tasto per continuare.",
      "Premere di nuovo \(key) per uscire", "\(key): uscire?",
    ]
  }
  func cameTooOften(_ key: String, talkGoesOn: Bool) -> [String] {
    [
      "\(key) è arrivato troppe volte per due pressioni: \(talkGoesOn ? "l’intervento continua" : "non succede nulla"). Premere \(key) ancora una volta.",
      "Troppo veloce: premere ancora \(key)",
    ]
  }
  func undone(_ count: Int) -> String { "\(count) annullate" }
  func store(slots: String, lamps: String, lampKeys: String) -> [String] {
    [
      "Salvare: memoria \(slots) o luce \(lamps)? Esc annulla.",
      "Memoria \(slots) o luce \(lampKeys)?", "Dove salvare?",
    ]
  }
}
