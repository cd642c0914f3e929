import TerminalCanvas
import Testing
import TimerTestSupport

/// What the README shows is what the program does.
struct ReadmeTests {
  private static let readme: [String] = {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let text = text(ofFile: "/\(folder)/README.md") ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }()

  /// The lines between ```` ```KIND ```` and ```` ``` ````, block by block.
  private static func blocks(_ kind: String) -> [[String]] {
    var blocks: [[String]] = []
    var isInside = false
    for line in readme {
      if line == "```" + kind { blocks.append([]) }
      isInside = line.hasPrefix("```") ? line == "```" + kind : isInside
      if isInside, !line.hasPrefix("```") { blocks[blocks.count - 1].append(line) }
    }
    return blocks
  }

  @Test func aTranscriptIsWhatTheShellShows() throws {
    let blocks = Self.blocks("console")
    #expect(!blocks.isEmpty)
    for block in blocks {
      let command = try #require(block.first).dropFirst(2)
      let folder = Program.path.split(separator: "/").dropLast().joined(separator: "/")
      let program = try Program(
        command: ["/bin/sh", "-c", String(command)],
        environment: ["PATH": "/\(folder):/usr/bin:/bin"], size: Size(columns: 120, rows: 60))
      #expect(program.terminal.waitForEnd(upTo: .seconds(30)) != nil)
      #expect(program.lines.filter { !$0.isEmpty } == Array(block.dropFirst()))
    }
  }

  @Test func thePresetFormIsSound() throws {
    let yaml = try #require(Self.blocks("yaml").first).joined(separator: "\n")
    let program = try Program(
      command: [
        "/bin/sh", "-c",
        "file=$(mktemp) && printf '%s\\n' \"$1\" >$file; \(Program.path) presets check $file; "
          + "status=$?; rm $file; exit $status", "sh", yaml,
      ], size: Size(columns: 120, rows: 60))
    #expect(program.terminal.waitForEnd(upTo: .seconds(30)) == .exited(0))
    #expect(program.lines.contains { $0.hasSuffix(": 1 preset, nothing wrong") })
  }
}
