import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Broken files as people write them.
///
/// The first lines of each are the messages that it gets. Those in `text` are no YAML that a preset
/// could be read from. Those in `form` have keys or values that no preset has, and the schema for
/// editors refuses them as well. Those in `sense` have the right form, and only the reader finds
/// what is wrong.
struct BrokenFilesTests {
  private static let files = FilesWithMessages("BrokenFiles", kinds: ["text", "form", "sense"])

  @Test func thereAreAHundred() { #expect(Self.files.names.count >= 100) }

  @Test(arguments: files.names)
  func eachFileGetsItsMessages(file: String) {
    let expected = Self.files.file(file).messages
    let problems = PresetReader(Self.files.whole(file), file: "f").problems
    #expect(!expected.isEmpty)
    #expect(problems.map { String($0.description.dropFirst(2)) } == expected)
  }

  /// A person can act on it: it names a place and something that would be right, and is no longer
  /// than three lines of a terminal.
  @Test(arguments: files.names)
  func eachMessageSaysWhatWasExpected(file: String) {
    for problem in PresetReader(Self.files.whole(file), file: "presets.yaml").problems {
      #expect(problem.place.line > 1)
      #expect(!problem.expected.isEmpty)
      #expect(problem.description.count <= 240, "\(problem)")
    }
  }

  /// All files are in one test, because the schema takes long to read.
  @Test func theSchemaRefusesAWrongFormAndNoOther() throws {
    let json = try JSONDecoder().decode(JSON.self, from: Data(BundledPresets.schema.utf8))
    let schema = JSONSchema(root: json)
    for file in Self.files.names where !file.hasPrefix("text/") {
      var reader = YAMLReader(file: file)
      let value = reader.root(of: Self.files.whole(file)).map(JSON.init) ?? .null
      #expect(try schema.accepts(value) == file.hasPrefix("sense/"), "\(file)")
    }
  }
}
