import Room
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Bridge

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The description of the API says what the table of routes says, and is valid OpenAPI.
///
/// `openapi.py` compares it with what the other tests ask and are answered.
struct DescriptionTests {
  private static let path = "\(projectFolder)/Sources/Bridge/Browsers/Web/openapi.json"
  private static let script = "\(projectFolder)/Tests/BridgeTests/Browsers/openapi.py"
  /// Where `.ci/python` installs what the script needs.
  private static let python = "\(projectFolder)/.build-python/bin/python"
  private static let hasValidator = TemporaryFolder.bytes(of: python, last: 1) != nil

  private struct Description: Decodable {
    var paths: [String: [String: Operation]]
    var components: Components
  }

  private struct Components: Decodable {
    var schemas: [String: ValueSchema]
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

  /// The answers, and the fields by which they are described.
  private static var answers: [(name: String, fields: [Fields.Listed])] {
    let reply = WebResponse.Answer(status: .done, text: "")
    let state = StateAnswer(isConnected: true, room: "")
    let clock = ClockAnswer(stage: "", silence: 0, isConnected: true)
    return [
      ("Answer", Fields.list(of: reply)), ("State", Fields.list(of: state)),
      ("Clock", Fields.list(of: clock)), ("Routes", Fields.list(of: RouteList())),
      ("Rundown", Fields.list(of: RundownAnswer(StageRundown(line: ""), [], version: ""))),
      ("Stored", Fields.list(of: StoredAnswer([], []))),
      ("Health", Fields.list(of: Health.Answer(status: "ok"))), ("Snapshot", SentStage.fields()),
    ]
  }

  /// With types, limits, and which ones may be absent.
  @Test func itHasEachFieldOfTheAnswers() throws {
    let schemas = try Self.description().components.schemas
    for (name, fields) in Self.answers {
      let schema = try #require(schemas[name])
      for fault in schema.faults(as: .object(fields), at: name, in: schemas) {
        Issue.record("\(fault)")
      }
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
