package import SpeechAnnouncement
import TimerEngine
package import Yams

/// Reads one YAML file and collects its problems.
///
/// Values are read from their text, never by YAML's types, which would read 18:00 as the
/// number 1080. Callers ask for mappings, lists and texts; anything else
/// adds a problem with its location and returns `nil`.
package struct YAMLReader: Sendable {
  /// The problems so far, in the order in which they were found.
  package private(set) var problems: [Diagnostic] = []
  /// The path of the file, for messages.
  package let file: String
  /// The expected form of the file, for messages.
  let form: String

  /// Creates the reader of a file.
  ///
  /// - Parameters:
  ///   - file: the path of the file, for messages.
  ///   - form: what is expected of a file that is no YAML at all.
  package init(file: String, form: String) {
    self.file = file
    self.form = form
  }

  /// The root of a document; `nil` if it is empty or cannot be read.
  package mutating func root(of bytes: [UInt8]) -> Node? {
    // A file that is not there has no bytes. Yams, with Foundation, would start up for them.
    guard !bytes.isEmpty else { return nil }
    do throws(Diagnostic) {
      let text = try Self.text(of: bytes, in: file)
      try checkDepth(in: text)
      // Before any alias is expanded.
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
      // YAML's types are not used, and creating its rules for them takes ten million instructions.
      return try Yams.compose(yaml: text, .basic)
    } catch {
      throw problem(of: error)
    }
  }

  /// Adds a problem.
  package mutating func addProblem(_ problem: FileProblem, at node: Node) {
    problems.append(Diagnostic(file: file, place: node.place, problem: problem))
  }

  /// Adds a problem for which only English has words.
  package mutating func addProblem(_ what: String, at node: Node, expected: String) {
    addProblem(.other(what, expected: expected), at: node)
  }

  /// Adds a problem that was found elsewhere.
  package mutating func addProblem(_ problem: Diagnostic) { problems.append(problem) }

  /// The entries of a mapping with arbitrary keys, in order.
  package mutating func pairs(
    of node: Node, called name: String, expected: FileExpectation
  ) -> [(key: String, place: Diagnostic.Location, value: Node)]? {
    guard case .mapping(let mapping) = node else {
      addProblem(.wrongKind(.key(name), node.kind, expected: expected), at: node)
      return nil
    }
    var texts: Set<String> = []
    return mapping.compactMap { key, value in
      guard let text = key.scalar?.string else {
        addProblem(.noKey(key.kind, in: .key(name), keys: []), at: key)
        return nil
      }
      // Yams rejects equal keys, but treats keys with different tags as different.
      guard texts.insert(text).inserted else {
        addProblem(.repeatedKey(text.shown), at: key)
        return nil
      }
      return (text, key.place, value)
    }
  }

  /// The entries of a mapping with known keys.
  package mutating func entries(of node: Node, called part: FilePart, keys: [String]) -> [String:
    Node]?
  {
    guard case .mapping(let mapping) = node else {
      addProblem(
        .wrongKind(part, node.kind, expected: .entries(such: "\(keys[0]): ...")), at: node)
      return nil
    }
    var entries: [String: Node] = [:]
    for (key, value) in mapping {
      let text = key.scalar?.string
      guard let text, keys.contains(text) else {
        let nearest = keys.count > 1 ? text?.nearest(among: keys) : nil
        addProblem(
          text.map { .unknownKey($0.shown, in: part, nearest: nearest, keys: keys) }
            ?? .noKey(key.kind, in: part, keys: keys), at: key)
        continue
      }
      // Yams rejects equal keys, but treats keys with different tags as different.
      if entries.updateValue(value, forKey: text) != nil {
        addProblem(.repeatedKey(text), at: key)
      }
    }
    return entries
  }

  /// The elements of a list.
  package mutating func elements(
    of node: Node, called part: FilePart, expected: FileExpectation
  ) -> [Node]? {
    if case .sequence(let sequence) = node { return Array(sequence) }
    addProblem(.wrongKind(part, node.kind, expected: expected), at: node)
    return nil
  }

  /// A text.
  package mutating func text(
    of node: Node, called part: FilePart, expected: FileExpectation
  ) -> String? {
    if case .scalar(let scalar) = node { return scalar.text }
    addProblem(.wrongKind(part, node.kind, expected: expected), at: node)
    return nil
  }

  /// A value that `read` makes from the text.
  package mutating func value<Value, Failure>(
    of node: Node, called name: String, expected: FileExpectation,
    _ read: (String) throws(Failure) -> Value, problem: (Failure) -> FileProblem
  ) -> Value? {
    guard let text = text(of: node, called: .key(name), expected: expected) else { return nil }
    do throws(Failure) {
      return try read(text)
    } catch {
      addProblem(problem(error), at: node)
      return nil
    }
  }
}

extension Node {
  /// Its location.
  package var place: Diagnostic.Location {
    Diagnostic.Location(line: mark?.line ?? 1, column: mark?.column ?? 1)
  }

  /// What it is, for messages.
  fileprivate var kind: FileValue {
    switch self {
    case .scalar(let scalar):
      scalar.string.isEmpty && scalar.style == .plain ? .nothing : .text(scalar.string.shown)
    case .mapping: .mapping
    case .sequence: .list
    case .alias: .alias
    }
  }
}

extension Node.Scalar {
  /// The text, without the line end that `|` and `>` add.
  fileprivate var text: String {
    let isBlock = style == .literal || style == .folded
    return isBlock && string.hasSuffix("\n") ? String(string.dropLast()) : string
  }
}
