import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A talk that the program did not end is resumed by the next run.
@Suite(.waitsForPrograms)
struct RecoveryTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder(inMemory: true) }

  private var record: String { home.text(of: ".local/state/speakerclock/talk.json") }

  /// Runs a talk of some seconds until it shows that one has passed, and ends the program by a
  /// signal once the talk is on disk.
  @discardableResult
  private func leave(
    _ arguments: String..., length: Int = 300, signal: Int32 = 9
  ) throws -> RunningTalk {
    let program = try Program(command: [Program.path] + arguments, home: home)
    #expect(program.terminal.wait(upTo: .patience) { $0.isAlternate })
    let earliest = ContinuousClock.now
    program.terminal.send(" ")
    #expect(program.counts(to: TimeText.digits(length - 1)))
    let latest = ContinuousClock.now - .seconds(1)
    // The record is written after the screen, by a thread of its own.
    program.wait { record.contains(#""run" : "running""#) }
    program.terminal.signal(signal)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(signal))
    return RunningTalk(length: length, earliest: earliest, latest: latest)
  }

  /// SIGHUP stands for a closed terminal, and SIGSEGV for a crash; `KillTests` sends SIGKILL.
  @Test(arguments: [1, 11] as [Int32])
  func aRunningTalkGoesOnWithTheSameSecond(signal: Int32) throws {
    let talk = try leave("5:00", "--title", "Ada", signal: signal)
    let program = try Program(home: home)
    #expect(program.says("Ada   The last talk had not ended: it is still running"))
    #expect(program.shows(talk), "\(program.time ?? "unreadable")")
  }

  /// The talk that goes on is of the same lineage and has the same leader; a new one is of another
  /// lineage.
  @Test(arguments: [false, true])
  func aResumeContinuesTheLineage(startsAnew: Bool) throws {
    func leadership() -> [Substring] {
      record.split(separator: "\n").filter { line in
        ["lineage", "term", "holder"].contains { line.contains("\"\($0)\" : ") }
      }
    }
    try leave("5:00")
    let before = leadership()
    #expect(before.count == 3 && before[2] == "  \"term\" : 1,", "\(before)")
    let earlier = record
    let program =
      startsAnew ? try Program("7:00", "--start", home: home) : try Program(home: home)
    program.terminal.send("+")
    program.wait { record != earlier && leadership().count == 3 }
    #expect((leadership() == before) == !startsAnew, "\(leadership()) after \(before)")
  }

  @Test func pastZeroItGoesStraightIntoOvertime() throws {
    let talk = try leave("0:03", length: 3)
    #expect(home.stateNames == ["talk.json", "talk.lock"])
    while !talk.times.allSatisfy({ $0.first == "-" }) { usleep(50_000) }
    let program = try Program(home: home)
    #expect(program.shows(talk), "\(program.time ?? "unreadable")")
  }

  @Test func aStartWithAWishBeginsAnewAndOffersIt() throws {
    let talk = try leave("5:00")
    let program = try Program("10", home: home)
    #expect(program.time == "10:00")
    #expect(program.says("The last talk had not ended: 4:"))
    program.terminal.send("u")
    #expect(program.shows(talk), "\(program.time ?? "unreadable")")
  }

  @Test(arguments: [[" ", "\u{7f}", "q"]])
  func aTalkThatWasEndedLeavesNothing(keys: [String]) throws {
    let program = try Program("5:00", "--start", home: home)
    #expect(program.counts(to: "04:59"))
    for key in keys.dropLast() {
      program.terminal.run(for: .milliseconds(700))
      program.terminal.send(key)
    }
    program.terminal.run(for: .milliseconds(700))
    program.quit()
    #expect(program.terminal.waitForEnd(upTo: .patience) != nil)
    #expect(home.stateNames == [])
  }

  /// Quit by a slip: the last line says how to go on, and the next start does, with the same
  /// second.
  @Test(arguments: [true, false])
  func aTalkThatWasQuitGoesOn(isRunning: Bool) throws {
    let first = try Program("5:00", "--title", "Ada", home: home)
    let earliest = ContinuousClock.now
    first.terminal.send(" ")
    #expect(first.counts(to: "04:58"))
    let talk = RunningTalk(length: 300, earliest: earliest, latest: .now - .seconds(2))
    if !isRunning { first.terminal.send(" ") }
    first.terminal.run(for: .milliseconds(1200))
    first.quit()
    #expect(first.terminal.waitForEnd(upTo: .patience) == .exited(1))
    #expect(
      first.terminal.wait(upTo: .patience) { screen in
        screen.canvas.lines.contains {
          $0.contains(#/^Start speakerclock and press u to go on \(until \d\d?:\d\d\)\.$/#)
        }
      })
    #expect(record.contains(#""quit" : true"#))
    let holder = record.firstMatch(of: #/"holder" : .*/#)?.0
    // Looked at, and quit without pressing u: the next start still offers it.
    let second = try Program("7:00", home: home)
    #expect(second.says("The last talk was quit: Ada. u goes on: 4:"))
    #expect(second.time == "07:00")
    second.quit()
    #expect(second.terminal.waitForEnd(upTo: .patience) == .exited(0))
    let third = try Program(home: home)
    #expect(third.says("The last talk was quit: Ada"))
    third.terminal.send("u")
    if isRunning {
      #expect(third.shows(talk), "\(third.time ?? "unreadable")")
    } else {
      #expect(third.mentions("Undone: paused again, 4:5"))
    }
    third.wait { record.contains("\"run\"") && !record.contains("quit") }
    // Another leader's line about its end could count for less than the one that takes back the
    // first end.
    #expect(record.firstMatch(of: #/"holder" : .*/#)?.0 == holder)
    #expect(home.text(of: ".local/state/speakerclock/talks.jsonl").contains(#""void":true"#))
    // As after any crash, it now goes on by itself.
    third.terminal.signal(9)
    #expect(third.terminal.waitForEnd(upTo: .patience) == .signalled(9))
    let fourth = try Program(home: home)
    #expect(fourth.mentions("The last talk had not ended"))
  }

  /// What is too old, or of another start of the machine, is not offered, and its record is
  /// removed.
  @Test(arguments: ["boot", "time"])
  func aTalkThatWasQuitLongAgoIsGone(what: String) throws {
    let first = try Program("5:00", "--start", home: home)
    #expect(first.counts(to: "04:59"))
    first.terminal.run(for: .milliseconds(700))
    first.quit()
    #expect(first.terminal.waitForEnd(upTo: .patience) == .exited(1))
    let text =
      what == "boot"
      ? record.replacing(#/"boot" : ".*"/#, with: #""boot" : "another""#)
      : record.replacing(#/"since-boot" : (\d+)/#) {
        "\"since-boot\" : \((Int($0.1) ?? 0) - 601_000_000_000)"
      }
    #expect(text != record)
    try home.write(text, to: ".local/state/speakerclock/talk.json")
    let second = try Program(home: home)
    #expect(second.shows("18:00"))
    second.wait { !home.stateNames.contains("talk.json") }
    second.terminal.send("u")
    #expect(second.says("Nothing to undo"))
  }

  @Test(.enabled(if: Fault.hasTmux))
  func aTerminalsServerThatIsKilledEndsNoTalk() throws {
    let tmux = "tmux -S \(home.path(of: "socket")) -f /dev/null"
    let earliest = ContinuousClock.now
    let start = try Program(
      script: "\(tmux) new-session -d 'speakerclock 5:00 --start --log log'", home: home)
    #expect(start.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(wait { home.text(of: "log").contains("START 5 minutes") })
    let talk = RunningTalk(length: 300, earliest: earliest, latest: .now)
    let kill = try Program(script: "\(tmux) kill-server", home: home)
    #expect(kill.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(wait { home.stateNames == ["talk.json"] })
    let program = try Program(home: home)
    #expect(program.says("The last talk had not ended: it is still running"))
    #expect(program.shows(talk), "\(program.time ?? "unreadable")")
  }

  /// Waits until a condition holds.
  private func wait(until condition: () -> Bool) -> Bool {
    let limit = ContinuousClock.now + .patience
    while !condition(), ContinuousClock.now < limit { usleep(10_000) }
    return condition()
  }

  /// The wall clock is read again, as if the program had never been gone.
  @Test func itsTimeOfDayGoesOnWithIt() throws {
    // Far from now, whenever that is.
    var clock = time(nil)
    let hour = localtime(&clock).pointee.tm_hour
    let until = hour < 12 ? "23:34:56" : "0:34:56"
    let first = try Program("--until", until, home: home)
    #expect(first.says("Talk ends at \(until)"))
    let shown = first.time
    first.terminal.send("+")
    #expect(first.terminal.wait(upTo: .patience) { _ in first.time != shown })
    first.wait { record.contains(#""until" : "#) }
    first.terminal.signal(9)
    #expect(first.terminal.waitForEnd(upTo: .patience) == .signalled(9))
    let program = try Program("--log", home.path(of: "log"), home: home)
    #expect(program.says("The last talk had not ended: it is still running"))
    let words = "NOTICE Talk ends at \(until)"
    #expect(program.pressTwice("g") { _ in home.text(of: "log").contains(words) })
  }

  @Test func aRehearsalNeitherRecordsNorKeepsAnotherFromIt() throws {
    let rehearsal = try Program("60:00", "--speed", "2", "--start", home: home)
    #expect(rehearsal.terminal.wait(upTo: .patience) { _ in rehearsal.time != "60:00" })
    #expect(home.stateNames == [])
    let talk = try Program("5:00", "--start", home: home)
    #expect(talk.counts(to: "04:58"))
    #expect(wait { home.stateNames == ["talk.json", "talk.lock"] })
  }

  @Test func aSecondClockSaysThatOneRunsAndAnotherRoomRecords() throws {
    let first = try Program("5:00", home: home)
    let second = try Program("--title", "B", home: home)
    #expect(second.says("B   Another clock runs in room main"))
    #expect(second.time == "18:00")
    let third = try Program("--room", "stage2", home: home)
    #expect(third.says("READY"))
    third.terminal.send(" ")
    #expect(third.counts(to: "17:59"))
    #expect(wait { home.stateNames.contains("room-stage2.json") })
    first.settle()
    #expect(first.time == "05:00")
  }

  @Test func theTalksOfTwoRoomsSurviveOnTheirOwn() throws {
    let clocks = try [("north", 300), ("south", 420)].map { room, length in
      let earliest = ContinuousClock.now
      let clock = try Program("\(length)s", "--room", room, "--start", home: home)
      let talk = RunningTalk(length: length, earliest: earliest, latest: .now)
      return (room: room, clock: clock, talk: talk)
    }
    for (_, clock, talk) in clocks { #expect(clock.shows(talk)) }
    let records = ["room-north.json", "room-south.json"]
    #expect(wait { records.allSatisfy(home.stateNames.contains) })
    for (_, clock, _) in clocks {
      clock.terminal.signal(9)
      #expect(clock.terminal.waitForEnd(upTo: .patience) == .signalled(9))
    }
    for (room, _, talk) in clocks {
      let clock = try Program("--room", room, home: home)
      #expect(clock.says("The last talk had not ended: it is still running"))
      #expect(clock.shows(talk), "\(clock.time ?? "unreadable")")
    }
    let main = try Program(home: home)
    #expect(main.says("READY") || main.says("Welcome"))
    #expect(main.time == "18:00")
  }

  @Test func aRehearsalWithARoomGoesOnAtItsSpeed() throws {
    let first = try Program(
      "60:00", "--speed", "10", "--start", "--room", "rehearsal", home: home)
    #expect(first.terminal.wait(upTo: .patience) { _ in first.time ?? "60" < "59:40" })
    #expect(wait { home.stateNames.contains("room-rehearsal.json") })
    first.terminal.signal(9)
    #expect(first.terminal.waitForEnd(upTo: .patience) == .signalled(9))
    let shown = try #require(first.time)
    let second = try Program("--speed", "10", "--room", "rehearsal", home: home)
    #expect(second.says("The last talk had not ended: it is still running"))
    #expect(second.terminal.wait(upTo: .patience) { _ in second.time ?? "60" < shown })
    second.terminal.signal(9)
    #expect(second.terminal.waitForEnd(upTo: .patience) == .signalled(9))
    // At another speed it is not the same talk.
    let usual = try Program("--room", "rehearsal", home: home)
    #expect(usual.mentions("Press u to resume"))
    #expect(usual.time == "18:00")
  }
}
