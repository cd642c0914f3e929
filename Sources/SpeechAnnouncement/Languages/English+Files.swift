import TimerEngine

// Files that people write.
extension English {
  func what(_ problem: FileProblem) -> String {
    switch problem {
    case .unknownKey(let key, let part, _, _): "unknown key '\(key)' in \(name(of: part))"
    case .noKey(let value, let part, _): "\(name(of: value)) cannot be a key in \(name(of: part))"
    case .wrongKind(let part, let value, _): "\(name(of: part)) is \(name(of: value))"
    case .noTime(let part, let error, _): "\(name(of: part)) \(error.what)"
    case .missing(let key, _): "'\(key)' is missing"
    case .repeatedKey(let key): "'\(key)' is given more than once"
    case .taken(let value, let line): "\(name(of: value)) is given twice, first on line \(line)"
    case .threshold(let error): text(of: error)
    case .noChoice(let part, let value, _): "\(name(of: part)) '\(value)' is not valid"
    case .unknownName(let name, .action, _): "'\(name)' is not the name of an action"
    case .unknownName(let name, .option, _): "'\(name)' is not an option"
    case .unknownName(let name, .key, _): "'\(name)' is not a keyboard key"
    case .noYAML(let words, _): "invalid YAML: \(words)"
    case .noUTF8(let byte): "byte 0x\(String(byte, radix: 16)) is not valid UTF-8"
    case .other(let what, _): what
    }
  }

  func expectation(of problem: FileProblem) -> String? {
    switch problem {
    case .unknownKey(_, _, let nearest, let keys):
      return nearest.map { "'\($0)', or \(oneOf(keys))" } ?? oneOf(keys)
    case .noKey(_, _, let keys): return keys.isEmpty ? "a word" : oneOf(keys)
    case .wrongKind(_, _, let expected), .missing(_, let expected),
      .noChoice(_, _, let expected):
      return text(of: expected)
    case .noTime(_, let error, let alternative):
      switch alternative {
      case .off: return error.expected + "; or off"
      case .share: return error.expected + "; or a percentage such as 20%"
      case nil: return error.expected
      }
    case .repeatedKey: return "it only once"
    case .taken(.name, _): return "a different name"
    case .taken(.slot, _): return "a different slot from 1 to 9"
    case .taken(.key, _): return "a different key"
    case .threshold(let error): return "a remaining time from 0:00 to \(error.most)"
    case .noUTF8: return "text in UTF-8"
    case .unknownName(_, _, let expected), .noYAML(_, let expected), .other(_, let expected):
      return expected
    }
  }

  func problem(_ what: String, expected: String) -> String { "\(what), expected \(expected)" }

  private func oneOf(_ keys: [String]) -> String {
    (keys.count > 1 ? "one of " : "") + keys.joined(separator: ", ")
  }

  private func name(of part: FilePart) -> String {
    switch part {
    case .file: "the file"
    case .preset: "a preset"
    case .segment: "a segment"
    case .mark: "a mark"
    case .item: "an item"
    case .key(let key): key
    }
  }

  private func name(of value: FileValue) -> String {
    switch value {
    case .nothing: "empty"
    case .text(let text): "'\(text)'"
    case .mapping: "a mapping"
    case .list: "a list"
    case .alias: "an alias"
    }
  }

  private func name(of value: TakenValue) -> String {
    switch value {
    case .name(let name): "name '\(name)'"
    case .slot(let slot): "slot \(slot)"
    case .key(let key): "'\(key)'"
    }
  }

  private func text(of error: ThresholdError) -> String {
    let fault =
      switch error {
      case .yellowAboveTime, .redAboveTime: "is longer than the duration"
      case .redAboveYellow: "begins before yellow"
      }
    return "\(error.key) '\(error.given)' \(fault) (\(error.most))"
  }

  private func text(of expectation: FileExpectation) -> String {
    switch expectation {
    case .time(let example): "a time such as \(example)"
    case .list(let example): "a list such as '\(example)'"
    case .entries(let example): "entries such as '\(example)'"
    case .text: "text"
    case .choice(let words): words.joined(separator: ", ", last: " or ")
    case .numberKey: "a slot from 1 to 9"
    case .other(let words): words
    }
  }
}
