import Testing
import TimerEngine

/// What has happened to the talk of an earlier run, according to its record and that of the
/// rundown.
struct RundownTalkTests {
  /// Items A, B and C; B runs as talk `b1` since 100, A has run before as `a1`.
  private static var session: Rundown {
    var rundown = Rundown(
      items: ["A", "B", "C"].map {
        RundownItem(id: $0, preset: Preset(duration: 60), plannedStart: 0, plannedEnd: 60)
      })
    rundown.recordStart(10, talk: "a1")
    rundown.moveOn(at: 70)
    rundown.recordStart(100, talk: "b1")
    return rundown
  }

  @Test(
    arguments: [
      // It goes on, also if the program was killed between the report and the record of its end.
      ("b1", "B", false, .underWay), ("b1", "B", true, .underWay),
      // Its item has ended; whether the report has it decides what is done.
      ("a1", "A", false, .ended), ("a1", "A", true, .ended),
      // It was started after the rundown was recorded.
      ("c1", "C", false, .underWay), ("a2", "A", false, .underWay), ("b2", "B", false, .underWay),
      // It has ended, and its item was left or reset.
      ("c1", "C", true, .ended), ("b2", "B", true, .ended),
      // Of a talk of which nothing was counted only the item is known.
      (nil, "B", false, .underWay), (nil, "C", false, .unknown), (nil, "A", false, .unknown),
      ("x", "gone", false, .unknown), ("x", "gone", true, .ended),
    ] as [(String?, String, Bool, Rundown.TalkState)])
  func aTalkHasOneState(id: String?, item: String, isReported: Bool, state: Rundown.TalkState) {
    #expect(Self.session.state(ofTalk: id, item: item, isReported: isReported) == state)
  }

  @Test func aRecordWithoutIdsSaysAsMuchAsItCan() {
    var rundown = Self.session
    rundown.recordStart(100)
    #expect(rundown.state(ofTalk: "b1", item: "B", isReported: false) == .underWay)
    rundown.moveOn(at: 160)
    #expect(rundown.state(ofTalk: "b1", item: "B", isReported: false) == .ended)
  }

  @Test func aStartIsRecordedWithTheIdThatItsTalkHasNow() {
    var rundown = Self.session
    rundown.recordStart(100, talk: "b2")
    #expect(rundown.current?.actual == .init(start: 100, talk: "b2"))
  }

  @Test func aLaterItemEndsTheLoadedOne() {
    var rundown = Self.session
    rundown.load(item: "C", startedAt: 170)
    #expect(rundown.current?.id == "C")
    #expect(rundown.items[1].actual == .init(start: 100, end: 170, talk: "b1"))
    #expect(rundown.items[2].actual == nil)
  }

  @Test func anEarlierItemDiscardsWhatHasRunSince() {
    var rundown = Self.session
    rundown.load(item: "A", startedAt: 170)
    #expect(rundown.current?.id == "A")
    #expect(rundown.items.allSatisfy { $0.actual == nil })
  }
}
