import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

@testable import StageRenderer

/// The small secondary time beside the traffic light.
struct SecondaryTimeTests {
  private static func moment(_ second: Double) -> Moment {
    Moment(.start + .seconds(second), timeOfDay: .seconds(36_900), wallClock: .zero)
  }

  /// A talk of twelve minutes that began at 0, with questions of three.
  private static func scene(
    _ kind: Look.SecondaryTime, at second: Double = 60, segment: Int = 0,
    sessionEnd: Double? = nil, left: Double? = nil, overtime: Overtime = .count,
    _ size: Size = Size("80x24"), _ capabilities: Capabilities = Capabilities()
  ) -> Scene {
    let format = Format(segments: [
      Segment(name: "Talk", length: 720, thresholds: .proportional(to: 720)),
      Segment(name: "Questions", length: 180, thresholds: .proportional(to: 180)),
    ])
    let run = TalkSnapshot.Run.running(deadline: .start + .seconds(720), since: .start)
    let talk = TalkSnapshot(
      Preset(format, overtime: overtime), run: run,
      left: Array(repeating: .zero, count: segment))
    var stage = StageSnapshot(talk)
    stage.look.secondaryTime = kind
    stage.rundown = StageRundown(
      line: "", sessionEnd: sessionEnd.map { .start + .seconds($0) },
      sessionLeft: left.map { .seconds($0) })
    return Scene(stage, at: moment(second), in: size, capabilities)
  }

  @Test(
    arguments: [
      (scene(.clock), "10:15"), (scene(.talk), "14:00"), (scene(.talk, at: 800), "3:00"),
      (scene(.talk, segment: 1), "11:00"), (scene(.talk, at: 725, segment: 1), "+0:05"),
      (scene(.session), nil), (scene(.session, sessionEnd: 3660), "60:00"),
      // It changes with the digits, half a second after the session's own second.
      (scene(.session, at: 60.4, sessionEnd: 3660.4), "60:00"),
      (scene(.session, at: 61.1, sessionEnd: 3660.4), "59:59"),
      (scene(.session, sessionEnd: 30), "+0:30"),
      (scene(.session, sessionEnd: 100, left: 600), "10:00"),
      (scene(.session, sessionEnd: 1000, left: 600), "15:40"),
      (scene(.talk, at: 730, segment: 1, overtime: .hide), nil),
      (scene(.session, at: 730, segment: 1, sessionEnd: 1000, overtime: .hide), nil),
      (scene(.clock, at: 730, segment: 1, overtime: .hide), "10:15"),
    ])
  func aTimeIsWritten(scene: Scene, time: String?) {
    #expect(SecondaryTimeBlock(scene)?.time == time)
  }

  /// How long after now it changes: only with the digits of a talk that runs, or by itself.
  @Test func itChangesWhenItMust() {
    var stage = Self.scene(.session, sessionEnd: 1000.25).stage
    func next(_ stage: StageSnapshot) -> Duration? {
      let scene = Scene(stage, at: Self.moment(60), in: Size("80x24"), Capabilities())
      return scene.nextChange.map { $0 - Self.moment(60).real }
    }
    #expect(next(stage) == .seconds(1))
    stage.talk = TalkSnapshot(Preset(duration: 60), run: .ready(60))
    #expect(next(stage) == .milliseconds(250))
    stage.rundown?.sessionEnd = nil
    stage.rundown?.sessionLeft = .seconds(600)
    #expect(next(stage) == nil)
    stage.look.secondaryTime = .clock
    #expect(next(stage) == .seconds(60))
  }

  private static let pictures: [String: @Sendable (Size) -> Scene] = [
    "session": { scene(.session, sessionEnd: 2894, $0) },
    "past": { scene(.session, sessionEnd: 5, $0) },
    "clock-ascii": {
      var capabilities = Capabilities()
      capabilities.colours = 0
      return scene(.clock, $0, capabilities)
    },
  ]

  @Test(arguments: pictures.keys.sorted(), ["80x24", "120x36", "45x80", "24x6", "12x4", "3x1"])
  func aScreenIsAsStored(picture: String, size: String) throws {
    let make = try #require(Self.pictures[picture])
    let scene = make(Size(size))
    var display = StageDisplay()
    let lines = display.frame(of: scene).canvas.colouredLines
    #expect(difference(lines, fromStored: "secondary-\(picture)-\(size)") == nil)
  }

  /// Without lamps it has a third of the columns; where that is too narrow, it is on the status
  /// line.
  @Test(
    arguments: [
      (72, ["      TIME OF DAY"]), (71, [String(repeating: " ", count: 54) + "10:15 time of day"]),
    ])
  func theSecondaryTimeNeedsNoLamps(columns: Int, expected: [String]) {
    let segment = Segment(length: 600, opening: nil, marks: [])
    let run = TalkSnapshot.Run.running(deadline: .start + .seconds(600), since: .start)
    var stage = StageSnapshot(TalkSnapshot(Preset(Format(segments: [segment])), run: run))
    (stage.look.secondaryTime, stage.look.glyphs) = (.clock, .ascii)
    let scene = Scene(
      stage, at: Self.moment(0), in: Size(columns: columns, rows: 30), Capabilities(colours: 0))
    var display = StageDisplay()
    let lines = display.frame(of: scene).canvas.lines
    #expect(lines.filter { $0.uppercased().contains("TIME OF DAY") } == expected)
  }

  /// The digits and lamps stay where they are without it.
  @Test(arguments: ["1x1", "12x4", "40x14", "80x24", "120x36", "45x80", "300x84"])
  func itMovesNothing(size: String) {
    let scene = Self.scene(.session, sessionEnd: 2894, Size(size))
    var stage = scene.stage
    stage.look.secondaryTime = nil
    let plain = Scene(stage, at: scene.moment, in: scene.size, scene.capabilities)
    var display = StageDisplay()
    let places = [scene, plain].map { scene in
      display.frame(of: scene).places.map { "\($0)" }
    }
    #expect(places[0] == places[1])
  }
}
