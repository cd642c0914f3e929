// Texts about a rundown.
extension Portuguese {
  func next(_ talk: String, at time: String?) -> String {
    "A seguir: \(talk)" + (time.map { ", \(at($0))" } ?? "")
  }
  var pause: String { "Intervalo" }
  func behindPlan(by time: String) -> String { "\(time) de atraso" }
  func aheadOfPlan(by time: String) -> String { "\(time) de antecedência" }
  var onTime: String { "no horário" }
  func cannotEnd(_ item: String, at time: String) -> String {
    "\(item) não pode terminar \(at(time))"
  }
  var itemStates: ItemStateWords {
    ItemStateWords(
      ended: "ENCERRADO", current: "AGORA", coming: "PENDENTE", skipped: "PULADO")
  }
  func planned(at time: String) -> String { "previsto para \(withArticle(time))" }
  var endsTooLate: String { "termina tarde demais" }
  var rundownIsOver: String { "Fim do roteiro" }

  func skipped(_ item: String) -> String { "Pulado: \(item)" }
  func shortened(_ item: String, to time: String) -> String { "\(item): agora \(time)" }
  func inserted(_ item: String, _ time: String) -> String { "Inserido: \(item), \(time)" }
  func notShorter(than time: String) -> String {
    "Já dura \(time): informe um tempo menor"
  }
  func caughtUp(_ cuts: String, before time: String) -> String {
    "Reduzido para estar no horário \(at(time)): \(cuts)"
  }
  func notMadeUp(_ time: String, before end: String) -> String {
    "Restará um atraso de \(time) \(at(end))"
  }
  var nothingToCatchUp: String { "O roteiro está no horário: nada para recuperar" }
  var noRundown: [String] {
    ["Não há roteiro. Abra o programa com --rundown ARQUIVO.", "Não há roteiro"]
  }
  var nothingFollows: String { "Não há mais nada no roteiro" }

  func rundownGoesOn(with item: String) -> String { "O roteiro continua com \(item)" }
  func newItems(_ items: String) -> String { "novo no arquivo: \(items)" }
  func goneItems(_ items: String) -> String { "removido do arquivo: \(items)" }
}
