import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

/// Clocks that are really set, and a simulated restart of the machine.
///
/// A test cannot put the machine to sleep: then the clock jumps while all programs are stopped, but
/// the offset of a time namespace never changes. `JumpTests` simulates sleep for the same code.
@Suite(.waitsForPrograms)
struct ClockFaultTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder(inMemory: true) }

  private func run(
    _ command: String, environment: [String: String] = [:]
  ) throws -> Program {
    let program = try Program(
      command: ["/bin/sh", "-c", command], environment: environment, home: home)
    #expect(program.terminal.wait(upTo: .patience) { $0.isAlternate })
    return program
  }

  /// Runs a talk of five minutes, `late` seconds less, and waits until it shows that a second has
  /// passed.
  private func begin(
    _ command: String, late: Int = 0
  ) throws -> (program: Program, talk: RunningTalk) {
    let earliest = ContinuousClock.now
    let program = try run(command)
    #expect(program.counts(to: "04:59"))
    let latest = ContinuousClock.now - .seconds(1)
    return (program, RunningTalk(length: 300 - late, earliest: earliest, latest: latest))
  }

  /// Kills such a talk once it is on disk.
  private func leave(_ command: String, late: Int = 0) throws -> RunningTalk {
    let (program, talk) = try begin(command, late: late)
    program.wait {
      home.text(of: ".local/state/speakerclock/talk.json").contains(#""run" : "running""#)
    }
    program.terminal.signal(9)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(9))
    return talk
  }

  @Test(.enabled(if: Fault.setsWallClock))
  func aWallClockThatIsSetByAYearMovesNothing() throws {
    let clock = try WallClock()
    let log = home.path(of: "log")
    let (program, talk) = try begin(clock.runs("\(Program.path) 5:00 --start --log \(log)"))
    for (offset, way) in [
      ("+365d", "forward by 365 days"), ("-365d", "back by 730 days"),
      ("+0d", "forward by 365 days"), ("+7", "forward by 7 seconds"),
    ] {
      let words = "The system clock was set \(way); the talk is not affected"
      try clock.set(offset)
      #expect(program.terminal.wait(upTo: .patience) { _ in program.status.contains(words) })
      #expect(program.shows(talk), "\(offset): \(program.time ?? "unreadable")")
      program.wait { home.text(of: "log").contains(words) }
      #expect(home.text(of: "log").contains(words))
    }
    // A busy machine may stall for seconds.
    #expect(!home.text(of: "log").contains(/suspended for \d+ (hour|day)/))
  }

  @Test(.enabled(if: Fault.setsWallClock), arguments: ["+365d", "-365d"])
  func betweenTwoRunsItMovesNothingEither(offset: String) throws {
    let talk = try leave("exec \(Program.path) 5:00 --start")
    let clock = try WallClock()
    try clock.set(offset)
    let program = try run(clock.runs(Program.path))
    #expect(program.says("The last talk had not ended: it is still running"))
    #expect(program.shows(talk), "\(program.time ?? "unreadable")")
  }

  /// A container's clock may be ahead of the machine's by days, in the same start of the machine.
  @Test(.enabled(if: Fault.movesBootTime), arguments: [("", "unshare"), ("unshare", "")])
  func aTimeNamespaceMovesNothing(first: String, second: String) throws {
    func command(_ wrapper: String) -> String {
      "exec \(wrapper.isEmpty ? "" : "unshare -T --boottime 100000 --kill-child ")\(Program.path)"
    }
    let talk = try leave(command(first) + " 5:00 --start")
    let program = try run(command(second))
    #expect(program.says("The last talk had not ended: it is still running"))
    #expect(program.shows(talk), "\(program.time ?? "unreadable")")
  }

  /// Starts the program as if the machine had been started again: with another boot_id, no hardware
  /// clock, and a wall clock that is moved by `offset` and set or not.
  private func startAgain(wallClock offset: String, isSet: Bool) throws -> Program {
    let clock = try WallClock()
    try clock.set(offset)
    try home.write("0b0e1a5c-0000-4000-8000-000000000000\n", to: "boot")
    let mount =
      "mount --bind \(home.path(of: "boot")) /proc/sys/kernel/random/boot_id;"
      + "test ! -d /sys/class/rtc || mount -t tmpfs none /sys/class/rtc"
    try home.writeScript("\(mount); \(clock.runs(Program.path))", to: "start")
    return try run(
      "exec unshare -m \(home.path(of: "start"))",
      environment: PreloadedFaults(isClockSet: isSet).environment(in: home))
  }

  private static let startsAgain =
    Fault.mounts && Fault.setsWallClock && PreloadedFaults.isAvailable

  /// The start took a minute.
  @Test(.enabled(if: startsAgain))
  func afterAnotherStartOfTheMachineTheWallClockCounts() throws {
    let talk = try leave("exec \(Program.path) 5:00 --start", late: 60)
    let program = try startAgain(wallClock: "+60", isSet: true)
    #expect(program.says("The last talk had not ended: it is still running"))
    #expect(program.shows(talk), "\(program.time ?? "unreadable")")
  }

  /// A machine without a clock of its own begins in the past, or at any time.
  @Test(.enabled(if: startsAgain), arguments: [("-3600", true), ("-3600", false), ("+60", false)])
  func aWallClockThatIsNotSetIsNotBelieved(offset: String, isSet: Bool) throws {
    _ = try leave("exec \(Program.path) 5:00 --start")
    let program = try startAgain(wallClock: offset, isSet: isSet)
    // A busy machine may have saved it a moment after its start.
    let words = try #require(
      program.status { $0.hasPrefix("System clock not set: ") }, "\(program.status)")
    let saved = (270...300).first {
      words.contains("set: \(TimeText.plain($0)) remaining when the talk was last saved")
    }
    let left = try #require(saved, "\(words)")
    #expect(program.shows("18:00"))
    program.terminal.send("u")
    #expect(program.shows(TimeText.digits(left)))
    let isPaused = program.status { $0.hasPrefix("PAUSED") || $0.contains("stopped") }
    #expect(isPaused != nil, "\(program.status)")
  }

  /// The days on which summer time begins and ends are shorter and longer.
  @Test(
    .enabled(if: Fault.setsWallClock),
    arguments: [
      (
        "2026-10-25 00:30:00", "23:00", "NOTICE Talk ends at 23:00",
        ["23 hours 30 minutes", "23 hours 29 minutes 5"]
      ),
      (
        "2026-03-29 01:30:00", "0:15", "NOTICE Talk ends at 0:15 tomorrow",
        ["21 hours 45 minutes", "21 hours 44 minutes 5"]
      ),
      (
        "2026-03-29 01:30:00", "4:00", "NOTICE Talk ends at 4:00",
        ["1 hour 30 minutes", "1 hour 29 minutes 5"]
      ),
    ])
  func tomorrowIsBehindMidnight(
    now: String, until: String, notice: String, times: [String]
  ) throws {
    let program = try Program(
      script: "\(WallClock.faketime) '\(now)' speakerclock --plain --until \(until)",
      environment: ["TZ": "CET-1CEST,M3.5.0,M10.5.0/3", "FAKETIME_DONT_FAKE_MONOTONIC": "1"])
    #expect(program.writes { line in times.contains { line.hasPrefix("START \($0)") } })
    #expect(program.written.contains(notice), "\(program.written)")
  }

  /// In the hour that comes twice, and at a time that is skipped; `now` is in UTC.
  @Test(
    .enabled(if: Fault.setsWallClock),
    arguments: [
      ("2026-10-25 00:30:00", "2:45", "NOTICE Talk ends at 2:45", ["15 minutes", "14 minutes 5"]),
      ("2026-10-25 01:30:00", "2:45", "NOTICE Talk ends at 2:45", ["15 minutes", "14 minutes 5"]),
      ("2026-10-25 00:50:00", "2:45", "NOTICE Talk ends at 2:45", ["55 minutes", "54 minutes 5"]),
      (
        "2026-03-29 00:00:00", "2:30",
        "NOTICE Talk ends at 3:30: 2:30 is skipped because the clocks go forward",
        ["1 hour 30 minutes", "1 hour 29 minutes 5"]
      ),
    ])
  func untilKnowsTheChangeOfTheClocks(
    now: String, until: String, notice: String, times: [String]
  ) throws {
    let program = try Program(
      script: "\(WallClock.faketime) '\(now) UTC' speakerclock --plain --until \(until)",
      environment: ["TZ": "CET-1CEST,M3.5.0,M10.5.0/3", "FAKETIME_DONT_FAKE_MONOTONIC": "1"])
    #expect(program.writes { line in times.contains { line.hasPrefix("START \($0)") } })
    #expect(program.written.contains(notice), "\(program.written)")
  }
}
