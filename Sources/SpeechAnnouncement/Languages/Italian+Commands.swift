import TimerEngine

// The commands and their answers.
extension Italian {
  func undone(_ change: UndoneChange) -> String {
    "Annullato: " + state(after: change, isRedone: false)
  }
  func redone(_ change: UndoneChange) -> String {
    "Ripristinato: " + state(after: change, isRedone: true)
  }
  /// How things are after a change was undone or redone.
  private func state(after change: UndoneChange, isRedone: Bool) -> String {
    switch change {
    case .slot(let slot, let preset):
      "la memoria \(slot) " + (preset.map { "contiene di nuovo " + $0 } ?? "è di nuovo vuota")
    case .lamp(let lamp, let time): "\(lamp) di nuovo a \(time)"
    case .preset(let preset): "si torna a \(preset)"
    case .time(let time): "il timer mostra di nuovo \(time)"
    case .ready(let time): "di nuovo pronto, \(time)"
    case .paused(let time): "di nuovo in pausa, \(time)"
    case .running(let time): "di nuovo in corso, \(time)"
    case .rundown: isRedone ? "la scaletta è di nuovo modificata" : "la scaletta è come prima"
    case .item(let item): "\(item) è di nuovo nella scaletta"
    case .questions(let length?): "domande, \(length)"
    case .questions(nil): "le domande sono state tolte"
    case .message(let isShown): "il messaggio è di nuovo \(isShown ? "visibile" : "nascosto")"
    }
  }
  var undone: String { "Modifica annullata" }
  var nothingToUndo: String { "Niente da annullare" }
  var nothingUndone: String { "Niente è stato annullato: è cambiato nel frattempo" }
  var redone: String { "Modifica ripristinata" }
  var nothingToRedo: String { "Niente da ripristinare" }
  func notUndone(slot: Int) -> [String] {
    [
      "La memoria \(slot) resta com’è: un altro programma l’ha cambiata",
      "La memoria \(slot) resta com’è",
    ]
  }

  func removed(_ preset: String, from slot: Int, now: String?) -> String {
    "Memoria \(slot): \(preset) rimosso" + (now.map { ", si torna a \($0)" } ?? "")
  }
  func bundled(_ preset: String, in slot: Int) -> [String] {
    [
      "La memoria \(slot) contiene \(preset), fornito con il programma. "
        + "Si possono rimuovere solo i preset salvati.",
      "Memoria \(slot): fornito con il programma",
    ]
  }
  func written(_ preset: String, in slot: Int, file: String) -> [String] {
    [
      "Memoria \(slot): \(preset), definito in \(file). Rimuoverlo da quel file.",
      "Memoria \(slot): definito in \(file)",
    ]
  }

  func questionsAdded(_ length: String) -> String { "Aggiunto: Domande, \(length)" }
  func startMoved(by time: String) -> String { "Inizio retrodatato di \(time)" }
  var startedNow: String { "Avviato: niente da retrodatare" }
  var cannotBackdateFurther: String {
    "Niente da retrodatare: il tempo decorre già dall’ultima pausa"
  }
  func passed(_ time: String) -> [String] {
    [
      "Orario già passato: \(time). Intervento in corso: indicare un orario successivo.",
      "Orario già passato: \(time)",
    ]
  }
  func message(_ text: String) -> String { "Messaggio: \(text)" }
  func chooseMessage(_ messages: String) -> [String] {
    [
      "Quale messaggio inviare? \(messages)   Esc non ne invia nessuno.",
      "Messaggio? \(messages)   Esc: nessuno",
      "Messaggio? \(messages)",
    ]
  }
  func noStoredMessage(_ number: Int?) -> [String] {
    number.map {
      ["Non c’è un messaggio \($0) in config.yaml", "Nessun messaggio \($0)"]
    } ?? [
      "Nessun messaggio salvato. config.yaml può contenerne nove, per esempio: "
        + "messages: {1: Si prega di concludere}",
      "Nessun messaggio salvato in config.yaml", "Nessun messaggio",
    ]
  }
  var messageCleared: String { "Il messaggio è nascosto" }
  var noMessageShown: String { "Non c’è nessun messaggio" }
  var pictureIsBack: String { "L’immagine è ripristinata" }
  func picture(isAlreadyBlack: Bool) -> String {
    isAlreadyBlack ? "Lo schermo è già nero" : "Lo schermo non è nero"
  }

  var alreadyRunning: String { "L’intervento è già in corso" }
  var notRunning: String { "L’intervento non è in corso" }
  var noOtherSegment: String { "Non ci sono altre parti" }
  var noChange: String { "Il tempo non può cambiare ulteriormente" }
  func noTime(_ text: String, _ problem: TimeError.Problem) -> [String] {
    let problem = "\(quoted(text)) non è una durata valida"
    return [
      "\(problem). Indicare una durata fino a 23:59:59, per esempio: 1:30, 1h5m30s, 18m o 45s.",
      problem,
    ]
  }
  var presetHasChanged: String { "Comando non eseguito: nel frattempo questo preset è cambiato" }
  var presetsChanged: String { "Preset modificati" }
  func noPreset(named text: String) -> [String] {
    let problem = "Non c’è un preset \(quoted(text))"
    return [
      "\(problem). Indicare una memoria da 1 a 9 o parte di un nome "
        + "mostrato da \(quoted("speakerclock presets list")), per esempio: ted.",
      problem,
    ]
  }
  func severalPresets(named text: String, _ names: String) -> [String] {
    let problem = "\(quoted(text)) fa parte di più nomi"
    return [
      "\(problem): \(names). Precisare il nome o indicare una memoria.", "\(problem): \(names)",
      problem,
    ]
  }
  var nothingToChange: String { "Non c’è niente da cambiare" }
  func noItem(named text: String) -> [String] {
    ["Nessun punto della scaletta corrisponde a \(quoted(text))", "Nessun punto \(quoted(text))"]
  }
  func severalItems(named text: String, _ items: String) -> [String] {
    let problem = "\(quoted(text)) corrisponde a più punti"
    return ["\(problem): \(items)", problem]
  }

  var breakHasNoLamps: String { "Una pausa non ha luci" }
  func atTime(_ time: String) -> String { "a \(time)" }
  func pressAgain(_ key: String, _ change: GuardedChange) -> [String] {
    switch change {
    case .startsOtherDay(let day):
      [
        "Questa scaletta è per \(day). Premere di nuovo \(key) per avviarla.",
        "Di nuovo \(key): avvio", "\(key)?",
      ]
    case .startsWithUnsetClock:
      [
        "L’orologio di questo computer non è impostato. Premere di nuovo \(key) per avviare.",
        "Di nuovo \(key): avvio", "\(key)?",
      ]
    case .goes(let name):
      ["Premere di nuovo \(key) per passare a: \(name)", "Di nuovo \(key): \(name)"]
    case .goesOn(let time, nil):
      [
        "Premere di nuovo \(key): \(time), l’intervento continua", "Di nuovo \(key): \(time)",
        "\(key)?",
      ]
    case .goesOn(let time, let end?):
      [
        "Premere di nuovo \(key): \(time), non finisce più \(hour("al", end))",
        "Di nuovo \(key): \(time), senza fine fissa", "\(key)?",
      ]
    case .endsTalkAndLoads(let name):
      [
        "Premere di nuovo \(key) per terminare l’intervento e caricare \(quoted(name))",
        "Di nuovo \(key): termina, carica", "\(key): fine?",
      ]
    case .movesLamp(let lamp):
      ["Premere di nuovo \(key): il \(lamp) inizia adesso", "\(key): \(lamp) adesso?"]
    case .stores(let slot):
      ["Premere di nuovo \(key) per salvare nella memoria \(slot)", "\(key): salvare?"]
    case .endsTalk:
      ["Premere di nuovo \(key) per terminare questo intervento", "Di nuovo \(key): terminare"]
    case .beginsAnew:
      ["Premere di nuovo \(key) per ricominciare la scaletta", "Di nuovo \(key): ricominciare"]
    case .skips(let name):
      ["Premere di nuovo \(key) per saltare \(quoted(name))", "Di nuovo \(key): saltare"]
    case .endsTalkAndSkips(let names):
      [
        "Premere di nuovo \(key) per terminare questo intervento e saltare \(names)",
        "Di nuovo \(key): termina, salta",
      ]
    case .endsLate(let time, let length):
      [
        "Orario appena passato: \(time). Premere di nuovo \(key) per un intervento di \(length).",
        "Di nuovo \(key): \(length)",
      ]
    }
  }
  func guarded(_ change: GuardedChange, confirmedBy confirmation: String) -> String {
    switch change {
    case .startsOtherDay(let day):
      "Questa scaletta è per \(day). Inviare \(quoted(confirmation)) per avviarla."
    case .startsWithUnsetClock:
      "L’orologio di questo computer non è impostato. Inviare \(quoted(confirmation)) per avviare."
    case .goes(let name): "Inviare \(quoted(confirmation)) per passare a: \(name)"
    case .goesOn(let time, nil): "Inviare \(quoted(confirmation)): \(time), l’intervento continua"
    case .goesOn(let time, let end?):
      "Inviare \(quoted(confirmation)): \(time), non finisce più \(hour("al", end))"
    case .endsTalkAndLoads(let name):
      "Inviare \(quoted(confirmation)) per terminare l’intervento e caricare \(quoted(name))"
    case .movesLamp(let lamp): "Inviare \(quoted(confirmation)): il \(lamp) inizia adesso"
    case .stores(let slot): "Inviare \(quoted(confirmation)) per salvare nella memoria \(slot)"
    case .endsTalk: "Inviare \(quoted(confirmation)) per terminare questo intervento"
    case .beginsAnew: "Inviare \(quoted(confirmation)) per ricominciare la scaletta"
    case .skips(let name): "Inviare \(quoted(confirmation)) per saltare \(quoted(name))"
    case .endsTalkAndSkips(let names):
      "Inviare \(quoted(confirmation)) per terminare questo intervento e saltare \(names)"
    case .endsLate(let time, let length):
      "Orario appena passato: \(time). Per un intervento di \(length), inviare \(quoted(confirmation))."
    }
  }
  var changedMeanwhile: String { "Comando non eseguito: nel frattempo l’intervento è cambiato" }
  func waitingForClock(after words: String) -> String { "In attesa del timer: \(words)" }
  var notesAreNotSent: String { "Senza le note: un broker non le trasmette" }
  func desk(_ name: String) -> String { name + remark("postazione") }
  var segmentChangesTooSoon: String {
    "Comando non eseguito: meno di mezzo secondo dopo il cambio precedente"
  }
  func tooLong(bytes: Int) -> String { "Un comando può avere al massimo \(bytes) byte" }
  var answerTooLong: String { "La risposta è troppo lunga per una riga" }
  var listTooLong: String { "L’elenco è troppo lungo per essere trasmesso" }
  var tooLate: String { "Non eseguito: arrivato troppo tardi" }
  var pictureChangesTooOften: String {
    "L’immagine cambia troppo spesso: attendere un secondo"
  }
  var operatorHasJustClosedOne: String {
    "La regia ha appena tolto un messaggio o lo schermo nero"
  }
  var promptKeys: String { "Tab completa, Esc chiude" }
  var prompt: String { "Digitare un comando e premere Invio. Esc annulla." }
  var messagePromptKeys: String { "Su: precedenti, Esc chiude" }
  var messagePrompt: String { "Digitare un messaggio e premere Invio. Esc annulla." }
  func noCommand(_ text: String, nearest: String?) -> [String] {
    let problem = "\(quoted(text)) non è un comando"
    let hint = nearest.map { "Forse \(quoted($0))? " } ?? ""
    return ["\(problem). \(hint)\(quoted("help")) elenca tutti i comandi.", problem]
  }
  func onlyAtClock(_ command: String) -> String {
    "\(quoted(command)) funziona solo sul timer stesso"
  }
  func needs(_ command: String, _ need: CommandNeed, example: String) -> [String] {
    let what =
      switch need {
      case .time: "richiede una durata"
      case .timeOfDay: "richiede un orario"
      case .slot: "richiede una memoria da 1 a 9"
      case .item: "richiede un punto: il suo numero, per esempio #3, o parte del titolo"
      case .text: "richiede un testo"
      case .preset: "richiede una memoria o parte di un nome"
      case .choice(let choices): "richiede " + choices.joined(separator: ", ", last: " o ")
      case .nothing: "non accetta argomenti"
      }
    let problem = "\(quoted(command)) \(what)"
    return need == .nothing ? [problem] : ["\(problem), per esempio: \(example)", problem]
  }

  func meaning(of command: CommandName) -> String {
    switch command {
    case .start: "avviare o riprendere l’intervento"
    case .stop: "mettere in pausa l’intervento"
    case .toggle: "avviare o mettere in pausa, come la barra spaziatrice"
    case .add: "aggiungere tempo"
    case .take: "togliere tempo"
    case .set:
      "impostare il timer; con green, yellow o red, impostare quella luce sul tempo mostrato"
    case .preset: "caricare un preset, indicandone la memoria o il nome"
    case .green: "passare all’inizio della parte; un intervento in corso continua da lì"
    case .yellow: "passare a dove inizia il giallo; un intervento in corso continua da lì"
    case .red: "passare a dove inizia il rosso; un intervento in corso continua da lì"
    case .reset: "tornare alla prima parte, pronto per l’avvio"
    case .next: "passare alla parte o al punto successivo"
    case .previous: "tornare alla parte o al punto precedente"
    case .until: "far finire l’intervento all’orario indicato"
    case .questions: "aggiungere le domande alla fine dell’intervento: 5 minuti o questo tempo"
    case .backdate: "retrodatare l’inizio all’ultima pausa o all’ultimo \(quoted("reset"))"
    case .go: "andare a questo punto della scaletta"
    case .skip: "saltare il prossimo punto o questo"
    case .move: "spostare un punto prima o dopo un altro"
    case .title: "correggere il titolo del punto attuale"
    case .speaker: "correggere chi parla nel punto attuale"
    case .shorten: "accorciare il prossimo punto a questa durata"
    case .insert: "inserire un nuovo punto prima del prossimo"
    case .catchUp: "accorciare i prossimi punti per recuperare il ritardo"
    case .rundown: "elencare i punti della scaletta"
    case .restart: "ricominciare la scaletta"
    case .reload: "rileggere il file della scaletta"
    case .store: "salvare il tempo in questa memoria"
    case .remove: "rimuovere il preset salvato in questa memoria"
    case .message: "mostrare questo messaggio o, senza testo, l’ultimo"
    case .clear: "nascondere il messaggio"
    case .blackout: "oscurare gli schermi, o ripristinare l’immagine"
    case .flash: "far lampeggiare gli schermi come richiamo"
    case .identify: "mostrare su ogni schermo il suo nome"
    case .undo: "annullare l’ultima modifica, fino a 10 volte"
    case .redo: "ripristinare l’ultima modifica annullata"
    case .time: "annunciare il tempo rimanente"
    case .displays: "elencare gli schermi connessi"
    case .events: "elencare gli ultimi eventi"
    case .help: "elencare i comandi"
    case .layout: "cambiare la disposizione delle cifre"
    case .theme: "cambiare i colori"
    case .announcements: "cambiare gli annunci: nessuno, testo, voce"
    case .lock: "bloccare i tasti, tranne Spazio"
    case .clock: "mostrare l’ora"
    case .beside: "mostrare un altro tempo accanto al semaforo: session, talk, clock oppure off"
    case .operatorView: "mostrare o nascondere la vista regia"
    case .takeOver: "continuare gli interventi di un timer fuori uso (solo da una postazione)"
    case .handOver: "passare il controllo degli interventi a una postazione"
    case .desk: "diventare una postazione dell’altro timer della sala"
    case .quit: "uscire dal programma"
    }
  }
}
