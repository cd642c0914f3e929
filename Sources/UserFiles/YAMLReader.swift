import TimerEngine
import Yams

/// Reads one YAML file, and gathers what is wrong with it.
///
/// Values are read from their own text, never by YAML's types, which would take 18:00 for the
/// number 1080. Whoever reads a file that people write asks for mappings, lists and texts; what is
/// something else becomes a problem with its place, and `nil`.
struct YAMLReader {
  /// What is wrong so far, in the order in which it was found.
  private(set) var problems: [Diagnostic] = []
  let file: String
  /// What a file should look like.
  let form: String

  init(
    file: String,
    form: String = "a list such as 'presets: [{name: TED talk, duration: 18:00}]'"
  ) {
    self.file = file
    self.form = form
  }

  /// The root of a document, `nil` if there is nothing in it or it cannot be read.
  mutating func root(of bytes: [UInt8]) -> Node? {
    do throws(Diagnostic) {
      let text = try Self.text(of: bytes, in: file)
      try checkDepth(in: text)
      // Before anything is made of an alias.
      if let text = try Self.withoutAnchors(text, of: file) {
        _ = try compose(text)
      }
      return try compose(text)
    } catch {
      problems.append(error)
      return nil
    }
  }

  private func compose(_ text: String) throws(Diagnostic) -> Node? {
    do {
      // Types are never asked for; the rules that tell them are ten million instructions to make.
      return try Yams.compose(yaml: text, .basic)
    } catch {
      throw problem(of: error)
    }
  }

  /// Notes a problem.
  mutating func addProblem(_ what: String, at node: Node, expected: String) {
    problems.append(
      Diagnostic(file: file, place: node.place, what: what, expected: expected))
  }

  /// Notes a problem that was found elsewhere.
  mutating func addProblem(_ problem: Diagnostic) { problems.append(problem) }

  /// The entries of a mapping whose keys are any texts, in order.
  mutating func pairs(
    of node: Node, called name: String, expected: String
  ) -> [(ConfigurationFile.Word, Node)]? {
    guard case .mapping(let mapping) = node else {
      addProblem("\(name) is \(node.kind)", at: node, expected: expected)
      return nil
    }
    var texts: Set<String> = []
    return mapping.compactMap { key, value in
      guard let text = key.scalar?.string else {
        addProblem("\(key.kind) is no key of \(name)", at: key, expected: "a word")
        return nil
      }
      // Yams refuses those that are equal, but takes keys with other tags for others.
      guard texts.insert(text).inserted else {
        addProblem("'\(text.shown)' is given more than once", at: key, expected: "it once")
        return nil
      }
      return (ConfigurationFile.Word(text: text, place: key.place), value)
    }
  }

  /// The entries of a mapping, as those with keys that are known.
  mutating func entries(of node: Node, called name: String, keys: [String]) -> [String: Node]? {
    guard case .mapping(let mapping) = node else {
      addProblem(
        "\(name) is \(node.kind)", at: node, expected: "entries such as '\(keys[0]): ...'")
      return nil
    }
    var entries: [String: Node] = [:]
    for (key, value) in mapping {
      let text = key.scalar?.string
      guard let text, keys.contains(text) else {
        addProblem(
          "\(text.map { "'\($0.shown)'" } ?? key.kind) is no key of \(name)", at: key,
          expected: Self.expectation(of: keys, for: text ?? ""))
        continue
      }
      // Yams refuses those that are equal, but takes keys with other tags for others.
      if entries.updateValue(value, forKey: text) != nil {
        addProblem("'\(text)' is given more than once", at: key, expected: "it once")
      }
    }
    return entries
  }

  /// Which keys there are, the one first that was meant by a misspelt one.
  private static func expectation(of keys: [String], for text: String) -> String {
    guard keys.count > 1 else { return keys.joined() }
    let all = "one of " + keys.joined(separator: ", ")
    return text.nearest(among: keys).map { "'\($0)', or \(all)" } ?? all
  }

  /// The elements of a list.
  mutating func elements(of node: Node, called name: String, expected: String) -> [Node]? {
    if case .sequence(let sequence) = node { return Array(sequence) }
    addProblem("\(name) is \(node.kind)", at: node, expected: expected)
    return nil
  }

  /// A text.
  mutating func text(of node: Node, called name: String, expected: String) -> String? {
    if case .scalar(let scalar) = node { return scalar.text }
    addProblem("\(name) is \(node.kind)", at: node, expected: expected)
    return nil
  }

  /// A value, as `read` makes it of the text.
  mutating func value<Value, Failure>(
    of node: Node, called name: String, expected: String,
    _ read: (String) throws(Failure) -> Value, words: (Failure) -> (what: String, expected: String)
  ) -> Value? {
    guard let text = text(of: node, called: name, expected: expected) else { return nil }
    do throws(Failure) {
      return try read(text)
    } catch {
      let (what, expected) = words(error)
      addProblem("\(name) \(what)", at: node, expected: expected)
      return nil
    }
  }
}

extension Node {
  /// Where it begins.
  var place: Diagnostic.Location {
    Diagnostic.Location(line: mark?.line ?? 1, column: mark?.column ?? 1)
  }

  /// What it is, as people say it.
  fileprivate var kind: String {
    switch self {
    case .scalar(let scalar):
      scalar.string.isEmpty && scalar.style == .plain ? "empty" : "'\(scalar.string.shown)'"
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .alias: "an alias"
    }
  }
}

extension Node.Scalar {
  /// The text, less the line end that `|` and `>` give it.
  fileprivate var text: String {
    let isBlock = style == .literal || style == .folded
    return isBlock && string.hasSuffix("\n") ? String(string.dropLast()) : string
  }
}

extension String {
  /// The text as it can stand in a message: one line without control characters, and not long.
  var shown: String {
    let line = printable
    let scalars = line.unicodeScalars
    return scalars.count > 40 ? String(scalars.prefix(40)) + "..." : line
  }
}

extension Unicode.Scalar {
  /// Whether it moves the cursor, ends a line or is not to be seen at all.
  var isControl: Bool {
    value < 0x20 || (0x7f..<0xa0).contains(value) || value == 0x2028 || value == 0x2029
      || value == 0xfffe || value == 0xffff
  }
}
