import TimerEngine

// Texts about a rundown.
extension Italian {
  func next(_ talk: String, at time: String?) -> String {
    "A seguire: \(talk)" + (time.map { ", \($0)" } ?? "")
  }
  func startsIn(_ time: String) -> String { "inizia tra \(time)" }
  func startsAt(_ time: String) -> String { "inizia " + hour("al", time) }
  var yourTurn: String { "Tocca a Lei" }
  func youAreNext(in time: String?) -> String {
    "Il prossimo intervento è il Suo" + (time.map { ", tra \($0)" } ?? "")
  }
  func youStart(in time: String) -> String { "Tocca a Lei tra \(time)" }
  func backAt(_ time: String) -> String { "si riprende " + hour("al", time) }
  var backSoon: String { "Si riprende a breve" }
  var pause: String { "Intervallo" }
  func behindPlan(by time: String) -> String { "\(time) di ritardo" }
  func aheadOfPlan(by time: String) -> String { "\(time) di anticipo" }
  var onTime: String { "in orario" }
  func rundownEnds(_ time: String) -> String { "fine scaletta \(hour("al", time))" }
  func rundownEnded(_ time: String) -> String { "scaletta terminata \(hour("al", time))" }
  func cannotEnd(_ item: String, at time: String) -> [String] {
    ["\(item) non può finire " + hour("al", time), "\(item) finisce troppo tardi"]
  }
  var itemStates: ItemStateWords {
    ItemStateWords(
      ended: "TERMINATO", current: "IN CORSO", coming: "IN PROGRAMMA", skipped: "SALTATO")
  }
  func planned(at time: String) -> String { "previsto " + hour("al", time) }
  func note(_ text: String) -> String { "Nota: \(text)" }
  var endsTooLate: String { "finisce troppo tardi" }
  var rundownIsOver: String { "La scaletta è terminata" }
  func rundownEnded(at time: String) -> String { "Questa scaletta è terminata alle \(time)" }
  func beginsAnew(_ key: String, twice: Bool) -> String {
    twice ? "\(key) due volte la ricomincia" : "\(key) la ricomincia"
  }
  func goesBack(_ key: String, to item: String) -> String { "\(key) torna a \(quoted(item))" }

  func skipped(_ item: String) -> String { "Saltato: \(item)" }
  func shortened(_ item: String, to time: String) -> String { "\(item): \(time)" }
  func inserted(_ item: String, _ time: String) -> String { "Inserito: \(item), \(time)" }
  func notShorter(than time: String) -> String {
    "La durata è già di \(time): indicare un tempo più breve"
  }
  func caughtUp(_ cuts: String, before time: String) -> String {
    "Accorciato per essere in orario \(hour("al", time)): \(cuts)"
  }
  var nothingToCatchUp: [String] {
    ["La scaletta finirà in orario: niente da recuperare", "Niente da recuperare"]
  }
  var noRundown: [String] {
    ["Non c’è una scaletta. Avviare il timer con --rundown FILE.", "Non c’è una scaletta"]
  }
  var nothingFollows: String { "Nella scaletta non segue altro" }
  var nothingPrecedes: String { "Nella scaletta non c’è altro prima" }
  func date(_ day: CalendarDay) -> String {
    let weekdays = [
      "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica",
    ]
    let months = [
      "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto",
      "settembre", "ottobre", "novembre", "dicembre",
    ]
    let (year, month, number) = day.fields
    return
      "\(weekdays[day.weekday]) \(number)\(number == 1 ? "º" : "") \(months[month - 1]) \(year)"
  }
  func rundownIsFor(_ day: String) -> [String] {
    ["Questa scaletta è per \(day), non per oggi", "Per \(day)"]
  }
  var clockIsNotSet: [String] {
    ["L’orologio di questo computer non è impostato", "L’orologio non è impostato"]
  }

  func rundownGoesOn(with item: String) -> String { "La scaletta continua con \(item)" }
  func newItems(_ items: String) -> String { "nuovo nel file: \(items)" }
  func goneItems(_ items: String) -> String { "rimosso dal file: \(items)" }
  func changedItems(_ items: String) -> String { "modificati: \(items)" }
  func breakStillEnds(_ item: String, at time: String) -> String {
    "\(item) termina sempre \(hour("al", time)), all’inizio del punto successivo"
  }
  func plannedTimesMoved(by length: String, isLater: Bool) -> String {
    "tutti gli orari previsti sono \(isLater ? "posticipati" : "anticipati") di \(length)"
  }
  var newOrder: String { "l’ordine è cambiato" }
  var fileTaken: String { "La scaletta è stata aggiornata dal suo file" }
  var fileUnchanged: String { "Il file della scaletta non è cambiato" }
  var fileMissing: String { "Manca il file della scaletta. La scaletta resta com’è." }
  var rundownStays: String { "La scaletta resta com’è" }
  func tooManyItems(_ count: Int) -> String {
    "La scaletta resta com’è: avrebbe più di \(count) punti"
  }
  func itemsWouldGo(_ count: Int) -> String {
    count == 1
      ? "Il file ha 1 punto in meno: :reload lo toglie"
      : "Il file ha \(count) punti in meno: :reload li toglie"
  }
  func hardEndWouldMove(_ item: String, to time: String?) -> String {
    "Nel file, \(item) " + (time.map { "finisce " + hour("al", $0) } ?? "non ha un’ora di fine")
      + ": :reload lo applica"
  }

  func moved(_ item: String, before: String?, after: String?) -> String {
    "Spostato: \(item), ora " + (before.map { "prima di \($0)" } ?? "dopo \(after ?? "")")
  }
  func renamed(_ item: String) -> String { "Modificato: \(item)" }
  func hasStarted(_ item: String) -> String { "\(item) è già iniziato" }
  func placeHasPassed(_ item: String) -> String {
    "Non si può spostare niente lì: il posto accanto a \(item) è passato"
  }
  var breakIsOver: String { "L’intervallo è finito" }

  func thisItem(_ lateness: String, isBreak: Bool) -> String {
    (isBreak ? "questo intervallo" : "questo intervento") + ": \(lateness)"
  }
  func hardEnd(_ time: String) -> String { "fine tassativa " + hour("al", time) }
  func losesTime(_ item: String, _ time: String, end: String) -> [String] {
    ["\(item) deve finire \(hour("al", end)) e perde \(time)", "\(item) perde \(time)"]
  }
  func offer(_ command: String, cutting cuts: [ItemAndLength], before end: String?) -> String {
    let cuts = cuts.map { "\($0.item) a \($0.length)" }.joined(separator: comma)
    return (end.map { "per finire \(hour("al", $0)): " } ?? "") + "accorciare \(cuts)"
      + remark(command)
  }
  func absorbsDelay(_ item: String) -> [String] {
    ["\(item) assorbe il ritardo: niente da recuperare", "\(item) assorbe il ritardo"]
  }
  func gapAbsorbsDelay(before item: String) -> [String] {
    [
      "Il tempo libero prima di \(item) assorbe il ritardo: niente da recuperare",
      "Il tempo libero prima di \(item) assorbe il ritardo", "Ritardo assorbito prima di \(item)",
    ]
  }
}
