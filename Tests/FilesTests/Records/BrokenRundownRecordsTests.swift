import Files
import Testing
import TimerTestSupport

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
    if FilesWithMessages.isRecording { return Self.files.record(messages, of: file) }
    #expect(expected.count == 1)
    #expect(messages == expected)
    #expect(messages.allSatisfy { $0.count <= 240 })
  }
}
