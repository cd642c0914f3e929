import Testing
import TimerEngine
import TimerTestSupport

@testable import UserFiles

/// Broken rundowns as people write them.
///
/// The first lines of each file are the messages that it gets.
struct BrokenRundownsTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/BrokenRundowns"

  private static let presets = PresetList(BundledPresets.all)
  private static let files = TemporaryFolder.names(in: folder)

  private func bytes(of file: String) throws -> [UInt8] {
    try #require(TemporaryFolder.bytes(of: "\(Self.folder)/\(file)"))
  }

  private func problems(of bytes: [UInt8]) -> [Diagnostic] {
    RundownFile(bytes, path: "f", presets: Self.presets, now: 1_796_371_200).problems
  }

  @Test func thereAreAHundred() { #expect(Self.files.count >= 100) }

  @Test(arguments: files)
  func eachFileGetsItsMessages(file: String) throws {
    let bytes = try bytes(of: file)
    let expected = bytes.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
      .prefix { $0.hasPrefix("#> ") }.map { String($0.dropFirst(3)) }
    #expect(!expected.isEmpty)
    #expect(problems(of: bytes).map { String($0.description.dropFirst(2)) } == expected)
  }

  /// A person can act on it: it says what would be right, and is no longer than three lines of a
  /// terminal.
  @Test(arguments: files)
  func eachMessageSaysWhatWasExpected(file: String) throws {
    for problem in problems(of: try bytes(of: file)) {
      #expect(!problem.expected.isEmpty)
      #expect(problem.description.count <= 240, "\(problem)")
    }
  }
}
