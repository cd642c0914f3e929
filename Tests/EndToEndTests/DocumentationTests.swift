import StageRenderer
import Testing
import TimerTestSupport

/// What the README and the articles show is what the program does.
@Suite(.waitsForPrograms)
struct DocumentationTests {
  private static let articles = "Sources/Programs/speakerclock/Documentation.docc"
  /// The paths of the README and of all articles, from the root.
  static let documents =
    ["README.md"]
    + TemporaryFolder.names(in: "\(projectFolder)/\(articles)").filter { $0.hasSuffix(".md") }
    .map { "\(articles)/\($0)" }

  private static func lines(of document: String) -> [String] {
    (text(ofFile: "\(projectFolder)/\(document)") ?? "")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines between ```` ```KIND ```` and ```` ``` ```` of a document, block by block.
  ///
  /// A block in a list is indented.
  private static func blocks(_ kind: String, in document: String) -> [[String]] {
    var blocks: [[String]] = []
    var isInside = false
    var indent = 0
    for line in lines(of: document) {
      if let fence = fence(line) {
        isInside = fence == "```" + kind
        if isInside { (blocks, indent) = (blocks + [[]], line.count - fence.count) }
      } else if isInside {
        blocks[blocks.count - 1].append(String(line.dropFirst(indent)))
      }
    }
    return blocks
  }

  /// A line without its indentation if it begins or ends a block.
  private static func fence(_ line: String) -> String? {
    let text = String(line.drop { $0 == " " })
    return text.hasPrefix("```") ? text : nil
  }

  /// What a document says outside its blocks.
  static func prose(of document: String) -> String {
    var isInside = false
    return lines(of: document).filter { line in
      let isFence = fence(line) != nil
      if isFence { isInside.toggle() }
      return !isFence && !isInside
    }.joined(separator: "\n")
  }

  /// All blocks of a kind.
  static func blocks(_ kind: String) -> [[String]] {
    documents.flatMap { blocks(kind, in: $0) }
  }

  /// The kinds of blocks below are run by a test; there are no others.
  @Test(arguments: documents)
  func eachBlockHasAKindThatIsTested(document: String) {
    let fences = Self.lines(of: document).compactMap(Self.fence).filter { $0 != "```" }
    let tested: Set = [
      "```console", "```yaml", "```sh", "```text", "```text walk", "```text targets",
      "```text room",
    ]
    #expect(Set(fences).subtracting(tested) == [])
  }

  @Test(arguments: blocks("console"))
  func aTranscriptIsWhatTheShellShows(block: [String]) throws {
    let command = try #require(block.first).dropFirst(2)
    // It begins in its HOME, where it may write a file.
    let program = try Program(
      command: ["/bin/sh", "-c", "cd; \(command)"],
      environment: ["PATH": "\(BuiltPrograms.folder):/usr/bin:/bin"],
      size: Size(columns: 120, rows: 60))
    #expect(program.terminal.waitForEnd(upTo: .patience) != nil)
    // A rehearsal on a busy machine may tell a phase late, with the time that is left then, and
    // that the machine stood still.
    let mayBeLate = command.contains("--speed")
    func isAboutTheMachine(_ line: String) -> Bool {
      mayBeLate && (line.hasPrefix("NOTICE ") || line == #""event":"notice""#)
    }
    func shown(_ lines: some Sequence<String>) -> [String] {
      let lines = lines.filter { !$0.isEmpty && !isAboutTheMachine($0) }
      return lines.map(\.withoutTimesOfDay).map { line in
        guard mayBeLate, line.first?.isUppercase == true else { return line }
        return line.replacing(#/ .* remaining/#, with: " remaining")
      }
    }
    #expect(shown(program.lines) == shown(block.dropFirst()))
  }

  /// The commands in blocks of a kind: each line has one, and may have a comment after two spaces.
  private static func commands(in kind: String) -> [String] {
    blocks(kind).joined().map { line in
      let end = line.firstRange(of: "  ")?.lowerBound ?? line.endIndex
      return String(line[..<end])
    }
  }

  /// Each command once, because several articles have the same one.
  private static func once(_ commands: [String]) -> [String] { Set(commands).sorted() }

  /// The commands for a running clock, without `ssh`: here, the other machine is this one.
  private static var commandsForAClock: [String] {
    once(commands(in: "text room").map { $0.replacing(#/ssh \w+ /#, with: "") })
  }

  /// A command shows a clock, or ends with the status 0.
  @Test(arguments: once(commands(in: "text").filter { $0.hasPrefix("speakerclock") }))
  func aCommandShowsAClockOrEndsWell(command: String) throws {
    let home = try TemporaryFolder(inMemory: true)
    // The articles call a rundown `day.yaml`.
    let rundown = try #require(Self.blocks("yaml").first { $0.first == "rundown:" })
    try home.write(rundown.joined(separator: "\n") + "\n", to: "day.yaml")
    let program = try Program(script: command, home: home)
    let isShown = program.terminal.wait(upTo: .patience) { screen in
      screen.isAlternate && Program.time(on: screen.canvas) != nil
        || program.written.contains { $0.hasPrefix("READY ") }
    }
    guard !isShown else { return }
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(0), "\(program.lines)")
  }

  /// A command for a running clock shows the clock's time, or prints something.
  @Test(arguments: commandsForAClock)
  func aCommandFindsTheClockOfItsRoom(command: String) throws {
    let home = try TemporaryFolder(inMemory: true)
    let clock = try Program("5", "--start", home: home)
    #expect(clock.opensRoom(below: ".local/speakerclock"))
    let client = try Program(script: command, home: home)
    let isShown = client.terminal.wait(upTo: .patience) { screen in
      if screen.isAlternate { return Program.time(on: screen.canvas)?.hasPrefix("04:") == true }
      return screen.canvas.lines.contains { !$0.isEmpty }
    }
    #expect(isShown, "\(client.lines)")
    if let ending = client.terminal.ending { #expect(ending == .exited(0), "\(client.lines)") }
    clock.terminal.send("q")
  }

  /// Keys at the left, lines at the right; only the seconds are different each time.
  @Test func theWalkWithoutAScreenSaysWhatIsWritten() throws {
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
        program.terminal.wait(upTo: .patience) { screen in
          let lines = screen.canvas.lines.filter { !$0.isAboutTheMachine }
          return lines.count >= said
            && Self.withoutSeconds(lines[said - 1]) == Self.withoutSeconds(words)
        }, "\(line): \(program.lines.prefix(said))")
    }
  }

  /// A line with all times alike.
  private static func withoutSeconds(_ line: String) -> String {
    line.replacing(/\d+ (minute|second)s?( \d+ seconds?)?/, with: "TIME")
  }

  @Test(arguments: blocks("yaml"))
  func aFileIsValid(block: [String]) throws {
    let home = try TemporaryFolder(inMemory: true)
    let isRundown = block.first == "rundown:"
    let name =
      block.first == "presets:" ? TemporaryFolder.presets : TemporaryFolder.configuration
    let file = try home.write(
      block.joined(separator: "\n") + "\n", to: isRundown ? "day.yaml" : name)
    let (lines, ending) =
      isRundown
      ? try Program.output(of: "rundown", "check", file, home: home)
      : try Program.output(of: "presets", "check", home: home)
    #expect(ending == .exited(0), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("\(file): ") && $0.hasSuffix(", no problems") })
  }

  /// Other projects' programs that articles use.
  private static let strangers: Set = [
    "cd", "curl", "git", "mosquitto_pub", "mosquitto_sub", "oscsend",
  ]

  /// A target of the Makefile, or a tool of the program: those wait for a clock or for another
  /// machine.
  @Test(arguments: blocks("sh").joined().filter { !$0.isEmpty })
  func aShellCommandExists(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    try #require(words.count > 1)
    if words[0] == "make" {
      #expect(Self.lines(of: "Makefile").contains { $0.hasPrefix("\(words[1]):") }, "\(line)")
    } else if words[0] == "speakerclock-bridge" || Self.strangers.contains(words[0]) {
      // The tests of the bridge run these, or send what they send; nobody can clone ADDRESS.
    } else {
      #expect(words[0] == "speakerclock", "\(line)")
      let help = try Program.output(of: "--help").lines
      let tools = help.filter { $0.hasPrefix("Use: ") }.joined()
      #expect(tools.split { !$0.isLetter && $0 != "-" }.contains { $0 == words[1] }, "\(line)")
    }
  }

  /// The tree names each target, and the text below it names a file to begin with.
  @Test func architectureLeadsToEachTarget() throws {
    let tree = try #require(Self.blocks("text targets").first)
    let words = tree.flatMap { $0.split { !$0.isLetter && $0 != "-" } }.map(String.init)
    let named = Set(words)
    let targets = TemporaryFolder.names(in: "\(projectFolder)/Sources")
    #expect(Set(targets).subtracting(named) == [])
    let text = Self.lines(of: "\(Self.articles)/Architecture.md").joined(separator: "\n")
    for target in targets { #expect(text.contains("`\(target)/"), "\(target)") }
  }

  /// Links in the form `[text](path)`, and files in the form `Target/File.swift`.
  @Test(arguments: documents)
  func linksAndFilesExist(document: String) {
    let text = Self.lines(of: document).joined(separator: "\n")
    let folder = document.split(separator: "/").dropLast().joined(separator: "/")
    for match in text.matches(of: /\]\(([^)#]+)\)/) where !match.1.hasPrefix("http") {
      #expect(exists("\(projectFolder)/\(folder)/\(match.1)"), "\(match.1)")
    }
    for match in text.matches(of: /`([A-Z]\w+\/[\w+\/]+\.swift)`/) {
      #expect(exists("\(projectFolder)/Sources/\(match.1)"), "\(match.1)")
    }
  }

  /// The README is a front door: an article has what does not fit.
  @Test func theReadmeIsShort() {
    // The last line ends with a line feed.
    #expect(Self.lines(of: "README.md").count <= 111)
    let words = Self.lines(of: "README.md").flatMap { $0.split(separator: " ") }
    #expect(words.count <= 900)
  }
}

private func exists(_ path: String) -> Bool {
  TemporaryFolder.bytes(of: path) != nil || !TemporaryFolder.names(in: path).isEmpty
}
