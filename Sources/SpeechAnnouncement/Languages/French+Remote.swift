// The remote in a browser.
extension French {
  var remote: RemoteWords {
    RemoteWords(
      start: "Démarrer", stop: "Pause", resume: "Reprendre", next: "Suivant",
      previous: "Précédent", undo: "Annuler", flash: "Flash", black: "Écran noir",
      picture: "Image", message: "Message", send: "Envoyer", hide: "Masquer",
      presets: "Préréglages", fullScreen: "Plein écran",
      notSent: "Non envoyé\u{A0}: le minuteur est injoignable",
      noAnswer: "Pas de réponse\u{A0}: regardez le minuteur",
      unreachable: "Le minuteur est injoignable",
      shutOut: "Ce lien n’est plus valable\u{A0}: ouvrez le nouveau")
  }

  func tapAgain(_ button: String) -> String { "Touchez de nouveau\u{A0}: \(button)" }
}
