// The remote in a browser.
extension Spanish {
  var remote: RemoteWords {
    RemoteWords(
      start: RemoteButton("Iniciar"), stop: RemoteButton("Pausar"),
      resume: RemoteButton("Reanudar"),
      next: RemoteButton("Siguiente"), previous: RemoteButton("Anterior"),
      undo: RemoteButton("Deshacer"), redo: RemoteButton("Rehacer"),
      flash: RemoteButton("Destello"),
      black: RemoteButton("En negro", "Pantalla en negro"),
      message: "Mensaje", send: RemoteButton("Enviar"), hide: RemoteButton("Ocultar"),
      presets: "Preajustes", fullScreen: "Pantalla completa",
      screenMayTurnOff:
        "La pantalla puede apagarse: ajuste el dispositivo para que siga encendida o abra esta página con https",
      notSent: "No enviado: no hay conexión con el reloj",
      noAnswer: "Sin respuesta: compruébelo en el reloj",
      tooMany: "No enviado: demasiados comandos. Espere un segundo.",
      unreachable: "No hay conexión con el reloj",
      shutOut: "Este enlace ya no es válido: abra el nuevo",
      needsLink: "Falta una parte del enlace: abra el enlace completo que ha mostrado el puente",
      onlyShows: "Este enlace solo muestra el reloj: abra el enlace del mando",
      isFull: "Todas las plazas están ocupadas: vuelva a intentarlo en unos segundos",
      timer: "Tiempo restante", sayTime: RemoteButton("Anunciar", "Anunciar el tiempo"),
      ready: "listo", running: "en marcha", paused: "en pausa", less: "{time} menos",
      more: "{time} más", setTime: RemoteButton("Ajustar", "Ajustar el tiempo"),
      example: "5m o 1:30", time: "Tiempo, por ejemplo 5m o 1:30",
      yellowNow: RemoteButton("Amarillo", "Amarillo ahora"),
      redNow: RemoteButton("Rojo", "Rojo ahora"), reset: RemoteButton("Al inicio"),
      person: "Su nombre", personForOthers: "Su nombre, para que los demás sepan quién ha sido",
      named: "Los demás ven su nombre: {name}", unnamed: "Los demás no ven ningún nombre",
      done: "Hecho: {button}", notConfirmed: "No ejecutado: no se ha vuelto a tocar {button}")
  }

  var programme: ProgrammeWords {
    ProgrammeWords(
      heading: "Escaleta", goTo: RemoteButton("Ir a"), skip: RemoteButton("Omitir"),
      shorten: RemoteButton("Acortar"), newLength: "Nueva duración, por ejemplo 5m o 1:30",
      earlier: RemoteButton("Subir", "Mover hacia arriba"),
      later: RemoteButton("Bajar", "Mover hacia abajo"), rename: RemoteButton("Cambiar"),
      title: "Título", speaker: "Ponente", insert: RemoteButton("Insertar", "Insertar una charla"),
      insertedTitle: "Título de la nueva charla",
      insertedLength: "Duración de la nueva charla, por ejemplo 5m o 1:30",
      catchUp: RemoteButton("Recuperar", "Recuperar el retraso"))
  }

  func tapAgain(_ deed: String) -> String { "Toque otra vez: \(deed)" }
  func deed(_ change: GuardedChange) -> String {
    switch change {
    case .startsOtherDay(let day): "inicia la escaleta del \(day)"
    case .startsWithUnsetClock: "inicia, aunque el reloj no está en hora"
    case .goes(let name): "pasa a \(name)"
    case .goesOn(let time, nil): "\(time), la charla sigue"
    case .goesOn(let time, let end?): "\(time), ya no termina a \(withArticle(end))"
    case .endsTalkAndLoads(let name): "termina esta charla y carga \(quoted(name))"
    case .movesLamp(let lamp): "el \(lamp) empieza ahora"
    case .stores(let slot): "guarda en la memoria \(slot)"
    case .endsTalk: "termina esta charla"
    case .beginsAnew: "empieza la escaleta de nuevo"
    case .skips(let name): "omite \(quoted(name))"
    case .endsTalkAndSkips(let names): "termina esta charla y omite \(names)"
    case .endsLate(let time, let length): "\(passedWords(time)); la charla dura \(length)"
    }
  }
  var undoesStart: String { "anula el inicio de esta charla" }
  var blackoutIsOn: String { "La pantalla está en negro" }
}
