import Testing
import TimerEngine
import TimerTestSupport
import Yams

@testable import UserFiles

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Broken files as people write them.
///
/// The first lines of each are the messages that it gets. Those in `text` are no YAML that a preset
/// could be read from. Those in `form` have keys or values that no preset has, and the schema for
/// editors refuses them as well. Those in `sense` have the right form, and only the reader finds what
/// is wrong.
struct BrokenFilesTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/BrokenFiles"

  private static let files = ["text", "form", "sense"].flatMap { kind in
    TemporaryFolder.names(in: "\(folder)/\(kind)").map { "\(kind)/\($0)" }
  }

  private func bytes(of file: String) throws -> [UInt8] {
    try #require(TemporaryFolder.bytes(of: "\(Self.folder)/\(file)"))
  }

  @Test func thereAreAHundred() { #expect(Self.files.count >= 100) }

  @Test(arguments: files)
  func eachFileGetsItsMessages(file: String) throws {
    let bytes = try bytes(of: file)
    let expected = bytes.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
      .prefix { $0.hasPrefix("#> ") }.map { $0.dropFirst(3) }
    #expect(!expected.isEmpty)
    let problems = PresetReader(bytes, file: "f").problems.map { $0.description.dropFirst(2) }
    #expect(problems.map(String.init) == expected.map(String.init))
  }

  /// A person can act on it: it names a place and something that would be right, and is no longer
  /// than three lines of a terminal.
  @Test(arguments: files)
  func eachMessageSaysWhatWasExpected(file: String) throws {
    for problem in PresetReader(try bytes(of: file), file: "presets.yaml").problems {
      #expect(problem.place.line > 1)
      #expect(!problem.expected.isEmpty)
      #expect(problem.description.count <= 240, "\(problem)")
    }
  }

  @Test(arguments: files.filter { !$0.hasPrefix("text/") })
  func theSchemaRefusesAWrongFormAndNoOther(file: String) throws {
    let json = try JSONDecoder().decode(JSON.self, from: Data(PresetSchema.json.utf8))
    let text = String(decoding: try bytes(of: file), as: UTF8.self)
    let value = try Yams.compose(yaml: text, .basic).map(JSON.init) ?? .null
    #expect(try JSONSchema(root: json).accepts(value) == file.hasPrefix("sense/"))
  }
}
