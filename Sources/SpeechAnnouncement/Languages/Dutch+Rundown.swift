import TimerEngine

// Texts about a rundown.
extension Dutch {
  func next(_ talk: String, at time: String?) -> String {
    "Hierna: \(talk)" + (time.map { ", \($0)" } ?? "")
  }
  func startsIn(_ time: String) -> String { "begint over \(time)" }
  func startsAt(_ time: String) -> String { "begint om \(time)" }
  var yourTurn: String { "U bent aan de beurt" }
  func youAreNext(in time: String?) -> String {
    "U bent hierna aan de beurt" + (time.map { ", over \($0)" } ?? "")
  }
  func youStart(in time: String) -> String { "U begint over \(time)" }
  func backAt(_ time: String) -> String { "verder om \(time)" }
  var backSoon: String { "We gaan zo verder" }
  var pause: String { "Pauze" }
  func behindPlan(by time: String) -> String { "\(time) achter op schema" }
  func aheadOfPlan(by time: String) -> String { "\(time) voor op schema" }
  var onTime: String { "op schema" }
  func rundownEnds(_ time: String) -> String { "einde draaiboek \(time)" }
  func rundownEnded(_ time: String) -> String { "draaiboek afgelopen om \(time)" }
  func cannotEnd(_ item: String, at time: String) -> [String] {
    ["\(item) kan niet om \(time) eindigen", "\(item) eindigt te laat"]
  }
  var itemStates: ItemStateWords {
    ItemStateWords(
      ended: "AFGELOPEN", current: "NU", coming: "VOLGT", skipped: "OVERGESLAGEN")
  }
  func planned(at time: String) -> String { "gepland om \(time)" }
  func note(_ text: String) -> String { "Notitie: \(text)" }
  var endsTooLate: String { "eindigt te laat" }
  var rundownIsOver: String { "Het draaiboek is afgelopen" }
  func rundownEnded(at time: String) -> String { "Dit draaiboek eindigde om \(time)" }
  func beginsAnew(_ key: String, twice: Bool) -> String {
    twice ? "tweemaal \(key) begint het opnieuw" : "\(key) begint het opnieuw"
  }
  func goesBack(_ key: String, to item: String) -> String { "\(key) gaat terug naar \(item)" }

  func skipped(_ item: String) -> String { "Overgeslagen: \(item)" }
  func shortened(_ item: String, to time: String) -> String { "\(item): nu \(time)" }
  func inserted(_ item: String, _ time: String) -> String {
    "Ingevoegd: \(item), \(time)"
  }
  func notShorter(than time: String) -> String {
    "De duur is al \(time): geef een kortere tijd op"
  }
  func caughtUp(_ cuts: String, before time: String) -> String {
    "Ingekort om vóór \(time) tijd in te lopen: \(cuts)"
  }
  var nothingToCatchUp: [String] {
    ["Het draaiboek eindigt op schema: er is niets in te lopen", "Er is niets in te lopen"]
  }
  var noRundown: [String] {
    ["Er is geen draaiboek. Start de klok met --rundown BESTAND.", "Er is geen draaiboek"]
  }
  var nothingFollows: String { "In het draaiboek volgt niets meer" }
  var nothingPrecedes: String { "In het draaiboek staat niets hiervoor" }
  func date(_ day: CalendarDay) -> String {
    let weekdays = [
      "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag",
    ]
    let months = [
      "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september",
      "oktober", "november", "december",
    ]
    let (year, month, number) = day.fields
    return "\(weekdays[day.weekday]) \(number) \(months[month - 1]) \(year)"
  }
  func rundownIsFor(_ day: String) -> [String] {
    ["Dit draaiboek is voor \(day), niet voor vandaag", "Voor \(day)"]
  }
  var clockIsNotSet: [String] {
    ["De klok van deze computer staat niet goed", "De klok staat niet goed"]
  }

  func rundownGoesOn(with item: String) -> String { "Het draaiboek gaat verder met \(item)" }
  func newItems(_ items: String) -> String { "nieuw in het bestand: \(items)" }
  func goneItems(_ items: String) -> String { "verwijderd uit het bestand: \(items)" }
  func changedItems(_ items: String) -> String { "gewijzigd: \(items)" }
  func breakStillEnds(_ item: String, at time: String) -> String {
    "\(item) eindigt nog steeds om \(time), als het volgende programmapunt begint"
  }
  func plannedTimesMoved(by length: String, isLater: Bool) -> String {
    "alle geplande tijden zijn \(length) \(isLater ? "later" : "eerder")"
  }
  var newOrder: String { "de volgorde is anders" }
  var fileTaken: String { "Het draaiboek is bijgewerkt uit het bestand" }
  var fileUnchanged: String { "Het bestand van het draaiboek is niet veranderd" }
  var fileMissing: String {
    "Het bestand van het draaiboek ontbreekt. Het draaiboek blijft zoals het is."
  }
  var rundownStays: String { "Het draaiboek blijft zoals het is" }
  func tooManyItems(_ count: Int) -> String {
    "Het draaiboek blijft zoals het is: het zou meer dan \(count) onderdelen hebben"
  }
  func itemsWouldGo(_ count: Int) -> String {
    count == 1
      ? "In het bestand ontbreekt 1 onderdeel: :reload verwijdert het"
      : "In het bestand ontbreken \(count) onderdelen: :reload verwijdert ze"
  }
  func hardEndWouldMove(_ item: String, to time: String?) -> String {
    "In het bestand " + (time.map { "eindigt \(item) om \($0)" } ?? "heeft \(item) geen vast einde")
      + ": :reload neemt dat over"
  }

  func moved(_ item: String, before: String?, after: String?) -> String {
    "Verplaatst: \(item), nu " + (before.map { "voor \($0)" } ?? "na \(after ?? "")")
  }
  func renamed(_ item: String) -> String { "Gewijzigd: \(item)" }
  func hasStarted(_ item: String) -> String { "\(item) is al begonnen" }
  func placeHasPassed(_ item: String) -> String {
    "Daar kan niets naartoe: de plaats bij \(item) is voorbij"
  }
  var breakIsOver: String { "De pauze is voorbij" }

  func thisItem(_ lateness: String, isBreak: Bool) -> String {
    (isBreak ? "deze pauze" : "deze presentatie") + " \(lateness)"
  }
  func hardEnd(_ time: String) -> String { "vast einde \(time)" }
  func losesTime(_ item: String, _ time: String, end: String) -> [String] {
    ["\(item) moet om \(end) eindigen en verliest \(time)", "\(item) verliest \(time)"]
  }
  func offer(_ command: String, cutting cuts: [ItemAndLength], before end: String?) -> String {
    let cuts = cuts.map { "\($0.item) tot \($0.length)" }.joined(separator: comma)
    return (end.map { "om uiterlijk \($0) te eindigen: " } ?? "") + "\(cuts) inkorten"
      + remark(command)
  }
  func absorbsDelay(_ item: String) -> [String] {
    ["\(item) vangt de vertraging op: er is niets in te lopen", "\(item) vangt de vertraging op"]
  }
  func gapAbsorbsDelay(before item: String) -> [String] {
    [
      "De ruimte vóór \(item) vangt de vertraging op: er is niets in te lopen",
      "De ruimte vóór \(item) vangt de vertraging op",
    ]
  }
}
