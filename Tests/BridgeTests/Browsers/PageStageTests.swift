import StageRenderer
import Testing
import TimerEngine

@testable import Bridge

/// What a page receives about a talk, so that it can count by itself.
struct PageStageTests {
  /// A talk with these segments as a page shows it; one that runs has begun at the start.
  private static func page(_ segments: [Segment], isRunning: Bool = false) -> PageTalk {
    let end = Timestamp.start + .seconds(segments[0].length)
    let talk = TalkSnapshot(
      Preset(Format(segments: segments)),
      run: isRunning ? .running(deadline: end, since: .start) : nil,
      startedAt: isRunning ? .start : nil)
    return PageTalk(StageSnapshot(talk))
  }

  @Test func aStageWithLastWordsHasNoTalk() {
    var stage = StageSnapshot(TalkSnapshot(Preset(duration: 60)))
    #expect(PageStage(stage, room: "main", isConnected: true).talk != nil)
    stage.ended = "DONE 1:00"
    let page = PageStage(stage, room: "main", isConnected: true)
    #expect(page.talk == nil && page.ended == "DONE 1:00")
  }

  /// A page counts to the same moment as a display, and names the same time of day.
  @Test(arguments: [
    (BetweenTalks.Kind.pause, "back at 14:30"), (.talk, "starts at 14:30"), (.end, "back at 14:30"),
  ])
  func aBreakEndsWhereADisplaySaysSo(kind: BetweenTalks.Kind, start: String) throws {
    var stage = StageSnapshot(TalkSnapshot(.pause(lasting: 600)))
    let end = Timestamp.start + .seconds(600)
    stage.rundown = StageRundown(
      line: "", between: BetweenTalks(kind, title: "Coffee", moment: end, timeOfDay: "14:30"))
    let page = try #require(PageTalk(stage).rundown?.between)
    #expect(page.start == start)
    #expect(page.moment == 600_000_000)
  }

  @Test(arguments: [(1, false), (2, true), (3, true)])
  func aTalkOfSeveralSegmentsHasParts(count: Int, hasParts: Bool) {
    let segments = Array(repeating: Segment(length: 60), count: count)
    #expect(Self.page(segments).hasParts == hasParts)
  }

  @Test(arguments: [(Direction.up, 120), (.down, nil)] as [(Direction, Int?)])
  func onlyASegmentThatCountsUpHasATimeToCountUpTo(direction: Direction, length: Int?) {
    let page = Self.page([Segment(length: 120, counts: direction)])
    #expect(page.segments.map(\.countsUpTo) == [length])
  }

  /// Segments of 50 seconds and what happens at their ends; what the page learns of it, and when,
  /// in seconds.
  @Test(
    arguments: [
      ([.wait, .stop], ["wait"], [50]), ([.stop, .wait], ["stop"], [50]),
      ([.next, .wait, .next], ["next", "wait"], [50, 100]),
      ([.next, .next, .stop], ["next", "next", "stop"], [50, 100, 150]),
      // Nothing follows the last one.
      ([.next, .next], ["next", "wait"], [50, 100]),
    ] as [([SegmentEnd], [String], [Int64])])
  func aPageKnowsWhatHappensAtTheEndsOfSegments(
    ends: [SegmentEnd], told: [String], deadlines: [Int64]
  ) {
    let segments = ends.map { Segment(length: 50, atEnd: $0) }
    let page = Self.page(segments, isRunning: true)
    #expect(page.segments.map(\.atEnd) == told)
    #expect(page.segments.compactMap(\.deadline) == deadlines.map { $0 * 1_000_000 })
    #expect(Self.page(segments).segments.map(\.atEnd) == ["wait"])
  }

  @Test(arguments: [Direction.down, .up])
  func aPageKnowsWhenBellsRing(direction: Direction) {
    // The digits show these times: 60 once, and from 40 on every five seconds for twenty seconds.
    let repeats = Bell.Repetition(every: 5, until: direction == .down ? 20 : 60)
    let segment = Segment(
      length: 80, counts: direction,
      marks: [Mark(at: 60, .bell(Bell(1))), Mark(at: 40, .bell(Bell(2, repeats: repeats)))])
    let bells = Self.page([segment]).segments[0].bells
    #expect(bells.map(\.at) == (direction == .down ? [60, 40] : [20, 40]))
    #expect(bells.map(\.strokes) == [1, 2])
    #expect(bells.map(\.every) == [nil, 5])
    #expect(bells.map(\.lasting) == [nil, 20])
  }

  @Test func aPageKnowsWhenPhasesBegin() {
    let segment = Segment(
      length: 120,
      marks: [
        Mark(at: 30, .phase(.red)), Mark(at: 60, .phase(.yellow)), Mark(at: 45, .bell(Bell(1))),
      ])
    #expect(
      Self.page([segment]).segments[0].phases == [
        PagePhase(from: nil, phase: "green"), PagePhase(from: 60, phase: "yellow"),
        PagePhase(from: 30, phase: "red"),
      ])
  }
}
