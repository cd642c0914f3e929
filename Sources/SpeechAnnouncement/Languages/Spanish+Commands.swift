import TimerEngine

// The commands and their answers.
extension Spanish {
  func undone(_ change: UndoneChange) -> String {
    "Deshecho: " + state(after: change, isRedone: false)
  }
  func redone(_ change: UndoneChange) -> String {
    "Rehecho: " + state(after: change, isRedone: true)
  }
  /// How things are after a change was undone or redone.
  private func state(after change: UndoneChange, isRedone: Bool) -> String {
    switch change {
    case .slot(let slot, let preset):
      "la memoria \(slot) vuelve a \(preset.map { "contener " + $0 } ?? "estar vacía")"
    case .lamp(greenTime, let time): "la \(greenTime) vuelve a ser \(time)"
    case .lamp(let lamp, let time): "el \(lamp) vuelve a \(time)"
    case .preset(let preset): "de nuevo \(preset)"
    case .time(let time): "el reloj vuelve a marcar \(time)"
    case .ready(let time): "listo de nuevo, \(time)"
    case .paused(let time): "en pausa de nuevo, \(time)"
    case .running(let time): "en marcha de nuevo, \(time)"
    case .rundown:
      isRedone ? "la escaleta vuelve a tener el cambio" : "la escaleta está como antes"
    case .item(let item): "\(item) vuelve a estar en la escaleta"
    case .questions(let length?): "Preguntas, \(length)"
    case .questions(nil): "se han quitado las preguntas"
    case .message(let isShown):
      "el mensaje vuelve a estar \(isShown ? "visible" : "oculto")"
    }
  }
  var undone: String { "Deshecho" }
  var nothingToUndo: String { "No hay nada que deshacer" }
  var nothingUndone: String { "No se ha deshecho nada: ha cambiado desde entonces" }
  var redone: String { "Rehecho" }
  var nothingToRedo: String { "No hay nada que rehacer" }
  func notUndone(slot: Int) -> [String] {
    [
      "La memoria \(slot) queda como está: otro programa la ha cambiado",
      "La memoria \(slot) queda como está",
    ]
  }

  func removed(_ preset: String, from slot: Int, now: String?) -> String {
    "Memoria \(slot): se eliminó \(preset)" + (now.map { "; vuelve a contener \($0)" } ?? "")
  }
  func bundled(_ preset: String, in slot: Int) -> [String] {
    [
      "En la memoria \(slot) está \(preset), que viene con el programa. Solo se pueden eliminar los preajustes guardados.",
      "La memoria \(slot) viene con el programa",
    ]
  }
  func written(_ preset: String, in slot: Int, file: String) -> [String] {
    [
      "En la memoria \(slot) está \(preset), de \(file). Elimínelo en ese archivo.",
      "La memoria \(slot) es de \(file)",
    ]
  }

  func questionsAdded(_ length: String) -> String { "Añadido: Preguntas, \(length)" }
  func startMoved(by time: String) -> String { "Inicio antedatado \(time)" }
  var startedNow: String { "Iniciado: no hay nada que adelantar" }
  var cannotBackdateFurther: String { "No se puede adelantar más el inicio" }
  func passed(_ time: String) -> [String] {
    let words = passedWords(time)
    return ["\(words). La charla está en marcha: indique una hora posterior.", words]
  }
  func passedWords(_ time: String) -> String {
    "Ya \(isOne(time) ? "es" : "son") más de \(withArticle(time))"
  }
  func message(_ text: String) -> String { "Mensaje: \(text)" }
  func chooseMessage(_ messages: String) -> [String] {
    [
      "¿Qué mensaje se envía? \(messages)   Esc no envía ninguno.",
      "¿Mensaje? \(messages)   Esc: ninguno",
      "¿Mensaje? \(messages)",
    ]
  }
  func noStoredMessage(_ number: Int?) -> [String] {
    number.map {
      ["No hay ningún mensaje \($0) en config.yaml", "No hay mensaje \($0)"]
    } ?? [
      "No hay mensajes guardados. En config.yaml caben nueve, por ejemplo: messages: {1: Vaya terminando}",
      "No hay mensajes guardados en config.yaml", "No hay mensajes",
    ]
  }
  var messageCleared: String { "El mensaje está oculto" }
  var noMessageShown: String { "No hay ningún mensaje" }
  var pictureIsBack: String { "La imagen ha vuelto" }
  func picture(isAlreadyBlack: Bool) -> String {
    isAlreadyBlack ? "La pantalla ya está en negro" : "La pantalla no está en negro"
  }

  var alreadyRunning: String { "La charla ya está en marcha" }
  var notRunning: String { "La charla no está en marcha" }
  var noOtherSegment: String { "No hay más partes" }
  var noChange: String { "No se puede cambiar más el tiempo" }
  func noTime(_ text: String, _ problem: TimeError.Problem) -> [String] {
    let problem = "\(quoted(text)) no es un tiempo válido"
    return ["\(problem). Ejemplos: 1:30, 1h5m30s, 18m, 45s (hasta 23:59:59).", problem]
  }
  var presetHasChanged: String { "Comando no ejecutado: este preajuste ha cambiado mientras tanto" }
  var presetsChanged: String { "Preajustes modificados" }
  func noPreset(named text: String) -> [String] {
    let problem = "No hay ningún preajuste \(quoted(text))"
    return [
      "\(problem): indique una memoria del 1 al 9 o parte de un nombre "
        + "que muestre \(quoted("speakerclock presets list")), por ejemplo: ted",
      problem,
    ]
  }
  func severalPresets(named text: String, _ names: String) -> [String] {
    let problem = "\(quoted(text)) es parte de varios nombres"
    return [
      "\(problem): \(names). Indique más letras del nombre o una memoria.",
      "\(problem): \(names)", problem,
    ]
  }
  var nothingToChange: String { "No hay nada que cambiar" }
  func noItem(named text: String) -> [String] {
    ["Ningún punto de la escaleta coincide con \(quoted(text))", "Ningún punto \(quoted(text))"]
  }
  func severalItems(named text: String, _ items: String) -> [String] {
    let problem = "\(quoted(text)) coincide con varios puntos"
    return ["\(problem): \(items)", problem]
  }

  var breakHasNoLamps: String { "Una pausa no tiene luces" }
  func atTime(_ time: String) -> String { "en \(time)" }
  func pressAgain(_ key: String, _ change: GuardedChange) -> [String] {
    switch change {
    case .startsOtherDay(let day):
      [
        "Esta escaleta es para el \(day). \(press) \(key) otra vez para iniciarla.",
        "\(key) otra vez: iniciar", "¿\(key)?",
      ]
    case .startsWithUnsetClock:
      [
        "El reloj de este equipo no está en hora. \(press) \(key) otra vez para iniciar.",
        "\(key) otra vez: iniciar", "¿\(key)?",
      ]
    case .goes(let name):
      ["\(press) \(key) otra vez para pasar a \(name)", "\(key) otra vez: \(name)"]
    case .goesOn(let time, nil):
      [
        "\(press) \(key) otra vez: \(time), la charla sigue", "\(key) otra vez: \(time)",
        "¿\(key)?",
      ]
    case .goesOn(let time, let end?):
      [
        "\(press) \(key) otra vez: \(time), ya no termina a \(withArticle(end))",
        "\(key) otra vez: \(time), sin fin fijo", "¿\(key)?",
      ]
    case .endsTalkAndLoads(let name):
      [
        "\(press) \(key) otra vez para terminar esta charla y cargar \(quoted(name))",
        "\(key) otra vez: terminar, cargar", "\(key): ¿fin?",
      ]
    case .movesLamp(let lamp):
      ["\(press) \(key) otra vez: el \(lamp) empieza ahora", "\(key): ¿\(lamp) ahora?"]
    case .stores(let slot):
      ["\(press) \(key) otra vez para guardar en la memoria \(slot)", "\(key): ¿guardar?"]
    case .endsTalk:
      ["\(press) \(key) otra vez para terminar esta charla", "\(key) otra vez: terminar"]
    case .beginsAnew:
      ["\(press) \(key) otra vez para empezar la escaleta de nuevo", "\(key) otra vez: de nuevo"]
    case .skips(let name):
      ["\(press) \(key) otra vez para omitir \(quoted(name))", "\(key) otra vez: omitir"]
    case .endsTalkAndSkips(let names):
      [
        "\(press) \(key) otra vez para terminar esta charla y omitir \(names)",
        "\(key) otra vez: terminar, omitir",
      ]
    case .endsLate(let time, let length):
      [
        "\(passedWords(time)). \(press) \(key) otra vez para una charla de \(length).",
        "\(key) otra vez: \(length)",
      ]
    }
  }
  func guarded(_ change: GuardedChange, confirmedBy confirmation: String) -> String {
    switch change {
    case .startsOtherDay(let day):
      "Esta escaleta es para el \(day). Envíe \(quoted(confirmation)) para iniciarla."
    case .startsWithUnsetClock:
      "El reloj de este equipo no está en hora. Envíe \(quoted(confirmation)) para iniciar."
    case .goes(let name): "Envíe \(quoted(confirmation)) para pasar a \(name)"
    case .goesOn(let time, nil): "Envíe \(quoted(confirmation)): \(time), la charla sigue"
    case .goesOn(let time, let end?):
      "Envíe \(quoted(confirmation)): \(time), ya no termina a \(withArticle(end))"
    case .endsTalkAndLoads(let name):
      "Envíe \(quoted(confirmation)) para terminar esta charla y cargar \(quoted(name))"
    case .movesLamp(let lamp): "Envíe \(quoted(confirmation)): el \(lamp) empieza ahora"
    case .stores(let slot): "Envíe \(quoted(confirmation)) para guardar en la memoria \(slot)"
    case .endsTalk: "Envíe \(quoted(confirmation)) para terminar esta charla"
    case .beginsAnew: "Envíe \(quoted(confirmation)) para empezar la escaleta de nuevo"
    case .skips(let name): "Envíe \(quoted(confirmation)) para omitir \(quoted(name))"
    case .endsTalkAndSkips(let names):
      "Envíe \(quoted(confirmation)) para terminar esta charla y omitir \(names)"
    case .endsLate(let time, let length):
      "\(passedWords(time)). Para una charla de \(length), envíe \(quoted(confirmation))."
    }
  }
  var changedMeanwhile: String { "Comando no ejecutado: la charla ha cambiado mientras tanto" }
  func waitingForClock(after words: String) -> String { "Esperando al reloj: \(words)" }
  var notesAreNotSent: String { "Sin las notas: un broker no las transmite" }
  func desk(_ name: String) -> String { name + remark("mesa") }
  var segmentChangesTooSoon: String {
    "Comando no ejecutado: menos de medio segundo después del cambio anterior"
  }
  func tooLong(bytes: Int) -> String { "Un comando puede tener \(bytes) bytes como máximo" }
  var answerTooLong: String { "La respuesta es demasiado larga para una línea" }
  var listTooLong: String { "La lista es demasiado larga para transmitirla" }
  var tooLate: String { "No ejecutado: llegó demasiado tarde" }
  var pictureChangesTooOften: String {
    "La imagen cambia demasiado a menudo: espere un segundo"
  }
  var operatorHasJustClosedOne: String {
    "El operador acaba de quitar un mensaje o la pantalla negra"
  }
  var promptKeys: String { "Tab completa, Esc cierra" }
  var prompt: String { "Escriba un comando y \(press.lowercased()) Enter. Esc cancela." }
  var messagePromptKeys: String { "Arriba: anteriores, Esc cierra" }
  var messagePrompt: String { "Escriba un mensaje y pulse Intro. Esc cancela." }
  func noCommand(_ text: String, nearest: String?) -> [String] {
    let problem = "\(quoted(text)) no es un comando"
    let hint = nearest.map { "¿Quería decir \(quoted($0))? " } ?? ""
    return ["\(problem). \(hint)\(quoted("help")) muestra la lista.", problem]
  }
  func onlyAtClock(_ command: String) -> String {
    "\(quoted(command)) solo funciona en el propio reloj"
  }
  func needs(_ command: String, _ need: CommandNeed, example: String) -> [String] {
    let what =
      switch need {
      case .time: "necesita un tiempo"
      case .timeOfDay: "necesita una hora del día"
      case .slot: "necesita una memoria del 1 al 9"
      case .item: "necesita un punto: su número, por ejemplo #3, o parte del título"
      case .text: "necesita un texto"
      case .preset: "necesita una memoria o parte de un nombre"
      case .choice(let choices):
        "necesita " + choices.joined(separator: ", ", last: Self.or(before: choices.last))
      case .nothing: "no admite argumentos"
      }
    let problem = "\(quoted(command)) \(what)"
    return need == .nothing ? [problem] : ["\(problem), por ejemplo: \(example)", problem]
  }

  /// `o`, but `u` before the same sound.
  static func or(before word: String?) -> String {
    word?.hasPrefix("o") == true ? " u " : " o "
  }

  func meaning(of command: CommandName) -> String {
    switch command {
    case .start: "iniciar o reanudar la charla"
    case .stop: "pausar la charla"
    case .toggle: "iniciar o pausar, como la barra espaciadora"
    case .add: "sumar tiempo"
    case .take: "restar tiempo"
    case .set:
      "ajustar el tiempo; con green, usar como duración el tiempo mostrado; con yellow o red, como "
        + "inicio de ese color"
    case .preset: "cargar un preajuste por su memoria o su nombre"
    case .green: "ir al inicio de la parte; una charla en marcha sigue desde allí"
    case .yellow: "ir adonde empieza el amarillo; una charla en marcha sigue desde allí"
    case .red: "ir adonde empieza el rojo; una charla en marcha sigue desde allí"
    case .reset: "volver a la primera parte, con el reloj listo"
    case .next: "pasar a la parte o al punto siguiente"
    case .previous: "volver a la parte o al punto anterior"
    case .until: "terminar la charla a la hora indicada"
    case .questions: "añadir preguntas al final de la charla: 5 minutos o este tiempo"
    case .backdate: "adelantar el inicio a la última pausa o al último \(quoted("reset"))"
    case .go: "ir a este punto de la escaleta"
    case .skip: "omitir el punto siguiente o este"
    case .move: "mover un punto antes o después de otro"
    case .title: "corregir el título del punto actual"
    case .speaker: "corregir el ponente del punto actual"
    case .shorten: "acortar el punto siguiente a esta duración"
    case .insert: "insertar un punto antes del siguiente"
    case .catchUp: "acortar los puntos siguientes para recuperar el retraso"
    case .rundown: "mostrar los puntos de la escaleta"
    case .restart: "empezar la escaleta de nuevo"
    case .reload: "volver a leer el archivo de la escaleta"
    case .store: "guardar el tiempo en esta memoria"
    case .remove: "eliminar de esta memoria el preajuste guardado"
    case .message: "mostrar este mensaje o, sin texto, el último"
    case .clear: "ocultar el mensaje"
    case .blackout: "poner las pantallas en negro, o devolver la imagen"
    case .flash: "emitir un destello para llamar la atención"
    case .identify: "hacer que cada pantalla muestre su nombre"
    case .undo: "deshacer el último cambio, hasta 10 veces"
    case .redo: "rehacer el último cambio deshecho"
    case .time: "anunciar el tiempo restante"
    case .displays: "mostrar las pantallas conectadas"
    case .events: "mostrar los últimos eventos"
    case .help: "mostrar los comandos"
    case .layout: "cambiar la disposición de las cifras"
    case .theme: "cambiar el tema de color"
    case .announcements: "cambiar los anuncios (no, texto, voz)"
    case .lock: "bloquear las teclas, salvo Espacio"
    case .clock: "mostrar la hora"
    case .beside: "mostrar otro tiempo junto al semáforo: session, talk, clock u off"
    case .operatorView: "mostrar u ocultar la vista del operador"
    case .takeOver:
      "continuar las charlas de un reloj que ha dejado de funcionar (solo en una mesa)"
    case .handOver: "pasar el relevo a una mesa"
    case .desk: "pasar a ser una mesa del otro reloj de la sala"
    case .quit: "salir del programa"
    }
  }
}
