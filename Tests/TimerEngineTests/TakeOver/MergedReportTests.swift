import Testing

@testable import TimerEngine

/// Files as lines of text: `a2` is a line of term 2 about the talk a, `a2-` takes its end back, and `a` is
/// of an older clock.
struct MergedReportTests {
  @Test(arguments: [
    (["a b"], "a b"),
    (["a b a"], "b a"),
    (["a a-"], ""),
    (["a a- a"], "a"),
    (["a", "a b"], "a b"),
    // Whoever is first, the higher leader says what counts.
    (["a1 b1", "a2"], "b1 a2"),
    (["a2", "a1 b1"], "a2 b1"),
    (["a1 a1-", "a2"], "a2"),
    (["a2", "a1 a1-"], "a2"),
    (["a1", "a2 a2-"], ""),
    (["a2 a2-", "a1"], ""),
    (["a2 a2-", "a1", "a3"], "a3"),
    (["a", "a1"], "a1"),
    (["a1", "a"], "a1"),
    (["a1", "a2 a2- a2"], "a2"),
  ])
  func aTalkCountsOnceAsTheHighestHolderSays(_ files: [String], _ expected: String) {
    var report = MergedReport<String>()
    for line in files.flatMap({ $0.split(separator: " ") }) {
      let isVoid = line.hasSuffix("-")
      let term = line.compactMap(\.wholeNumberValue).first
      report.take(
        isVoid ? nil : String(line), about: String(line.prefix(1)),
        by: term.map { Rank(epoch: $0, leader: 0) })
    }
    #expect(report.lines.joined(separator: " ") == expected)
  }
}
