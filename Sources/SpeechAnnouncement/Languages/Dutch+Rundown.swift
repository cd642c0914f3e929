// Texts about a rundown.
extension Dutch {
  func next(_ talk: String, at time: String?) -> String {
    "Hierna: \(talk)" + (time.map { ", \($0)" } ?? "")
  }
  var pause: String { "Pauze" }
  func behindPlan(by time: String) -> String { "\(time) achter op schema" }
  func aheadOfPlan(by time: String) -> String { "\(time) voor op schema" }
  var onTime: String { "op schema" }
  func rundownEnds(_ time: String) -> String { "einde draaiboek \(time)" }
  func cannotEnd(_ item: String, at time: String) -> String {
    "\(item) kan niet om \(time) eindigen"
  }
  var itemStates: ItemStateWords {
    ItemStateWords(
      ended: "AFGELOPEN", current: "NU", coming: "VOLGT", skipped: "OVERGESLAGEN")
  }
  func planned(at time: String) -> String { "gepland om \(time)" }
  var endsTooLate: String { "eindigt te laat" }
  var rundownIsOver: String { "Het draaiboek is afgelopen" }

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
  func notMadeUp(_ time: String, before end: String) -> String {
    "\(time) niet in te lopen vóór \(end)"
  }
  var nothingToCatchUp: String { "Het draaiboek ligt op schema: er is niets in te lopen" }
  var noRundown: [String] {
    ["Er is geen draaiboek. Start de klok met --rundown BESTAND", "Er is geen draaiboek"]
  }
  var nothingFollows: String { "In het draaiboek volgt niets meer" }

  func rundownGoesOn(with item: String) -> String { "Het draaiboek gaat verder met \(item)" }
  func newItems(_ items: String) -> String { "nieuw in het bestand: \(items)" }
  func goneItems(_ items: String) -> String { "verwijderd uit het bestand: \(items)" }
}
