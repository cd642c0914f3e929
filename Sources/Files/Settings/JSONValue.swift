import TimerEngine

/// A value as JSON and YAML both have it: texts, lists and mappings.
///
/// Presets travel as JSON in the very form that their files have, so that one reader checks both.
/// Every scalar is a text, as it is where a preset file is read.
indirect enum JSONValue: Hashable, Sendable {
  case text(String)
  case list([JSONValue])
  case mapping([String: JSONValue])

  /// The same value of a file; `nil` for keys that are no texts.
  init?(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let text, _): self = .text(text)
    case .sequence(let sequence):
      let values = sequence.compactMap(JSONValue.init)
      guard values.count == sequence.count else { return nil }
      self = .list(values)
    case .mapping(let mapping):
      var values: [String: JSONValue] = [:]
      for (key, node) in mapping {
        guard let key = key.string, let value = JSONValue(node) else { return nil }
        values[key] = value
      }
      self = .mapping(values)
    }
  }

  /// The same value as what a file is read into.
  var node: YAMLNode {
    switch self {
    case .text(let text): YAMLNode(.scalar(text, .quoted))
    case .list(let values): YAMLNode(.sequence(values.map(\.node)))
    case .mapping(let values):
      YAMLNode(
        .mapping(
          values.sorted { $0.key < $1.key }.map { key, value in
            (YAMLNode(.scalar(key, .quoted)), value.node)
          }))
    }
  }

  /// The value as YAML on one line, as rundowns have it.
  var flow: String {
    switch self {
    case .text(let text): text.quoted
    case .list(let values): "[\(values.map(\.flow).joined(separator: ", "))]"
    case .mapping(let values):
      "{"
        + values.sorted { $0.key < $1.key }.map { "\($0.key.quoted): \($0.value.flow)" }
        .joined(separator: ", ") + "}"
    }
  }
}

/// Such a value in JSON, where whole numbers, `true` and `false` are texts as well, and nothing
/// else is one.
struct JSONValueForm: FieldForm {
  private static let list: ListForm<JSONValueForm> = .list(of: JSONValueForm())
  private static let map: MapForm<JSONValueForm> = .map(of: JSONValueForm())

  func read(
    _ node: JSONScanner.Node, from fields: inout Fields
  ) throws(Fields.Fault) -> JSONValue {
    switch node.content {
    case .text(let text): return .text(text)
    case .boolean(let boolean): return .text("\(boolean)")
    case .list: return .list(try Self.list.read(node, from: &fields))
    case .object: return .mapping(try Self.map.read(node, from: &fields))
    default:
      guard let number = node.content.wholeNumber else { throw Fields.Fault("", .form) }
      return .text("\(number)")
    }
  }

  func write(_ value: JSONValue, to fields: inout Fields) {
    switch value {
    case .text(let text): fields.json.append(text)
    case .list(let values): Self.list.write(values, to: &fields)
    case .mapping(let values): Self.map.write(values, to: &fields)
    }
  }

  func type(in fields: inout Fields) -> FieldType { .described("a preset as a file has it") }
}
