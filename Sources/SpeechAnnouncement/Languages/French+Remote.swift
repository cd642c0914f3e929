// The remote in a browser.
extension French {
  var remote: RemoteWords {
    RemoteWords(
      start: RemoteButton("Démarrer"), stop: RemoteButton("Pause", "Mettre en pause"),
      resume: RemoteButton("Reprendre"), next: RemoteButton("Suivant"),
      previous: RemoteButton("Précédent"), undo: RemoteButton("Annuler", "Annuler la modification"),
      redo: RemoteButton("Rétablir"),
      flash: RemoteButton("Flash"), black: RemoteButton("Écran noir"),
      message: "Message", send: RemoteButton("Envoyer"), hide: RemoteButton("Masquer"),
      presets: "Préréglages", fullScreen: "Plein écran",
      screenMayTurnOff:
        "L’écran peut s’éteindre\u{A0}: réglez l’appareil pour qu’il reste allumé ou ouvrez cette page en https",
      notSent: "Non envoyé\u{A0}: le minuteur est injoignable",
      noAnswer: "Pas de réponse\u{A0}: vérifiez sur le minuteur",
      tooMany: "Non envoyé\u{A0}: trop de commandes. Attendez une seconde.",
      unreachable: "Le minuteur est injoignable",
      shutOut: "Ce lien n’est plus valable\u{A0}: ouvrez le nouveau",
      needsLink: "Une partie du lien manque\u{A0}: ouvrez le lien entier affiché par la passerelle",
      onlyShows: "Ce lien ne fait qu’afficher le minuteur\u{A0}: ouvrez le lien de la télécommande",
      isFull: "Toutes les places sont prises\u{A0}: réessayez dans quelques secondes",
      timer: "Temps restant", sayTime: RemoteButton("Annoncer", "Annoncer le temps"), ready: "prêt",
      running: "en cours", paused: "en pause", less: "{time} de moins", more: "{time} de plus",
      setTime: RemoteButton("Régler", "Régler le temps"), example: "5m ou 1:30",
      time: "Temps, par exemple 5m ou 1:30", yellowNow: RemoteButton("Jaune", "Jaune maintenant"),
      redNow: RemoteButton("Rouge", "Rouge maintenant"), reset: RemoteButton("Au début"),
      person: "Votre nom",
      personForOthers: "Votre nom, pour que les autres sachent qui c’était",
      named: "Les autres voient votre nom\u{A0}: {name}",
      unnamed: "Les autres ne voient pas de nom", done: "Fait\u{A0}: {button}",
      notConfirmed: "Non exécuté\u{A0}: {button} n’a pas été touché de nouveau")
  }

  var programme: ProgrammeWords {
    ProgrammeWords(
      heading: "Programme", goTo: RemoteButton("Aller à"),
      skip: RemoteButton("Passer"), shorten: RemoteButton("Raccourcir"),
      newLength: "Nouvelle durée, par exemple 5m ou 1:30",
      earlier: RemoteButton("Monter", "Déplacer vers le haut"),
      later: RemoteButton("Descendre", "Déplacer vers le bas"), rename: RemoteButton("Modifier"),
      title: "Titre", speaker: "Intervenant",
      insert: RemoteButton("Insérer", "Insérer une intervention"),
      insertedTitle: "Titre de la nouvelle intervention",
      insertedLength: "Durée de la nouvelle intervention, par exemple 5m ou 1:30",
      catchUp: RemoteButton("Rattraper", "Rattraper le retard"))
  }

  func tapAgain(_ deed: String) -> String { "Touchez de nouveau\u{A0}: \(deed)" }
  func deed(_ change: GuardedChange) -> String {
    switch change {
    case .startsOtherDay(let day): "démarre le déroulé du \(day)"
    case .startsWithUnsetClock: "démarre, bien que l’horloge ne soit pas à l’heure"
    case .goes(let name): "passe à \(quoted(name))"
    case .goesOn(let time, nil): "\(time), l’intervention continue"
    case .goesOn(let time, let end?): "\(time), sans la fin à \(hour(end))"
    case .endsTalkAndLoads(let name): "termine cette intervention et charge \(quoted(name))"
    case .movesLamp(let lamp): "le \(lamp) commence maintenant"
    case .stores(let slot): "enregistre dans la case \(slot)"
    case .endsTalk: "termine cette intervention"
    case .beginsAnew: "recommence le déroulé"
    case .skips(let name): "saute \(quoted(name))"
    case .endsTalkAndSkips(let names): "termine cette intervention et saute \(names)"
    case .endsLate(let time, let length):
      "\(hour(time)) est passé, l’intervention dure donc \(length)"
    }
  }
  var undoesStart: String { "annule le démarrage de cette intervention" }
  var blackoutIsOn: String { "Écran noir actif" }
}
