// The remote in a browser.
extension Spanish {
  var remote: RemoteWords {
    RemoteWords(
      start: "Iniciar", stop: "Pausar", resume: "Reanudar", next: "Siguiente",
      previous: "Anterior", undo: "Deshacer", flash: "Destello", black: "En negro",
      picture: "Imagen", message: "Mensaje", send: "Enviar", hide: "Ocultar",
      presets: "Preajustes", fullScreen: "Pantalla completa",
      notSent: "No enviado: no hay conexión con el reloj",
      noAnswer: "Sin respuesta: mire el reloj",
      unreachable: "No hay conexión con el reloj",
      shutOut: "Este enlace ya no es válido: abra el nuevo")
  }

  func tapAgain(_ button: String) -> String { "Toque otra vez: \(button)" }
}
