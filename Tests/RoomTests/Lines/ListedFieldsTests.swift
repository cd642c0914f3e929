import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// The golden files have what the list of the fields says, with its types and limits.
struct ListedFieldsTests {
  private static func text(_ name: String) -> String {
    String(
      decoding: TemporaryFolder.bytes(of: "\(projectFolder)/Tests/\(name)") ?? [], as: UTF8.self)
  }

  /// The lines of version 1.0, then lines with the fields that later versions have added; none is
  /// ever changed.
  private static let lines =
    text("Golden/1.0/lines.txt").split(separator: "\n").map(String.init)

  /// The lines, and what is written now, with the fields that each is described by.
  private static var values: [(json: String, type: FieldType)] {
    let written = text("RoomTests/Pictures/desk.txt").split(separator: "\n")
      .map(String.init).filter { $0.last == "}" }
    return (lines + written).map { line in
      let fields =
        line.hasPrefix("desk ") ? Fields.list(of: WireRequest.usual) : Fields.list(of: Envelope())
      return (String(line.drop { $0 != "{" }), FieldType.object(fields))
    }
  }

  @Test(arguments: lines)
  func aLineOfTheFirstVersionIsRead(line: String) throws {
    // A line that only a newer version knows would be `nil`.
    if line.hasPrefix("desk ") {
      #expect(WireClientMessage(line) != nil)
    } else {
      #expect(try WireClockMessage(line) != nil)
    }
  }

  @Test func eachListedFieldIsThere() throws {
    let types = Set(Self.values.map(\.type))
    for type in types {
      let given = try Self.values.filter { $0.type == type }.reduce(into: Set<String>()) {
        let node = try JSONScanner.node(of: Array($1.json.utf8), maxDepth: 64)
        $0.formUnion(node.paths(of: type))
      }
      let missing = type.paths().subtracting(given).sorted()
      #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
    }
  }

  @Test func eachFieldIsAsItIsListed() throws {
    #expect(Self.values.count > 20)
    for (json, type) in Self.values {
      let node = try JSONScanner.node(of: Array(json.utf8), maxDepth: 64)
      #expect(node.faults(as: type) == [], "\(json)")
    }
  }
}

extension FieldType {
  /// The paths of all fields, such as `snapshot.segments[].name`.
  fileprivate func paths(at path: String = "") -> Set<String> {
    switch self {
    case .object(let fields):
      fields.reduce(into: []) { paths, field in
        let inner = path.isEmpty ? field.key : "\(path).\(field.key)"
        paths.insert(inner)
        paths.formUnion(field.type.paths(at: inner))
      }
    case .list(let element, _), .map(let element): element.paths(at: path + "[]")
    case .orNull(let type): type.paths(at: path)
    default: []
    }
  }
}

extension JSONScanner.Node {
  /// The paths of the fields that are there, as `FieldType.paths` names them.
  fileprivate func paths(of type: FieldType, at path: String = "") -> Set<String> {
    switch (content, type) {
    case (.list(let nodes), .list(let element, _)):
      nodes.reduce(into: []) { $0.formUnion($1.paths(of: element, at: path + "[]")) }
    case (.object(let entries), .map(let element)):
      entries.reduce(into: []) { $0.formUnion($1.value.paths(of: element, at: path + "[]")) }
    case (.object(let entries), .object(let fields)):
      entries.reduce(into: []) { paths, entry in
        guard let field = fields.first(where: { $0.key == entry.key }) else { return }
        let inner = path.isEmpty ? entry.key : "\(path).\(entry.key)"
        paths.insert(inner)
        paths.formUnion(entry.value.paths(of: field.type, at: inner))
      }
    case (_, .orNull(let type)): paths(of: type, at: path)
    default: []
    }
  }

  /// What is not as a type says.
  fileprivate func faults(as type: FieldType, at path: String = "") -> [String] {
    let isRight =
      switch (content, type) {
      case (.text(let text), .word(let words)): words.contains(text)
      case (.text, .text), (.text, .described), (.boolean, .boolean): true
      case (_, .number(let limits)): content.wholeNumber.map { limits ~= $0 } ?? false
      case (.list(let nodes), .list(_, let counts)): counts ~= nodes.count
      case (.object, .object), (.object, .map): true
      default: false
      }
    guard isRight else { return ["\(path) is no \(type)"] }
    switch (content, type) {
    case (.list(let nodes), .list(let element, _)):
      return nodes.enumerated().flatMap { $1.faults(as: element, at: "\(path)[\($0)]") }
    case (.object(let entries), .object(let fields)):
      let missing = fields.filter { field in
        !field.isOptional && !entries.contains { $0.key == field.key }
      }
      return missing.map { "\(path).\($0.key) is missing" }
        + entries.flatMap { key, node in
          guard let field = fields.first(where: { $0.key == key }) else {
            return ["\(path).\(key) is not listed"]
          }
          return node.faults(as: field.type, at: "\(path).\(key)")
        }
    default: return []
    }
  }
}
