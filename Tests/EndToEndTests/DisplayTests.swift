import Platform
import StageRenderer
import Testing
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A clock and its displays: separate processes that find each other by the room's socket.
@Suite(.waitsForPrograms)
struct DisplayTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder(inMemory: true) }

  private func display(_ arguments: String..., size: Size = .small) throws -> Program {
    try display(arguments: arguments, size: size)
  }

  private func display(arguments: [String], size: Size = .small) throws -> Program {
    try Program(
      command: [Program.path, "display", "--glyphs", "solid"] + arguments, home: home, size: size)
  }

  /// Starts a clock, and waits until other programs find its room: the picture may be there before.
  private func clock(_ arguments: String...) throws -> Program {
    let clock = try Program(
      command: [Program.path] + arguments + ["--glyphs", "solid"], home: home, size: .small)
    #expect(clock.opensRoom(below: ".local/speakerclock"))
    return clock
  }

  /// Runs `speakerclock send` to its end.
  private func send(_ command: String) throws -> (lines: [String], ending: PseudoTerminal.Ending?) {
    try Program.output(of: "send", command, home: home)
  }

  @Test func itWaitsForItsClockAndSurvivesItsEnd() throws {
    let display = try display()
    #expect(display.says("Waiting for a clock in room main"))
    let first = try clock("5")
    #expect(display.shows("05:00"))
    // The operator's words are not the speaker's.
    #expect(first.mentions("Space"))
    #expect(!display.lines.contains { $0.contains("Space") })
    let earliest = ContinuousClock.now
    first.terminal.send(" ")
    #expect(first.counts(to: "04:59"))
    let talk = RunningTalk(length: 300, earliest: earliest, latest: .now - .seconds(1))
    #expect(display.shows(talk), "\(display.lines)")
    #expect(display.isExact(), "\(display.lines)")
    first.wait {
      home.text(of: ".local/state/speakerclock/talk.json").contains(#""run" : "running""#)
    }
    first.terminal.signal(SIGKILL)
    display.passSeconds(of: talk)
    #expect(display.shows(talk), "\(display.lines)")
    let second = try clock()
    #expect(second.shows(talk), "\(second.lines)")
    display.passSeconds(of: talk)
    #expect(display.shows(talk), "\(display.lines)")
    second.quit()
    #expect(display.terminal.wait(upTo: .patience) { _ in display.status.contains("Waiting") })
    display.terminal.send("q")
    #expect(display.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(display.isRestored)
  }

  /// A display that is killed is lost, and one that is ended says goodbye; also through a command.
  @Test(arguments: [false, true])
  func theOperatorReadsWhatBecomesOfADisplay(isRemote: Bool) throws {
    let clock = try clock("5", "--operator")
    #expect(clock.terminal.wait(upTo: .patience) { !$0.canvas.lines.isEmpty })
    let via = isRemote ? ["--via", "\(Program.path) attach"] : []
    let first = try display(arguments: ["--name", "left"] + via)
    #expect(first.shows("05:00"))
    #expect(clock.hasLine { $0.contains("left") && $0.contains("80x20") })
    first.terminal.signal(SIGKILL)
    #expect(clock.says("Display 'left' is lost"))
    #expect(clock.hasLine { $0.contains("left") && $0.contains("lost at") })
    let second = try display(arguments: ["--name", "left"] + via)
    #expect(clock.says("Display 'left' is back"))
    #expect(second.shows("05:00"))
    second.terminal.send("q")
    #expect(clock.says("Display 'left' was closed"))
    #expect(clock.hasLine { $0.hasPrefix(" No display is connected") })
  }

  @Test func displaysAndEventsAreAnsweredWithALineEach() throws {
    let clock = try clock("5")
    #expect(clock.shows("05:00"))
    #expect(try send("displays") == (["No display is connected"], .exited(0)))
    #expect(
      try Program.output(of: "send", "--name", "phone", "add", "1m", home: home).ending
        == .exited(0))
    let (lines, ending) = try send("events")
    #expect(ending == .exited(0))
    #expect(lines.count == 2)
    #expect(lines.first?.contains("READY 5 minutes") == true)
    #expect(lines.last?.hasSuffix("phone: add 1m   SET 6 minutes") == true, "\(lines)")
  }

  @Test func aCommandIsAnsweredInWords() throws {
    let clock = try clock("5")
    #expect(clock.shows("05:00"))
    #expect(try send("add 1m") == (["SET 6 minutes"], .exited(0)))
    #expect(clock.shows("06:00"))
    #expect(try send("start") == (["START 6 minutes"], .exited(0)))
    #expect(try send("start") == (["The talk is already running"], .exited(0)))
    #expect(
      try send("preset 1")
        == (["Send '! preset 1' to end this talk and load TED talk"], .exited(1)))
    #expect(try send("! preset 1").ending == .exited(0))
    #expect(clock.shows("18:00"))
    #expect(try send("dance").ending == .exited(1))
  }

  /// Two displays may have one name: each is listed, and each shows it.
  @Test func displaysOfOneNameAreListedAndNamed() throws {
    let clock = try clock("5")
    let displays = try ["left", "left", "right"].map { try display("--name", $0) }
    for display in displays {
      #expect(display.shows("05:00"))
      // The time does not become approximate again later, so all pictures with this name are alike.
      #expect(display.isExact())
    }
    let lines = try send("displays").lines
    #expect(lines.count == 3)
    #expect(lines.filter { $0.hasPrefix("'left',") }.count == 2, "\(lines)")
    #expect(try send("identify").ending == .exited(0))
    let names = displays.map { $0.pictureWithout("05:00") }
    #expect(names[0] == names[1])
    #expect(names[0] != names[2])
    #expect(clock.shows("05:00"))
    for display in displays { #expect(display.shows("05:00")) }
  }

  @Test func aClientTakesTheOperatorsChangeBack() throws {
    let clock = try clock("5")
    let display = try display()
    #expect(display.shows("05:00"))
    clock.terminal.send("+")
    #expect(display.shows("06:00"))
    let (lines, ending) = try Program.output(of: "send", "--name", "phone", "undo", home: home)
    #expect(lines == ["NOTICE Undone: back to 5:00 (it was the operator's change)"])
    #expect(ending == .exited(0))
    #expect(display.shows("05:00"))
    #expect(clock.says("phone: undo"))
  }

  @Test func withoutAClockATool() throws {
    let (words, ending) = try send("start")
    #expect(words == ["No clock is running in room main."])
    #expect(ending == .exited(1))
    #expect(try Program.output(of: "watch", "--once", home: home).ending == .exited(1))
    #expect(try Program.output(of: "attach", home: home).ending == .exited(1))
  }

  /// The words behind `send` are the clock's, but for these.
  @Test(arguments: [
    ("--help", "OVERVIEW: Send a command"), ("-h", "OVERVIEW: Send"),
    ("--version", "speakerclock "),
  ])
  func helpAndVersionAreNotSent(option: String, beginning: String) throws {
    let (words, ending) = try send(option)
    #expect(words.first?.hasPrefix(beginning) == true, "\(words)")
    #expect(ending == .exited(0))
  }

  @Test func linesOfStandardInputAreCommands() throws {
    let clock = try clock("5")
    #expect(clock.shows("05:00"))
    let send = try Program(
      script: "printf 'add 1m\n\nbogus\nstart\n' | speakerclock send; echo status $?", home: home)
    #expect(send.writes("status 1"))
    #expect(
      send.written.filter { !$0.contains("bogus") } == [
        "SET 6 minutes", "START 6 minutes", "status 1",
      ])
  }

  @Test(arguments: ["json", "text"])
  func whatAFullClockTellsWatchIsToldToTheUser(format: String) throws {
    let clock = try clock("5")
    #expect(clock.shows("05:00"))
    let path = home.path(of: ".local/speakerclock/main.sock")
    var clients: [FileDescriptor] = []
    clock.wait {
      while clients.count < 64, let client = try? LocalSocket.connect(to: path) {
        clients.append(client)
      }
      return clients.count == 64
    }
    let (words, ending) = try Program.output(
      of: "watch", "--once", "--format", format, home: home)
    for client in clients { client.close() }
    #expect(words == ["There are 64 clients"])
    #expect(ending == .exited(1))
  }

  /// A command that was refused is told of on standard error.
  @Test(.enabled(if: Fault.hasFullDevice), arguments: [("time", 74), ("bogus", 1), ("clear", 74)])
  func anAnswerThatCannotBeWrittenIsAFailure(command: String, status: Int) throws {
    let clock = try clock("5")
    #expect(clock.shows("05:00"))
    let send = try Program(script: "speakerclock send \(command) >/dev/full", home: home)
    #expect(send.terminal.waitForEnd(upTo: .patience) == .exited(Int32(status)))
    let isSaid = send.written.contains("Error: standard output cannot be written.")
    #expect(isSaid == (status == 74), "\(send.written)")
  }

  /// As ssh without a session, su and cron have it.
  @Test func withoutARuntimeFolderTheyFindEachOther() throws {
    let room = "test-\(UInt32.random(in: 0...UInt32.max))"
    let nowhere = ["XDG_RUNTIME_DIR": ""]
    let clock = try Program(
      command: [Program.path, "5", "--room", room], environment: nowhere, home: home)
    #expect(
      clock.terminal.wait(upTo: .patience) { !$0.canvas.lines.isEmpty && clock.time != nil })
    // The picture may be there before the room is.
    var seen: (lines: [String], ending: PseudoTerminal.Ending?) = ([], nil)
    for _ in 0..<50 where seen.ending != .exited(0) {
      seen = try Program.output(
        of: "watch", "--room", room, "--once", "--format", "text", environment: nowhere, home: home)
    }
    #expect(seen.lines == ["05:00 READY"])
    #expect(seen.ending == .exited(0))
    clock.terminal.send("q")
    clock.terminal.waitForEnd(upTo: .patience)
  }

  @Test func watchPrintsTheTime() throws {
    let clock = try clock("5", "--start")
    #expect(clock.counts(to: "04:59"))
    let watch = try Program(
      command: [Program.path, "watch", "--format", "text"], home: home)
    watch.wait { watch.written.count > 2 }
    // A busy machine may leave out seconds; the last line may not be complete.
    let seconds = watch.written.prefix(3).dropLast().compactMap { line in
      line.wholeMatch(of: /(04:\d\d) GREEN/).flatMap { Program.seconds(in: String($0.1)) }
    }
    #expect(seconds.count == 2 && seconds[0] > seconds[1], "\(watch.written)")
  }

  /// It goes on, and runs the command again.
  @Test func watchOutlivesACommandThatReadsNothing() throws {
    // The line is one after which a display asks for the time.
    try home.write("exec <&-\necho '{\"online\":true}'\nsleep 0.2\necho >>tries\n", to: "way")
    let watch = try Program(
      script: "exec speakerclock watch --format text --via 'exec sh way'", home: home)
    watch.wait { home.text(of: "tries").count == 2 || watch.terminal.ending != nil }
    #expect(watch.terminal.ending == nil)
  }

  @Test func aDisplayGoesThroughACommandsPipes() throws {
    let display = try display("--via", "\(Program.path) attach")
    let earliest = ContinuousClock.now
    let clock = try clock("5", "--start")
    #expect(clock.counts(to: "04:59"))
    let talk = RunningTalk(length: 300, earliest: earliest, latest: .now - .seconds(1))
    #expect(display.shows(talk), "\(display.lines)")
    // A busy machine may leave the display in doubt for a while.
    #expect(display.isExact(), "\(display.lines)")
  }

  /// The room is missing in the command.
  @Test func theClockOfAnotherRoomIsNotShown() throws {
    let clock = try clock("5")
    #expect(clock.shows("05:00"))
    let display = try display("--room", "hall", "--via", "\(Program.path) attach")
    #expect(display.says("This is the clock of room main. Expected room hall"))
    #expect(display.time != "05:00")
  }

  @Test func aClockWithoutSocketIsNotFound() throws {
    let clock = try Program(
      command: [Program.path, "5", "--no-listen", "--glyphs", "solid"], home: home, size: .small)
    #expect(clock.shows("05:00"))
    #expect(try send("start").ending == .exited(1))
  }

  /// Before the first picture only the slots are read, but names are looked for in all presets.
  @Test func aClockWithAScreenFindsAllPresets() throws {
    let clock = try clock("5")
    #expect(clock.shows("05:00"))
    #expect(try send("preset sermon").ending == .exited(0))
    #expect(clock.shows("37:00"))
    clock.terminal.send(":preset homi\t")
    #expect(clock.says(":preset Homily"))
    clock.terminal.send("\r")
    #expect(clock.shows("14:00"))
  }

  @Test func aDisplayHasALookOfItsOwn() throws {
    let display = try display("--show", "lamps", "--name", "left")
    let clock = try clock("5")
    #expect(clock.shows("05:00"))
    #expect(
      display.terminal.wait(upTo: .patience) { screen in
        screen.canvas.lines.contains { $0.contains("GREEN") }
      })
    #expect(display.time != "05:00")
  }

  @Test func aDisplayListsTheRundown() throws {
    try home.write(
      """
      rundown:
        name: Friday
        items:
          - {talk: 20m, title: Engines, speaker: Ada, note: clicker}
          - {talk: 20m, title: Compilers, speaker: Grace, call: mic 2}
          - {talk: 20m, title: Moons, speaker: Margaret}

      """, to: "day.yaml")
    let display = try display("--show", "programme")
    let clock = try clock("--rundown", home.path(of: "day.yaml"))
    #expect(display.hasLine { $0.contains("next") && $0.contains("Ada: Engines") })
    #expect(display.hasLine { $0.contains("Grace: Compilers") && $0.contains("mic 2") })
    clock.terminal.send(" ")
    #expect(display.hasLine { $0.contains("now") && $0.contains("Ada: Engines") })
    #expect(display.hasLine { $0.hasPrefix("Next: Grace") })
    #expect(try send("skip Grace").ending == .exited(0))
    #expect(display.hasLine { $0.contains("SKIPPED") && $0.contains("Grace: Compilers") })
    #expect(!display.lines.contains { $0.contains("clicker") })
  }
}

extension Program {
  /// Waits until a line of the screen meets a condition.
  func hasLine(where isMet: (String) -> Bool) -> Bool {
    terminal.wait(upTo: .patience) { $0.canvas.lines.contains(where: isMet) }
  }

  /// Waits for a whole picture on which another time stands or none; returns it without the sign
  /// that the time is approximate.
  fileprivate func pictureWithout(_ time: String) -> String {
    var picture = ""
    terminal.wait(upTo: .patience) {
      picture = $0.canvas.lines.joined(separator: "\n").replacing("≈", with: "")
      return !$0.isUpdating && Self.time(on: $0.canvas) != time
    }
    return picture
  }
}

extension Size {
  fileprivate static let small = Size(columns: 80, rows: 20)
}
