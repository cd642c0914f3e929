import TimerEngine

// Files that people write.
extension Portuguese {
  func what(_ problem: FileProblem) -> String {
    switch problem {
    case .unknownKey(let key, _, _, _): "chave desconhecida \(quoted(key))"
    case .noKey(let value, _, _): "\(name(of: value)) não pode ser uma chave"
    case .wrongKind(let part, let value, _): "\(name(of: part))\(colon)aqui há \(name(of: value))"
    case .noTime(let part, let error, _): name(of: part) + colon + text(of: error)
    case .missing(let key, _): "falta \(quoted(key))"
    case .repeatedKey(let key): "\(quoted(key)) aparece várias vezes"
    case .taken(let value, let line): "\(name(of: value)) já está na linha \(line)"
    case .threshold(let error): text(of: error)
    case .noChoice(let part, let value, _):
      name(of: part) + colon + "\(quoted(value)) não é válido"
    case .unknownName(let name, .action, _): "\(quoted(name)) não é uma ação"
    case .unknownName(let name, .option, _): "\(quoted(name)) não é uma opção"
    case .unknownName(let name, .key, _): "\(quoted(name)) não é uma tecla"
    case .noYAML: "YAML inválido"
    case .noUTF8: "UTF-8 inválido"
    case .other(let what, _): what
    }
  }

  func expectation(of problem: FileProblem) -> String? {
    if case .unknownKey(_, _, let nearest?, _) = problem { return "\(meant) \(quoted(nearest))?" }
    return expected(of: problem).map { "esperado: \($0)" }
  }

  private func expected(of problem: FileProblem) -> String? {
    switch problem {
    case .unknownKey(_, _, _, let keys): return keys.joined(separator: ", ", last: " ou ")
    case .wrongKind(_, _, let expected), .missing(_, let expected),
      .noChoice(_, _, let expected):
      return text(of: expected)
    case .noTime(_, let error, _) where error.problem == .noShare: return nil
    case .noTime(_, let error, let alternative):
      let limits = error.problem == .zero ? "de 0:01 a 23:59:59" : "até 23:59:59"
      let time = "um tempo \(limits), como 18:00, 18m ou 1h5m30s"
      switch alternative {
      case .off: return time + "; ou off"
      case .share: return time + "; ou uma \(percentage) como 20%"
      case nil: return time
      }
    case .noKey, .repeatedKey, .taken, .threshold, .unknownName, .noYAML, .noUTF8, .other:
      return nil
    }
  }

  private var percentage: String { regional("porcentagem", "percentagem") }

  private func name(of part: FilePart) -> String {
    switch part {
    case .file: "\(file)"
    case .preset: "predefinição"
    case .segment: "parte"
    case .mark: "marca"
    case .item: "item"
    case .key(let key): key
    }
  }

  private func name(of value: FileValue) -> String {
    switch value {
    case .nothing: "um valor vazio"
    case .text(let text): quoted(text)
    case .mapping: "chaves com valores"
    case .list: "uma lista"
    case .alias: "uma referência (*)"
    }
  }

  private func name(of value: TakenValue) -> String {
    switch value {
    case .name(let name), .key(let name): quoted(name)
    case .slot(let slot): "a memória \(slot)"
    }
  }

  private func text(of error: TimeError) -> String {
    let fault =
      switch error.problem {
      case .empty: "está vazio"
      case .tooLong: "passa de 23:59:59"
      case .zero: "é " + tooMuch("curto")
      case .noShare: "não é uma \(percentage) válida"
      case .noTime, .sixtyOrMore, .noTimeOfDay: "não é um tempo válido"
      }
    return quoted(error.text) + space + fault
  }

  private func text(of error: ThresholdError) -> String {
    let fault =
      switch error {
      case .yellowAboveTime, .redAboveTime: "passa da duração"
      case .redAboveYellow: "começa antes de yellow"
      }
    return "\(error.key) \(error.given) \(fault)" + remark(error.most)
  }

  private func text(of expectation: FileExpectation) -> String? {
    switch expectation {
    case .time(let example): "um tempo como \(example)"
    case .list(let example): "uma lista como \(quoted(example))"
    case .entries(let example): "entradas como \(quoted(example))"
    case .text: "um texto"
    case .choice(let words): words.joined(separator: ", ", last: " ou ")
    case .numberKey: "uma tecla de 1 a 9"
    case .other: nil
    }
  }
}
