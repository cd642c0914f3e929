// The remote in a browser.
extension Italian {
  var remote: RemoteWords {
    RemoteWords(
      start: "Avvia", stop: "Pausa", resume: "Riprendi", next: "Successivo",
      previous: "Precedente", undo: "Annulla", flash: "Lampeggio", black: "Schermo nero",
      picture: "Immagine", message: "Messaggio", send: "Invia", hide: "Nascondi",
      presets: "Preset", fullScreen: "Schermo intero",
      notSent: "Non inviato: il timer non è raggiungibile",
      noAnswer: "Nessuna risposta: guardare il timer",
      unreachable: "Il timer non è raggiungibile",
      shutOut: "Questo link non è più valido: aprire quello nuovo")
  }

  func tapAgain(_ button: String) -> String { "Toccare di nuovo: \(button)" }
}
