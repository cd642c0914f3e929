import TimerEngine

/// What is wrong with the fields of a file that is JSON.
struct FieldProblem: Error {
  /// The offset of the byte where it is.
  let offset: Int
  let what: String
  let expected: String

  /// Finds out what a reader has not found in JSON.
  ///
  /// - Parameters:
  ///   - fault: what the reader has thrown.
  ///   - root: the JSON.
  ///   - fields: what it was to have.
  ///   - name: what messages call the whole.
  init(
    _ fault: Fields.Fault, in root: JSONScanner.Node, of fields: [Fields.Listed],
    called name: String
  ) {
    var (node, type, found) = (Optional(root), Optional(FieldType.object(fields)), root)
    for step in fault.path.split(whereSeparator: { ".[]".contains($0) }) {
      node = node?.part(step)
      type = type?.part(step)
      found = node ?? found
    }
    offset = found.offset
    let name = fault.path.isEmpty ? name : "'\(fault.path.shown)'"
    what =
      switch (node?.content, type) {
      case (.list(let nodes), .list) where fault.reason == .impossible:
        "\(name) has \(nodes.count) elements"
      case (let content?, _): "\(name) is \(content.words)"
      case (nil, _): "\(name) is missing"
      }
    expected =
      if case .unfit(let expected) = fault.reason { expected } else { type?.words ?? "a value" }
  }
}

extension JSONScanner.Node {
  /// The value of a field, or an element by its index.
  func part(_ name: some StringProtocol) -> JSONScanner.Node? {
    switch content {
    case .object(let entries): entries.first { $0.key == name }?.value
    case .list(let nodes): Int(name).flatMap { nodes.indices.contains($0) ? nodes[$0] : nil }
    default: nil
    }
  }
}

extension FieldType {
  fileprivate func part(_ name: Substring) -> FieldType? {
    switch self {
    case .object(let fields): fields.first { $0.key == name }?.type
    case .list(let type, _): type
    default: nil
    }
  }

  /// What the value can be, in words.
  fileprivate var words: String {
    switch self {
    case .number(.min ... .max): "a whole number"
    case .number(let limits) where limits.lowerBound == limits.upperBound: "\(limits.lowerBound)"
    case .number(let limits): "a whole number from \(limits.lowerBound) to \(limits.upperBound)"
    case .text: "a string"
    case .described(let words): words
    case .boolean: "true or false"
    case .word(let words): "one of " + words.joined(separator: ", ")
    case .list(_, 0...Int.max), .list(_, 1...Int.max): "an array"
    case .list(_, let counts): "an array of at most \(counts.upperBound)"
    case .object, .map: "an object, '{...}'"
    case .orNull(let type): "\(type.words), or null"
    }
  }
}

extension JSONScanner.Content {
  /// What a value is, in words.
  fileprivate var words: String {
    switch self {
    case .text(let text): "'\(text.shown)'"
    case .integer(let number): "\(number)"
    case .fraction(let number): "\(number)"
    case .boolean(let boolean): "\(boolean)"
    case .null: "null"
    case .list: "an array"
    case .object: "an object"
    }
  }
}
