import TimerEngine

/// Spanish, in which one is left in the singular and one o'clock is too.
struct Spanish: Phrases {
  let code = "es"
  let space = " "
  let fullStop = "."
  let comma = ", "

  func days(_ count: Int) -> String { "\(count) días" }
  func hours(_ count: Int) -> String { count == 1 ? "1 hora" : "\(count) horas" }
  func minutes(_ count: Int) -> String { count == 1 ? "1 minuto" : "\(count) minutos" }
  func seconds(_ count: Int) -> String { count == 1 ? "1 segundo" : "\(count) segundos" }
  func joined(_ lengths: [String]) -> String { lengths.joined(separator: ", ", last: " y ") }

  let phases = PhaseNames(green: "verde", yellow: "amarillo", red: "rojo", overtime: "excedido")

  let start = "inicio"
  func remaining(_ time: String, isOne: Bool) -> String { (isOne ? "queda " : "quedan ") + time }
  func over(_ time: String) -> String { "\(time) de más" }
  let timeIsUp = "se acabó el tiempo"
  func bell(_ strokes: Int) -> String { strokes == 1 ? "campana" : "\(strokes) campanadas" }
  let part = "parte"
  func name(of verdict: Verdict) -> String {
    switch verdict {
    case .qualified: "dentro del tiempo"
    case .tooShort: "descalificado, demasiado corto"
    case .tooLong: "descalificado, demasiado largo"
    }
  }
  func then(_ part: String) -> String { "después \(part)" }
  func number(_ number: Int, of count: Int) -> String { "\(number) de \(count)" }

  let lines = LineWords(
    ready: "LISTO", start: "INICIO", stop: "PARADA", resume: "SIGUE", set: "AJUSTE", time: "TIEMPO",
    beep: "PITIDO", bell: "CAMPANA", part: "PARTE", zero: "TIEMPO AGOTADO", over: "EXCESO",
    notice: "AVISO", done: "FIN", display: "PANTALLA", event: "SUCESO")

  // MARK: The screen

  let paused = "EN PAUSA"
  func forMinutes(_ count: Int) -> String { "desde hace \(count) min" }
  func since(_ time: String) -> String { "desde \(withArticle(time))" }
  func span(from start: String, to end: String) -> String { "de \(start) a \(end)" }
  func ends(_ time: String) -> String { "fin \(time)" }
  func starts(_ key: String) -> String { "\(key) inicia" }
  func stops(_ key: String) -> String { "\(key) detiene" }
  func goesOn(_ key: String) -> String { "\(key) continúa" }
  func changes(_ keys: String) -> String { "\(keys) cambian el tiempo" }
  func help(_ key: String) -> String { "\(key) ayuda" }
  func waiting(room: String) -> [String] {
    ["Esperando un reloj en la sala \(room)", "Esperando un reloj"]
  }

  func noSignal(for time: String) -> String { "sin señal desde hace \(time)" }

  func slot(_ number: Int) -> String { "Casilla \(number)" }
  let end = "Fin"

  func withArticle(_ time: String) -> String {
    (time.hasPrefix("1:") ? "la " : "las ") + time
  }

  let keyNames = KeyNames(
    space: "Espacio", up: "Arriba", down: "Abajo", right: "Dcha.", left: "Izda.",
    backspace: "Retroceso", enter: "Intro", pageUp: "RePág", pageDown: "AvPág")

  func meaning(of topic: HelpTopic) -> String {
    switch topic {
    case .startOrStop: "iniciar, detener, continuar"
    case .slot: "elegir un preajuste"
    case .store: "guardar el tiempo en una casilla"
    case .tap: "ir a la duración, amarillo, rojo"
    case .hold: "darles el tiempo mostrado"
    case .setMinute: "en pausa: un minuto más, menos"
    case .setSeconds: "en pausa: 5 segundos más, menos"
    case .addMinute: "siempre: un minuto más, menos"
    case .addSeconds: "10 segundos más, menos"
    case .back: "volver a la duración"
    case .undo: "deshacer, hasta diez veces"
    case .lateStart: "inicio en la última parada"
    case .part: "parte siguiente, anterior"
    case .prompt: "escribir un comando"
    case .flash: "destello de aviso"
    case .blackout: "pantalla en negro"
    case .message: "mensaje o título; uno guardado"
    case .layout: "disposición de las cifras"
    case .theme: "colores"
    case .announcing: "anuncios: off, print, speak"
    case .timeOfDay: "hora y fin"
    case .operatorView: "vista del operador"
    case .identify: "las pantallas dicen su nombre"
    case .tellTime: "decir el tiempo"
    case .focus: "recorrer la pantalla; elegir"
    case .clicker: "mando: inicio"
    case .click: "elegir; cifras: iniciar, parar"
    case .doubleClick: "cifras: volver a la duración"
    case .mouseLongPress: "medio segundo: guardar, fijar"
    case .dragAndWheel: "cambiar el tiempo; un minuto"
    case .lock: "bloqueo: solo Espacio; 2× abre"
    case .quit: "salir"
    }
  }

  func pages(_ page: Int, of count: Int, turn key: String) -> String {
    "Página \(page) de \(count)   \(key) pasa   cualquier otra tecla cierra"
  }
  func pagesShort(turn key: String) -> String { "\(key) pasa, las demás cierran" }

  // MARK: Notices

  func noPreset(under slot: Int) -> String { "No hay ningún preajuste en el \(slot)" }
  let notStored = "No guardado"
  let notRecorded = ["La charla no queda registrada", "Sin registro"]
  let notReported = ["La charla falta en el informe", "Falta en el informe"]
  let notSynced = ["Guardado, pero un corte de luz puede deshacerlo", "Guardado sin garantía"]
  let storingIsSlow = [
    "El disco va lento: el último cambio aún no está guardado", "El disco va lento",
  ]
  func changed(_ name: String, to value: String, from before: String?) -> String {
    "\(name) pasa a \(value)" + (before.map { ", antes \($0)" } ?? "")
  }
  let greenTime = "duración"
  func lowered(_ lamp: String, to time: String) -> String { "\(lamp) baja a \(time)" }
  func refused(_ refusal: Refusal) -> String {
    switch refusal {
    case .greenWhileRunning: "Detenga primero: la duración no cambia durante la charla"
    case .inOvertime: "No queda tiempo que tomar"
    case .greenAtZero: "Una duración de 0:00 no vale"
    case .aboveGreenTime: "El amarillo no puede empezar antes que la duración"
    case .redAboveYellow(let yellow):
      "El rojo no puede empezar antes que el amarillo, \(TimeText.plain(yellow))"
    }
  }

  func until(_ time: String, isTomorrow: Bool) -> String {
    "Hasta \(withArticle(time))\(isTomorrow ? " de mañana" : "")"
  }
  func until(_ words: String, skipping time: String) -> String {
    "\(words); la hora \(time) no existe, se adelanta el reloj"
  }

  let talkContinues = "La charla sigue"
  func givenUp(with time: String) -> String { "Abandonada cuando quedaban \(time)" }
  let noTalk = "La entrada terminó antes de empezar una charla"
  func layout(isLandscape: Bool?) -> String {
    "Disposición: \(isLandscape.map { $0 ? "horizontal" : "vertical" } ?? "automática")"
  }
  func theme(_ name: String) -> String { "Colores: \(name)" }
  func announcing(_ channel: String) -> String { "Anuncios: \(channel)" }
  func blackout(key: String, space: String) -> [String] {
    ["En negro: \(key) o \(space) devuelve la imagen", "\(key) devuelve la imagen"]
  }
  let noFlash = "Los destellos están desactivados"
  let noMessage = "Sin mensaje: envíe uno con :message TEXTO o inicie con --message"
  let noScreen = "Aquí no hay pantalla"
  let noRoomForHelp = "No cabe la ayuda"

  func problem(_ first: String, andMore count: Int, see check: String) -> String {
    "\(first) (y \(count) más: vea '\(check)')"
  }
  func wrongFile(see check: String) -> [String] {
    let problem = "Un archivo tiene errores"
    return ["\(problem): vea '\(check)'", problem]
  }
  func resumed(isRunning: Bool) -> [String] {
    let course = isRunning ? "sigue" : "sigue en pausa"
    return ["La última charla no había terminado: \(course)", "La última charla \(course)"]
  }
  func offered(_ talk: String, _ left: String, key: String) -> [String] {
    [
      "La última charla no había terminado: \(talk). \(key) la retoma.",
      "\(key) retoma la última charla, \(left)", "\(key) retoma la última charla",
    ]
  }
  func offeredWithoutClock(_ left: String, key: String) -> [String] {
    [
      "Reloj sin poner en hora: \(left) en el último registro. \(key) retoma la charla, en pausa.",
      "Reloj sin poner en hora: \(left) en el último registro",
      "Reloj sin hora, \(key): \(left)",
    ]
  }
  func omittedLines(_ count: Int) -> String {
    (count == 1 ? "Se omitió 1 línea" : "Se omitieron \(count) líneas") + ": nadie leía"
  }
  func late(by time: String) -> [String] {
    ["El reloj estuvo bloqueado \(time); la charla siguió", "Bloqueado"]
  }
  func wallClock(wasSetBack: Bool, by time: String) -> String {
    "La hora se \(wasSetBack ? "atrasó" : "adelantó") \(time); la charla queda como estaba"
  }

  func loseTalk(_ key: String) -> [String] {
    [
      "La charla está en marcha. Pulse \(key) otra vez para dejarla.",
      "\(key) otra vez deja la charla", "¿\(key) otra vez?",
    ]
  }
  func moveLamp(_ lamp: String, _ key: String) -> [String] {
    [
      "La charla está en marcha. Pulse \(key) otra vez para mover el \(lamp).", "¿\(key) otra vez?",
    ]
  }
  func overwrite(_ slot: Int, _ key: String) -> [String] {
    [
      "La charla está en marcha. Pulse \(key) otra vez para guardarla en la casilla \(slot).",
      "¿\(key) otra vez?",
    ]
  }
  func quit(_ key: String) -> [String] {
    [
      "La charla está en marcha. \(key) otra vez sale, cualquier otra tecla sigue.",
      "\(key) otra vez sale", "¿Salir?",
    ]
  }
  func store(slots: String, lamps: String) -> [String] {
    [
      "¿En qué casilla, \(slots), o lámpara, \(lamps)? Escape no guarda nada.",
      "¿Casilla \(slots) o lámpara \(lamps)?", "¿Dónde?",
    ]
  }

  // MARK: Hands

  let controls = ControlNames(
    minutes: "minutos", seconds: "segundos", store: "guardar", undo: "deshacer")
  func focus(_ name: String, _ enter: EnterMeaning, key: String) -> String {
    let words =
      switch enter {
      case .take: "\(key) lo elige"
      case .store(let time): "\(key) guarda aquí \(time)"
      case .go: "\(key) va allí"
      case .hold(let time): "\(key) pone aquí \(time)"
      case .start: "las flechas cambian, \(key) inicia"
      case .ask: "\(key) y luego una casilla o lámpara"
      case .undo: "\(key) deshace el último cambio"
      }
    return "\(name.capitalised): \(words)"
  }
  let mouse = MouseNames(
    click: "Clic", doubleClick: "Doble clic", hold: "Mantener", dragAndWheel: "Arrastrar, rueda")
  func locked(key: String, space: String) -> [String] {
    [
      "Bloqueado: solo funciona \(space). \(key) dos veces desbloquea.",
      "\(key) dos veces desbloquea",
    ]
  }
  func unlock(key: String) -> [String] {
    [
      "Bloqueado: \(key) otra vez desbloquea",
      "\(key) otra vez",
    ]
  }
  let unlocked = "Desbloqueado"
  func firstStart(start: String, slots: String, help: String) -> [String] {
    [
      "Bienvenida: \(start) inicia, \(slots) eligen un preajuste, \(help) muestra las teclas.",
      "\(start) inicia, \(help) muestra las teclas",
    ]
  }
  let firstStore = "Queda guardado: estará ahí la próxima vez."
}
