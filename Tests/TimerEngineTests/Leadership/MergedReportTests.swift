import Testing

@testable import TimerEngine

/// Files as lines of text: `a2` is a line of term 2 about the talk a, and `a2-` takes its end back.
struct MergedReportTests {
  @Test(arguments: [
    (["a1 b1"], "a1 b1"),
    (["a1 b1 a1"], "b1 a1"),
    (["a1 a1-"], ""),
    (["a1 a1- a1"], "a1"),
    (["a1", "a1 b1"], "a1 b1"),
    // Whoever is first, the higher leader says what counts.
    (["a1 b1", "a2"], "b1 a2"),
    (["a2", "a1 b1"], "a2 b1"),
    (["a1 a1-", "a2"], "a2"),
    (["a2", "a1 a1-"], "a2"),
    (["a1", "a2 a2-"], ""),
    (["a2 a2-", "a1"], ""),
    (["a2 a2-", "a1", "a3"], "a3"),
    (["a1", "a2 a2- a2"], "a2"),
  ])
  func aTalkCountsOnceAsTheHighestHolderSays(_ files: [String], _ expected: String) throws {
    var report = MergedReport<String>()
    for line in files.flatMap({ $0.split(separator: " ") }) {
      let isVoid = line.hasSuffix("-")
      let term = try #require(line.compactMap(\.wholeNumberValue).first)
      report.add(
        isVoid ? nil : String(line), about: String(line.prefix(1)),
        by: Rank(epoch: term, leader: 0))
    }
    #expect(report.lines.joined(separator: " ") == expected)
  }
}
