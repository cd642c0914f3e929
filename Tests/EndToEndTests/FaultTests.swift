import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

/// Faults that really occur: the tests cause them.
@Suite(.waitsForPrograms)
struct FaultTests {
  @Test func withoutAPlaceForTheRecordTheClockRunsAndSaysSo() throws {
    let program = try Program(
      "5:00", environment: ["HOME": "/proc/nobody"], size: Size(columns: 200, rows: 50))
    #expect(program.says("The talk's progress cannot be saved: /proc/nobody/"))
    program.terminal.send(" ")
    #expect(program.counts(to: "04:59"))
  }

  @Test func withoutAHomeTheClockRunsAndSaysSo() throws {
    let program = try Program(
      command: ["/bin/sh", "-c", "unset HOME XDG_STATE_HOME; \(Program.path) 5:00"],
      size: Size(columns: 200, rows: 40))
    #expect(
      program.says(
        "The talk's progress cannot be saved: neither XDG_STATE_HOME nor HOME names a folder"))
    program.terminal.send(" ")
    #expect(program.counts(to: "04:59"))
  }

  @Test func aFolderInTheRecordsPlaceIsSaid() throws {
    let home = try TemporaryFolder(inMemory: true)
    try home.write("", to: ".local/state/speakerclock/talk.json/in-the-way")
    let program = try Program("5:00", home: home, size: Size(columns: 200, rows: 50))
    #expect(program.says("The last talk cannot be read: talk.json:1:1: this is a folder"))
    program.terminal.send(" ")
    #expect(program.says("The talk's progress cannot be saved: "))
    #expect(program.counts(to: "04:59"))
    #expect(home.stateNames == ["talk.json", "talk.lock"])
  }

  /// A file system of 16 KB that is full.
  @Test(.enabled(if: Fault.mounts))
  func onAFullDiskTheClockRunsAndSaysSo() throws {
    let home = try TemporaryFolder()
    let program = try Program(
      command: [
        "/bin/sh", "-c",
        "unshare -m sh -c 'mount -t tmpfs -o size=16k none \(home.path); cd \(home.path);"
          + "mkdir -p .local/state/speakerclock .config; cat /dev/zero >full 2>/dev/null;"
          + "exec \(Program.path) 5:00'",
      ], home: home, size: Size(columns: 200, rows: 50))
    #expect(program.terminal.wait(upTo: .patience) { $0.isAlternate })
    program.terminal.send(" ")
    let status = program.status { $0.hasPrefix("The talk's progress cannot be saved: ") }
    #expect(status?.contains("No space left on device") == true, "\(program.status)")
    // A running talk asks for a second press.
    let isTold = program.pressTwice("s5", then: "5", named: "5") {
      $0.canvas.lines.last?.hasPrefix("Not stored: ") == true
    }
    #expect(isTold, "\(program.status)")
    #expect(program.counts(to: "04:58"))
  }

  @Test(arguments: [".local", ".local/state/speakerclock/talk.lock"])
  func filesThatAreRemovedWhileATalkRunsAreMadeAgain(name: String) throws {
    let home = try TemporaryFolder(inMemory: true)
    let program = try Program("5:00", "--start", home: home)
    #expect(program.counts(to: "04:59"))
    // In one step: the program makes a file again while `rm` goes through their folder.
    let removal = try Program(script: "mv \(name) removed && rm -r removed", home: home)
    #expect(removal.terminal.waitForEnd(upTo: .patience) == .exited(0))
    program.terminal.send("+")
    #expect(
      program.terminal.wait(upTo: .patience) { _ in program.time?.hasPrefix("05") == true })
    program.terminal.send("l")
    #expect(program.says("Layout: "))
    program.wait { home.stateNames == ["talk.json", "talk.lock"] }
    #expect(home.stateNames == ["talk.json", "talk.lock"])
    let second = try Program(home: home)
    #expect(second.says("Another clock runs in room main"))
  }

  @Test func aProgramThatWasStoppedShowsTheRightTimeAndSaysSo() throws {
    let earliest = ContinuousClock.now
    let program = try Program("5:00", "--start")
    #expect(program.counts(to: "04:59"))
    let talk = RunningTalk(length: 300, earliest: earliest, latest: .now - .seconds(1))
    program.terminal.signal(19)
    program.terminal.run(for: .milliseconds(2_300))
    program.terminal.signal(18)
    #expect(program.mentions("was suspended for"))
    #expect(program.shows(talk), "\(program.time ?? "unreadable")")
  }

  /// Nobody reads what the program writes, as behind a connection that hangs.
  @Test func aTerminalThatTakesNothingStopsNeitherClockNorRecord() throws {
    let home = try TemporaryFolder(inMemory: true)
    let size = Size(columns: 200, rows: 60)
    let earliest = ContinuousClock.now
    let program = try Program(
      "5:00", "--start", "--log", home.path(of: "log"), home: home, size: size)
    #expect(program.counts(to: "04:59"))
    let latest = ContinuousClock.now - .seconds(1)
    let limit = ContinuousClock.now + .patience
    while !home.text(of: "log").contains("output held up"), .now < limit {
      program.terminal.resize(to: Size(columns: 200, rows: .random(in: 40...59)))
      program.rest(milliseconds: 20)
    }
    program.terminal.resize(to: size)
    let least = Int(latest.duration(to: .now).components.seconds)
    program.terminal.send("+ ")
    while !home.text(of: ".local/state/speakerclock/talk.json").contains(#""run" : "paused""#),
      .now < limit
    {
      program.rest(milliseconds: 20)
    }
    // A minute was added, and the talk was paused since then.
    let most = Int(earliest.duration(to: .now).components.seconds)
    let right = (least...max(least, most)).map { TimeText.digits(360 - $0) }
    #expect(.now < limit)
    #expect(program.says("PAUSED") || program.status.contains("stopped"))
    #expect(program.time.map(right.contains) == true, "\(program.time ?? "unreadable")")
    program.wait { home.text(of: "log").contains("output taken again") }
    #expect(home.text(of: "log").contains("output taken again"))
  }

  @Test func aFloodOfGarbageChangesNothing() throws {
    let program = try Program("7:00")
    for (key, time) in Array(repeating: [("2", "05:00"), ("3", "10:00")], count: 25).joined() {
      // The terminal holds all of it, so no sequence is cut in two and read as keys.
      let garbage = String(repeating: "x\u{1b}[99;99zé\u{0}\u{1b}]0;q", count: 200)
      program.terminal.send(garbage + "\u{7}\(key)")
      guard program.shows(time) else {
        Issue.record("\(program.time ?? "unreadable")")
        return
      }
    }
    #expect(program.terminal.ending == nil)
  }

  @Test func aLogTellsWhatHappenedAndWhyItEnded() throws {
    let home = try TemporaryFolder(inMemory: true)
    let program = try Program("5:00", "--log", home.path(of: "log"), home: home)
    program.terminal.send("2")
    #expect(program.shows("05:00"))
    program.terminal.send(" ")
    #expect(program.counts(to: "04:59"))
    program.terminal.signal(11)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(11))
    #expect(program.isRestored)
    // A busy machine may stand still, and be late with reading.
    let lines = home.text(of: "log").split(separator: "\n").filter {
      !String($0).isAboutTheMachine && !$0.contains(" output ")
    }
    #expect(
      lines.map { $0.dropFirst("2026-11-21T14:05:12.345Z ".count) } == [
        "begin", "READY 5 minutes, yellow 50 seconds, red 15 seconds", "key 2",
        "READY Lightning talk, 5 minutes, yellow 1 minute, red 15 seconds", "key Space",
        "START 5 minutes",
        "ended by signal 11",
      ])
  }

  @Test func aLogThatCannotBeWrittenIsAnError() throws {
    let (lines, ending) = try Program.output(of: "--log", "/proc/nobody/log")
    #expect(ending == .exited(74))
    #expect(lines.joined().contains("--log '/proc/nobody/log' cannot be opened"))
  }
}
