import Testing
import TimerEngine
import TimerTestSupport

@testable import UserFiles

/// Broken tables and schedules, as spreadsheets and other programs write them.
struct BrokenImportsTests {
  private static let files = FilesWithMessages("BrokenImports")

  /// What is told of a file: what cannot be read, and what is wrong with the rest of it.
  private static func messages(of bytes: [UInt8]) -> [String] {
    let session = ImportedSession(bytes, file: "f")
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
    if isRecording { return Self.files.record(messages, of: file) }
    #expect(!expected.isEmpty)
    #expect(messages == expected)
    #expect(messages.allSatisfy { $0.count <= 240 })
  }
}

/// Broken records of how far a rundown has come.
struct BrokenRundownRecordsTests {
  private static let files = FilesWithMessages("BrokenRundownRecords")

  @Test func thereAreAHundred() { #expect(Self.files.names.count >= 100) }

  @Test(arguments: files.names)
  func eachFileGetsItsMessage(file: String) {
    let (expected, bytes) = Self.files.file(file)
    var messages: [String] = []
    do throws(Diagnostic) {
      _ = try RundownRecord(bytes, path: "f")
    } catch {
      messages = [error.description]
    }
    if isRecording { return Self.files.record(messages, of: file) }
    #expect(expected.count == 1)
    #expect(messages == expected)
    #expect(messages.allSatisfy { $0.count <= 240 })
  }
}

/// Whether the messages are written again, to be read by a person.
private let isRecording = environmentSays("RECORD_MESSAGES", "1")
