import Files

/// As much of JSON Schema (draft 7) as the schema of the preset files uses.
///
/// A keyword that it does not know is reported, so that none is passed over.
struct JSONSchema {
  let root: JSON
  private let patterns = Patterns()

  init(root: JSON) { self.root = root }

  /// The patterns that were compiled: a value is often compared with the same ones.
  private final class Patterns {
    var compiled: [String: Regex<AnyRegexOutput>] = [:]
  }

  /// Whether a value has the form that the schema asks for.
  func accepts(_ value: JSON) throws -> Bool { try accepts(value, by: root) }

  private func accepts(_ value: JSON, by schema: JSON) throws -> Bool {
    if case .bool(let isAllowed) = schema { return isAllowed }
    guard case .object(let keywords) = schema else { throw UnknownKeyword(name: "\(schema)") }
    return try keywords.allSatisfy { try accepts(value, $0.key, $0.value, beside: keywords) }
  }

  private func accepts(
    _ value: JSON, _ keyword: String, _ argument: JSON, beside keywords: [String: JSON]
  ) throws -> Bool {
    switch keyword {
    case "$schema", "title", "description", "definitions": true
    case "$ref": try accepts(value, by: definition(argument))
    case "type": argument.elements.contains { value.isOfType($0) }
    case "enum": argument.elements.contains(value)
    case "const": argument == value
    case "not": try !accepts(value, by: argument)
    case "allOf": try argument.elements.allSatisfy { try accepts(value, by: $0) }
    case "anyOf": try argument.elements.contains { try accepts(value, by: $0) }
    case "oneOf": try argument.elements.count { try accepts(value, by: $0) } == 1
    case "minimum": value.number.map { $0 >= argument.number ?? 0 } ?? true
    case "maximum": value.number.map { $0 <= argument.number ?? 0 } ?? true
    case "minItems": value.array.map { Double($0.count) >= argument.number ?? 0 } ?? true
    case "maxItems": value.array.map { Double($0.count) <= argument.number ?? 0 } ?? true
    case "items": try (value.array ?? []).allSatisfy { try accepts($0, by: argument) }
    case "pattern": try matches(value, argument)
    case "required":
      value.object.map { Set($0.keys).isSuperset(of: argument.elements.compactMap(\.string)) }
        ?? true
    case "properties":
      try (value.object ?? [:]).allSatisfy { key, value in
        try argument.object?[key].map { try accepts(value, by: $0) } ?? true
      }
    case "additionalProperties":
      (value.object ?? [:]).keys.allSatisfy { keywords["properties"]?.object?[$0] != nil }
    case "dependencies":
      try (argument.object ?? [:]).allSatisfy { key, dependency in
        try value.object?[key] == nil || accepts(value, dependency: dependency)
      }
    default: throw UnknownKeyword(name: keyword)
    }
  }
}

extension JSONSchema {
  struct UnknownKeyword: Error { let name: String }

  private func definition(_ reference: JSON) throws -> JSON {
    guard let name = reference.string?.split(separator: "/").last,
      let definition = root.object?["definitions"]?.object?[String(name)]
    else { throw UnknownKeyword(name: "\(reference)") }
    return definition
  }

  private func matches(_ value: JSON, _ pattern: JSON) throws -> Bool {
    guard let text = value.string, let pattern = pattern.string else { return true }
    let expression =
      try patterns.compiled[pattern] ?? Regex(pattern).matchingSemantics(.unicodeScalar)
    patterns.compiled[pattern] = expression
    return text.firstMatch(of: expression) != nil
  }

  /// What another key asks for: keys beside it, or a schema of the whole.
  private func accepts(_ value: JSON, dependency: JSON) throws -> Bool {
    guard case .array(let keys) = dependency else { return try accepts(value, by: dependency) }
    return keys.allSatisfy { key in key.string.flatMap { value.object?[$0] } != nil }
  }
}

/// A value of JSON.
enum JSON: Hashable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  /// A value of YAML 1.2 as editors take it, whose plain words are texts unless they are whole
  /// numbers, true, false or null.
  init(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let word, .plain): self = Self.value(word)
    case .scalar(let text, _): self = .string(text)
    case .sequence(let nodes): self = .array(nodes.map(JSON.init))
    case .mapping(let pairs):
      self = .object(
        Dictionary(pairs.map { ($0.string ?? "", JSON($1)) }) { first, _ in first })
    }
  }

  private static func value(_ word: String) -> JSON {
    switch word {
    case "", "~", "null": .null
    case "true": .bool(true)
    case "false": .bool(false)
    default: Int(word).map { .number(Double($0)) } ?? .string(word)
    }
  }

  var string: String? { if case .string(let value) = self { value } else { nil } }
  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var array: [JSON]? { if case .array(let values) = self { values } else { nil } }
  var object: [String: JSON]? { if case .object(let values) = self { values } else { nil } }
  /// The elements of an array; any other value is the only one.
  var elements: [JSON] { array ?? [self] }

  func isOfType(_ name: JSON) -> Bool {
    switch self {
    case .null: name == .string("null")
    case .bool: name == .string("boolean")
    case .number(let value):
      name == .string("number") || name == .string("integer") && value == value.rounded()
    case .string: name == .string("string")
    case .array: name == .string("array")
    case .object: name == .string("object")
    }
  }
}
