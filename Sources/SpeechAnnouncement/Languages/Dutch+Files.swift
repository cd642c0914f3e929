import TimerEngine

// Files that people write.
extension Dutch {
  func what(_ problem: FileProblem) -> String {
    switch problem {
    case .unknownKey(let key, _, _, _): "onbekende sleutel \(quoted(key))"
    case .noKey(let value, _, _): "\(name(of: value)) kan geen sleutel zijn"
    case .wrongKind(let part, let value, _):
      "\(name(of: part))\(colon)hier staat \(name(of: value))"
    case .noTime(let part, let error, _): name(of: part) + colon + text(of: error)
    case .missing(let key, _): "\(quoted(key)) ontbreekt"
    case .repeatedKey(let key): "\(quoted(key)) komt meer dan één keer voor"
    case .taken(let value, let line): "\(name(of: value)) staat al op regel \(line)"
    case .threshold(let error): text(of: error)
    case .noChoice(let part, let value, _):
      name(of: part) + colon + "\(quoted(value)) is niet mogelijk"
    case .unknownName(let name, .action, _): "\(quoted(name)) is geen actie"
    case .unknownName(let name, .option, _): "\(quoted(name)) is geen optie"
    case .unknownName(let name, .key, _): "\(quoted(name)) is geen toets"
    case .noYAML: "geen geldige YAML"
    case .noUTF8: "geen geldige UTF-8"
    case .other(let what, _): what
    }
  }

  func expectation(of problem: FileProblem) -> String? {
    if case .unknownKey(_, _, let nearest?, _) = problem {
      return "misschien bedoeld: \(quoted(nearest))"
    }
    return expected(by: problem).map { "verwacht: \($0)" }
  }

  private func expected(by problem: FileProblem) -> String? {
    switch problem {
    case .unknownKey(_, _, _, let keys): return keys.joined(separator: comma)
    case .wrongKind(_, _, let expected), .missing(_, let expected),
      .noChoice(_, _, let expected):
      return text(of: expected)
    case .noTime(_, let error, _) where error.problem == .noShare: return nil
    case .noTime(_, let error, let alternative):
      let range = error.problem == .zero ? "van 0:01 tot" : "tot"
      let time = "een tijd \(range) 23:59:59, zoals 18:00, 18m of 1h5m30s"
      switch alternative {
      case .off: return time + ", of off"
      case .share: return time + ", of een percentage zoals 20%"
      case nil: return time
      }
    case .noKey, .repeatedKey, .taken, .threshold, .unknownName, .noYAML, .noUTF8, .other:
      return nil
    }
  }

  private func name(of part: FilePart) -> String {
    switch part {
    case .file: "bestand"
    case .preset: "voorinstelling"
    case .segment: "deel"
    case .mark: "markering"
    case .item: "programmapunt"
    case .key(let key): key
    }
  }

  private func name(of value: FileValue) -> String {
    switch value {
    case .nothing: "een lege waarde"
    case .text(let text): quoted(text)
    case .mapping: "een blok met sleutels en waarden"
    case .list: "een lijst"
    case .alias: "een verwijzing (*)"
    }
  }

  private func name(of value: TakenValue) -> String {
    switch value {
    case .name(let name), .key(let name): quoted(name)
    case .slot(let slot): "plaats \(slot)"
    }
  }

  private func text(of error: TimeError) -> String {
    let fault =
      switch error.problem {
      case .empty: "is leeg"
      case .tooLong: "is langer dan 23:59:59"
      case .zero: "is te kort"
      case .noShare: "is geen geldig percentage"
      case .noTime, .sixtyOrMore, .noTimeOfDay: "is geen geldige tijd"
      }
    return quoted(error.text) + space + fault
  }

  private func text(of error: ThresholdError) -> String {
    let fault =
      switch error {
      case .yellowAboveTime, .redAboveTime: "is langer dan de spreektijd"
      case .redAboveYellow: "begint vóór yellow"
      }
    return "\(error.key) \(error.given) \(fault)" + remark(error.most)
  }

  private func text(of expectation: FileExpectation) -> String? {
    switch expectation {
    case .time(let example): "een tijd zoals \(example)"
    case .list(let example): "een lijst zoals \(quoted(example))"
    case .entries(let example): "regels zoals \(quoted(example))"
    case .text: "een tekst"
    case .choice(let words): words.joined(separator: ", ", last: " of ")
    case .numberKey: "een cijfertoets van 1 tot en met 9"
    case .other: nil
    }
  }
}
