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

  /// Keys at the left, lines at the right; only the seconds are other ones each time.
  @Test func theWalkWithoutLookingIsWhatIsSaid() throws {
    let walk = try #require(Self.blocks("text walk").first)
    let program = try Program("--plain", "12")
    let names = ["Space": " ", "Tab": "\t"]
    var said = 0
    for line in walk {
      let key = line.prefix { $0 != " " }
      // Space within half a second of another is ignored.
      program.terminal.run(for: .milliseconds(key == "Space" ? 600 : 150))
      if !key.isEmpty { program.terminal.send(names[String(key)] ?? String(key)) }
      let words = String(line.dropFirst(10))
      said += 1
      #expect(
        program.terminal.wait(upTo: .seconds(20)) { screen in
          let lines = screen.canvas.lines
          return lines.count >= said
            && Self.withoutSeconds(lines[said - 1]) == Self.withoutSeconds(words)
        }, "\(line): \(program.lines.prefix(said))")
    }
  }

  /// A line with all digits alike.
  private static func withoutSeconds(_ line: String) -> String {
    String(line.map { $0.isNumber ? "0" : $0 })
  }

  @Test(arguments: [("presets:", "1 preset"), ("keys:", "7 entries")])
  func aFileIsSound(beginning: String, count: String) throws {
    let block = try #require(Self.blocks("yaml").first { $0.first == beginning })
    let home = try TemporaryFolder(inMemory: true)
    let isPresets = beginning == "presets:"
    let file = try home.write(
      block.joined(separator: "\n") + "\n",
      to: isPresets ? TemporaryFolder.presets : TemporaryFolder.configuration)
    let (lines, ending) = try Program.output(of: "presets", "check", home: home)
    #expect(ending == .exited(0))
    #expect(lines.contains("\(file): \(count), nothing wrong"))
  }
}
