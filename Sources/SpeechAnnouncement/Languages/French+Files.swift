import TimerEngine

// Files that people write.
extension French {
  func what(_ problem: FileProblem) -> String {
    switch problem {
    case .unknownKey(let key, _, _, _): "clé inconnue \(quoted(key))"
    case .noKey(let value, _, _): "\(name(of: value)) ne peut pas être une clé"
    case .wrongKind(let part, let value, _): "\(name(of: part)) contient \(name(of: value))"
    case .noTime(let part, let error, _): name(of: part) + colon + text(of: error)
    case .missing(let key, _): "\(quoted(key)) manque"
    case .repeatedKey(let key): "\(quoted(key)) est indiqué plusieurs fois"
    case .taken(let value, let line): "\(name(of: value)) existe déjà à la ligne \(line)"
    case .threshold(let error): text(of: error)
    case .noChoice(let part, let value, _):
      name(of: part) + colon + "\(quoted(value)) n’est pas valide"
    case .unknownName(let name, .action, _): "\(quoted(name)) n’est pas une action"
    case .unknownName(let name, .option, _): "\(quoted(name)) n’est pas une option"
    case .unknownName(let name, .key, _): "\(quoted(name)) n’est pas une touche"
    case .noYAML: "YAML non valide"
    case .noUTF8: "UTF-8 non valide"
    case .other(let what, _): what
    }
  }

  func expectation(of problem: FileProblem) -> String? {
    switch problem {
    case .unknownKey(_, _, let nearest, let keys):
      return nearest.map { "sans doute \(quoted($0))" } ?? keys.joined(separator: comma)
    case .wrongKind(_, _, let expected), .missing(_, let expected),
      .noChoice(_, _, let expected):
      return text(of: expected)
    case .noTime(_, let error, _) where error.problem == .noShare:
      return "un pourcentage de 0% à 100%, comme 20%"
    case .noTime(_, let error, let alternative):
      let range = error.problem == .zero ? "de 0:01 à 23:59:59" : "jusqu’à 23:59:59"
      let time = "une durée \(range), comme 18:00, 18m ou 1h5m30s"
      switch alternative {
      case .off: return time + ", ou off"
      case .share: return time + ", ou un pourcentage comme 20%"
      case nil: return time
      }
    case .noKey, .repeatedKey, .taken, .threshold, .unknownName, .noYAML, .noUTF8, .other:
      return nil
    }
  }

  func problem(_ what: String, expected: String) -> String {
    "\(what)\u{A0}; attendu\(colon)\(expected)"
  }

  private func name(of part: FilePart) -> String {
    switch part {
    case .file: "le fichier"
    case .preset: "un préréglage"
    case .segment: "une partie"
    case .mark: "un repère"
    case .item: "un point du déroulé"
    case .key(let key): key
    }
  }

  private func name(of value: FileValue) -> String {
    switch value {
    case .nothing: "une valeur vide"
    case .text(let text): quoted(text)
    case .mapping: "des clés avec leurs valeurs"
    case .list: "une liste"
    case .alias: "une référence (*)"
    }
  }

  private func name(of value: TakenValue) -> String {
    switch value {
    case .name(let name), .key(let name): quoted(name)
    case .slot(let slot): "la case \(slot)"
    }
  }

  private func text(of error: TimeError) -> String {
    let fault =
      switch error.problem {
      case .empty: "est vide"
      case .tooLong: "dépasse 23:59:59"
      case .zero: "est trop court"
      case .noShare: "n’est pas un pourcentage valide"
      case .noTime, .sixtyOrMore, .noTimeOfDay: "n’est pas une durée valide"
      }
    return quoted(error.text) + space + fault
  }

  private func text(of error: ThresholdError) -> String {
    let fault =
      switch error {
      case .yellowAboveTime, .redAboveTime: "dépasse la durée"
      case .redAboveYellow: "commence avant yellow"
      }
    return "\(error.key) \(error.given) \(fault)" + remark(error.most)
  }

  private func text(of expectation: FileExpectation) -> String? {
    switch expectation {
    case .time(let example): "une durée comme \(example)"
    case .list(let example): "une liste comme \(quoted(example))"
    case .entries(let example): "des entrées comme \(quoted(example))"
    case .text: "un texte"
    case .choice(let words): words.joined(separator: ", ", last: " ou ")
    case .numberKey: "une touche de 1 à 9"
    case .other: nil
    }
  }
}
