import TimerEngine

// Files that people write.
extension Spanish {
  func what(_ problem: FileProblem) -> String {
    switch problem {
    case .unknownKey(let key, _, _, _): "clave desconocida \(quoted(key))"
    case .noKey(let value, _, _): "\(name(of: value)) no puede ser una clave"
    case .wrongKind(let part, let value, _): "\(name(of: part))\(colon)aquí hay \(name(of: value))"
    case .noTime(let part, let error, _): name(of: part) + colon + text(of: error)
    case .missing(let key, _): "falta \(quoted(key))"
    case .repeatedKey(let key): "\(quoted(key)) aparece varias veces"
    case .taken(let value, let line): "\(name(of: value)) ya está en la línea \(line)"
    case .threshold(let error): text(of: error)
    case .noChoice(let part, let value, _):
      name(of: part) + colon + "\(quoted(value)) no es válido"
    case .unknownName(let name, .action, _): "\(quoted(name)) no es una acción"
    case .unknownName(let name, .option, _): "\(quoted(name)) no es una opción"
    case .unknownName(let name, .key, _): "\(quoted(name)) no es una tecla"
    case .noYAML: "YAML no válido"
    case .noUTF8: "UTF-8 no válido"
    case .other(let what, _): what
    }
  }

  func expectation(of problem: FileProblem) -> String? {
    if case .unknownKey(_, _, let nearest?, _) = problem {
      return "¿quería decir \(quoted(nearest))?"
    }
    return expected(of: problem).map { "se esperaba: \($0)" }
  }

  private func expected(of problem: FileProblem) -> String? {
    switch problem {
    case .unknownKey(_, _, _, let keys): return either(keys)
    case .wrongKind(_, _, let expected), .missing(_, let expected),
      .noChoice(_, _, let expected):
      return text(of: expected)
    case .noTime(_, let error, _) where error.problem == .noShare: return nil
    case .noTime(_, let error, let alternative):
      let limits = error.problem == .zero ? "de 0:01 a 23:59:59" : "de hasta 23:59:59"
      let time = "un tiempo \(limits), como 18:00, 18m o 1h5m30s"
      switch alternative {
      case .off: return time + ", u off"
      case .share: return time + ", o un porcentaje como 20%"
      case nil: return time
      }
    case .noKey, .repeatedKey, .taken, .threshold, .unknownName, .noYAML, .noUTF8, .other:
      return nil
    }
  }

  private func either(_ words: [String]) -> String {
    words.joined(separator: ", ", last: Self.or(before: words.last))
  }

  private func name(of part: FilePart) -> String {
    switch part {
    case .file: "archivo"
    case .preset: "preajuste"
    case .segment: "parte"
    case .mark: "marca"
    case .item: "punto"
    case .key(let key): key
    }
  }

  private func name(of value: FileValue) -> String {
    switch value {
    case .nothing: "un valor vacío"
    case .text(let text): quoted(text)
    case .mapping: "claves con valores"
    case .list: "una lista"
    case .alias: "una referencia (*)"
    }
  }

  private func name(of value: TakenValue) -> String {
    switch value {
    case .name(let name), .key(let name): quoted(name)
    case .slot(let slot): "la memoria \(slot)"
    }
  }

  private func text(of error: TimeError) -> String {
    let fault =
      switch error.problem {
      case .empty: "está vacío"
      case .tooLong: "supera 23:59:59"
      case .zero: "es demasiado corto"
      case .noShare: "no es un porcentaje válido"
      case .noTime, .sixtyOrMore, .noTimeOfDay: "no es un tiempo válido"
      }
    return quoted(error.text) + space + fault
  }

  private func text(of error: ThresholdError) -> String {
    let fault =
      switch error {
      case .yellowAboveTime, .redAboveTime: "supera la duración"
      case .redAboveYellow: "empieza antes que yellow"
      }
    return "\(error.key) \(error.given) \(fault)" + remark(error.most)
  }

  private func text(of expectation: FileExpectation) -> String? {
    switch expectation {
    case .time(let example): "un tiempo como \(example)"
    case .list(let example): "una lista como \(quoted(example))"
    case .entries(let example): "una entrada como \(quoted(example))"
    case .text: "un texto"
    case .choice(let words): either(words)
    case .numberKey: "una tecla del 1 al 9"
    case .other: nil
    }
  }
}
