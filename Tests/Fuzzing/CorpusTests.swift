import Testing
import TimerTestSupport

/// The corpus is read without the fuzzers, and again with an extreme number in the place of every
/// third number.
///
/// With REPEAT, each extreme number is put in the place of each number.
struct CorpusTests {
  /// A file of the corpus.
  struct File: CustomTestStringConvertible {
    let kind: Kind
    let name: String

    var testDescription: String { "\(kind.rawValue)/\(name)" }

    var bytes: [UInt8]? { TemporaryFolder.bytes(of: "\(CorpusTests.folder)/\(testDescription)") }
  }

  private static let folder = testFolder(of: #filePath) + "/Corpus"

  private static let files = Kind.allCases.flatMap { kind in
    TemporaryFolder.names(in: "\(folder)/\(kind.rawValue)").map { File(kind: kind, name: $0) }
  }

  @Test(arguments: Kind.allCases)
  func eachKindHasFiles(kind: Kind) { #expect(Self.files.contains { $0.kind == kind }) }

  @Test(arguments: files)
  func eachFileKeepsWhatIsClaimed(file: File) throws {
    let input = try #require(file.bytes)
    file.kind.feed(input)
    // The input of terminals and pipes is a script, whose bytes are not numbers.
    guard file.kind != .keys, file.kind != .commands else { return }
    // There are five extreme numbers for each place, so a step of sixteen takes each of them in
    // turn. Most fields of a kind are in several places.
    for number in sample(file.kind.extremeNumbers(in: input), oneOf: 16) {
      file.kind.feed(file.kind.input(input, with: number))
    }
  }
}

/// Fails the test where what must hold for each input does not.
func claim(_ holds: Bool, _ words: @autoclosure () -> String) {
  if !holds { Issue.record("\(words())") }
}
