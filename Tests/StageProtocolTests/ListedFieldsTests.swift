import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// The golden files have what the list of the fields says, with its types and limits.
struct ListedFieldsTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Pictures"

  private static func text(_ name: String) -> String {
    String(decoding: TemporaryFolder.bytes(of: "\(folder)/\(name)") ?? [], as: UTF8.self)
  }

  /// What the golden files have, and the fields that it is described by.
  private static var values: [(json: String, type: FieldType)] {
    let names = TemporaryFolder.names(in: folder).filter { $0 != "desk.txt" }
    let stages = names.map { (text($0), FieldType.object(SentStage.fields())) }
    let lines = text("desk.txt").split(separator: "\n").filter { $0.last == "}" }
    return stages
      + lines.map { line in
        let fields =
          line.hasPrefix("desk ")
          ? Fields.list(of: WireRequest.usual) : Fields.list(of: Envelope())
        return (String(line.drop { $0 != "{" }), FieldType.object(fields))
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

extension JSONScanner.Node {
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
