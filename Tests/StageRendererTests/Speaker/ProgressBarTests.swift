import Testing
import TimerEngine
import TimerTestSupport

@testable import StageRenderer

/// The bar of how far a talk has come.
struct ProgressBarTests {
  /// Ten minutes with yellow at 4:00 and red at 1:00, and five for questions without phases.
  private static let format = Format(segments: [
    Segment(
      length: 600, marks: [Mark(at: 240, .phase(.yellow)), Mark(at: 60, .phase(.red))]),
    Segment(name: "Questions", length: 300, opening: nil),
  ])

  private static func talk(
    segment: Int, left: Int, overtime: Overtime = .count
  ) -> TalkSnapshot {
    TalkSnapshot(
      Preset(format, overtime: overtime),
      run: .running(deadline: .start + .seconds(left), since: .start),
      left: Array(repeating: .zero, count: segment))
  }

  private static func scene(_ talk: TalkSnapshot, _ size: Size) -> Scene {
    var stage = StageSnapshot(talk)
    (stage.look.glyphs, stage.look.showsProgress) = (.ascii, true)
    let moment = Moment(.start, timeOfDay: .seconds(36_600), wallClock: .zero)
    return Scene(stage, at: moment, in: size, Capabilities(colours: 0))
  }

  /// What a screen has in the bar's characters alone.
  private static func bars(_ scene: Scene) -> [String] {
    var display = StageDisplay()
    return display.frame(of: scene).canvas.lines.flatMap { $0.split(separator: " ") }.map(
      String.init
    )
    .filter { $0.contains("|") && $0.count > 20 && $0.allSatisfy { "#-|".contains($0) } }
  }

  /// A segment, what is shown as left in it, and how much of the 900 seconds has passed.
  ///
  /// Added time brings the bar back, but not before the start; overtime leaves it at the segment's
  /// end.
  @Test(arguments: [
    (0, 600, 0), (0, 599, 1), (0, 60, 540), (0, 0, 600), (0, -30, 600), (0, 900, 0),
    (1, 300, 600), (1, 1, 899), (1, 0, 900), (1, -30, 900), (1, 360, 540),
  ])
  func itCountsAllSegments(segment: Int, left: Int, passed: Int) {
    let progress = Progress(Self.talk(segment: segment, left: left), remainingSecond: left)
    #expect(progress.length == 900)
    #expect(progress.passed == passed)
    #expect(progress.marks == [360, 540, 600])
  }

  /// Each column stands for as much time: of 76 columns 540 of 900 seconds fill 45.
  @Test func itFillsFromTheLeft() {
    let bar = Self.bars(Self.scene(Self.talk(segment: 0, left: 60), Size("80x24"))).first ?? ""
    var expected = Array(repeating: Character("-"), count: bar.count)
    for column in expected.indices where column < 540 * bar.count / 900 { expected[column] = "#" }
    for mark in [360, 540, 600] { expected[mark * bar.count / 900] = "|" }
    #expect(bar == String(expected))
    #expect(bar.count > 70)
  }

  /// In a mirror it fills from the right.
  @Test func aMirrorTurnsIt() {
    var stage = StageSnapshot(Self.talk(segment: 0, left: 60))
    (stage.look.glyphs, stage.look.showsProgress) = (.ascii, true)
    let usual = Self.scene(stage.talk, Size("80x24"))
    stage.look.isMirrored = true
    let mirrored = Scene(stage, at: usual.moment, in: usual.size, usual.capabilities)
    #expect(Self.bars(mirrored) == Self.bars(usual).map { String($0.reversed()) })
  }

  /// A screen, and how many rows its bar has; none where there are no round lamps.
  @Test(arguments: [
    ("80x24", 1), ("200x50", 1), ("45x80", 2), ("120x36", 1), ("60x15", 0), ("12x4", 0),
  ])
  func itTakesNoRowFromTheDigits(size: String, rows: Int) {
    #expect(Self.bars(Self.scene(Self.talk(segment: 0, left: 300), Size(size))).count == rows)
  }

  /// A bar that stands still would tell that the talk is over.
  @Test func aHiddenEndHasNone() {
    #expect(
      Self.bars(Self.scene(Self.talk(segment: 1, left: -5, overtime: .hide), Size("80x24"))).isEmpty
    )
  }
}
