import Testing
import TimerTestSupport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A button that was made for a release of the program works with this one.
///
/// Each file of `Golden` has the requests of a release and what its answers were. A file that is
/// there is never changed: within version 1 the API is only added to.
@Suite(.serialized)
struct GoldenTests {
  /// Any value of JSON.
  private indirect enum JSON: Decodable, Hashable {
    case object([String: JSON])
    case array([JSON])
    case text(String)
    case number(Double)
    case flag(Bool)
    case null

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let flag = try? value.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else if let text = try? value.decode(String.self) {
        self = .text(text)
      } else if let array = try? value.decode([JSON].self) {
        self = .array(array)
      } else {
        self = .object(try value.decode([String: JSON].self))
      }
    }

    /// What a reader of this value would miss in another one, by its path.
    ///
    /// `<number>`, `<text>` and `<flag>` stand for any value of their kind. An object may have more
    /// fields, but none less.
    func missing(in other: JSON, at path: String = "$") -> [String] {
      switch (self, other) {
      case (.text("<number>"), .number), (.text("<text>"), .text), (.text("<flag>"), .flag): []
      case (.object(let fields), .object(let others)):
        fields.sorted { $0.key < $1.key }.flatMap { name, value in
          others[name].map { value.missing(in: $0, at: "\(path).\(name)") } ?? ["\(path).\(name)"]
        }
      case (.array(let items), .array(let others)) where items.count == others.count:
        zip(items, others).enumerated().flatMap { index, pair in
          pair.0.missing(in: pair.1, at: "\(path)[\(index)]")
        }
      default: self == other ? [] : [path]
      }
    }
  }

  private struct Exchange: Decodable {
    var method: String
    var target: String
    var fields: [String]?
    var body: String?
    var status: Int
    var type: String
    var answer: JSON?
  }

  private static let folder = testFolder(of: #filePath) + "/Golden"

  private func exchanges(of version: String) throws -> [Exchange] {
    let bytes = TemporaryFolder.bytes(of: "\(Self.folder)/\(version).json") ?? []
    return try JSONDecoder().decode([Exchange].self, from: Data(bytes))
  }

  @Test(arguments: ["1.0.0"])
  func theAnswersOfEachReleaseAreStillGiven(version: String) throws {
    let bridged = try BridgedClock(clock: ["5", "--title", "Ada", "--start"])
    let exchanges = try self.exchanges(of: version)
    #expect(exchanges.count > 10)
    for exchange in exchanges {
      let fields = (exchange.fields ?? []).map { field in
        field.replacing("PORT", with: "\(bridged.port)")
          .replacing("OPERATOR", with: bridged.token("operator"))
          .replacing("VIEWER", with: bridged.token("viewer"))
      }
      let found = try bridged.inTime {
        try bridged.ask(exchange.method, exchange.target, fields, body: exchange.body ?? "")
      }
      let name = "\(exchange.method) \(exchange.target)"
      #expect(found.status == exchange.status, "\(name): \(found.text)")
      #expect(found.text.contains("Content-Type: \(exchange.type)\r\n"), "\(name): \(found.text)")
      guard let golden = exchange.answer else { continue }
      let body = found.text.split(separator: "\r\n\r\n", maxSplits: 1).last ?? ""
      let answer = try JSONDecoder().decode(JSON.self, from: Data(body.utf8))
      #expect(golden.missing(in: answer) == [], "\(name): \(body)")
    }
  }
}
