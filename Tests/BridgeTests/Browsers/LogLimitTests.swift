import Testing
import TimerEngine

@testable import Bridge

/// How many lines of a flood of refusals are written: twenty in ten seconds.
struct LogLimitTests {
  private func lines(_ limit: inout LogLimit, _ count: Int, at seconds: Int) -> [String] {
    (0..<count).flatMap { _ in
      limit.lines("x", at: Timestamp(sinceStart: .seconds(seconds)))
    }
  }

  /// So many lines at once, and those that are written.
  @Test(arguments: [(1, 1), (20, 20), (21, 20), (100_000, 20)])
  func aFloodIsCutShort(count: Int, written: Int) {
    var limit = LogLimit()
    #expect(lines(&limit, count, at: 20).count { $0 == "x" } == written)
  }

  @Test func whatWasLeftOutIsTold() {
    var limit = LogLimit()
    _ = lines(&limit, 50, at: 20)
    #expect(lines(&limit, 5, at: 29) == [])
    #expect(lines(&limit, 2, at: 30) == ["35 lines were left out", "x", "x"])
    #expect(lines(&limit, 1, at: 45) == ["x"])
  }
}
