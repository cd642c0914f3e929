import Testing

@testable import Platform

struct FallbackListTests {
  /// `a` to `c` have failed (`F`) or succeeded (`S`), as in `aF`; what is in use after each.
  @Test(
    arguments: [
      ("aF", "a"), ("aF aF", "ab"), ("aF aS aF", "aaa"), ("aF aS aF aF", "aaab"),
      ("aF aF bF bF", "abbc"), ("aF aF aF aF", "abbb"), ("aF bF aF", "aab"), ("aF bS aF", "aab"),
      ("aF aF bF bF cF cF", "abbcc-"), ("aF aF bF bF cF cF cF", "abbcc--"),
    ])
  func twoFailuresInARowRetireTheFirst(history: String, used: String) {
    var candidates = FallbackList(["a", "b", "c"])
    var seen = ""
    for event in history.split(separator: " ") {
      let item = String(event.prefix(1))
      if event.hasSuffix("S") { candidates.succeed(item) } else { _ = candidates.fail(item) }
      seen += candidates.first ?? "-"
    }
    #expect(seen == used)
  }

  @Test func onlyTheFailureThatRemovesAnEntryIsReported() {
    var candidates = FallbackList(["a", "b"])
    #expect(
      ["a", "a", "a", "b", "b"].map { candidates.fail($0) } == [false, true, false, false, true])
  }
}
