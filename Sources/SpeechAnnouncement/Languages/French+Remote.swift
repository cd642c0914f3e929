// The remote in a browser.
extension French {
  var remote: RemoteWords {
    RemoteWords(
      start: "Démarrer", stop: "Arrêter", resume: "Reprendre", next: "Suivant",
      previous: "Précédent",
      undo: "Annuler", flash: "Flash", black: "Noir", picture: "Image", message: "Message",
      send: "Envoyer", hide: "Masquer", presets: "Préréglages", fullScreen: "Plein écran",
      notSent: "Non envoyé : l’horloge n’est pas joignable")
  }

  func tapAgain(_ button: String) -> String { "Touchez encore : \(button)" }
}
