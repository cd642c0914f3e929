import TimerEngine

/// Spanish, in which what is left agrees with its number, and so does the hour.
struct Spanish: Phrases {
  /// Whose words they are where they differ.
  enum Region {
    case spain, latinAmerica
  }

  var region = Region.spain
  var isSpoken = false

  var code: String { regional("es", "es-419") }
  let space = " "
  let fullStop = "."
  let comma = ", "
  var spoken: any AnnouncementPhrases { Spanish(region: region, isSpoken: true) }

  /// The word of Spain or that of Latin America.
  func regional(_ spain: String, _ latinAmerica: String) -> String {
    region == .spain ? spain : latinAmerica
  }
  /// What is done with a key.
  var press: String { regional("Pulse", "Presione") }

  func joined(_ lengths: [String]) -> String { lengths.joined(separator: ", ", last: " y ") }

  let phases = PhaseNames(green: "verde", yellow: "amarillo", red: "rojo", overtime: "exceso")

  let start = "inicio"
  func remaining(_ time: String, _ category: PluralCategory) -> String {
    (category == .one ? "queda " : "quedan ") + time
  }
  // "De más" would be heard as "más": that time more.
  func over(_ time: String) -> String { "\(time) de exceso" }
  let timeIsUp = "tiempo agotado"
  func bell(_ strokes: Int) -> String { strokes == 1 ? "campana" : "\(strokes) campanadas" }
  let segment = "parte"
  func name(of verdict: Verdict) -> String {
    switch verdict {
    case .qualified: "dentro del tiempo"
    case .tooShort: "descalificado, demasiado corto"
    case .tooLong: "descalificado, demasiado largo"
    }
  }
  func quoted(_ name: String) -> String { "«\(name)»" }
  func then(_ segment: String) -> String { "después \(segment)" }
  func number(_ number: Int, of count: Int) -> String { "\(number) de \(count)" }

  let lines = LineWords(
    ready: "LISTO", start: "INICIO", stop: "PAUSA", resume: "REANUDACIÓN", set: "AJUSTE",
    time: "TIEMPO", bell: "CAMPANA", segment: "PARTE", zero: "TIEMPO AGOTADO", over: "EXCESO",
    notice: "AVISO", done: "FIN", pause: "DESCANSO", display: "PANTALLA", event: "EVENTO",
    help: "AYUDA")
  let afterLineWord = ": "

  // MARK: The screen

  let paused = "EN PAUSA"
  func ready(forMinutes count: Int) -> String { "\(lines.ready) desde hace \(count) min" }
  func paused(forMinutes count: Int) -> String { "\(paused) desde hace \(count) min" }
  func since(_ time: String) -> String { "desde \(withArticle(time))" }
  func span(from start: String, to end: String) -> String { "de \(start) a \(end)" }
  func ends(_ time: String) -> String { "fin \(time)" }
  func starts(_ key: String) -> String { "\(key) inicia" }
  func stops(_ key: String) -> String { "\(key) pausa" }
  func resumes(_ key: String) -> String { "\(key) reanuda" }
  func changes(_ keys: String) -> String { "\(keys) cambian el tiempo" }
  func help(_ key: String) -> String { "\(key) ayuda" }
  func waiting(room: String) -> [String] {
    ["Esperando un reloj en la sala \(room)", "Esperando un reloj"]
  }

  func noSignal(for time: String) -> String { "sin señal desde hace \(time)" }

  func slot(_ number: Int) -> String { "Memoria \(number)" }
  let end = "Fin"

  let keyNames = KeyNames(
    space: "Espacio", up: "Arriba", down: "Abajo", right: "Derecha", left: "Izquierda",
    backspace: "Retroceso", enter: "Enter", pageUp: "RePág", pageDown: "AvPág",
    interrupt: "Ctrl+C")

  let signNames = SignNames(
    colon: "dos puntos", plus: "más", minus: "menos",
    closingBracket: "corchete de cierre", openingBracket: "corchete de apertura",
    questionMark: "signo de interrogación", period: "punto", slash: "barra")

  func range(from first: String, to last: String) -> String { "\(first) a \(last)" }
  func capitals(_ letters: [String]) -> String {
    letters.joined(separator: comma) + (letters.count > 1 ? " mayúsculas" : " mayúscula")
  }

  func meaning(of topic: HelpTopic) -> String {
    switch topic {
    case .startOrStop: "iniciar, pausar, reanudar"
    case .slot: "cargar un preajuste"
    case .store: "guardar el tiempo en una memoria"
    case .tap: "al verde, amarillo, rojo; sigue"
    case .hold: "el color empieza en este tiempo"
    case .setMinute: regional("parado: sumar o restar", "detenido: sumar/restar") + " 1 minuto"
    case .setSeconds: regional("parado: sumar o restar", "detenido: sumar/restar") + " 5 segundos"
    case .addMinute: "siempre: sumar o restar 1 minuto"
    case .addSeconds: "sumar o restar 10 segundos"
    case .back: "volver al inicio, listo"
    case .undo: "deshacer, rehacer, 10 veces"
    case .lateStart: "inicio olvidado: antedatarlo"
    case .questions: "añadir 5 minutos de preguntas"
    case .segment: "parte o punto siguiente, anterior"
    case .prompt: "escribir un comando"
    case .flash: "destello para llamar la atención"
    case .blackout: "pantalla en negro"
    case .message: "mensaje: último, guardado, nuevo"
    case .layout: "disposición de las cifras"
    case .theme: "tema de color"
    case .announcing: "anuncios: no, texto, voz"
    case .timeOfDay: "hora y fin de la charla"
    case .beside: "otro tiempo junto al semáforo"
    case .operatorView: "vista del operador"
    case .identify: "las pantallas muestran su nombre"
    case .tellTime: "anunciar el tiempo restante"
    case .focus: "recorrer la pantalla; elegir"
    case .clicker: regional("mando", "clicker") + ": iniciar, parte siguiente"
    case .click: "elegir; cifras: iniciar, pausar"
    case .doubleClick: "cifras: volver al inicio, listo"
    case .mouseLongPress: "medio segundo: guardar, asignar"
    case .dragAndWheel: "cambiar el tiempo; rueda: 1 min"
    case .lock: "bloquear teclas; 2× desbloquea"
    case .quit: "salir"
    }
  }

  func pages(_ page: Int, of count: Int, turn key: String) -> String {
    "Página \(page) de \(count)   \(key) pasa página   cualquier otra tecla cierra"
  }
  func pagesShort(turn key: String) -> String { "\(key) pasa página, las demás cierran" }

  // MARK: Notices

  func noPreset(in slot: Int) -> String { "No hay ningún preajuste en la memoria \(slot)" }
  let notStored = "No se guardó"
  let notRecorded = ["No se puede guardar el progreso de la charla", "Progreso sin guardar"]
  let notReported = ["La charla no figura en el informe", "No figura en el informe"]
  let notSynced = [
    "Guardado, pero podría perderse con un corte de luz", "Guardado, pero podría perderse",
  ]
  var storingIsSlow: [String] {
    let slow = "El disco \(regional("va", "está")) lento"
    return ["\(slow): el último cambio aún no está guardado", slow]
  }
  func changed(_ name: String, to value: String, from before: String?) -> String {
    "\(name): ahora \(value)" + (before.map { " (antes: \($0))" } ?? "")
  }
  let greenTime = "duración"
  func lowered(_ lamp: String, to time: String) -> String { "el \(lamp) baja a \(time)" }
  func refused(_ refusal: Refusal, _ text: (Int) -> String) -> [String] {
    switch refusal {
    case .greenWhileRunning:
      [
        "Primero pause el reloj: la duración no se puede cambiar con la charla en marcha",
        "Primero pause el reloj",
      ]
    case .inOvertime: ["No se puede asignar: no queda tiempo", "No se puede asignar"]
    case .greenAtZero: ["La charla debe durar más de 0:00"]
    case .aboveGreenTime:
      ["El amarillo no puede superar la duración de la charla", "Amarillo: demasiado tiempo"]
    case .redAboveYellow(let yellow):
      [
        "El rojo no puede empezar antes que el amarillo (\(text(yellow)))",
        "Rojo: antes del amarillo",
      ]
    case .noPhase(let lamp): ["Esta parte no tiene \(name(of: lamp.phase))"]
    case .endsTalk(let lamp, let time):
      [
        "El \(name(of: lamp.phase)) empieza en \(text(time)): la charla terminaría",
        "El \(name(of: lamp.phase)) empieza en \(text(time))",
      ]
    }
  }

  func until(_ time: String, isTomorrow: Bool) -> String {
    "La charla termina " + (isTomorrow ? "mañana " : "") + "a " + withArticle(time)
  }
  func until(_ words: String, skipping time: String) -> String {
    "\(words): \(withArticle(time)) no \(isOne(time) ? "existe" : "existen") por el cambio de hora"
  }

  let talkContinues = "La charla sigue en marcha"
  func leftPaused(with time: String) -> String {
    "La charla se deja en pausa; tiempo restante: \(time)"
  }
  func spent(_ time: String, of length: String) -> String { "\(time) de \(length)" }
  let noTalk = "La entrada terminó antes de que empezara una charla"
  func layout(isLandscape: Bool?) -> String {
    "Disposición: \(isLandscape.map { $0 ? "horizontal" : "vertical" } ?? "automática")"
  }
  let questions = "Preguntas"
  let secondaryTime = SecondaryTimeWords(
    title: "Otro tiempo", session: "programa", talk: "charla", clock: "hora", off: "ninguno")
  func theme(_ name: String) -> String { "Tema: \(name)" }
  func announcing(_ channel: Announcing) -> String {
    switch channel {
    case .off: "Anuncios: no"
    case .print: "Anuncios: texto"
    case .speak: "Anuncios: voz"
    }
  }
  func blackout(key: String, space: String) -> [String] {
    ["Pantalla en negro: \(key) o \(space) devuelve la imagen", "\(key) devuelve la imagen"]
  }
  let noFlash = "Los destellos están desactivados"
  func noMessage(command: String) -> [String] {
    [
      "No hay mensaje: envíelo con \(command) TEXTO o arranque con --message o --title",
      "No hay mensaje",
    ]
  }
  let notInPlainMode = "No disponible con --plain"
  let noRoomForHelp = "No hay espacio para la ayuda"

  func problem(_ first: String, andMore count: Int, see check: String) -> String {
    "\(first) (y \(count) más: vea \(quoted(check)))"
  }
  func wrongFile(see check: String) -> [String] {
    ["Un archivo tiene un error: vea \(quoted(check))", "Un archivo tiene un error"]
  }
  func resumed(isRunning: Bool) -> [String] {
    let course = isRunning ? "sigue en marcha" : "sigue en pausa"
    return ["La última charla no había terminado: \(course)", "La última charla \(course)"]
  }
  func offered(_ talk: String, _ left: String, key: String) -> [String] {
    [
      "La última charla no había terminado: \(talk). \(use(key)) para reanudarla.",
      "\(use(key)) para reanudar la última charla (\(left))",
      "\(use(key)) para reanudar la última charla", "\(use(key)): última charla",
    ]
  }
  func wasRemaining(_ time: String, _ category: PluralCategory) -> String {
    (category == .one ? "quedaba " : "quedaban ") + time
  }
  func offeredAfterQuit(
    _ talk: String, _ left: String, isRunning: Bool, key: String
  ) -> [String] {
    let course = "\(key) la reanuda: \(left)" + (isRunning ? " ahora" : "")
    return [
      "La última charla se interrumpió: \(talk). \(course)", "Última charla: \(course)",
      "\(key): última charla",
    ]
  }
  func wayBack(_ command: String, key: String?, until time: String) -> String {
    "Para seguir, arranque \(command) y \(key.map { "pulse " + $0 } ?? "escriba undo") "
      + "(límite: \(time))."
  }
  func offeredWithoutClock(_ wasLeft: String, key: String) -> [String] {
    [
      "Hora del sistema sin ajustar. Último dato de la charla: \(wasLeft). "
        + "\(use(key)) para recuperarla, en pausa.",
      "Hora del sistema sin ajustar. \(use(key)) para recuperar la charla: \(wasLeft).",
      "Hora sin ajustar. \(use(key)): \(wasLeft).",
    ]
  }

  /// A key, or the command, as something to do: alone, `u` would be read as the word for or.
  private func use(_ key: String) -> String { (key == "undo" ? "Escriba" : press) + " " + key }

  func omittedLines(_ count: Int) -> String {
    form(
      for: count, one: "Se descartó \(count) línea", other: "Se descartaron \(count) líneas")
      + ": nadie leía la salida"
  }
  func late(by time: String) -> [String] {
    [
      "SpeakerClock estuvo suspendido \(time); el tiempo de la charla siguió contando",
      "Programa suspendido \(time); el tiempo siguió contando", "Programa suspendido \(time)",
    ]
  }
  func wallClock(wasSetBack: Bool, by time: String) -> String {
    "La hora del sistema se \(wasSetBack ? "atrasó" : "adelantó") \(time); "
      + "no afecta a la charla"
  }

  func quit(_ key: String) -> [String] {
    [
      "Charla en marcha. \(press) \(key) otra vez para salir, otra tecla para seguir.",
      "\(press) \(key) otra vez para salir", "\(key): ¿salir?",
    ]
  }
  func cameTooOften(_ key: String, talkGoesOn: Bool) -> [String] {
    [
      "\(key) llegó demasiadas veces para ser dos pulsaciones: \(talkGoesOn ? "la charla sigue" : "no se hace nada"). \(press) \(key) otra vez.",
      "Demasiado rápido. \(press) \(key) otra vez",
    ]
  }
  func undone(_ count: Int) -> String { "\(count) deshechos" }
  func store(slots: String, lamps: String, lampKeys: String) -> [String] {
    // Beside a name or a comma, the key y would be read as the word for and.
    let keys = lampKeys.replacing(comma, with: "/")
    let names = "\(phases.green), \(phases.yellow) o \(phases.red)"
    return [
      "¿Guardar en memoria \(slots) o en \(names) (\(keys))? Esc cancela.",
      "¿Memoria \(slots) o color (\(keys))?", "¿Dónde guardar?",
    ]
  }
}
