import Testing
import TimerEngine
import TimerTestSupport

/// Going back to what a talk was before.
struct RestoreTests {
  @Test func allVerbsAreUndone() {
    var talk = TalkWithHistory(.tenMinutes)
    let verbs: [Verb] = [
      .set(60), .start, .add(60), .stop, .tap(.yellow), .hold(.red), .set(5), .tap(.yellow),
      .tap(.green), .startFromIdle, .add(-10),
    ]
    var states: [Talk] = []
    for (second, verb) in verbs.enumerated() {
      states.append(talk.countdown)
      talk.apply(verb, at: .second(second))
    }
    for state in states.reversed() {
      talk.apply(.undo, at: .second(100))
      #expect(talk.countdown == state)
    }
  }

  @Test func anUndoneStopGoesOnToTheOldDeadline() {
    var talk = TalkWithHistory(.running)
    talk.apply(.stop, at: .millisecond(1250))
    talk.apply(.undo, at: .second(700))
    #expect(talk.countdown.remainingSecond(at: .second(700)) == -100)
    #expect(talk.countdown == .running)
  }
}
