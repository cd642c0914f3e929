import Yams

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A value as JSON and YAML both have it: texts, lists and mappings.
///
/// Presets travel as JSON in the very form that their files have, so that one reader checks both.
/// Every scalar is a text, as it is where a preset file is read.
indirect enum JSONValue: Hashable, Codable {
  case text(String)
  case list([JSONValue])
  case mapping([String: JSONValue])

  /// The same value of a file; `nil` for an alias, and for keys that are no texts.
  init?(_ node: Node) {
    switch node {
    case .scalar(let scalar): self = .text(scalar.string)
    case .sequence(let sequence):
      let values = sequence.compactMap(JSONValue.init)
      guard values.count == sequence.count else { return nil }
      self = .list(values)
    case .mapping(let mapping):
      var values: [String: JSONValue] = [:]
      for (key, node) in mapping {
        guard let key = key.scalar?.string, let value = JSONValue(node) else { return nil }
        values[key] = value
      }
      self = .mapping(values)
    case .alias: return nil
    }
  }

  /// The same value as what a file is read into.
  var node: Node {
    switch self {
    case .text(let text): Node(text)
    case .list(let values): Node(values.map(\.node))
    case .mapping(let values):
      Node(values.sorted { $0.key < $1.key }.map { (Node($0.key), $0.value.node) })
    }
  }

  /// The value as JSON on one line; `nil` if it cannot be encoded.
  var json: [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { Array($0) }
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

  /// Decodes a value; whole numbers, `true` and `false` are texts as well, and nothing else is one.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .text(flag ? "true" : "false")
    } else if let number = try? container.decode(Int.self) {
      self = .text("\(number)")
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let values = try? container.decode([JSONValue].self) {
      self = .list(values)
    } else {
      self = .mapping(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .list(let values): try container.encode(values)
    case .mapping(let values): try container.encode(values)
    }
  }
}
