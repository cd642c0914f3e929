// The focus, the mouse, the lock, and the first start.
extension Italian {
  var controls: ControlNames {
    ControlNames(minutes: "minuti", seconds: "secondi", store: "salva", undo: "annulla")
  }
  func focus(_ name: String, _ enter: EnterMeaning, key: String) -> String {
    let words =
      switch enter {
      case .take: "\(key) per scegliere"
      case .store(let time): "\(key) per salvare qui \(time)"
      case .go: "\(key) per passare a questo tempo"
      case .hold(let time): "\(key) per impostare \(time)"
      case .start: "Frecce per cambiare, \(key) per avviare"
      case .ask: "\(key), poi una memoria o una luce"
      case .undo: "\(key) per annullare l’ultima modifica"
      }
    return "\(name.capitalised). \(words)."
  }
  var mouse: MouseNames {
    MouseNames(
      click: "Clic", doubleClick: "Doppio clic", hold: "Clic lungo",
      dragAndWheel: "Trascinare, rotella")
  }
  var clickAgain: String { "Un altro clic: mette in pausa" }
  func locked(key: String, space: String) -> [String] {
    [
      "Tasti bloccati, tranne \(space). Premere due volte \(key) per sbloccarli.",
      "Premere due volte \(key) per sbloccare",
    ]
  }
  func unlock(key: String) -> [String] {
    [
      "Tasti bloccati: premere di nuovo \(key) per sbloccarli",
      "Premere di nuovo \(key) per sbloccare",
    ]
  }
  var unlocked: String { "Tasti sbloccati" }
  func firstStart(start: String, slots: String, help: String) -> [String] {
    [
      "Benvenuti: \(start) avvia, \(slots) caricano un preset, \(help) mostra tutti i tasti",
      "\(start) avvia, \(help) mostra tutti i tasti",
    ]
  }
  var firstStore: String { "Salvato per la prossima volta" }
}
