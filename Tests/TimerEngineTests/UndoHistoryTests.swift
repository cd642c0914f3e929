import Testing
import TimerEngine
import TimerTestSupport

struct UndoHistoryTests {
  /// Countdowns that differ in their green times, 1 to `count` seconds.
  private func countdowns(_ count: Int) -> [TalkSnapshot] {
    (1...count).map { TalkSnapshot(Preset(duration: $0, thresholds: .yellow(0, red: 0))) }
  }

  private func history(of countdowns: [TalkSnapshot]) -> UndoHistory {
    countdowns.reduce(into: UndoHistory()) { $0.record($1) }
  }

  @Test func anEmptyOneHasNothing() {
    var history = UndoHistory()
    #expect(history.last == nil)
    let nothing = history.popLast()
    #expect(nothing == nil)
    #expect(history == UndoHistory())
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
    #expect(history == UndoHistory())
  }

  @Test func whatWasTakenBackMakesRoom() {
    let recorded = countdowns(12)
    var history = history(of: Array(recorded[..<10]))
    _ = history.popLast()
    history.record(recorded[10])
    history.record(recorded[11])
    let back = (1...10).map { _ in history.popLast()?.greenTime }
    #expect(back == [12, 11, 9, 8, 7, 6, 5, 4, 3, 2])
  }

  @Test func tenVerbsAreUndoneTheEleventhStays() {
    var talk = TalkWithHistory(.tenMinutes)
    let verbs: [Verb] = [
      .set(60), .start, .add(60), .stop, .tap(.yellow), .hold(.red), .set(5), .tap(.yellow),
      .tap(.green), .startFromIdle, .add(-10),
    ]
    var states: [Talk] = []
    for (second, verb) in verbs.enumerated() {
      states.append(talk.countdown)
      talk.take(verb, at: .second(second))
    }
    for state in states.dropFirst().reversed() {
      talk.take(.undo, at: .second(100))
      #expect(talk.countdown == state)
    }
    talk.take(.undo, at: .second(101))
    #expect(talk.countdown.run == .ready(660))
  }

  @Test func anUndoneStopGoesOnToTheOldDeadline() {
    var talk = TalkWithHistory(.running)
    talk.take(.stop, at: .millisecond(1250))
    talk.take(.undo, at: .second(700))
    #expect(talk.countdown.shown(at: .second(700)) == -100)
    #expect(talk.countdown == .running)
  }
}
