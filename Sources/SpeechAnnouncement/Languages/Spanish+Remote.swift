// The remote in a browser.
extension Spanish {
  var remote: RemoteWords {
    RemoteWords(
      start: "Iniciar", stop: "Pausar", resume: "Reanudar", next: "Siguiente",
      previous: "Anterior", undo: "Deshacer", redo: "Rehacer", flash: "Destello",
      black: "Pantalla en negro",
      message: "Mensaje", send: "Enviar", hide: "Ocultar",
      presets: "Preajustes", fullScreen: "Pantalla completa",
      notSent: "No enviado: no hay conexión con el reloj",
      noAnswer: "Sin respuesta: compruébelo en el reloj",
      unreachable: "No hay conexión con el reloj",
      shutOut: "Este enlace ya no es válido: abra el nuevo",
      timer: "Tiempo restante", sayTime: "Anunciar el tiempo", ready: "listo", running: "en marcha",
      paused: "en pausa", less: "{time} menos", more: "{time} más", setTime: "Ajustar el tiempo",
      length: "Duración, por ejemplo 5m o 1:30", yellowNow: "Amarillo ahora", redNow: "Rojo ahora",
      reset: "Restablecer", done: "Hecho: {button}",
      notConfirmed: "No ejecutado: no se ha vuelto a tocar {button}")
  }

  var programme: ProgrammeWords {
    ProgrammeWords(
      heading: "Escaleta", goTo: "Ir a", skip: "Omitir", shorten: "Acortar",
      earlier: "Mover hacia arriba",
      later: "Mover hacia abajo", rename: "Cambiar", title: "Título", speaker: "Ponente",
      insert: "Insertar una charla", catchUp: "Recuperar el retraso")
  }

  func tapAgain(_ button: String) -> String { "Toque otra vez: \(button)" }
}
