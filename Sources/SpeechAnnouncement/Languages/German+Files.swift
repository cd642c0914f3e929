import TimerEngine

// Files that people write.
extension German {
  func what(_ problem: FileProblem) -> String {
    switch problem {
    case .unknownKey(let key, _, _, _): "unbekannter Schlüssel \(quoted(key))"
    case .noKey(let value, _, _): "\(name(of: value)) kann kein Schlüssel sein"
    case .wrongKind(let part, .nothing, _): "\(name(of: part))\(colon)hier steht nichts"
    case .wrongKind(let part, let value, _):
      "\(name(of: part))\(colon)hier steht \(name(of: value))"
    case .noTime(let part, let error, _): name(of: part) + colon + text(of: error)
    case .missing(let key, _): "\(quoted(key)) fehlt"
    case .repeatedKey(let key): "\(quoted(key)) kommt mehrmals vor"
    case .taken(let value, let line): "\(name(of: value)) gibt es schon in Zeile \(line)"
    case .threshold(let error): text(of: error)
    case .noChoice(let part, let value, _):
      name(of: part) + colon + "\(quoted(value)) ist nicht möglich"
    case .unknownName(let name, .action, _): "\(quoted(name)) ist keine Aktion"
    case .unknownName(let name, .option, _): "\(quoted(name)) ist keine Option"
    case .unknownName(let name, .key, _): "\(quoted(name)) ist keine Taste"
    case .noYAML: "kein gültiges YAML"
    case .noUTF8: "kein gültiges UTF-8"
    case .other(let what, _): what
    }
  }

  func expectation(of problem: FileProblem) -> String? {
    if case .unknownKey(_, _, let nearest?, _) = problem {
      return "vielleicht gemeint: \(quoted(nearest))"
    }
    return expected(by: problem).map { "erwartet: \($0)" }
  }

  private func expected(by problem: FileProblem) -> String? {
    switch problem {
    case .unknownKey(_, _, _, let keys): return keys.joined(separator: comma, last: " oder ")
    case .wrongKind(_, _, let expected), .missing(_, let expected),
      .noChoice(_, _, let expected):
      return text(of: expected)
    case .noTime(_, let error, _) where error.problem == .noShare: return nil
    case .noTime(_, let error, let alternative):
      let range = error.problem == .zero ? "von 0:01 bis" : "bis"
      let time = "eine Zeit \(range) 23:59:59, etwa 18:00, 18m oder 1h5m30s"
      switch alternative {
      case .off: return time + "; oder off"
      case .share: return time + "; oder ein Anteil wie 20%"
      case nil: return time
      }
    case .noKey, .repeatedKey, .taken, .threshold, .unknownName, .noYAML, .noUTF8, .other:
      return nil
    }
  }

  private func name(of part: FilePart) -> String {
    switch part {
    case .file: "Datei"
    case .preset: "Vorgabe"
    case .segment: "Teil"
    case .mark: "Marke"
    case .item: "Programmpunkt"
    case .key(let key): key
    }
  }

  private func name(of value: FileValue) -> String {
    switch value {
    case .nothing: "ein leerer Wert"
    case .text(let text): quoted(text)
    case .mapping: "eine Zuordnung"
    case .list: "eine Liste"
    case .alias: "ein Verweis (*)"
    }
  }

  private func name(of value: TakenValue) -> String {
    switch value {
    case .name(let name), .key(let name): quoted(name)
    case .slot(let slot): "Platz \(slot)"
    }
  }

  private func text(of error: TimeError) -> String {
    let fault =
      switch error.problem {
      case .empty: "ist leer"
      case .tooLong: "ist zu lang"
      case .zero: "ist zu kurz"
      case .noShare: "ist keine gültige Prozentangabe"
      case .noTime, .sixtyOrMore, .noTimeOfDay: "ist keine gültige Zeit"
      }
    return quoted(error.text) + space + fault
  }

  private func text(of error: ThresholdError) -> String {
    let fault =
      switch error {
      case .yellowAboveTime, .redAboveTime: "ist länger als die Redezeit"
      case .redAboveYellow: "beginnt vor yellow"
      }
    return "\(error.key) \(error.given) \(fault)" + remark(error.most)
  }

  private func text(of expectation: FileExpectation) -> String? {
    switch expectation {
    case .time(let example): "eine Zeit wie \(example)"
    case .list(let example): "eine Liste wie \(quoted(example))"
    case .entries(let example): "Einträge wie \(quoted(example))"
    case .text: "ein Text"
    case .choice(let words): words.joined(separator: ", ", last: " oder ")
    case .numberKey: "eine Zifferntaste von 1 bis 9"
    case .other: nil
    }
  }
}
