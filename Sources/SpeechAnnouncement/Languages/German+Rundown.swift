// What is said of a rundown.
extension German {
  func next(_ talk: String, at time: String?) -> String {
    "Als Nächstes: \(talk)" + (time.map { ", \($0)" } ?? "")
  }
  var pause: String { "Pause" }
  func behindPlan(by time: String) -> String { "\(time) zu spät" }
  func aheadOfPlan(by time: String) -> String { "\(time) zu früh" }
  var onTime: String { "im Zeitplan" }
  func cannotEnd(_ item: String, at time: String) -> String {
    "\(item) kann nicht um \(time) enden"
  }
  var rundownIsOver: String { "Das Programm ist zu Ende" }

  func skipped(_ item: String) -> String { "Ausgelassen: \(item)" }
  func shortened(_ item: String, to time: String) -> String { "\(item): \(time)" }
  func inserted(_ item: String, _ time: String) -> String {
    "Eingefügt: \(item), \(time)"
  }
  func notShorter(than time: String) -> String {
    "Es dauert nur \(time): bitte eine kürzere Zeit angeben"
  }
  func caughtUp(_ cuts: String, before time: String) -> String {
    "Gekürzt, um \(time) wieder im Zeitplan: \(cuts)"
  }
  func notMadeUp(_ time: String, before end: String) -> String {
    "\(time) lassen sich bis \(end) nicht aufholen"
  }
  var nothingToCatchUp: String { "Es ist nichts aufzuholen" }
  var noRundown: [String] {
    ["Es gibt kein Programm. Die Uhr mit --rundown DATEI starten", "Es gibt kein Programm"]
  }
  var nothingFollows: String { "Im Programm folgt nichts mehr" }

  func rundownGoesOn(with item: String) -> String { "Das Programm geht weiter mit \(item)" }
  func newItems(_ items: String) -> String { "neu in der Datei: \(items)" }
  func goneItems(_ items: String) -> String { "nicht mehr in der Datei: \(items)" }
}
