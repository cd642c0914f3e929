import TimerEngine

// Texts about a rundown.
extension German {
  func next(_ talk: String, at time: String?) -> String {
    "Als Nächstes: \(talk)" + (time.map { ", \(alone(timeOfDay: $0))" } ?? "")
  }
  func startsIn(_ time: String) -> String { "beginnt in \(time)" }
  func startsAt(_ time: String) -> String { "beginnt um \(time) Uhr" }
  var yourTurn: String { "Sie sind an der Reihe" }
  func youAreNext(in time: String?) -> String {
    "Sie sind als Nächstes an der Reihe" + (time.map { ", in \($0)" } ?? "")
  }
  func youStart(in time: String) -> String { "Sie beginnen in \(time)" }
  func backAt(_ time: String) -> String { "weiter um \(time) Uhr" }
  var backSoon: String { "Gleich geht es weiter" }
  var pause: String { "Pause" }
  func behindPlan(by time: String) -> String { "\(time) im Verzug" }
  func aheadOfPlan(by time: String) -> String { "\(time) Vorsprung" }
  var onTime: String { "im Zeitplan" }
  func rundownEnds(_ time: String) -> String { "Programmende \(time) Uhr" }
  func rundownEnded(_ time: String) -> String { "das Programm endete um \(time) Uhr" }
  func cannotEnd(_ item: String, at time: String) -> [String] {
    ["\(item) kann nicht um \(time) Uhr enden", "\(item) endet zu spät"]
  }
  var itemStates: ItemStateWords {
    ItemStateWords(
      ended: "BEENDET", current: "JETZT", coming: "FOLGT", skipped: "ÜBERSPRUNGEN")
  }
  func alone(timeOfDay time: String) -> String { "\(time) Uhr" }
  func planned(at time: String) -> String { "geplant \(time) Uhr" }
  func note(_ text: String) -> String { "Notiz: \(text)" }
  var endsTooLate: String { "endet zu spät" }
  var rundownIsOver: String { "Der Ablaufplan ist zu Ende" }
  func rundownEnded(at time: String) -> String { "Dieser Ablaufplan endete um \(time)" }
  func beginsAnew(_ key: String, twice: Bool) -> String {
    twice ? "zweimal \(key) beginnt ihn von vorn" : "\(key) beginnt ihn von vorn"
  }
  func goesBack(_ key: String, to item: String) -> String { "\(key) geht zurück zu \(item)" }

  func skipped(_ item: String) -> String { "Übersprungen: \(item)" }
  func shortened(_ item: String, to time: String) -> String { "\(item): jetzt \(time)" }
  func inserted(_ item: String, _ time: String) -> String {
    "Eingefügt: \(item), \(time)"
  }
  func notShorter(than time: String) -> String {
    "Die Länge beträgt schon \(time). Bitte eine kürzere Zeit angeben."
  }
  func caughtUp(_ cuts: String, before time: String) -> String {
    "Gekürzt, um bis \(time) Uhr aufzuholen: \(cuts)"
  }
  var nothingToCatchUp: [String] {
    ["Programmende im Zeitplan: Es ist nichts aufzuholen", "Es ist nichts aufzuholen"]
  }
  var noRundown: [String] {
    ["Es gibt keinen Ablaufplan. Die Uhr mit --rundown DATEI starten.", "Kein Ablaufplan"]
  }
  var nothingFollows: String { "Im Ablaufplan folgt nichts mehr" }
  var nothingPrecedes: String { "Im Ablaufplan steht nichts davor" }
  func date(_ day: CalendarDay) -> String {
    let weekdays = [
      "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag",
    ]
    let months = [
      "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
      "November", "Dezember",
    ]
    let (year, month, number) = day.fields
    return "\(weekdays[day.weekday]), \(number). \(months[month - 1]) \(year)"
  }
  func rundownIsFor(_ day: String) -> [String] {
    ["Dieser Ablaufplan ist für \(day), nicht für heute", "Für \(day)"]
  }
  var clockIsNotSet: [String] {
    ["Die Uhr dieses Rechners ist nicht gestellt", "Die Uhr ist nicht gestellt"]
  }

  func rundownGoesOn(with item: String) -> String { "Weiter im Ablaufplan mit \(item)" }
  func newItems(_ items: String) -> String { "neu in der Datei: \(items)" }
  func goneItems(_ items: String) -> String { "aus der Datei entfernt: \(items)" }
  func changedItems(_ items: String) -> String { "geändert: \(items)" }
  func breakStillEnds(_ item: String, at time: String) -> String {
    "\(item) endet weiterhin um \(time) Uhr, wenn der nächste Programmpunkt beginnt"
  }
  func plannedTimesMoved(by length: String, isLater: Bool) -> String {
    "alle geplanten Zeiten sind \(length) \(isLater ? "später" : "früher")"
  }
  var newOrder: String { "die Reihenfolge ist neu" }
  var fileTaken: String { "Der Ablaufplan wurde aus der Datei aktualisiert" }
  var fileUnchanged: String { "Die Datei des Ablaufplans ist unverändert" }
  var fileMissing: String { "Die Datei des Ablaufplans fehlt. Der Ablaufplan bleibt, wie er ist." }
  var rundownStays: String { "Der Ablaufplan bleibt, wie er ist" }
  func tooManyItems(_ count: Int) -> String {
    "Der Ablaufplan bleibt, wie er ist: Er hätte mehr als \(count) Punkte"
  }
  func itemsWouldGo(_ count: Int) -> String {
    count == 1
      ? "In der Datei fehlt 1 Punkt: :reload entfernt ihn"
      : "In der Datei fehlen \(count) Punkte: :reload entfernt sie"
  }
  func hardEndWouldMove(_ item: String, to time: String?) -> String {
    "In der Datei " + (time.map { "endet \(item) um \($0) Uhr" } ?? "hat \(item) kein festes Ende")
      + ": :reload übernimmt das"
  }

  func moved(_ item: String, before: String?, after: String?) -> String {
    "Verschoben: \(item), jetzt " + (before.map { "vor \($0)" } ?? "nach \(after ?? "")")
  }
  func renamed(_ item: String) -> String { "Geändert: \(item)" }
  func hasStarted(_ item: String) -> String { "\(item) hat schon begonnen" }
  func placeHasPassed(_ item: String) -> String {
    "Dorthin lässt sich nichts verschieben: Der Platz bei \(item) ist vorbei"
  }
  var breakIsOver: String { "Die Pause ist zu Ende" }

  func thisItem(_ lateness: String, isBreak: Bool) -> String {
    (isBreak ? "diese Pause" : "dieser Vortrag") + ": \(lateness)"
  }
  func hardEnd(_ time: String) -> String { "festes Ende \(time) Uhr" }
  func losesTime(_ item: String, _ time: String, end: String) -> [String] {
    ["\(item) muss um \(end) Uhr enden und verliert \(time)", "\(item) verliert \(time)"]
  }
  func offer(_ command: String, cutting cuts: [ItemAndLength], before end: String?) -> String {
    let cuts = cuts.map { "\($0.item) auf \($0.length)" }.joined(separator: comma)
    return (end.map { "um bis \($0) Uhr zu enden: " } ?? "") + "\(cuts) kürzen" + remark(command)
  }
  func absorbsDelay(_ item: String) -> [String] {
    ["\(item) fängt den Verzug auf: Es ist nichts aufzuholen", "\(item) fängt den Verzug auf"]
  }
  func gapAbsorbsDelay(before item: String) -> [String] {
    [
      "Die Lücke vor \(item) fängt den Verzug auf: Es ist nichts aufzuholen",
      "Die Lücke vor \(item) fängt den Verzug auf",
    ]
  }
}
