import Testing
import TimerEngine

@testable import Room

struct UndoHistoryTests {
  /// Countdowns that differ in their green times, 1 to `count` seconds.
  private func countdowns(_ count: Int) -> [UndoHistory.Step] {
    (1...count).map {
      .init(
        talk: TalkSnapshot(Preset(duration: $0, thresholds: PhaseThresholds(yellow: 0, red: 0))))
    }
  }

  private func history(of countdowns: [UndoHistory.Step]) -> UndoHistory {
    countdowns.reduce(into: UndoHistory()) { $0.record($1) }
  }

  @Test func anEmptyOneHasNothing() {
    var history = UndoHistory()
    #expect(history.last == nil)
    let nothing = history.popLast()
    #expect(nothing == nil)
    #expect(history.recordedCount == 0)
  }

  @Test(arguments: 1...25)
  func theLastTenComeBackNewestFirst(count: Int) {
    let recorded = countdowns(count)
    var history = history(of: recorded)
    for expected in recorded.reversed().prefix(10) {
      let last = history.last
      let back = history.popLast()
      #expect(last == expected)
      #expect(back == expected)
    }
    #expect(history.last == nil)
    #expect(history.recordedCount == count)
  }

  @Test func anUndoneChangeMakesRoom() {
    let recorded = countdowns(12)
    var history = history(of: Array(recorded[..<10]))
    _ = history.popLast()
    history.record(recorded[10])
    history.record(recorded[11])
    let back = (1...10).map { _ in history.popLast()?.talk?.segment.length }
    #expect(back == [12, 11, 9, 8, 7, 6, 5, 4, 3, 2])
  }
}
