import StageRenderer
import Testing
import TimerTestSupport

@Suite(.waitsForPrograms)
struct TalkTests {
  /// The lit lamp, by its colour.
  private func lamp(_ canvas: Canvas) -> String {
    let backgrounds = canvas.cells.suffix(canvas.size.columns * 12).map(\.style.background)
    if backgrounds.contains(Colour(42)) { return "green" }
    return backgrounds.contains(Colour(226)) ? "yellow" : "red"
  }

  /// A busy machine may skip some; what is shown is right.
  @Test func aTalkOfFiveSecondsIsShownSecondBySecond() throws {
    let program = try Program("0:05", "--yellow", "3s", "--red", "2s", "--no-flash")
    #expect(program.time == "00:05")
    #expect(program.status.hasPrefix("READY"))
    program.terminal.send(" ")
    var seen = ["00:05 green"]
    var last = ""
    let limit = ContinuousClock.now + .seconds(30)
    while seen.last?.first != "-", ContinuousClock.now < limit {
      program.terminal.run(for: .milliseconds(40))
      let now = "\(program.time ?? "unreadable") \(lamp(program.terminal.screen.canvas))"
      // A picture of which only half has arrived is none.
      if now == last, seen.last != now { seen.append(now) }
      last = now
    }
    let right = [
      "00:05 green", "00:04 green", "00:03 yellow", "00:02 red", "00:01 red", "00:00 red",
    ]
    #expect(seen.dropLast() == right.filter(seen.contains)[...], "\(seen)")
    #expect(seen.count > 3 && seen.last?.hasPrefix("-0:0") == true, "\(seen)")
    #expect(seen.last?.hasSuffix(" red") == true, "\(seen)")
    // Escape closes the notice that the time is up.
    program.terminal.send(" \u{1b}")
    #expect(program.says("PAUSED"))
    let stopped = program.time
    #expect(program.shows("00:05", afterEscapeAnd: "g"))
    program.terminal.send("u")
    #expect(program.terminal.wait(upTo: .patience) { Program.time(on: $0.canvas) == stopped })
    program.terminal.send("q")
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(program.isRestored)
  }

  @Test func aSlotIsTakenAndGuardedWhileATalkRuns() throws {
    let program = try Program("2")
    #expect(program.time == "02:00")
    #expect(program.lines.contains { $0.contains("YELLOW 0:20") && $0.contains("RED 0:05") })
    program.terminal.send("1")
    #expect(program.shows("18:00"))
    #expect(program.lines.contains { $0.contains("YELLOW 3:00") && $0.contains("RED 1:00") })
    program.terminal.send(" ")
    #expect(program.counts(to: "17:59"))
    program.terminal.send("2")
    #expect(program.says("Press 2 again to end this talk and load Lightning talk"))
    #expect(program.time?.hasPrefix("17:") == true)
    program.pauseAsAHand()
    #expect(program.pressTwice("2") { Program.time(on: $0.canvas) == "05:00" })
  }

  @Test func controlCAsksWhileATalkRunsAndThenGivesItUp() throws {
    let program = try Program("10", "--start")
    #expect(program.counts(to: "09:59"))
    var isAsked = false
    program.pressTwice("\u{3}", named: "Ctrl-C") { screen in
      let status = screen.canvas.lines.last ?? ""
      isAsked = isAsked || status.hasPrefix("The talk is running. Press Ctrl-C again")
      return !screen.isAlternate
    }
    #expect(isAsked)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(1))
    #expect(program.isRestored)
  }

  @Test func escapeAndUnknownSequencesDoNothing() throws {
    let program = try Program("10")
    program.terminal.send("\u{1b}")
    program.terminal.run(for: .milliseconds(100))
    program.terminal.send(
      "\u{1b}[3~\u{1b}[1;5P\u{1b}[<2;3;4M\u{1b}[I\u{1b}[200~ q-\u{1b}[201~\u{1b}[A")
    #expect(program.shows("11:00"))
    #expect(program.terminal.ending == nil)
  }

  @Test func aRehearsalIsSixtyTimesAsFast() throws {
    let program = try Program(
      "1:00", "--speed", "60", "--start", size: Size(columns: 40, rows: 10))
    #expect(program.terminal.wait(upTo: .patience) { program.time?.first == "-" && $0.bells > 0 })
  }

  @Test func itEndsWithTheTimeSoThatAnotherCommandMayFollow() throws {
    let program = try Program(
      command: ["/bin/sh", "-c", "\(Program.path) 2s --start --quit-at-zero && echo next"])
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(program.lines.contains("next"))
  }

  @Test func theDisplayIsKeptAwakeForAsLongAsTheProgramLives() throws {
    let folder = "/tmp/speakerclock-test-\(UInt32.random(in: 0 ... .max))"
    let script = "#!/bin/sh\necho awake >\(folder)/log\ncat\necho asleep >>\(folder)/log\n"
    let program = try Program(
      command: [
        "/bin/sh", "-c",
        "mkdir \(folder) && printf '%s' '\(script)' >\(folder)/systemd-inhibit && "
          + "cp \(folder)/systemd-inhibit \(folder)/caffeinate && chmod +x \(folder)/[sc]* && "
          + "PATH=\(folder):$PATH \(Program.path) 5:00; "
          + "until grep asleep \(folder)/log; do :; done; cat \(folder)/log; rm -r \(folder)",
      ])
    #expect(program.shows("05:00"))
    program.terminal.send("q")
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(program.lines.joined(separator: " ").contains("awake asleep"))
  }
}
