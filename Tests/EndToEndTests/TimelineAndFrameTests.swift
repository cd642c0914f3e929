import Testing
import TimerTestSupport

/// `speakerclock timeline` and `frame`, as a shell runs them.
@Suite(.waitsForPrograms)
struct TimelineAndFrameTests {
  @Test func theTimelineIsATable() throws {
    let (lines, ending) = try Program.output(of: "timeline", "ted")
    #expect(ending == .exited(0))
    #expect(lines.first == "   18:00  green     start     Start. 18 minutes.")
    #expect(lines.contains("    3:00  yellow    phase     Yellow. 3 minutes remaining."))
    #expect(lines.contains("    1:00  red       phase     Red. 1 minute remaining."))
    #expect(lines.contains("    0:00  red       zero      Time is up."))
    #expect(try Program.output(of: "timeline").lines == lines)
    #expect(try Program.output(of: "timeline", "1").lines == lines)
  }

  @Test func theTimelineIsJSON() throws {
    let (lines, ending) = try Program.output(of: "timeline", "ted", "--format", "json")
    #expect(ending == .exited(0))
    #expect(lines.first == "[")
    #expect(lines.last == "]")
    let objects = lines.dropFirst().dropLast()
    let form = #"""
      (?x) \ \ \{ "cue":"[a-z]+", "phase":"[a-z]+", "remaining":-?[0-9]+,
      "shown":"[-0-9:]+", "text":"[^"\\]*" \} (,?)
      """#
    let object = try Regex(form, as: (Substring, Substring).self)
    for (index, line) in objects.enumerated() {
      let match = try object.wholeMatch(in: line)
      #expect(match?.1 == (index == objects.count - 1 ? "" : ","), "\(line)")
    }
    #expect(objects.count == (try Program.output(of: "timeline", "ted").lines.count))
  }

  @Test func aFrameHasItsSize() throws {
    let folder = try TemporaryFolder()
    let program = try Program(
      script: "speakerclock frame --size 40x12 >frame; echo status $?", home: folder)
    #expect(program.writes("status 0"))
    let text = folder.text(of: "frame")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // What follows the last line's end is nothing.
    #expect(lines.count == 12 + 1)
    #expect(lines.last == "")
    #expect(lines.allSatisfy { $0.count <= 40 })
    #expect(text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0a })
  }
}
