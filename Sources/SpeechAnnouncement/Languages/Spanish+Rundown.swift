import TimerEngine

// Texts about a rundown.
extension Spanish {
  func next(_ talk: String, at time: String?) -> String {
    "A continuación: \(talk)" + (time.map { ", a \(withArticle($0))" } ?? "")
  }
  func startsIn(_ time: String) -> String { "empieza en \(time)" }
  func startsAt(_ time: String) -> String { "empieza a \(withArticle(time))" }
  var yourTurn: String { "Es su turno" }
  func youAreNext(in time: String?) -> String {
    "Su turno es el siguiente" + (time.map { ", en \($0)" } ?? "")
  }
  func youStart(in time: String) -> String { "Su turno empieza en \(time)" }
  func backAt(_ time: String) -> String { "volvemos a \(withArticle(time))" }
  var backSoon: String { "Volvemos enseguida" }
  var pause: String { "Descanso" }
  func behindPlan(by time: String) -> String { "\(time) de retraso" }
  func aheadOfPlan(by time: String) -> String { "\(time) de adelanto" }
  var onTime: String { "a tiempo" }
  func rundownEnds(_ time: String) -> String { "fin de la escaleta \(time)" }
  func rundownEnded(_ time: String) -> String { "la escaleta terminó a \(withArticle(time))" }
  func cannotEnd(_ item: String, at time: String) -> [String] {
    ["\(item) no puede terminar a \(withArticle(time))", "\(item) termina demasiado tarde"]
  }
  var itemStates: ItemStateWords {
    ItemStateWords(
      ended: "TERMINADO", current: "AHORA", coming: "PENDIENTE", skipped: "OMITIDO")
  }
  func planned(at time: String) -> String { "previsto para \(withArticle(time))" }
  func note(_ text: String) -> String { "Nota: \(text)" }
  var endsTooLate: String { "termina demasiado tarde" }
  var rundownIsOver: String { "Escaleta terminada" }
  func rundownEnded(at time: String) -> String { "Esta escaleta terminó a las \(time)" }
  func beginsAnew(_ key: String, twice: Bool) -> String {
    twice ? "\(key) dos veces la empieza de nuevo" : "\(key) la empieza de nuevo"
  }
  func goesBack(_ key: String, to item: String) -> String { "\(key) vuelve a \(quoted(item))" }

  func skipped(_ item: String) -> String { "Omitido: \(item)" }
  func shortened(_ item: String, to time: String) -> String { "\(item): ahora \(time)" }
  func inserted(_ item: String, _ time: String) -> String { "Insertado: \(item), \(time)" }
  func notShorter(than time: String) -> String {
    "Su duración ya es de \(time); indique una menor"
  }
  func caughtUp(_ cuts: String, before time: String) -> String {
    "Acortado para llegar a tiempo a \(withArticle(time)): \(cuts)"
  }
  var nothingToCatchUp: [String] {
    ["La escaleta terminará a tiempo: nada que recuperar", "Nada que recuperar"]
  }
  var noRundown: [String] {
    ["No hay escaleta. Arranque el programa con --rundown ARCHIVO.", "No hay escaleta"]
  }
  var nothingFollows: String { "No queda nada en la escaleta" }
  var nothingPrecedes: String { "No hay nada antes en la escaleta" }
  func date(_ day: CalendarDay) -> String {
    let weekdays = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"]
    let months = [
      "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
      "octubre", "noviembre", "diciembre",
    ]
    let (year, month, number) = day.fields
    return "\(weekdays[day.weekday]), \(number) de \(months[month - 1]) de \(year)"
  }
  func rundownIsFor(_ day: String) -> [String] {
    ["Esta escaleta es para el \(day), no para hoy", "Para el \(day)"]
  }
  var clockIsNotSet: [String] {
    ["El reloj de este equipo no está en hora", "El reloj no está en hora"]
  }

  func rundownGoesOn(with item: String) -> String { "La escaleta continúa con \(item)" }
  func newItems(_ items: String) -> String { "nuevo en el archivo: \(items)" }
  func goneItems(_ items: String) -> String { "eliminado del archivo: \(items)" }
  func changedItems(_ items: String) -> String { "cambios en: \(items)" }
  func breakStillEnds(_ item: String, at time: String) -> String {
    "\(item) sigue terminando a \(withArticle(time)), cuando empieza el punto siguiente"
  }
  func plannedTimesMoved(by length: String, isLater: Bool) -> String {
    "todas las horas previstas se \(isLater ? "retrasan" : "adelantan") \(length)"
  }
  var newOrder: String { "el orden ha cambiado" }
  var fileTaken: String { "La escaleta se ha actualizado desde su archivo" }
  var fileUnchanged: String { "El archivo de la escaleta no ha cambiado" }
  var fileMissing: String { "Falta el archivo de la escaleta. La escaleta queda como está." }
  var rundownStays: String { "La escaleta queda como está" }
  func tooManyItems(_ count: Int) -> String {
    "La escaleta queda como está: tendría más de \(count) puntos"
  }
  func itemsWouldGo(_ count: Int) -> String {
    count == 1
      ? "El archivo tiene 1 punto menos: :reload lo quita"
      : "El archivo tiene \(count) puntos menos: :reload los quita"
  }
  func hardEndWouldMove(_ item: String, to time: String?) -> String {
    "En el archivo, \(item) "
      + (time.map { "termina a \(withArticle($0))" } ?? "no tiene hora de fin")
      + ": :reload lo aplica"
  }

  func moved(_ item: String, before: String?, after: String?) -> String {
    "Movido: \(item), ahora " + (before.map { "antes de \($0)" } ?? "después de \(after ?? "")")
  }
  func renamed(_ item: String) -> String { "Cambiado: \(item)" }
  func hasStarted(_ item: String) -> String { "\(item) ya ha empezado" }
  func placeHasPassed(_ item: String) -> String {
    "No se puede mover nada allí: el lugar junto a \(item) ya ha pasado"
  }
  var breakIsOver: String { "La pausa ha terminado" }

  func thisItem(_ lateness: String, isBreak: Bool) -> String {
    (isBreak ? "este descanso" : "esta charla") + ": \(lateness)"
  }
  func hardEnd(_ time: String) -> String { "fin fijo a \(withArticle(time))" }
  func losesTime(_ item: String, _ time: String, end: String) -> [String] {
    ["\(item) debe terminar a \(withArticle(end)) y pierde \(time)", "\(item) pierde \(time)"]
  }
  func offer(_ command: String, cutting cuts: [ItemAndLength], before end: String?) -> String {
    let cuts = cuts.map { "\($0.item) a \($0.length)" }.joined(separator: comma)
    return (end.map { "para terminar a \(withArticle($0)): " } ?? "") + "acortar \(cuts)"
      + remark(command)
  }
  func absorbsDelay(_ item: String) -> [String] {
    ["\(item) absorbe el retraso: nada que recuperar", "\(item) absorbe el retraso"]
  }
  func gapAbsorbsDelay(before item: String) -> [String] {
    [
      "El hueco antes de \(item) absorbe el retraso: nada que recuperar",
      "El hueco antes de \(item) absorbe el retraso",
    ]
  }
}
