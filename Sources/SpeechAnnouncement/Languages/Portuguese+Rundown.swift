import TimerEngine

// Texts about a rundown.
extension Portuguese {
  func next(_ talk: String, at time: String?) -> String {
    "A seguir: \(talk)" + (time.map { ", \(at($0))" } ?? "")
  }
  func startsIn(_ time: String) -> String { "começa em \(time)" }
  func startsAt(_ time: String) -> String { "começa \(at(time))" }
  var yourTurn: String { "É a sua vez" }
  func youAreNext(in time: String?) -> String {
    "A seguir é a sua vez" + (time.map { ", em \($0)" } ?? "")
  }
  func youStart(in time: String) -> String { "A sua vez é em \(time)" }
  func backAt(_ time: String) -> String { "voltamos \(at(time))" }
  var backSoon: String { regional("Já voltamos", "Voltamos já") }
  var pause: String { "Intervalo" }
  func behindPlan(by time: String) -> String { "\(time) de atraso" }
  func aheadOfPlan(by time: String) -> String { "\(time) de " + regional("antecedência", "avanço") }
  var onTime: String { regional("no horário", "a horas") }
  func rundownEnds(_ time: String) -> String { "fim do \(rundown) \(time)" }
  func rundownEnded(_ time: String) -> String { "terminou \(at(time))" }
  func cannotEnd(_ item: String, at time: String) -> [String] {
    ["\(item) não pode terminar \(at(time))", "\(item) termina tarde demais"]
  }
  var itemStates: ItemStateWords {
    ItemStateWords(
      ended: "ENCERRADO", current: "AGORA", coming: "POR VIR",
      skipped: regional("PULADO", "SALTADO"))
  }
  func planned(at time: String) -> String { "previsto para \(withArticle(time))" }
  func note(_ text: String) -> String { "Nota: \(text)" }
  var endsTooLate: String { "termina tarde demais" }
  var rundownIsOver: String { "O \(rundown) terminou" }
  func rundownEnded(at time: String) -> String { "Este \(rundown) terminou às \(time)" }
  func beginsAnew(_ key: String, twice: Bool) -> String {
    twice ? "\(key) duas vezes o recomeça" : "\(key) o recomeça"
  }
  func goesBack(_ key: String, to item: String) -> String { "\(key) volta a \(quoted(item))" }

  func skipped(_ item: String) -> String { regional("Pulado", "Saltado") + ": \(item)" }
  func shortened(_ item: String, to time: String) -> String { "\(item): agora \(time)" }
  func inserted(_ item: String, _ time: String) -> String { "Inserido: \(item), \(time)" }
  func notShorter(than time: String) -> String {
    "A duração já é de \(time); \(give) um tempo menor"
  }
  func caughtUp(_ cuts: String, before time: String) -> String {
    "\(rundown.capitalised) encurtado até \(regional(withArticle(time), at(time))): \(cuts)"
  }
  var nothingToCatchUp: [String] {
    ["O \(rundown) vai terminar \(onTime): nada para recuperar", "Nada para recuperar"]
  }
  var noRundown: [String] {
    ["Não há \(rundown). Abra o programa com --rundown \(file.uppercased()).", "Não há \(rundown)"]
  }
  var nothingFollows: String { "Não há mais nada no \(rundown)" }
  var nothingPrecedes: String { "Não há nada antes no \(rundown)" }
  func date(_ day: CalendarDay) -> String {
    let weekdays = [
      "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado",
      "domingo",
    ]
    let months = [
      "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro",
      "outubro", "novembro", "dezembro",
    ]
    let (year, month, number) = day.fields
    let ordinal = number == 1 && region == .brazil ? "1º" : "\(number)"
    return "\(weekdays[day.weekday]), \(ordinal) de \(months[month - 1]) de \(year)"
  }
  func rundownIsFor(_ day: String) -> [String] {
    ["Este \(rundown) é para \(day), não para hoje", "Para \(day)"]
  }
  var clockIsNotSet: [String] {
    ["O relógio deste computador não está certo", "O relógio não está certo"]
  }

  func rundownGoesOn(with item: String) -> String { "O \(rundown) continua com \(item)" }
  func newItems(_ items: String) -> String { "novo no \(file): \(items)" }
  func goneItems(_ items: String) -> String { "removido do \(file): \(items)" }
  func changedItems(_ items: String) -> String { "alterados: \(items)" }
  func breakStillEnds(_ item: String, at time: String) -> String {
    "\(item) continua a terminar \(at(time)), quando começa o item seguinte"
  }
  func plannedTimesMoved(by length: String, isLater: Bool) -> String {
    regional(
      "todos os horários previstos foram \(isLater ? "adiados" : "antecipados") em \(length)",
      "todas as horas previstas foram \(isLater ? "adiadas" : "antecipadas") em \(length)")
  }
  var newOrder: String { "a ordem mudou" }
  var fileTaken: String { "O \(rundown) foi atualizado a partir do \(file)" }
  var fileUnchanged: String { "O \(file) do \(rundown) não mudou" }
  var fileMissing: String { "Falta o \(file) do \(rundown). O \(rundown) fica como está." }
  var rundownStays: String { "O \(rundown) fica como está" }
  func tooManyItems(_ count: Int) -> String {
    "O \(rundown) fica como está: teria mais de \(count) itens"
  }
  func itemsWouldGo(_ count: Int) -> String {
    count == 1
      ? "O \(file) tem 1 item a menos: :reload o remove"
      : "O \(file) tem \(count) itens a menos: :reload os remove"
  }
  func hardEndWouldMove(_ item: String, to time: String?) -> String {
    "No \(file), \(item) " + (time.map { "termina \(at($0))" } ?? "não tem hora de término")
      + ": :reload aplica isso"
  }

  func moved(_ item: String, before: String?, after: String?) -> String {
    "Movido: \(item), agora " + (before.map { "antes de \($0)" } ?? "depois de \(after ?? "")")
  }
  func renamed(_ item: String) -> String { "Alterado: \(item)" }
  func hasStarted(_ item: String) -> String { "\(item) já começou" }
  func placeHasPassed(_ item: String) -> String {
    "Não é possível mover nada para lá: o lugar ao lado de \(item) já passou"
  }
  var breakIsOver: String { "O intervalo acabou" }

  func thisItem(_ lateness: String, isBreak: Bool) -> String {
    (isBreak ? "este intervalo" : "esta palestra") + ": \(lateness)"
  }
  func hardEnd(_ time: String) -> String { "fim fixo \(at(time))" }
  func losesTime(_ item: String, _ time: String, end: String) -> [String] {
    ["\(item) deve terminar \(at(end)) e perde \(time)", "\(item) perde \(time)"]
  }
  func offer(_ command: String, cutting cuts: [ItemAndLength], before end: String?) -> String {
    let cuts = cuts.map { "\($0.item) para \($0.length)" }.joined(separator: comma)
    return (end.map { "para terminar \(at($0)): " } ?? "") + "encurtar \(cuts)" + remark(command)
  }
  func absorbsDelay(_ item: String) -> [String] {
    ["\(item) absorve o atraso: nada para recuperar", "\(item) absorve o atraso"]
  }
  func gapAbsorbsDelay(before item: String) -> [String] {
    [
      "A folga antes de \(item) absorve o atraso: nada para recuperar",
      "A folga antes de \(item) absorve o atraso",
    ]
  }
}
