// The remote in a browser.
extension French {
  var remote: RemoteWords {
    RemoteWords(
      start: "Démarrer", stop: "Mettre en pause", resume: "Reprendre", next: "Suivant",
      previous: "Précédent", undo: "Annuler la modification", redo: "Rétablir", flash: "Flash",
      black: "Écran noir",
      message: "Message", send: "Envoyer", hide: "Masquer",
      presets: "Préréglages", fullScreen: "Plein écran",
      notSent: "Non envoyé\u{A0}: le minuteur est injoignable",
      noAnswer: "Pas de réponse\u{A0}: vérifiez sur le minuteur",
      unreachable: "Le minuteur est injoignable",
      shutOut: "Ce lien n’est plus valable\u{A0}: ouvrez le nouveau",
      timer: "Temps restant", sayTime: "Annoncer le temps", ready: "prêt", running: "en cours",
      paused: "en pause", less: "{time} de moins", more: "{time} de plus",
      setTime: "Régler le temps", length: "Durée, par exemple 5m ou 1:30",
      yellowNow: "Jaune maintenant", redNow: "Rouge maintenant", reset: "Réinitialiser",
      done: "Fait\u{A0}: {button}",
      notConfirmed: "Non exécuté\u{A0}: {button} n’a pas été touché de nouveau")
  }

  var programme: ProgrammeWords {
    ProgrammeWords(
      heading: "Programme", goTo: "Aller à", skip: "Sauter", shorten: "Raccourcir",
      earlier: "Déplacer vers le haut", later: "Déplacer vers le bas", rename: "Modifier",
      title: "Titre",
      speaker: "Intervenant", insert: "Insérer une intervention", catchUp: "Rattraper le retard")
  }

  func tapAgain(_ button: String) -> String { "Touchez de nouveau\u{A0}: \(button)" }
}
