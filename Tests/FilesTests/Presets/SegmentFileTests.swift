import Files
import Testing
import TimerEngine

/// Presets of all kinds as they are read.
struct SegmentFileTests {
  private static func preset(_ lines: String) throws -> Preset {
    let text = "presets:\n  - name: A\n"
    let indented = lines.split(separator: "\n").map { "    \($0)\n" }.joined()
    let (presets, problems) = try reading((text + indented).utf8)
    #expect(problems == [])
    return try #require(presets.first)
  }

  private static func phases(_ segment: Segment) -> [Phase: Int] {
    Dictionary(
      uniqueKeysWithValues: [Phase.green, .yellow, .red].compactMap { phase in
        segment.beginning(of: phase).map { (phase, segment.digits(at: $0)) }
      })
  }

  @Test func aSpeechCountsUpWithPhasesThatAreNamed() throws {
    let preset = try Self.preset(
      """
      count: up
      green: 5:00
      yellow: 6:00
      duration: 7:00
      qualifies: 4:30-7:30
      """)
    let segment = preset.format.segments[0]
    #expect(segment.length == 420)
    #expect(segment.counts == .up)
    #expect(Self.phases(segment) == [.green: 300, .yellow: 360, .red: 420])
    #expect(segment.phase(at: 420) == nil)
    #expect(segment.qualifies == 270...450)
  }

  @Test(
    arguments: [
      ("", [:]), ("red: 6:00", [.red: 360]), ("green: 0:00", [.green: 0, .red: 420]),
      ("yellow: 5:00", [.yellow: 300, .red: 420]),
      ("green: 1:00\nred: 6:00", [.green: 60, .red: 360]),
      ("green: 50%\nyellow: 75%", [.green: 210, .yellow: 315, .red: 420]),
    ] as [(String, [Phase: Int])])
  func countingUpAPresetHasThePhasesItNames(lines: String, phases: [Phase: Int]) throws {
    let preset = try Self.preset("duration: 7:00\ncount: up\n" + lines)
    #expect(Self.phases(preset.format.segments[0]) == phases)
  }

  @Test(arguments: [
    ("yellow: 20%", 300, 60, 15), ("yellow: 20%\nred: 5%", 300, 60, 15), ("red: 0%", 300, 50, 0),
    ("yellow: 100%\nred: 50%", 7, 7, 4), ("yellow: 33%", 90, 30, 5),
  ])
  func thresholdsMayBePerCent(lines: String, duration: Int, yellow: Int, red: Int) throws {
    let preset = try Self.preset("duration: \(duration)s\n" + lines)
    let phases = [Phase.green: duration, .yellow: yellow, .red: red]
    #expect(Self.phases(preset.format.segments[0]) == phases)
  }

  @Test func aTalkHasSegments() throws {
    let preset = try Self.preset(
      """
      overtime: freeze
      announce: {green: off}
      segments:
        - {name: Talk, duration: 12:00, yellow: 2:00, red: 0:00, at_end: wait, overrun: deduct}
        - name: Break
          duration: 1m
          at_end: next
          announce: off
        - {duration: 3:00, count: up, at_end: stop, announce: {marks: [{at: 3:30, bell: 1}]}}
      """)
    #expect(preset.overtime == .freeze)
    let segments = preset.format.segments
    #expect(segments.map(\.name) == ["Talk", "Break", ""])
    #expect(segments.map(\.length) == [720, 60, 180])
    #expect(segments.map(\.counts) == [.down, .down, .up])
    #expect(segments.map(\.atEnd) == [.wait(deductsOverrun: true), .next, .stop])
    #expect(segments[0].cueRules?.intervals[.green] == nil)
    #expect(segments[0].cueRules?.intervals[.yellow] == 60)
    #expect(segments[1].cueRules == nil)
    #expect(segments[2].cueRules == CueRules())
    #expect(segments[2].marks == [Mark(at: 210, .bell(Bell(1)))])
  }

  @Test func aPresetOfSegmentsIsWrittenAsPeopleWould() throws {
    let lines = """
      segments:
        - name: Talk
          duration: 12:00
          yellow: 2:00
          red: 0:00
          overrun: deduct
        - name: Questions
          duration: 3:00
          yellow: 0:30
          red: 0:10
          at_end: stop
          announce: off
        - duration: 7:00
          count: up
          green: 5:00
          yellow: 6:00
          red: 7:00
          qualifies: 4:30-7:30
          announce:
            marks:
              - at: 1:00
                bell: 1
              - at: 7:15
                bell: 3
                every: 0:05
                until: 8:00
      """
    let preset = try Self.preset(lines)
    let indented = lines.split(separator: "\n").map { "    \($0)\n" }.joined()
    #expect(preset.yaml == "  - name: A\n" + indented)
  }
}
