/// A value of a YAML file, and where it begins.
package struct YAMLNode {
  package enum Content {
    case scalar(String, Style)
    case sequence([YAMLNode])
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  /// How a text is written: as it is, in quotation marks, or in lines behind `|` or `>`.
  package enum Style { case plain, quoted, block }

  package let content: Content
  package let place: Diagnostic.Location

  package init(_ content: Content, at place: Diagnostic.Location = .start) {
    self.content = content
    self.place = place
  }

  /// The text of a scalar.
  package var string: String? {
    if case .scalar(let string, _) = content { string } else { nil }
  }

  /// The elements of a sequence.
  package var sequence: [YAMLNode]? {
    if case .sequence(let nodes) = content { nodes } else { nil }
  }

  /// The keys and values of a mapping, in order.
  package var mapping: [(key: YAMLNode, value: YAMLNode)]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }

  /// The value of a key; `nil` if this is no mapping.
  package subscript(key: String) -> YAMLNode? {
    mapping?.first { $0.key.string == key }?.value
  }
}
