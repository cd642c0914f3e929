import SpeechAnnouncement

/// A file of words with its comments, as the checks see it.
struct TranslationFile {
  let source: FluentFile
  private let lines: [Substring]
  /// The names of messages and of their forms, in their order.
  let names: [Name]
  /// What the comments above the messages say.
  let comments: [String: Comment]

  /// The name of a message or of one of its forms, such as `.short`.
  struct Name {
    let id: String
    let form: String
    let line: Int
    let column: Int
  }

  /// What comments say to the checks.
  struct Comment {
    /// The variables of the message, each with the words that choose its variants.
    var variables: [String: Set<String>] = [:]
    /// Variables that are left out on purpose.
    var without: Set<String> = []
    /// The only letters that it may have, with blanks between them; empty if it may have all.
    var letters = ""
    /// How wide the shortest form may be.
    var width: (most: Double, isEm: Bool, isOfWords: Bool)?
    /// The values for which that was written, where a usual one is too short.
    var examples: [String: String] = [:]
  }

  init(_ text: String) throws(TranslationProblem) {
    do throws(FluentError) {
      source = try FluentFile(text)
    } catch {
      throw TranslationProblem(error.line, error.column, error.problem.words)
    }
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var id = ""
    var names: [Name] = []
    var comments: [String: Comment] = [:]
    for (name, line) in source.names {
      let isForm = name.hasPrefix(".")
      if !isForm {
        id = name
        comments[id] = Self.comment(above: line, in: lines)
      }
      let column = lines[line - 1].prefix { $0 == " " }.count + 1
      names.append(Name(id: id, form: isForm ? name : "", line: line, column: column))
    }
    (self.names, self.comments) = (names, comments)
  }

  /// The messages and their lines.
  var messages: [(id: String, line: Int)] { names.filter(\.form.isEmpty).map { ($0.id, $0.line) } }

  func has(_ name: String) -> Bool { source.has(name) }

  /// The line of a variant.
  func line(of variant: FluentPart.Variant) -> Int { source.line(at: variant.place) }

  /// Where a text stands in this line or below.
  func place(of needle: String, from line: Int) -> (line: Int, column: Int) {
    for (index, text) in lines.enumerated().dropFirst(line - 1) {
      guard let range = text.firstRange(of: needle) else { continue }
      return (index + 1, text[..<range.lowerBound].count + 1)
    }
    return (line, 1)
  }

  private static func comment(above line: Int, in lines: [Substring]) -> Comment {
    var comment = Comment()
    var prose = ""
    for text in lines[..<(line - 1)].reversed() {
      guard text.hasPrefix("# ") else { break }
      let text = text.dropFirst(2)
      if let list = text.after("Variables: ") {
        for (name, words) in variables(in: list) { comment.variables[name] = words }
      } else if let list = text.after("Without: ") {
        comment.without.formUnion(variables(in: list).map(\.0))
      } else if let letters = text.after("Letters: ") {
        comment.letters = String(letters)
      } else if let limit = text.after("Columns: ") ?? text.after("Em: ") {
        comment.width = Double(limit.prefix { $0.isNumber || $0 == "." }).map {
          ($0, text.hasPrefix("Em"), limit.contains("a word"))
        }
        for example in limit.split(separator: "$").dropFirst() {
          let parts = example.split(separator: " = ", maxSplits: 1)
          guard parts.count == 2 else { continue }
          comment.examples[String(parts[0])] = String(parts[1].prefix { $0 != "," && $0 != ")" })
        }
      } else {
        prose = "\(text) \(prose)"
      }
    }
    // A form of each fits the status line of a usual terminal, if no part of it can stand alone.
    if prose.contains("n the status line"), !prose.contains("can stand alone"), comment.width == nil
    {
      comment.width = (80, false, false)
    }
    return comment
  }

  /// The variables of a list such as `$by (command, key), $now (or none)`.
  private static func variables(in list: Substring) -> [(String, Set<String>)] {
    list.split(separator: "$").dropFirst(list.hasPrefix("$") ? 0 : 1).map { item in
      let name = item.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      let rest = item[name.endIndex...]
      guard let open = rest.firstIndex(of: "("), let close = rest.firstIndex(of: ")") else {
        return (String(name), [])
      }
      let words = rest[rest.index(after: open)..<close]
      if words == "or none" { return (String(name), ["none", "other"]) }
      return (String(name), Set(words.split(separator: ", ").map(String.init)))
    }
  }

  /// A text to which variants lead.
  struct Leaf {
    /// The variables that it says.
    var used: Set<String> = []
    /// The variant of each variable that was asked.
    var keys: [String: String] = [:]
    /// Where its last variant begins; `nil` if no variant leads to it.
    var place: Int?

    /// Whether one value can lead to both, which are in one file.
    func isPossible(with other: Leaf) -> Bool { keys.allSatisfy { (other.keys[$0] ?? $1) == $1 } }

    /// Whether one value can lead to both, which are in two languages: these have other variants
    /// for numbers.
    func agrees(with other: Leaf) -> Bool {
      keys.allSatisfy { name, key in
        guard let word = other.keys[name] else { return true }
        return word == key || Self.isNumber(word) || Self.isNumber(key)
      }
    }

    private static func isNumber(_ key: String) -> Bool {
      ["zero", "one", "two", "few", "many"].contains(key) || Int(key) != nil
    }
  }

  /// The texts that a pattern can become.
  func leaves(of pattern: FluentPattern, _ base: TranslationFile?, depth: Int = 0) -> [Leaf] {
    var leaves = [Leaf()]
    for part in pattern {
      let added = self.leaves(of: part, base, depth)
      leaves = leaves.flatMap { leaf in
        added.filter { leaf.isPossible(with: $0) }.map { more in
          Leaf(
            used: leaf.used.union(more.used), keys: leaf.keys.merging(more.keys) { $1 },
            place: more.place ?? leaf.place)
        }
      }
    }
    return leaves
  }

  private func leaves(of part: FluentPart, _ base: TranslationFile?, _ depth: Int) -> [Leaf] {
    switch part {
    case .text, .literal, .number: return [Leaf()]
    case .variable(let name): return [Leaf(used: [name])]
    case .function(_, let parts, _): return leaves(of: parts, base, depth: depth)
    case .message(let name):
      guard depth < 8,
        let pattern = (try? source.pattern(name)) ?? (try? base?.source.pattern(name))
      else { return [Leaf()] }
      // What another message says is said whatever its variants are.
      let inner = leaves(of: pattern, base, depth: depth + 1)
      let said = inner.reduce(into: Set<String>()) { $0.formUnion($1.used) }
      return [Leaf(used: said.union(selectors(of: pattern)))]
    case .select(let selector, let variants, _):
      return variants.flatMap { variant in
        leaves(of: variant.pattern, base, depth: depth).map { leaf in
          var leaf = leaf
          if case .variable(let name) = selector { leaf.keys[name] = variant.key }
          leaf.place = leaf.place ?? variant.place
          return leaf
        }
      }
    }
  }

  /// The variables that choose variants: those of a date, for example, which its names of months
  /// say.
  private func selectors(of pattern: FluentPattern) -> Set<String> {
    pattern.reduce(into: []) { names, part in
      if case .select(.variable(let name), _, _) = part { names.insert(name) }
    }
  }
}

extension TranslationFile.Comment {
  /// Values for each way through the variants, the longest that are usual.
  var arguments: [[(String, FluentValue)]] {
    var result: [[(String, FluentValue)]] = [[]]
    for (name, words) in variables.sorted(by: { $0.key < $1.key }) {
      let values: [FluentValue]
      if words == ["none", "other"] {
        values = [.nothing, .text(example(name))]
      } else if !words.isEmpty {
        values = words.sorted().map(FluentValue.word)
      } else if Self.numbers.contains(name) {
        values = [1, 12].map(FluentValue.number)
      } else {
        values = [.text(example(name))]
      }
      result = result.flatMap { chosen in values.map { chosen + [(name, $0)] } }
    }
    return result
  }

  private static let numbers: Set = [
    "count", "slot", "page", "number", "bytes", "status", "signal", "line", "strokes", "day",
    "month", "year",
  ]

  private func example(_ name: String) -> String {
    if let example = examples[name] { return example }
    return switch name {
    case "key", "keys", "space", "help-key", "start-key": "Space"
    case "time", "length", "before", "yellow", "left": "1:20:00"
    case "start", "end": "14:15"
    case "room": "main"
    default: name
    }
  }
}

extension Substring {
  /// What stands behind a beginning; `nil` if this begins with something else.
  fileprivate func after(_ beginning: String) -> Substring? {
    hasPrefix(beginning) ? dropFirst(beginning.count) : nil
  }
}
