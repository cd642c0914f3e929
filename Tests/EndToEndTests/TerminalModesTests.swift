import StageRenderer
import Testing
import TimerTestSupport

/// The modes of the terminal that the clock sets and gives back.
@Suite(.waitsForPrograms)
struct TerminalModesTests {
  /// What a terminal is told about its keys and the focus, and about its screens.
  private static let modes = [
    ">0u": "usual keys", "<u": "former keys", "?1004h": "focus", "?1004l": "no focus",
    "?1049h": "screen", "?1049l": "no screen",
  ]

  private func modes(of program: Program) -> [String] {
    sequences(of: program).compactMap { Self.modes[$0] }
  }

  /// The control sequences of the output, without `ESC [` and up to their final byte.
  private func sequences(of program: Program) -> [String] {
    let pieces = program.terminal.text.split(
      separator: "\u{1b}[", omittingEmptySubsequences: false)
    return pieces.dropFirst().map { piece in
      let parameters = piece.prefix { !("@"..."~").contains($0) }
      return String(piece.prefix(parameters.count + 1))
    }
  }

  private static let entering = ["screen", "usual keys", "focus"]
  private static let leaving = ["no focus", "former keys", "no screen"]

  @Test func theyAreSetAndGivenBack() throws {
    let program = try Program("5:00")
    #expect(modes(of: program) == Self.entering)
    program.terminal.send("q")
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(modes(of: program) == Self.entering + Self.leaving)
    // A terminal keeps the keys of each screen apart: nothing comes between.
    let all = sequences(of: program)
    let last = try #require(all.firstIndex(of: "<u"))
    #expect(all[last + 1] == "?1049l")
  }

  /// Ctrl-Z gives them back to the shell, and `fg` sets them again.
  @Test func theyAreTheShellsWhileItIsStopped() throws {
    let program = try Program(
      script:
        "set -m; speakerclock 5 --no-flash; echo stopped; read answer; fg >/dev/null; echo over")
    #expect(program.terminal.wait(upTo: .patience) { Program.time(on: $0.canvas) == "05:00" })
    program.settle()
    program.terminal.send("\u{1a}")
    #expect(program.terminal.writes("stopped"))
    #expect(modes(of: program) == Self.entering + Self.leaving)
    program.terminal.send("\n")
    #expect(program.terminal.wait(upTo: .patience) { Program.time(on: $0.canvas) == "05:00" })
    program.settle()
    #expect(modes(of: program) == Self.entering + Self.leaving + Self.entering)
    program.terminal.send("q")
    #expect(program.terminal.writes("over"))
    let twice = Self.entering + Self.leaving + Self.entering + Self.leaving
    #expect(modes(of: program) == twice)
  }

  /// Without the mouse the focus does not matter.
  ///
  /// Some terminals would show what they do not know.
  @Test(arguments: [
    ("--mouse", "xterm-256color", Self.entering + Self.leaving),
    ("--no-mouse", "xterm-256color", ["screen", "usual keys", "former keys", "no screen"]),
    ("--mouse", "tmux-256color", Self.entering + Self.leaving),
    ("--mouse", "linux", ["focus", "no focus"]), ("--mouse", "vt100", []),
  ])
  func onlyWhatTheTerminalKnows(option: String, type: String, expected: [String]) throws {
    let program = try Program("5:00", option, environment: ["TERM": type])
    program.terminal.send("q")
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(modes(of: program) == expected)
  }

  /// DA, DSR, XTVERSION, DECRQM, the kitty keyboard flags, DECRQSS and colours.
  @Test func theTerminalIsAskedNothing() throws {
    let program = try Program("5:00", "--start", "--operator")
    program.terminal.send("?\u{1b}")
    program.pauseAsAHand()
    program.terminal.send("qq")
    program.terminal.run(for: .milliseconds(300))
    let questions = sequences(of: program).filter { sequence in
      sequence.hasSuffix("c") || sequence.hasSuffix("n") || sequence == "?u"
        || sequence.hasSuffix("q") || sequence.hasSuffix("$p")
    }
    #expect(questions == [])
    #expect(!program.terminal.text.contains("\u{1b}P"))
    #expect(!program.terminal.text.contains(";?\u{7}"))
  }

  // MARK: What the terminal sends

  /// Keys and answers of the terminal that come in two pieces: nothing but the whole key, Escape,
  /// or a key with Alt comes of them.
  ///
  /// `CutSequenceTests` has all sequences, cuts and pauses.
  @Test(arguments: [[], ["--plain"]])
  func whatComesInTwoPiecesIsNoOtherKey(options: [String]) throws {
    let home = try TemporaryFolder(inMemory: true)
    let command = [Program.path, "20:00", "--start", "--log", home.path(of: "log")] + options
    let program = try Program(command: command, home: home)
    #expect(program.terminal.wait(upTo: .patience) { _ in home.text(of: "log").contains("START") })
    let sequences = [
      "\u{1b}[6~", "\u{1b}OP", "\u{1b}[?62;22c", "\u{1b}]11;rgb:2222/2b2b/3c3c\u{1b}\\",
      "\u{1b}P1$r2 q\u{1b}\\", "\u{1b}[<0;1;1m", "\u{1b}[200~q2 \u{1b}[201~", "\u{1b}[113;1:3u",
    ]
    for bytes in sequences.map({ Array($0.utf8) }) {
      for (count, pause) in [(1, 15), (1, 150), (2, 300), (2, 560), (bytes.count - 2, 150)]
      where count < bytes.count - 1 {
        program.terminal.send(bytes: Array(bytes[..<count]))
        program.terminal.run(for: .milliseconds(pause))
        program.terminal.send(bytes: Array(bytes[count...]))
        // The next sequence is no rest of this one.
        program.terminal.run(for: .milliseconds(20))
      }
    }
    program.terminal.run(for: .milliseconds(200))
    let lines = home.text(of: "log").split(separator: "\n")
    let keys = Set(
      lines.compactMap { $0.split(separator: " key ").dropFirst().first.map(String.init) })
    #expect(
      keys.isSubset(of: ["pageDown", "f1", "escape", "Alt [", "Alt O", "Alt ]", "Alt P"]),
      "\(keys)")
    #expect(keys.isSuperset(of: ["pageDown", "escape"]))
    #expect(!lines.contains { $0.contains("STOP") })
    program.terminal.send(" ")
    #expect(
      program.terminal.wait(upTo: .patience) { _ in home.text(of: "log").contains(" key Space\n") })
  }

  /// A terminal that a crashed program has left in a mode of the kitty keyboard protocol.
  @Test func keysOfTheKittyProtocolWork() throws {
    let program = try Program("5:00")
    program.terminal.send("\u{1b}[32u\u{1b}[32;1:3u")
    #expect(program.counts(to: "04:59"))
    program.terminal.send("\u{1b}[99;5u")
    #expect(program.says("The talk is running. Press Ctrl-C again"))
  }
}
