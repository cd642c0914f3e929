import Platform
package import SpeechAnnouncement

/// The contents of `config.yaml`: words with their locations.
///
/// People write it by hand. The caller gives the words their meaning.
package struct ConfigurationFile: Sendable {
  /// A word of the file.
  package struct Word: Hashable, Sendable {
    /// The text, without quotes.
    package let text: String
    package let place: Diagnostic.Location
    /// The text for messages, made printable.
    package var shown: String { text.shown }
  }

  /// A name with its value: one word, or a list of words.
  package struct NamedValues: Hashable, Sendable {
    package let name: Word
    package let values: [Word]
    /// Whether they are a YAML list.
    package let isList: Bool
  }

  /// The file's path as it was given.
  package let path: String
  /// The entries below `keys:`, in order.
  package private(set) var keys: [NamedValues] = []
  /// The entries below `messages:`, in order.
  package private(set) var messages: [NamedValues] = []
  /// The entries below `options:`, in order.
  package private(set) var options: [NamedValues] = []
  /// The problems of form, whatever the words mean.
  package var problems: [Diagnostic] { reader.problems }

  private var reader: YAMLReader

  /// Reads a file; a missing one is empty if it is optional, and a problem if not.
  package init(_ path: String, isOptional: Bool = false) {
    self.init([], path: path)
    do throws(FileError) {
      self.init(try FileSystem.read(path), path: path)
    } catch {
      if !isOptional || !error.isMissing { reader.addProblem(error.problem(with: path)) }
    }
  }

  /// Reads a file's bytes.
  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    reader = YAMLReader(file: path, form: "entries such as 'keys: {start: [Space, a]}'")
    guard let root = reader.root(of: bytes),
      let parts = reader.entries(
        of: root, called: .file, keys: ["keys", "messages", "options"])
    else { return }
    keys = entries(of: parts["keys"], called: "keys", such: "start: [Space, a]")
    messages = entries(of: parts["messages"], called: "messages", such: "1: Please come to an end")
    options = entries(of: parts["options"], called: "options", such: "theme: amber")
  }

  package func problem(_ problem: FileProblem, at word: Word) -> Diagnostic {
    Diagnostic(file: path, place: word.place, problem: problem)
  }

  /// Creates a problem with one of its words, for which only English has words.
  package func problem(_ what: String, at word: Word, expected: String) -> Diagnostic {
    problem(.other(what, expected: expected), at: word)
  }

  /// The entries of a part; none if it is missing.
  private mutating func entries(
    of node: YAMLNode?, called name: String, such example: String
  ) -> [NamedValues] {
    guard let node,
      let pairs = reader.pairs(of: node, called: name, expected: .entries(such: example))
    else { return [] }
    return pairs.compactMap { key, place, node in
      let words = (node.sequence ?? [node]).map { word($0, called: key) }
      guard !words.contains(nil) else { return nil }
      return NamedValues(
        name: Word(text: key, place: place), values: words.compactMap { $0 },
        isList: node.sequence != nil)
    }
  }

  private mutating func word(_ node: YAMLNode, called name: String) -> Word? {
    let expected = FileExpectation.other("a word or a list of words")
    return reader.text(of: node, called: .key(name.shown), expected: expected).map {
      Word(text: $0, place: node.place)
    }
  }
}
