import StageRenderer
import Testing
import TimerTestSupport

/// `config.yaml`, as the program reads it.
@Suite(.waitsForPrograms)
struct ConfigurationTests {
  private static let sound = """
    keys:
      start: [Space, a]
      add minute: Tab
      blackout: off
    options:
      theme: amber
      language: de

    """

  private static let broken = "keys:\n  start: Foo\noptions:\n  theme: pink\n"

  private static func home(_ text: String) throws -> TemporaryFolder {
    let home = try TemporaryFolder(inMemory: true)
    try home.write(text, to: TemporaryFolder.configuration)
    return home
  }

  private static func quit(_ program: Program) {
    program.quit()
    #expect(program.terminal.waitForEnd(upTo: .patience) != nil)
  }

  @Test func aKeyOfOnesOwnWorksAndTheHelpShowsIt() throws {
    let program = try Program(
      "10:00", "--language", "en", "--theme", "led", home: Self.home(Self.sound))
    #expect(program.status == "READY   Space starts   ? help")
    program.terminal.send("\t")
    #expect(program.shows("11:00"))
    program.terminal.send("b+")
    program.terminal.send("?")
    #expect(
      program.terminal.wait(upTo: .patience) {
        $0.canvas.lines.contains {
          $0.contains("Tab -") && $0.contains("any time: 1 minute more")
        }
      })
    #expect(program.lines.contains { $0.contains("Space a") && $0.contains("start, pause") })
    #expect(!program.lines.contains { $0.contains("blackout") })
    program.terminal.send("x")
    #expect(program.shows("11:00"))
    program.terminal.send("a")
    #expect(program.says("Start. 11 minutes."))
    Self.quit(program)
  }

  @Test func anOptionHasItsDefaultFromTheFile() throws {
    let home = try Self.home(Self.sound)
    let program = try Program("10:00", home: home)
    #expect(program.status == "BEREIT   Leertaste startet   ? Hilfe")
    program.terminal.send("c")
    #expect(program.says("Farbschema: mono"))
    Self.quit(program)
    let other = try Program("10:00", "--theme", "led", "--language", "fr", home: home)
    other.terminal.send("c")
    #expect(other.says("Thème\u{A0}: phase"))
    Self.quit(other)
  }

  @Test func theToolsHaveItToo() throws {
    let home = try Self.home(Self.sound)
    let german = try Program.output(of: "timeline", "1:10", home: home).lines
    #expect(german.contains { $0.hasSuffix("Noch 10 Sekunden.") })
    let english = try Program.output(of: "timeline", "1:10", "--language", "en", home: home).lines
    #expect(english.contains { $0.hasSuffix("10 seconds remaining.") })
  }

  // MARK: What is wrong with it

  @Test func aClockStartsWithTheUsualSettingsAndSaysWhatIsWrong() throws {
    let program = try Program("10:00", home: Self.home(Self.broken))
    #expect(
      program.status.hasPrefix("config.yaml:2:10: 'Foo' is not a keyboard key"),
      "\(program.status)")
    #expect(program.time == "10:00")
    program.terminal.send(" ")
    #expect(program.counts(to: "09:59"))
    Self.quit(program)
  }

  @Test func linesSayItInANotice() throws {
    let program = try Program(
      script: "printf 'start\\nquit\\n' | speakerclock 10:00", home: Self.home(Self.broken))
    #expect(
      program.writes {
        $0.hasPrefix("NOTICE config.yaml:2:10: 'Foo' is not a keyboard key, expected a character")
          && $0.hasSuffix("(and 1 more: run 'speakerclock presets check')")
      })
    #expect(program.writes("START 10 minutes"))
  }

  @Test func theCheckNamesEveryProblem() throws {
    let home = try Self.home(Self.broken)
    let (lines, ending) = try Program.output(of: "presets", "check", home: home)
    #expect(ending == .exited(65))
    let file = home.path(of: TemporaryFolder.configuration)
    #expect(lines.contains { $0.hasPrefix("\(file):2:10: 'Foo' is not a keyboard key") })
    #expect(
      lines.contains("\(file):4:10: theme is 'pink', expected led, phase, amber or mono"))
    let named = try Program.output(of: "presets", "check", file)
    #expect(named.lines.count == 2 && named.ending == .exited(65))
  }

  @Test func theCheckPraisesASoundFile() throws {
    let home = try Self.home(Self.sound)
    let (lines, ending) = try Program.output(of: "presets", "check", home: home)
    #expect(ending == .exited(0))
    let file = home.path(of: TemporaryFolder.configuration)
    #expect(lines.contains("\(file): 5 entries, no problems"))
    #expect(try Program.output(of: "presets", "check", file).lines.count == 1)
  }
}
