// The remote in a browser.
extension Spanish {
  var remote: RemoteWords {
    RemoteWords(
      start: "Iniciar", stop: "Detener", resume: "Continuar", next: "Siguiente",
      previous: "Anterior",
      undo: "Deshacer", flash: "Destello", black: "Negro", picture: "Imagen", message: "Mensaje",
      send: "Enviar", hide: "Ocultar", presets: "Preajustes", fullScreen: "Pantalla completa",
      notSent: "No enviado: no se alcanza el reloj")
  }

  func tapAgain(_ button: String) -> String { "Toque otra vez: \(button)" }
}
