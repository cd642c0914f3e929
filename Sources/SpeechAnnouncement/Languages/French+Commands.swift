import TimerEngine

// The commands and their answers.
extension French {
  func undone(_ change: UndoneChange) -> String {
    "Annulé\(colon)" + state(after: change, isRedone: false)
  }
  func redone(_ change: UndoneChange) -> String {
    "Rétabli\(colon)" + state(after: change, isRedone: true)
  }
  /// How things are after a change was undone or redone.
  private func state(after change: UndoneChange, isRedone: Bool) -> String {
    switch change {
    case .slot(let slot, let preset):
      "la case \(slot) "
        + (preset.map { "contient de nouveau " + $0 } ?? "est de nouveau vide")
    case .lamp(let lamp, let time): "\(lamp) de nouveau à \(time)"
    case .preset(let preset): "retour à \(preset)"
    case .time(let time): "le minuteur affiche de nouveau \(time)"
    case .ready(let time): "de nouveau prêt, \(time)"
    case .paused(let time): "de nouveau en pause, \(time)"
    case .running(let time): "de nouveau en cours, \(time)"
    case .rundown: isRedone ? "le déroulé est de nouveau modifié" : "le déroulé est comme avant"
    case .item(let item): "\(item) est de nouveau dans le déroulé"
    case .questions(let length?): "questions, \(length)"
    case .questions(nil): "les questions sont retirées"
    case .message(let isShown): "le message est de nouveau \(isShown ? "affiché" : "masqué")"
    }
  }
  var undone: String { "Modification annulée" }
  var nothingToUndo: String { "Rien à annuler" }
  var nothingUndone: String { "Rien n’a été annulé\u{A0}: modifié depuis" }
  var redone: String { "Modification rétablie" }
  var nothingToRedo: String { "Rien à rétablir" }
  func notUndone(slot: Int) -> [String] {
    [
      "La case \(slot) reste telle quelle\u{A0}: un autre programme l’a modifiée",
      "La case \(slot) reste telle quelle",
    ]
  }

  func removed(_ preset: String, from slot: Int, now: String?) -> String {
    "Case \(slot)\u{A0}: \(preset) supprimé" + (now.map { ", retour à \($0)" } ?? "")
  }
  func bundled(_ preset: String, in slot: Int) -> [String] {
    [
      "La case \(slot) contient \(preset), fourni avec le programme. "
        + "Seuls les préréglages enregistrés peuvent être supprimés.",
      "Case \(slot)\u{A0}: fourni avec le programme",
    ]
  }
  func written(_ preset: String, in slot: Int, file: String) -> [String] {
    [
      "Case \(slot)\u{A0}: \(preset), défini dans \(file). Supprimez-le dans ce fichier.",
      "Case \(slot)\u{A0}: défini dans \(file)",
    ]
  }

  func questionsAdded(_ length: String) -> String { "Ajouté\u{A0}: Questions, \(length)" }
  func startMoved(by time: String) -> String { "Départ antidaté de \(time)" }
  var startedNow: String { "Démarré\u{A0}: rien à antidater" }
  var cannotBackdateFurther: String {
    "Impossible d’antidater davantage"
  }
  func passed(_ time: String) -> [String] {
    [
      "\(hour(time)) est déjà passé. Intervention en cours\u{A0}: "
        + "indiquez une heure ultérieure.",
      "\(hour(time)) est déjà passé",
    ]
  }
  func message(_ text: String) -> String { "Message\u{A0}: \(text)" }
  func chooseMessage(_ messages: String) -> [String] {
    [
      "Envoyer quel message\u{A0}? \(messages)   Échap n’en envoie aucun.",
      "Message\u{A0}? \(messages)   Échap\u{A0}: aucun",
      "Message\u{A0}? \(messages)",
    ]
  }
  func noStoredMessage(_ number: Int?) -> [String] {
    number.map {
      ["Il n’y a pas de message \($0) dans config.yaml", "Pas de message \($0)"]
    } ?? [
      "Aucun message enregistré. config.yaml peut en contenir neuf, par exemple\u{A0}: "
        + "messages: {1: Veuillez conclure}",
      "Aucun message enregistré dans config.yaml", "Aucun message",
    ]
  }
  var messageCleared: String { "Le message est masqué" }
  var noMessageShown: String { "Il n’y a pas de message" }
  var pictureIsBack: String { "L’image est rétablie" }
  func picture(isAlreadyBlack: Bool) -> String {
    isAlreadyBlack ? "L’écran est déjà noir" : "L’écran n’est pas noir"
  }

  var alreadyRunning: String { "L’intervention est déjà en cours" }
  var notRunning: String { "L’intervention n’est pas en cours" }
  var noOtherSegment: String { "Il n’y a pas d’autre partie" }
  var noChange: String { "Impossible de changer davantage le temps" }
  func noTime(_ text: String, _ problem: TimeError.Problem) -> [String] {
    let problem = "\(quoted(text)) n’est pas une durée valide"
    return [
      "\(problem). Maximum\u{A0}: 23:59:59. Exemples\u{A0}: 1:30, 1h5m30s, 18m ou 45s.", problem,
    ]
  }
  var presetHasChanged: String { "Commande ignorée\u{A0}: ce préréglage a changé entre-temps" }
  var presetsChanged: String { "Préréglages modifiés" }
  func noPreset(named text: String) -> [String] {
    let problem = "Il n’y a pas de préréglage \(quoted(text))"
    return [
      "\(problem). Indiquez une case de 1 à 9 ou une partie d’un nom "
        + "affiché par \(quoted("speakerclock presets list")), par exemple\u{A0}: ted.",
      problem,
    ]
  }
  func severalPresets(named text: String, _ names: String) -> [String] {
    let problem = "\(quoted(text)) figure dans plusieurs noms"
    return [
      "\(problem)\u{A0}: \(names). Précisez le nom ou indiquez une case.",
      "\(problem)\u{A0}: \(names)", problem,
    ]
  }
  var nothingToChange: String { "Il n’y a rien à changer" }
  func noItem(named text: String) -> [String] {
    ["Aucun point du déroulé ne correspond à \(quoted(text))", "Aucun point \(quoted(text))"]
  }
  func severalItems(named text: String, _ items: String) -> [String] {
    let problem = "\(quoted(text)) correspond à plusieurs points"
    return ["\(problem)\u{A0}: \(items)", problem]
  }

  var breakHasNoLamps: String { "Une pause n’a pas de voyants" }
  func atTime(_ time: String) -> String { "à \(time)" }
  func pressAgain(_ key: String, _ change: GuardedChange) -> [String] {
    let again = "Appuyez de nouveau sur \(key)"
    return switch change {
    case .startsOtherDay(let day):
      [
        "Ce déroulé est prévu pour le \(day). Encore \(key) pour le démarrer.",
        "Encore \(key)\u{A0}: démarrer", "\(key)\u{A0}?",
      ]
    case .startsWithUnsetClock:
      [
        "L’horloge de cette machine n’est pas à l’heure. Encore \(key) pour démarrer.",
        "Encore \(key)\u{A0}: démarrer", "\(key)\u{A0}?",
      ]
    case .goes(let name):
      ["\(again) pour passer à \(quoted(name))", "Encore \(key)\u{A0}: \(name)"]
    case .goesOn(let time, nil):
      [
        "\(again)\u{A0}: \(time), l’intervention continue", "Encore \(key)\u{A0}: \(time)",
        "\(key)\u{A0}?",
      ]
    case .goesOn(let time, let end?):
      [
        "\(again)\u{A0}: \(time), sans la fin à \(hour(end))",
        "Encore \(key)\u{A0}: \(time), sans fin fixe", "\(key)\u{A0}?",
      ]
    case .endsTalkAndLoads(let name):
      [
        "Appuyez encore sur \(key) pour terminer cette intervention et charger \(quoted(name))",
        "Encore \(key)\u{A0}: terminer, charger", "\(key)\u{A0}: fin\u{A0}?",
      ]
    case .movesLamp(let lamp):
      ["\(again)\u{A0}: le \(lamp) commence maintenant", "Encore \(key)\u{A0}: le \(lamp)"]
    case .stores(let slot):
      ["\(again) pour enregistrer dans la case \(slot)", "\(key)\u{A0}: enregistrer\u{A0}?"]
    case .endsTalk:
      ["\(again) pour terminer cette intervention", "Encore \(key)\u{A0}: terminer"]
    case .beginsAnew: ["\(again) pour recommencer le déroulé", "Encore \(key)\u{A0}: recommencer"]
    case .skips(let name):
      ["\(again) pour sauter \(quoted(name))", "Encore \(key)\u{A0}: sauter"]
    case .endsTalkAndSkips(let names):
      [
        "Appuyez encore sur \(key) pour terminer cette intervention et sauter \(names)",
        "Encore \(key)\u{A0}: terminer, sauter",
      ]
    case .endsLate(let time, let length):
      [
        "\(hour(time)) vient de passer. \(again) pour une intervention de \(length).",
        "Encore \(key)\u{A0}: \(length)",
      ]
    }
  }
  func guarded(_ change: GuardedChange, confirmedBy confirmation: String) -> String {
    let send = "Envoyez \(quoted(confirmation))"
    return switch change {
    case .startsOtherDay(let day):
      "Ce déroulé est prévu pour le \(day). \(send) pour le démarrer."
    case .startsWithUnsetClock:
      "L’horloge de cette machine n’est pas à l’heure. \(send) pour démarrer."
    case .goes(let name): "\(send) pour passer à \(quoted(name))"
    case .goesOn(let time, nil): "\(send)\u{A0}: \(time), l’intervention continue"
    case .goesOn(let time, let end?): "\(send)\u{A0}: \(time), sans la fin à \(hour(end))"
    case .endsTalkAndLoads(let name):
      "\(send) pour terminer cette intervention et charger \(quoted(name))"
    case .movesLamp(let lamp): "\(send)\u{A0}: le \(lamp) commence maintenant"
    case .stores(let slot): "\(send) pour enregistrer dans la case \(slot)"
    case .endsTalk: "\(send) pour terminer cette intervention"
    case .beginsAnew: "\(send) pour recommencer le déroulé"
    case .skips(let name): "\(send) pour sauter \(quoted(name))"
    case .endsTalkAndSkips(let names):
      "Envoyez \(quoted(confirmation)) pour terminer cette intervention et sauter \(names)"
    case .endsLate(let time, let length):
      "\(hour(time)) vient de passer. Pour une intervention de \(length), envoyez \(quoted(confirmation))."
    }
  }
  var changedMeanwhile: String { "Commande ignorée\u{A0}: l’exposé a changé entre-temps" }
  func waitingForClock(after words: String) -> String { "En attente du minuteur\u{A0}: \(words)" }
  var notesAreNotSent: String { "Sans les notes\u{A0}: un broker ne les transmet pas" }
  func desk(_ name: String) -> String { name + remark("pupitre") }
  var segmentChangesTooSoon: String {
    "Commande ignorée\u{A0}: moins d’une demi-seconde après le changement précédent"
  }
  func tooLong(bytes: Int) -> String {
    "Une commande ne peut pas dépasser \(bytes) octets"
  }
  var answerTooLong: String { "La réponse est trop longue pour une ligne" }
  var listTooLong: String { "La liste est trop longue pour être transmise" }
  var tooLate: String { "Non exécuté\u{A0}: arrivé trop tard" }
  var pictureChangesTooOften: String {
    "L’affichage change trop souvent\u{A0}: attendez une seconde"
  }
  var operatorHasJustClosedOne: String {
    "La régie vient de masquer un message ou un écran noir"
  }
  var promptKeys: String { "Tab complète, Échap ferme" }
  var prompt: String {
    "Saisissez une commande, puis appuyez sur Entrée. Échap\u{A0}: annuler."
  }
  var messagePromptKeys: String { "Haut\u{A0}: précédents, Échap ferme" }
  var messagePrompt: String {
    "Saisissez un message, puis appuyez sur Entrée. Échap\u{A0}: annuler."
  }
  func noCommand(_ text: String, nearest: String?) -> [String] {
    let problem = "\(quoted(text)) n’est pas une commande"
    let hint = nearest.map { "Vouliez-vous dire \(quoted($0))\u{A0}? " } ?? ""
    return ["\(problem). \(hint)\(quoted("help")) affiche la liste.", problem]
  }
  func onlyAtClock(_ command: String) -> String {
    "\(quoted(command)) n’est possible que sur le minuteur lui-même"
  }
  func needs(_ command: String, _ need: CommandNeed, example: String) -> [String] {
    let what: String
    switch need {
    case .time: what = "une durée"
    case .timeOfDay: what = "une heure"
    case .slot: what = "une case de 1 à 9"
    case .item: what = "un numéro comme #3 ou une partie du titre"
    case .text: what = "un texte"
    case .preset: what = "une case ou une partie d’un nom"
    case .choice(let choices): what = choices.joined(separator: ", ", last: " ou ")
    case .nothing: return ["\(quoted(command)) s’emploie seul"]
    }
    let problem = "Indiquez \(what) après \(quoted(command))"
    return ["\(problem), par exemple\u{A0}: \(example)", problem]
  }

  func meaning(of command: CommandName) -> String {
    switch command {
    case .start: "démarrer ou reprendre l’intervention"
    case .stop: "mettre l’intervention en pause"
    case .toggle: "démarrer ou mettre en pause, comme la barre d’espace"
    case .add: "ajouter du temps"
    case .take: "retirer du temps"
    case .set:
      "régler le minuteur\u{A0}; avec green, yellow ou red, régler ce voyant sur le temps affiché"
    case .preset: "charger un préréglage, par sa case ou son nom"
    case .green: "aller au début de la partie\u{A0}; une intervention en cours continue de là"
    case .yellow:
      "aller au temps où le jaune commence\u{A0}; une intervention en cours continue de là"
    case .red:
      "aller au temps où le rouge commence\u{A0}; une intervention en cours continue de là"
    case .reset: "revenir à la première partie, prêt à démarrer"
    case .next: "passer à la partie ou au point suivant"
    case .previous: "revenir à la partie ou au point précédent"
    case .until: "faire finir l’intervention à l’heure indiquée"
    case .questions:
      "ajouter des questions à la fin de l’intervention\u{A0}: 5 minutes ou cette durée"
    case .backdate: "antidater le départ à la dernière pause ou au dernier \(quoted("reset"))"
    case .go: "aller à ce point du déroulé"
    case .skip: "sauter le point suivant ou celui-ci"
    case .move: "déplacer un point avant ou après un autre"
    case .title: "corriger le titre du point actuel"
    case .speaker: "corriger l’orateur du point actuel"
    case .shorten: "raccourcir le point suivant à cette durée"
    case .insert: "insérer un point avant le suivant"
    case .catchUp: "raccourcir les points suivants pour rattraper le retard"
    case .rundown: "lister les points du déroulé"
    case .restart: "recommencer le déroulé"
    case .reload: "relire le fichier du déroulé"
    case .store: "enregistrer le temps dans cette case"
    case .remove: "supprimer le préréglage enregistré dans cette case"
    case .message: "afficher ce message ou, sans texte, le dernier"
    case .clear: "masquer le message"
    case .blackout: "passer les écrans au noir, ou rétablir l’image"
    case .flash: "lancer un flash pour attirer l’attention"
    case .identify: "afficher sur chaque écran son nom"
    case .undo: "annuler la dernière modification, jusqu’à 10 fois"
    case .redo: "rétablir la dernière modification annulée"
    case .time: "annoncer le temps restant"
    case .displays: "lister les écrans connectés"
    case .events: "lister les derniers événements"
    case .help: "lister les commandes"
    case .layout: "changer la disposition des chiffres"
    case .theme: "changer les couleurs"
    case .announcements: "changer les annonces (aucune, texte, voix)"
    case .lock: "verrouiller les touches, sauf Espace"
    case .clock: "afficher l’heure"
    case .beside: "afficher un second temps près des feux\u{A0}: session, talk, clock ou off"
    case .operatorView: "afficher ou masquer la vue régie"
    case .takeOver:
      "poursuivre les interventions d’un minuteur tombé en panne (au pupitre seulement)"
    case .handOver: "passer le relais à un pupitre"
    case .desk: "devenir un pupitre de l’autre minuteur de la salle"
    case .quit: "quitter le programme"
    }
  }
}
