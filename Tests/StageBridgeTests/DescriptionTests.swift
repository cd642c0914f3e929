import Bridge
import StageRenderer
import Testing
import TimerTestSupport

@testable import Room

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The description of the API says what the table of routes says, and is valid OpenAPI.
///
/// `openapi.py` compares it with what the other tests ask and are answered.
struct DescriptionTests {
  private static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  private static let path = "\(root)/Sources/Bridge/Browsers/Web/openapi.json"
  private static let script = "\(root)/Tests/StageBridgeTests/openapi.py"
  /// Where `.ci/python` installs what the script needs.
  private static let python = "\(root)/.build-python/bin/python"
  private static let hasValidator = TemporaryFolder.bytes(of: python, last: 1) != nil

  private struct Description: Decodable {
    var paths: [String: [String: Operation]]
    var components: Components
  }

  private struct Components: Decodable {
    var schemas: [String: Value]
  }

  /// What is said of a value: the fields of an object, or the elements of an array.
  private final class Value: Decodable {
    let properties: [String: Value]?
    let items: Value?
  }

  private struct Operation: Decodable {
    var role: String
    var summary: String
    var parameters: [Parameter]?

    enum CodingKeys: String, CodingKey {
      case summary, parameters
      case role = "x-role"
    }
  }

  private struct Parameter: Decodable {
    var name: String?
    var schema: Schema?
  }

  private struct Schema: Decodable {
    var `enum`: [String]?
  }

  private static func description() throws -> Description {
    try JSONDecoder().decode(
      Description.self, from: Data(TemporaryFolder.bytes(of: path) ?? []))
  }

  @Test func itHasEachRoute() throws {
    let described = try Self.description().paths.flatMap { path, operations in
      operations.map { "\($0.key.uppercased()) \(path) \($0.value.role)" }
    }
    let routes =
      Route.reading.map { "GET \($0.path) \($0.role.name)" }
      + ["POST \(Route.commandPath) operator"]
    #expect(described.sorted() == routes.sorted())
  }

  @Test func itHasEachCommand() throws {
    let command = try Self.description().paths[Route.commandPath]?["post"]
    let names = command?.parameters?.first { $0.name == "command" }?.schema?.enum
    #expect(names == Route.commands)
  }

  @Test func itHasEachFieldOfTheStage() throws {
    let schemas = try Self.description().components.schemas
    let marks = schemas["Segment"]?.properties?["marks"]?.items
    for (value, fields) in [
      (schemas["Snapshot"], WireSnapshot.CodingKeys.allCases.map(\.rawValue)),
      (schemas["Segment"], WireSegment.CodingKeys.allCases.map(\.rawValue)),
      (schemas["Between"], WireBetween.CodingKeys.allCases.map(\.rawValue)),
      (marks, WireMark.CodingKeys.allCases.map(\.rawValue)),
    ] {
      #expect(value?.properties?.keys.sorted() == fields.sorted())
    }
  }

  @Test(.enabled(if: hasValidator, "run .ci/python first"))
  func itIsValid() throws {
    let validator = try PseudoTerminal(
      [Self.python, Self.script, Self.path], environment: ["TERM": "dumb"],
      size: Size(columns: 200, rows: 60))
    #expect(validator.waitForEnd(upTo: .seconds(60)) == .exited(0), "\(validator.text)")
  }
}
