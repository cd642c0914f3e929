import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Broken files as people and other programs write them.
///
/// The first lines of each are the messages that it gets. Of the broken presets, those in `text` are
/// no YAML that a preset could be read from. Those in `form` have keys or values that no preset has,
/// and the schema for editors refuses them as well. Those in `sense` have the right form, and only
/// the reader finds what is wrong.
struct BrokenFilesTests {
  /// Who reads them, with the name of the folder that they are in.
  enum Reader: String, CaseIterable {
    case presets = "BrokenFiles"
    case imports = "BrokenImports"

    /// Whether the messages are comments, so that the file is read with them.
    fileprivate var isYAML: Bool { self == .presets }

    fileprivate var files: FilesWithMessages {
      FilesWithMessages(rawValue, kinds: self == .presets ? ["text", "form", "sense"] : [])
    }

    /// What is told of a file: of a table or a schedule what cannot be read, or what is wrong with
    /// the rest of it.
    fileprivate func messages(of bytes: [UInt8]) -> [String] {
      switch self {
      case .presets: return PresetReader(bytes, file: "f").problems.map(\.description)
      case .imports:
        let session = ImportedProgramme(bytes, file: "f")
        guard session.problems.isEmpty else { return session.problems.map(\.description) }
        let file = RundownFile(
          Array(session.source().yaml.utf8), path: "f", presets: PresetList(), now: 1_796_371_200)
        return file.problems.map(\.description)
      }
    }
  }

  private static let rows = Reader.allCases.flatMap { reader in
    reader.files.names.map { (reader, $0) }
  }

  @Test(arguments: Reader.allCases)
  func thereAreAHundred(reader: Reader) { #expect(reader.files.names.count >= 100) }

  /// A person can act on each message: it says what would be right, and is no longer than three
  /// lines of a terminal.
  @Test(arguments: rows)
  func eachFileGetsItsMessages(reader: Reader, file: String) {
    let (expected, rest) = reader.files.file(file)
    let messages = reader.messages(of: reader.isYAML ? reader.files.whole(file) : rest)
    if FilesWithMessages.isRecording, !reader.isYAML {
      return reader.files.record(messages, of: file)
    }
    #expect(!expected.isEmpty)
    #expect(messages == expected.map { (reader.isYAML ? "f:" : "") + $0 })
    #expect(messages.allSatisfy { $0.contains(", expected ") && $0.count <= 230 })
  }

  /// All files are in one test, because the schema takes long to read.
  @Test func theSchemaRefusesAWrongFormAndNoOther() throws {
    let json = try JSONDecoder().decode(JSON.self, from: Data(BundledPresets.schema.utf8))
    let schema = JSONSchema(root: json)
    let files = Reader.presets.files
    for file in files.names where !file.hasPrefix("text/") {
      var reader = YAMLReader(file: file)
      let value = reader.root(of: files.whole(file)).map(JSON.init) ?? .null
      #expect(try schema.accepts(value) == file.hasPrefix("sense/"), "\(file)")
    }
  }
}
