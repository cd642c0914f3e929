import Testing
import TimerEngine
import TimerTestSupport

@testable import StageRenderer

/// Talks without phases, and bells that are seen.
struct BellSignTests {
  /// Ten seconds with two strokes at three, with phases or without.
  private static func talk(hasPhases: Bool) -> Preset {
    let bell = Mark(at: 3, .bell(Bell(2)))
    let phases = hasPhases ? [Mark(at: 5, .phase(.yellow))] : []
    let segment = Segment(length: 10, opening: hasPhases ? .green : nil, marks: phases + [bell])
    return Preset(Format(segments: [segment]))
  }

  private static func lines(
    _ run: TalkSnapshot.Run, hasPhases: Bool, _ size: String = "80x24"
  ) -> [String] {
    var stage = StageSnapshot(TalkSnapshot(talk(hasPhases: hasPhases), run: run))
    stage.look.glyphs = .ascii
    var capabilities = Capabilities()
    capabilities.colours = 0
    let moment = Moment(.start, timeOfDay: .zero, wallClock: .zero)
    var display = StageDisplay()
    return display.frame(of: Scene(stage, at: moment, in: Size(size), capabilities)).canvas.lines
  }

  private static func running(_ left: Int) -> TalkSnapshot.Run {
    .running(deadline: .start + .seconds(left), since: .start + .seconds(left - 10))
  }

  @Test(arguments: [true, false], ["80x24", "120x36", "30x30"])
  func theSignIsAsStored(hasPhases: Bool, size: String) {
    let lines = Self.lines(Self.running(3), hasPhases: hasPhases, size)
    let name = "bell-\(hasPhases ? "lamps" : "alone")-\(size)"
    #expect(difference(lines, fromStored: name) == nil)
  }

  /// It is there while the bell rings, for two seconds.
  @Test(
    arguments: [
      (running(4), false), (running(3), true), (running(2), true), (running(1), false),
      (.ready(3), false), (.paused(remaining: .seconds(3)), false),
    ] as [(TalkSnapshot.Run, Bool)])
  func itIsSeenWhileTheBellRings(run: TalkSnapshot.Run, isSeen: Bool) {
    let stage = StageSnapshot(TalkSnapshot(Self.talk(hasPhases: false), run: run))
    let moment = Moment(.start, timeOfDay: .zero, wallClock: .zero)
    let scene = Scene(stage, at: moment, in: Size("80x24"), Capabilities())
    #expect(scene.ring == (isSeen ? BellRing(2) : nil))
  }

  @Test(arguments: ["80x24", "40x10", "20x5", "12x4"])
  func withoutPhasesThereAreNoLamps(size: String) {
    let text = Self.lines(Self.running(9), hasPhases: false, size).joined()
    for word in ["GREEN", "YELLOW", "RED"] { #expect(!text.contains(word)) }
    #expect(Self.lines(Self.running(9), hasPhases: true, "80x24").joined().contains("YELLOW"))
  }
}
