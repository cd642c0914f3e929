import TimerEngine

// Files that people write.
extension Italian {
  func what(_ problem: FileProblem) -> String {
    switch problem {
    case .unknownKey(let key, _, _, _): "chiave sconosciuta \(quoted(key))"
    case .noKey(let value, _, _): "\(name(of: value)) non può essere una chiave"
    case .wrongKind(let part, let value, _): "\(name(of: part))\(colon)contiene \(name(of: value))"
    case .noTime(let part, let error, _): name(of: part) + colon + text(of: error)
    case .missing(let key, _): "manca \(quoted(key))"
    case .repeatedKey(let key): "\(quoted(key)) compare più volte"
    case .taken(let value, let line): "\(name(of: value)) è già alla riga \(line)"
    case .threshold(let error): text(of: error)
    case .noChoice(let part, let value, _):
      name(of: part) + colon + "\(quoted(value)) non è ammesso"
    case .unknownName(let name, .action, _): "\(quoted(name)) non è un’azione"
    case .unknownName(let name, .option, _): "\(quoted(name)) non è un’opzione"
    case .unknownName(let name, .key, _): "\(quoted(name)) non è un tasto"
    case .noYAML: "YAML non valido"
    case .noUTF8: "UTF-8 non valido"
    case .other(let what, _): what
    }
  }

  func expectation(of problem: FileProblem) -> String? {
    switch problem {
    case .unknownKey(_, _, let nearest, let keys):
      return nearest.map(quoted) ?? keys.joined(separator: comma)
    case .wrongKind(_, _, let expected), .missing(_, let expected),
      .noChoice(_, _, let expected):
      return text(of: expected)
    case .noTime(_, let error, _) where error.problem == .noShare:
      return "una percentuale da 0% a 100%, come 20%"
    case .noTime(_, let error, let alternative):
      let range = error.problem == .zero ? "da 0:01 a 23:59:59" : "fino a 23:59:59"
      let time = "una durata \(range), come 18:00, 18m o 1h5m30s"
      switch alternative {
      case .off: return time + ", oppure off"
      case .share: return time + ", oppure una percentuale come 20%"
      case nil: return time
      }
    case .noKey, .repeatedKey, .taken, .threshold, .unknownName, .noYAML, .noUTF8, .other:
      return nil
    }
  }

  func problem(_ what: String, expected: String) -> String { "\(what); previsto: \(expected)" }

  private func name(of part: FilePart) -> String {
    switch part {
    case .file: "file"
    case .preset: "preset"
    case .segment: "parte"
    case .mark: "contrassegno"
    case .item: "punto della scaletta"
    case .key(let key): key
    }
  }

  private func name(of value: FileValue) -> String {
    switch value {
    case .nothing: "un valore vuoto"
    case .text(let text): quoted(text)
    case .mapping: "chiavi con valori"
    case .list: "un elenco"
    case .alias: "un riferimento (*)"
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
      case .empty: "è vuoto"
      case .tooLong: "supera 23:59:59"
      case .zero: "è troppo breve"
      case .noShare: "non è una percentuale valida"
      case .noTime, .sixtyOrMore, .noTimeOfDay: "non è una durata valida"
      }
    return quoted(error.text) + space + fault
  }

  private func text(of error: ThresholdError) -> String {
    let fault =
      switch error {
      case .yellowAboveTime, .redAboveTime: "supera la durata"
      case .redAboveYellow: "inizia prima di yellow"
      }
    return "\(error.key) \(error.given) \(fault)" + remark(error.most)
  }

  private func text(of expectation: FileExpectation) -> String? {
    switch expectation {
    case .time(let example): "una durata come \(example)"
    case .list(let example): "un elenco come \(quoted(example))"
    case .entries(let example): "voci come \(quoted(example))"
    case .text: "un testo"
    case .choice(let words): words.joined(separator: ", ", last: " o ")
    case .numberKey: "un tasto da 1 a 9"
    case .other: nil
    }
  }
}
