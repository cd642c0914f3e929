import Testing
import TimerEngine

@testable import StageRenderer

/// What a lamp on the lectern shows of a talk of a minute, with yellow from 0:20 and red from 0:10.
struct LampSignalTests {
  private static func stage(
    _ run: TalkSnapshot.Run, _ overtime: Overtime = .count,
    _ change: (inout StageSnapshot) -> Void = { _ in }
  ) -> StageSnapshot {
    let marks = [Mark(at: 20, .phase(.yellow)), Mark(at: 10, .phase(.red))]
    let format = Format(name: "", segments: [Segment(length: 60, marks: marks)])
    var stage = StageSnapshot(TalkSnapshot(Preset(format, overtime: overtime), run: run))
    change(&stage)
    return stage
  }

  private static func running(until seconds: Double) -> TalkSnapshot.Run {
    .running(deadline: .start + .seconds(seconds), since: .start - .seconds(60))
  }

  private static let stages = [
    "ready": stage(.ready(60)), "paused": stage(.paused(remaining: .seconds(30))),
    "into yellow": stage(running(until: 20.5)), "into overtime": stage(running(until: 1)),
    "with a hidden end": stage(running(until: 1), .hide),
    "without flashes": stage(running(until: 1)) { $0.look.flashes = false },
    "paused without flashes": stage(.paused(remaining: .seconds(30))) { $0.look.flashes = false },
    "in blackout": stage(running(until: 1)) { $0.isBlackedOut = true },
  ]

  private static func scene(_ name: String, after time: Duration) throws -> Scene {
    let moment = Moment(.start + time, timeOfDay: .zero, wallClock: .zero)
    return Scene(
      try #require(stages[name]), at: moment, in: Size(columns: 80, rows: 24), Capabilities())
  }

  /// A character is a quarter of a second: the lamp's letter, small where it is dim, or `-` where
  /// it is dark.
  @Test(arguments: [
    ("ready", "gggggggg"), ("paused", "ggggGGGGggggGGGG"), ("paused without flashes", "gggggggg"),
    ("into yellow", "GGYYYYYY"),
    // The zero is steady, and stands for a second.
    ("into overtime", "RRRRRRRRRR--RR--RR--"), ("with a hidden end", "RRRRRRRRRRRRRRRR"),
    ("without flashes", "RRRRRRRRRRRRRRRR"), ("in blackout", "----------------"),
  ])
  func timeLine(name: String, line: String) throws {
    let letters = try (0..<line.count).map { quarter in
      let signal = try Self.scene(name, after: .milliseconds(250 * quarter)).lampSignal
      guard let signal else { return "-" }
      let letter = String(signal.lamp.rawValue.prefix(1))
      return signal.level == .full ? letter.uppercased() : letter
    }
    #expect(letters.joined() == line)
  }

  /// When, and how long after that it changes by itself, in milliseconds.
  @Test(
    arguments: [
      ("ready", 0, nil), ("paused", 250, 750), ("paused", 1000, 1000),
      ("paused without flashes", 250, nil), ("into overtime", 500, nil),
      ("into overtime", 2250, 250), ("into overtime", 2500, 500), ("without flashes", 2250, nil),
    ] as [(String, Int, Int?)])
  func itsNextChange(name: String, after milliseconds: Int, change: Int?) throws {
    let scene = try Self.scene(name, after: .milliseconds(milliseconds))
    #expect(scene.lampChange == change.map { .milliseconds($0) })
  }
}
