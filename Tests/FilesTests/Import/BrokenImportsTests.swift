import Files
import Testing
import TimerEngine
import TimerTestSupport

/// Broken tables and schedules, as spreadsheets and other programs write them.
struct BrokenImportsTests {
  private static let files = FilesWithMessages("BrokenImports")

  /// What is told of a file: what cannot be read, and what is wrong with the rest of it.
  private static func messages(of bytes: [UInt8]) -> [String] {
    let session = ImportedProgramme(bytes, file: "f")
    guard session.problems.isEmpty else { return session.problems.map(\.description) }
    let yaml = session.source().yaml
    return RundownFile(
      Array(yaml.utf8), path: "f", presets: PresetList(), now: 1_796_371_200
    ).problems.map(\.description)
  }

  @Test func thereAreAHundred() { #expect(Self.files.names.count >= 100) }

  @Test(arguments: files.names)
  func eachFileGetsItsMessages(file: String) {
    let (expected, bytes) = Self.files.file(file)
    let messages = Self.messages(of: bytes)
    if FilesWithMessages.isRecording { return Self.files.record(messages, of: file) }
    #expect(!expected.isEmpty)
    #expect(messages == expected)
    #expect(messages.allSatisfy { $0.count <= 240 })
  }
}
