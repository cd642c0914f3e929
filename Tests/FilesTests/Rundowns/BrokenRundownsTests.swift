import Files
import Testing
import TimerEngine
import TimerTestSupport

/// Broken rundowns as people write them.
///
/// The first lines of each file are the messages that it gets.
struct BrokenRundownsTests {
  private static let presets = PresetList(BundledPresets.all)
  private static let files = FilesWithMessages("BrokenRundowns")

  private func problems(of bytes: [UInt8]) -> [Diagnostic] {
    RundownFile(bytes, path: "f", presets: Self.presets, now: 1_796_371_200).problems
  }

  @Test func thereAreAHundred() { #expect(Self.files.names.count >= 100) }

  @Test(arguments: files.names)
  func eachFileGetsItsMessages(file: String) {
    let expected = Self.files.file(file).messages
    let problems = problems(of: Self.files.whole(file))
    #expect(!expected.isEmpty)
    #expect(problems.map { String($0.description.dropFirst(2)) } == expected)
  }

  /// A person can act on it: it says what would be right, and is no longer than three lines of a
  /// terminal.
  @Test(arguments: files.names)
  func eachMessageSaysWhatWasExpected(file: String) {
    for problem in problems(of: Self.files.whole(file)) {
      #expect(!problem.expected.isEmpty)
      #expect(problem.description.count <= 240, "\(problem)")
    }
  }
}
