// The remote in a browser.
extension Italian {
  var remote: RemoteWords {
    RemoteWords(
      start: "Avvia", stop: "Metti in pausa", resume: "Riprendi", next: "Successivo",
      previous: "Precedente", undo: "Annulla modifica", redo: "Ripristina", flash: "Lampeggia",
      black: "Schermo nero",
      message: "Messaggio", send: "Invia", hide: "Nascondi",
      presets: "Preset", fullScreen: "Schermo intero",
      notSent: "Non inviato: il timer non è raggiungibile",
      noAnswer: "Nessuna risposta: controllare il timer",
      unreachable: "Il timer non è raggiungibile",
      shutOut: "Questo link non è più valido: aprire quello nuovo",
      timer: "Tempo rimanente", sayTime: "Annuncia il tempo", ready: "pronto", running: "in corso",
      paused: "in pausa", less: "{time} in meno", more: "{time} in più",
      setTime: "Imposta il tempo", length: "Durata, per esempio 5m o 1:30",
      yellowNow: "Giallo adesso", redNow: "Rosso adesso", reset: "Reimposta",
      done: "Fatto: {button}", notConfirmed: "Non eseguito: {button} non è stato toccato di nuovo")
  }

  var programme: ProgrammeWords {
    ProgrammeWords(
      heading: "Scaletta", goTo: "Vai a", skip: "Salta", shorten: "Accorcia", earlier: "Sposta su",
      later: "Sposta giù", rename: "Modifica", title: "Titolo", speaker: "Relatore",
      insert: "Inserisci un intervento", catchUp: "Recupera il ritardo")
  }

  func tapAgain(_ button: String) -> String { "Toccare di nuovo: \(button)" }
}
