import TimerEngine

// What commands answer.
extension French {
  func undone(_ change: UndoneChange) -> String {
    switch change {
    case .slot(let slot, let preset):
      "Annulé : la case \(slot) \(preset.map { "contient de nouveau " + $0 } ?? "est de nouveau vide")"
    case .lamp(let lamp, let time): "Annulé : \(lamp) revient à \(time)"
    case .preset(let preset): "Annulé : de nouveau \(preset)"
    case .time(let time): "Annulé : l'horloge affiche de nouveau \(time)"
    case .ready(let time): "Annulé : de nouveau prêt, \(time)"
    case .paused(let time): "Annulé : de nouveau en pause, \(time)"
    case .running(let time): "Annulé : de nouveau en cours, \(time)"
    case .rundown: "Annulé : le programme est comme avant"
    case .message(let isShown):
      "Annulé : le message est de nouveau \(isShown ? "affiché" : "masqué")"
    }
  }
  var undone: String { "Annulé" }
  var nothingToUndo: String { "Rien à annuler" }
  func notUndone(slot: Int) -> [String] {
    [
      "Annulation impossible : un autre programme a modifié la case \(slot)",
      "Annulation impossible",
    ]
  }

  func removed(_ preset: String, from slot: Int, now: String?) -> String {
    "Case \(slot) : \(preset) retiré" + (now.map { ", remplacé par \($0)" } ?? "")
  }
  func bundled(_ preset: String, in slot: Int) -> [String] {
    [
      "La case \(slot) contient \(preset), livré avec le programme. Seuls les préréglages enregistrés peuvent être retirés",
      "Case \(slot) : préréglage du programme",
    ]
  }
  func written(_ preset: String, in slot: Int, file: String) -> [String] {
    [
      "La case \(slot) contient \(preset), de \(file). Retirez-le dans ce fichier",
      "La case \(slot) vient de \(file)",
    ]
  }

  func startMoved(by time: String) -> String { "Début avancé de \(time)" }
  var startAtLastStop: String {
    "Le temps court déjà depuis le dernier arrêt"
  }
  func passed(_ time: String) -> [String] {
    [
      "L'heure \(time) est passée. L'exposé est en cours : donnez une heure plus tardive",
      "L'heure \(time) est passée",
    ]
  }
  func message(_ text: String) -> String { "Message : \(text)" }
  func chooseMessage(_ messages: String) -> [String] {
    ["Quel message ? \(messages)   Échap n'en envoie aucun.", "Message ? \(messages)"]
  }
  func noStoredMessage(_ number: Int?) -> [String] {
    number.map { ["Il n'y a pas de message \($0) dans config.yaml", "Pas de message \($0)"] } ?? [
      "Aucun message enregistré. config.yaml peut en contenir neuf, par exemple : messages: {1: Veuillez conclure}",
      "Aucun message dans config.yaml", "Aucun message",
    ]
  }
  var messageCleared: String { "Le message est effacé" }

  var alreadyRunning: String { "L'exposé est déjà en cours" }
  var notRunning: String { "L'exposé n'est pas en cours" }
  var noPart: String { "Il n'y a pas d'autre partie" }
  var noChange: String { "Impossible de modifier davantage le temps" }
  func noTime(_ text: String, _ problem: TimeError.Problem) -> String {
    "'\(text)' n'est pas une durée valable. Maximum 23:59:59, par exemple 18:00, 1h5m30s, 18m ou 45s"
  }
  func noPreset(named text: String) -> String {
    "Il n'y a pas de préréglage '\(text)'. Possible : une case de 1 à 9 ou une partie d'un nom que "
      + "'speakerclock presets list' montre, par exemple : ted"
  }
  func severalPresets(named text: String, _ names: String) -> String {
    "'\(text)' fait partie de plusieurs noms. Possible : \(names) ou une case."
  }

  func guarded(_ command: String) -> String {
    "L'exposé est en cours. Envoyez « ! \(command) » pour confirmer"
  }
  func tooLong(bytes: Int) -> String { "Une commande ne peut dépasser \(bytes) octets" }
  var answerTooLong: String { "La réponse est trop longue pour une ligne" }
  var pictureChangesTooOften: String { "L'affichage change trop souvent. Attendez une seconde." }
  var prompt: String { "Tapez une commande, puis Entrée. Échap annule" }
  func noCommand(_ text: String, expected commands: String) -> [String] {
    [
      "'\(text)' n'est pas une commande. Commandes possibles : \(commands)",
      "'\(text)' n'est pas une commande",
    ]
  }
  func needs(_ command: String, _ need: CommandNeed, example: String) -> String {
    let what =
      switch need {
      case .time: "demande une durée"
      case .timeOfDay: "demande une heure"
      case .slot: "demande une case de 1 à 9"
      case .preset: "demande une case ou une partie d'un nom"
      case .choice(let choices): "demande " + choices.joined(separator: ", ", last: " ou ")
      case .nothing: "n'accepte pas d'argument"
      }
    return "\(command) \(what), par exemple : \(example)"
  }
}
