import SpeechAnnouncement

// From events to values. What no file of ours has is refused where it begins.
extension YAMLReader {
  /// The most lists and mappings in each other.
  private static let maxDepth = 64

  /// A list or a mapping whose end has not come yet.
  private struct OpenNode {
    let isMapping: Bool
    let place: Diagnostic.Location
    var nodes: [YAMLNode] = []
  }

  /// The root of a text; `nil` if it is empty.
  func compose(_ text: String) throws(Diagnostic) -> YAMLNode? {
    try Array(text.utf8).withUnsafeBufferPointer { (bytes) throws(Diagnostic) in
      var events = YAMLEvents(bytes)
      return try root(of: &events, in: text)
    }
  }

  private func root(
    of events: inout YAMLEvents, in text: String
  ) throws(Diagnostic) -> YAMLNode? {
    var root: YAMLNode?
    var open: [OpenNode] = []
    while true {
      let (event, place) = events.next()
      let node: YAMLNode
      switch event {
      case .streamEnd: return root
      case .documentStart where root != nil:
        throw invalidYAML(
          "expected a single document in the stream but found another document", at: place)
      case .documentStart, .other: continue
      case .problem(let words): throw problem(words, at: place, in: text)
      // A few lines of aliases can expand to a billion values.
      case .alias: throw refusal("there is an alias", at: place, expected: "the value itself")
      case .tag: throw refusal("there is a tag", at: place, expected: "the value without it")
      case .start where open.count == Self.maxDepth:
        throw refusal("this is nested too deeply", at: place, expected: form)
      case .start(let isMapping):
        open.append(OpenNode(isMapping: isMapping, place: place))
        continue
      case .end: node = try closed(open.removeLast())
      case .scalar(let text, let style): node = YAMLNode(.scalar(text, style), at: place)
      }
      if open.isEmpty { root = node } else { open[open.count - 1].nodes.append(node) }
    }
  }

  private func closed(_ open: OpenNode) throws(Diagnostic) -> YAMLNode {
    guard open.isMapping else { return YAMLNode(.sequence(open.nodes), at: open.place) }
    let pairs = stride(from: 0, to: open.nodes.count, by: 2).map { index in
      (key: open.nodes[index], value: open.nodes[index + 1])
    }
    var keys: [String: YAMLNode] = [:]
    for (key, _) in pairs {
      guard let text = key.string, let first = keys.updateValue(key, forKey: text) else { continue }
      throw Diagnostic(file: file, place: first.place, problem: .repeatedKey(text.shown))
    }
    return YAMLNode(.mapping(pairs), at: open.place)
  }

  private func refusal(
    _ what: String, at place: Diagnostic.Location, expected: String
  ) -> Diagnostic {
    Diagnostic(file: file, place: place, what: what, expected: expected)
  }
}
