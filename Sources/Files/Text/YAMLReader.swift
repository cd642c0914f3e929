package import SpeechAnnouncement
import TimerEngine

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
  package mutating func root(of bytes: [UInt8]) -> YAMLNode? {
    do throws(Diagnostic) {
      return try compose(try Self.text(of: bytes, in: file))
    } catch {
      problems.append(error)
      return nil
    }
  }

  package mutating func addProblem(_ problem: FileProblem, at node: YAMLNode) {
    problems.append(Diagnostic(file: file, place: node.place, problem: problem))
  }

  /// Adds a problem for which only English has words.
  package mutating func addProblem(_ what: String, at node: YAMLNode, expected: String) {
    addProblem(.other(what, expected: expected), at: node)
  }

  /// Adds a problem that was found elsewhere.
  package mutating func addProblem(_ problem: Diagnostic) { problems.append(problem) }

  /// The entries of a mapping with arbitrary keys, in order.
  package mutating func pairs(
    of node: YAMLNode, called name: String, expected: FileExpectation
  ) -> [(key: String, place: Diagnostic.Location, value: YAMLNode)]? {
    guard let mapping = node.mapping else {
      addProblem(.wrongKind(.key(name), node.kind, expected: expected), at: node)
      return nil
    }
    return mapping.compactMap { key, value in
      guard let text = key.string else {
        addProblem(.noKey(key.kind, in: .key(name), keys: []), at: key)
        return nil
      }
      return (text, key.place, value)
    }
  }

  /// The entries of a mapping with known keys.
  package mutating func entries(
    of node: YAMLNode, called part: FilePart, keys: [String]
  ) -> [String: YAMLNode]? {
    guard let mapping = node.mapping else {
      addProblem(
        .wrongKind(part, node.kind, expected: .entries(such: "\(keys[0]): ...")), at: node)
      return nil
    }
    var entries: [String: YAMLNode] = [:]
    for (key, value) in mapping {
      let text = key.string
      guard let text, keys.contains(text) else {
        let nearest = keys.count > 1 ? text?.nearest(among: keys) : nil
        addProblem(
          text.map { .unknownKey($0.shown, in: part, nearest: nearest, keys: keys) }
            ?? .noKey(key.kind, in: part, keys: keys), at: key)
        continue
      }
      entries[text] = value
    }
    return entries
  }

  /// The elements of a list.
  package mutating func elements(
    of node: YAMLNode, called part: FilePart, expected: FileExpectation
  ) -> [YAMLNode]? {
    if let elements = node.sequence { return elements }
    addProblem(.wrongKind(part, node.kind, expected: expected), at: node)
    return nil
  }

  package mutating func text(
    of node: YAMLNode, called part: FilePart, expected: FileExpectation
  ) -> String? {
    if let text = node.text { return text }
    addProblem(.wrongKind(part, node.kind, expected: expected), at: node)
    return nil
  }

  /// A value that `read` makes from the text.
  package mutating func value<Value, Failure>(
    of node: YAMLNode, called name: String, expected: FileExpectation,
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

extension YAMLNode {
  /// What it is, for messages.
  fileprivate var kind: FileValue {
    switch content {
    case .scalar("", .plain): .nothing
    case .scalar(let string, _): .text(string.shown)
    case .mapping: .mapping
    case .sequence: .list
    }
  }

  /// The text of a scalar, without the line end that `|` and `>` add.
  fileprivate var text: String? {
    guard case .scalar(let string, let style) = content else { return nil }
    return style == .block && string.hasSuffix("\n") ? String(string.dropLast()) : string
  }
}
