import TimerEngine

// Texts about files that people write.
extension Phrases {
  /// What is wrong, with the file's own text in quotation marks.
  package func what(_ problem: FileProblem) -> String {
    switch problem {
    case .unknownKey(let key, let part, _, _):
      one(.fileUnknownKey, ["key": .text(key), "part": self.part(part)])
    case .noKey(let value, let part, _):
      one(.fileNoKey, ["value": .text(name(of: value)), "part": self.part(part)])
    case .wrongKind(let part, .nothing, _): one(.fileNothing, ["part": self.part(part)])
    case .wrongKind(let part, let value, _):
      one(
        .fileWrongKind,
        ["part": self.part(part), "value": .text(name(of: value)), "kind": .word(value.word)])
    case .invalidTime(let part, let error, _):
      one(
        .fileNoTime,
        ["part": self.part(part), "text": .text(error.text), "problem": problemWord(error)])
    case .missing(let key, _): one(.fileMissingKey, ["key": .text(key)])
    case .repeatedKey(let key): one(.fileRepeatedKey, ["key": .text(key)])
    case .taken(let value, let line):
      one(.fileTakenValue, ["value": .text(name(of: value)), "line": .number(line)])
    case .threshold(let error):
      one(
        .fileThreshold,
        [
          "key": .text(error.key), "given": .text(error.given), "most": .text(error.most),
          "problem": .word(error.word),
        ])
    case .noChoice(let part, let value, _):
      one(.fileNoChoice, ["part": self.part(part), "value": .text(value)])
    case .unknownName(let name, .action, _): one(.fileNoAction, ["name": .text(name)])
    case .unknownName(let name, .option, _): one(.fileNoOption, ["name": .text(name)])
    case .unknownName(let name, .key, _): one(.fileNoKeyboardKey, ["name": .text(name)])
    case .noYAML(let words, _): one(.fileNoYaml, ["words": .text(words)])
    case .noUTF8(let byte): one(.fileNoUtf8, ["byte": .text("0x" + String(byte, radix: 16))])
    case .other(let what, _): what
    }
  }
  /// What would have been right; `nil` if the language has no words for it.
  package func expectation(of problem: FileProblem) -> String? {
    let text =
      switch problem {
      case .unknownKey(_, _, let nearest, let keys):
        one(
          .expectKnownKey,
          ["nearest": .some(nearest), "keys": .list(keys), "count": .number(keys.count)])
      case .noKey(_, _, let keys):
        keys.isEmpty
          ? one(.expectWord) : one(.expectKey, ["keys": .list(keys), "count": .number(keys.count)])
      case .wrongKind(_, _, let expected), .missing(_, let expected), .noChoice(_, _, let expected):
        self.text(of: expected)
      case .invalidTime(_, let error, let alternative):
        one(
          .expectTimeOfProblem,
          ["problem": problemWord(error), "alternative": .word(alternative?.rawValue ?? "other")])
      case .repeatedKey: one(.expectOnce)
      case .taken(.name, _): one(.expectAnotherName)
      case .taken(.slot, _): one(.expectAnotherSlot)
      case .taken(.key, _): one(.expectAnotherKey)
      case .threshold(let error): one(.expectThreshold, ["most": .text(error.most)])
      case .noUTF8: one(.expectUtf8)
      case .unknownName(_, _, let expected), .noYAML(_, let expected), .other(_, let expected):
        one(.expectInEnglish, ["expected": .text(expected)])
      }
    return text.isEmpty ? nil : text
  }
  /// A problem and what was expected in one text.
  package func problem(_ what: String, expected: String) -> String {
    one(.fileProblem, ["problem": .text(what), "expected": .text(expected)])
  }

  /// A problem, first with what was expected if there are words for that.
  package func texts(of problem: FileProblem) -> [String] {
    let what = what(problem)
    return [expectation(of: problem).map { self.problem(what, expected: $0) }, what]
      .compactMap { $0 }
  }
  private func problemWord(_ error: TimeError) -> FluentValue { .word(error.word) }
  private func part(_ part: FilePart) -> FluentValue { .text(name(of: part)) }
  private func name(of part: FilePart) -> String {
    if case .key(let key) = part { key } else { one(named: "file-part-" + part.word) }
  }
  private func name(of value: FileValue) -> String {
    if case .text(let text) = value {
      one(.fileValueText, ["text": .text(text)])
    } else {
      one(named: "file-value-" + value.word)
    }
  }
  private func name(of value: TakenValue) -> String {
    switch value {
    case .name(let name): one(.takenName, ["name": .text(name)])
    case .slot(let slot): one(.takenSlot, ["slot": .number(slot)])
    case .key(let key): one(.takenKey, ["key": .text(key)])
    }
  }
  private func text(of expectation: FileExpectation) -> String {
    switch expectation {
    case .time(let example): one(.expectTime, ["example": .text(example)])
    case .list(let example): one(.expectList, ["example": .text(example)])
    case .entries(let example): one(.expectEntries, ["example": .text(example)])
    case .text: one(.expectText)
    case .choice(let words): one(.expectChoice, ["choices": .list(words)])
    case .numberKey: one(.expectNumberKey)
    case .other(let words): one(.expectOther, ["words": .text(words)])
    }
  }
}

extension FilePart {
  /// What the name of its message ends in.
  fileprivate var word: String {
    switch self {
    case .file: "file"
    case .preset: "preset"
    case .segment: "segment"
    case .mark: "mark"
    case .item: "item"
    case .key: "key"
    }
  }
}

extension FileValue {
  /// What the name of its message ends in.
  fileprivate var word: String {
    switch self {
    case .nothing: "nothing"
    case .text: "text"
    case .mapping: "mapping"
    case .list: "list"
    }
  }
}

extension TimeError {
  /// The variant for its problem.
  fileprivate var word: String {
    switch problem {
    case .empty: "empty"
    case .invalidTime: isFraction ? "fraction" : "no-time"
    case .sixtyOrMore: "sixty-or-more"
    case .tooLong: "too-long"
    case .zero: "too-short"
    case .invalidTimeOfDay: "no-time-of-day"
    case .invalidShare: "no-share"
    }
  }
}

extension ThresholdError {
  /// The variant for it.
  fileprivate var word: String {
    if case .redAboveYellow = self { "above-yellow" } else { "above-length" }
  }
}
