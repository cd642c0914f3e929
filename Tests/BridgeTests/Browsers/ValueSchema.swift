import TimerEngine

/// What the description of the API says of a value.
final class ValueSchema: Decodable {
  private let type: Types?
  private let reference: String?
  private let minimum, maximum, minItems, maxItems: Int?
  private let constant: Constant?
  private let words: [String]?
  private let properties: [String: ValueSchema]?
  private let required: [String]?
  private let items: ValueSchema?

  private enum CodingKeys: String, CodingKey {
    case type, minimum, maximum, minItems, maxItems, properties, required, items
    case reference = "$ref"
    case constant = "const"
    case words = "enum"
  }

  /// One type, or several.
  private struct Types: Decodable {
    let names: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      names =
        try (try? container.decode([String].self)) ?? [container.decode(String.self)]
    }
  }

  /// The only value: a number, or a text of which nothing is asked.
  private struct Constant: Decodable {
    let number: Int?

    init(from decoder: any Decoder) throws {
      number = try? decoder.singleValueContainer().decode(Int.self)
    }
  }

  /// Where the description differs from the list of the fields.
  func faults(
    as listed: FieldType, at path: String, in schemas: [String: ValueSchema]
  ) -> [String] {
    if let name = reference?.split(separator: "/").last {
      return schemas[String(name)]?.faults(as: listed, at: path, in: schemas) ?? ["\(path): no ref"]
    }
    let (expected, found) = (Self.words(for: listed), words(as: listed))
    let faults = expected == found ? [] : ["\(path): \(found) is to be \(expected)"]
    switch listed {
    case .list(let element, _):
      return faults + (items?.faults(as: element, at: path + "[]", in: schemas) ?? [])
    case .object(let fields):
      return faults
        + fields.flatMap { field in
          properties?[field.key]?.faults(
            as: field.type, at: "\(path).\(field.key)", in: schemas) ?? []
        }
    default: return faults
    }
  }

  /// What is said of a type: what it is, its limits, and its fields, each that is always there with
  /// a mark.
  private static func words(for type: FieldType) -> String {
    switch type {
    case .number(let limits) where limits.lowerBound == limits.upperBound:
      "integer = \(limits.lowerBound)"
    case .number(let limits): "integer" + words(for: limits)
    case .text, .described: "string"
    case .boolean: "boolean"
    case .word(let words): "string \(words.sorted())"
    case .list(_, let counts):
      "array" + words(for: max(counts.lowerBound, .min)...counts.upperBound)
    case .object(let fields):
      "object \(fields.map { $0.key + ($0.isOptional ? "" : "!") }.sorted())"
    case .map: "object"
    case .orNull(let type): words(for: type) + ", null"
    }
  }

  private static func words(for limits: ClosedRange<Int>) -> String {
    " \(limits.lowerBound == .min ? "" : "\(limits.lowerBound)")...\(limits.upperBound == .max ? "" : "\(limits.upperBound)")"
  }

  private func words(as listed: FieldType) -> String {
    let name = type?.names.joined(separator: ", ") ?? "?"
    if let constant = constant?.number { return "\(name) = \(constant)" }
    switch listed {
    case .number, .orNull(.number):
      let limits = " \(minimum.map { "\($0)" } ?? "")...\(maximum.map { "\($0)" } ?? "")"
      return (type?.names.first ?? "?") + limits
        + (type?.names.dropFirst().map { ", " + $0 }.joined() ?? "")
    case .list: return "\(name) \(minItems ?? 0)...\(maxItems.map { "\($0)" } ?? "")"
    case .object:
      let fields = (properties ?? [:]).keys.map { key in
        key + (required?.contains(key) == true ? "!" : "")
      }
      return "\(name) \(fields.sorted())"
    // Of a text the description may say more.
    case .text, .described: return name
    default: return name + (words.map { " \($0.sorted())" } ?? "")
    }
  }
}
