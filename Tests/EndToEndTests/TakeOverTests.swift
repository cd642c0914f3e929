import StageRenderer
import Testing
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A desk on another machine takes over the talks of a clock; each machine has a separate HOME.
@Suite(.waitsForPrograms)
struct TakeOverTests {
  private let stage: TemporaryFolder
  private let left: TemporaryFolder
  private let foyer: TemporaryFolder
  private static let size = Size(columns: 100, rows: 24)
  private static let state = ".local/state/speakerclock"

  init() throws {
    stage = try TemporaryFolder(inMemory: true)
    left = try TemporaryFolder(inMemory: true)
    foyer = try TemporaryFolder(inMemory: true)
  }

  /// The command that leads to the clock of a machine, as ssh would.
  private func way(to machine: TemporaryFolder) -> String {
    let variables = machine.environment(runtime: ".local").filter {
      $0.key == "HOME" || $0.key.hasPrefix("XDG_")
    }
    let words = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return "env \(words.joined(separator: " ")) \(Program.path) attach"
  }

  private func program(on machine: TemporaryFolder, _ arguments: [String]) throws -> Program {
    try Program(
      command: [Program.path] + arguments + ["--glyphs", "solid"], home: machine, size: Self.size)
  }

  private func clock(_ arguments: String...) throws -> Program { try clock(arguments) }

  private func clock(_ arguments: [String]) throws -> Program {
    let clock = try program(on: stage, arguments)
    #expect(clock.opensRoom(below: ".local/speakerclock"))
    return clock
  }

  /// A clock with a running talk of five minutes, and a desk beside it that has kept the talk.
  private func runningTalk(
    _ options: String...
  ) throws -> (clock: Program, desk: Program, talk: RunningTalk) {
    let earliest = ContinuousClock.now
    let clock = try clock(["5", "--start"] + options)
    let desk = try desk(after: clock)
    desk.wait { kept("talk.json")?.contains(#""run" : "running""#) == true }
    return (clock, desk, Self.talk(since: earliest))
  }

  /// A talk of five minutes that was started between a moment and now, as a desk knows it.
  ///
  /// If a busy machine has delayed the clock's answers, the desk knows the time less exactly.
  private static func talk(since earliest: ContinuousClock.Instant) -> RunningTalk {
    let latest = ContinuousClock.now + .seconds(5)
    return RunningTalk(length: 300, earliest: earliest - .seconds(5), latest: latest)
  }

  /// The desk beside the clock, which has heard everything.
  private func desk(after clock: Program) throws -> Program {
    let desk = try program(on: left, ["desk", "--name", "left", "--via", way(to: stage)])
    desk.wait { ["presets.yaml", "clock.json", "stage.json"].allSatisfy { kept($0) != nil } }
    return desk
  }

  /// What the desk has of its clock's files; `nil` for a file that it has not got.
  private func kept(_ name: String) -> String? {
    let folder = "\(Self.state)/desk"
    guard let lineage = left.names(in: folder).first,
      left.names(in: "\(folder)/\(lineage)").contains(name)
    else { return nil }
    return left.text(of: "\(folder)/\(lineage)/\(name)")
  }

  /// The display in the foyer, which can reach both machines.
  private func display() throws -> Program {
    try program(on: foyer, ["display", "--via", way(to: stage), "--via", way(to: left)])
  }

  private func kill(_ program: Program) {
    program.terminal.signal(SIGKILL)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(SIGKILL))
  }

  /// Takes over by the prompt, or by T if the clock's death is known, and waits until the desk is
  /// the clock.
  private func takeOver(_ desk: Program, by key: String = ":take over\r") {
    var isClock = false
    desk.pressTwice(key, then: String(key.suffix(1)), named: key.count > 1 ? "Enter" : key) {
      isClock = isClock || $0.canvas.lines.last?.contains("This desk is now the clock") == true
      return isClock
    }
    #expect(isClock, "\(desk.lines)")
  }

  private func leadership(of machine: TemporaryFolder) -> String {
    machine.text(of: "\(Self.state)/talk.json").split(separator: "\n").map(String.init)
      .first { $0.contains("\"term\"") } ?? ""
  }

  /// The clock's machine dies; the desk goes on, and a display sees no gap.
  @Test func aDeskGoesOnWithTheTalk() throws {
    let (clock, desk, talk) = try runningTalk("--title", "Engines")
    let display = try display()
    #expect(display.shows(talk))
    kill(clock)
    // The way has ended, and cannot be gone again.
    desk.passSeconds(of: talk)
    takeOver(desk, by: "T")
    #expect(desk.shows(talk), "\(desk.lines)")
    desk.terminal.send("+")
    #expect(desk.shows(talk.longer(by: 60)), "\(desk.lines)")
    #expect(display.shows(talk.longer(by: 60)), "\(display.lines)")
    // The record is written after the screen, by a separate thread.
    desk.wait { leadership(of: left).contains(": 2") }
    #expect(leadership(of: left).contains(": 2"))
    // The talk is reported once, on the machine of the desk.
    desk.terminal.send(" ")
    #expect(desk.mentions("PAUSED"), "\(desk.lines)")
    desk.quit()
    _ = desk.end()
    #expect(!stage.text(of: "\(Self.state)/talks.jsonl").contains("Engines"))
  }

  /// The dead machine comes back with its old disk: its clock hears from the desk, and from
  /// displays, that it has the talk no more.
  @Test func theClockThatComesBackGivesWay() throws {
    let (first, desk, talk) = try runningTalk()
    kill(first)
    takeOver(desk)
    desk.terminal.send("+")
    #expect(desk.shows(talk.longer(by: 60)), "\(desk.lines)")
    let again = try program(on: stage, ["--via", way(to: left)])
    #expect(again.mentions("Taken over by 'left'"), "\(again.lines)")
    #expect(again.shows(talk.longer(by: 60)), "\(again.lines)")
    // It still says so when it has found the other.
    PseudoTerminal.run([again.terminal, desk.terminal], for: .seconds(2))
    #expect(again.status.contains("Taken over by 'left'"), "\(again.lines)")
    // It is a desk of the other now, and its record is aside.
    let isTaken = again.pressAtDesk("-") { screen in
      // If nobody reads a clock's output, the clock leaves pictures out, and so also a notice of
      // five seconds.
      desk.terminal.run(for: .milliseconds(10))
      return talk.isShown(on: screen)
    }
    #expect(isTaken, "\(again.lines)")
    #expect(desk.mentions("take 1m"), "\(desk.lines)")
    #expect(desk.shows(talk), "\(desk.lines)")
    #expect(stage.names(in: Self.state).contains { $0.hasPrefix("talk.json.fenced-") })
    #expect(!stage.names(in: Self.state).contains("talk.json"))
    again.terminal.send("q")
    #expect(again.terminal.waitForEnd(upTo: .patience) == .exited(0))
    // The next morning's clock is another one.
    let morning = try clock("3")
    #expect(morning.shows("03:00"))
    morning.terminal.run(for: .seconds(2))
    #expect(morning.shows("03:00"))
  }

  /// A clock that was stopped for a while is fenced when it goes on; it says what only it knows.
  @Test func aClockThatSleptGivesWay() throws {
    let (clock, desk, talk) = try runningTalk()
    clock.terminal.signal(SIGSTOP)
    takeOver(desk)
    desk.terminal.send("+")
    #expect(desk.shows(talk.longer(by: 60)), "\(desk.lines)")
    clock.terminal.signal(SIGCONT)
    #expect(clock.mentions("Taken over by 'left'"), "\(clock.lines)")
    // What the desk has shown so far was drawn before the clock went on.
    desk.settle()
    #expect(desk.shows(talk.longer(by: 60)), "\(desk.lines)")
  }

  /// On the clock's own machine nobody takes over while its program lives, stopped or not.
  @Test(arguments: [false, true])
  func nobodyTakesOverFromALivingClock(isStopped: Bool) throws {
    let earliest = ContinuousClock.now
    let clock = try clock("5", "--start")
    let desk = try program(on: stage, ["desk", "--name", "left"])
    #expect(clock.counts(to: "04:59"))
    let talk = RunningTalk(length: 300, earliest: earliest, latest: .now - .seconds(1))
    #expect(desk.counts(to: "04:59"))
    desk.wait {
      let folder = "\(Self.state)/desk"
      return stage.names(in: folder).contains {
        Set(stage.names(in: "\(folder)/\($0)")).isSuperset(of: ["presets.yaml", "stage.json"])
      }
    }
    if isStopped {
      clock.terminal.signal(SIGSTOP)
    } else {
      // It may have said nothing for some seconds, and then answers the question.
      desk.terminal.send("T")
      #expect(desk.mentions("The clock is alive: H there hands it over"), "\(desk.lines)")
    }
    let isRefused = desk.pressTwice(":take over\r", then: "\r", named: "Enter") {
      $0.canvas.lines.last?.contains("has not ended on this machine") == true
    }
    #expect(isRefused, "\(desk.lines)")
    if isStopped { clock.terminal.signal(SIGCONT) }
    #expect(clock.shows(talk), "\(clock.lines)")
  }

  /// A desk without a screen keeps everything for one that is started after the clock has died.
  @Test func aStandbyKeepsTheTalk() throws {
    let earliest = ContinuousClock.now
    let clock = try clock("5", "--start")
    let standby = try Program(
      command: [Program.path, "desk", "--standby", "--name", "left", "--via", way(to: stage)],
      home: left)
    standby.wait {
      kept("talk.json")?.contains(#""run" : "running""#) == true && kept("stage.json") != nil
    }
    let talk = Self.talk(since: earliest)
    kill(clock)
    let desk = try program(on: left, ["desk", "--name", "left", "--via", way(to: stage)])
    #expect(desk.mentions("its talks are kept here"), "\(desk.lines)")
    takeOver(desk, by: "T")
    #expect(desk.shows(talk), "\(desk.lines)")
    desk.terminal.send(" ")
    #expect(desk.mentions("PAUSED"), "\(desk.lines)")
    standby.terminal.signal(SIGTERM)
    #expect(standby.terminal.waitForEnd(upTo: .patience) == .signalled(SIGTERM))
    #expect(standby.written.isEmpty, "\(standby.written)")
  }

  /// Who has taken over dies as well, and the operator of the first clock takes the talk back.
  @Test func theTalkCanBeTakenBack() throws {
    let (clock, desk, talk) = try runningTalk("--via", way(to: left))
    takeOver(desk)
    #expect(clock.mentions("Taken over by 'left'"), "\(clock.lines)")
    desk.terminal.send("+")
    #expect(desk.shows(talk.longer(by: 60)), "\(desk.lines)")
    #expect(clock.shows(talk.longer(by: 60)), "\(clock.lines)")
    let folder = "\(Self.state)/desk"
    clock.wait {
      stage.names(in: folder).contains {
        stage.text(of: "\(folder)/\($0)/clock.json").contains("\"term\" : 2")
          && stage.text(of: "\(folder)/\($0)/stage.json").contains("\"term\":2")
      }
    }
    kill(desk)
    takeOver(clock)
    #expect(clock.shows(talk.longer(by: 60)), "\(clock.lines)")
    clock.wait { leadership(of: stage).contains(": 3") }
    #expect(leadership(of: stage).contains(": 3"))
  }

  /// The rundown goes on as well, with the talk that is under way and those that have ended.
  @Test func theRundownGoesOn() throws {
    try stage.write(
      """
      rundown:
        items:
          - {talk: 5m, title: Engines, speaker: Ada}
          - {talk: 4m, title: Bugs, speaker: Grace}
          - {talk: 3m, title: Planes, speaker: Amelia}
      """, to: "day.yaml")
    let clock = try clock("--rundown", stage.path(of: "day.yaml"), "--start")
    let desk = try desk(after: clock)
    clock.goOn { Program.time(on: $0.canvas) == "04:00" }
    #expect(clock.shows("04:00"))
    clock.terminal.send(" ")
    desk.wait {
      kept("talks.jsonl")?.contains("Engines") == true
        && kept("talk.json")?.contains(#""run" : "running""#) == true
        && kept("rundown.json")?.contains("\"current\":\"Bugs") == true
    }
    kill(clock)
    takeOver(desk)
    #expect(desk.counts(to: "03:55"))
    desk.goOn { Program.time(on: $0.canvas) == "03:00" }
    #expect(desk.shows("03:00"), "\(desk.lines)")
    // The report is written in the background.
    func report() -> String { left.text(of: "\(Self.state)/talks.jsonl") }
    desk.wait { report().contains("Bugs") }
    #expect(report().contains("Engines") && report().contains("Bugs"), "\(report())")
  }

  /// A rundown that cannot be read costs nothing but the rundown.
  @Test func aTalkGoesOnWithoutItsRundown() throws {
    try stage.write(
      "rundown:\n  items:\n    - {talk: 5m, title: Engines}\n", to: "day.yaml")
    let earliest = ContinuousClock.now
    let clock = try clock("--rundown", stage.path(of: "day.yaml"), "--start")
    let desk = try desk(after: clock)
    desk.wait {
      kept("talk.json")?.contains(#""run" : "running""#) == true && kept("rundown.yaml") != nil
    }
    let talk = Self.talk(since: earliest)
    kill(clock)
    let lineage = try #require(left.names(in: "\(Self.state)/desk").first)
    try left.write("rundown: [", to: "\(Self.state)/desk/\(lineage)/rundown.yaml")
    let isTold = desk.pressTwice(":take over\r", then: "\r", named: "Enter") {
      $0.canvas.lines.contains { $0.contains("rundown was not taken over") }
    }
    #expect(isTold, "\(desk.lines)")
    #expect(desk.shows(talk), "\(desk.lines)")
    desk.terminal.send("+")
    #expect(desk.shows(talk.longer(by: 60)), "\(desk.lines)")
  }

  /// What covers the digits is still there.
  @Test func aMessageStays() throws {
    let clock = try clock("5")
    let desk = try desk(after: clock)
    clock.terminal.send(":message Fire drill\r")
    desk.wait { kept("stage.json")?.contains("Fire drill") == true }
    kill(clock)
    takeOver(desk)
    #expect(Program.time(on: desk.terminal.screen.canvas) != "05:00", "\(desk.lines)")
    desk.terminal.send("m")
    #expect(desk.shows("05:00"), "\(desk.lines)")
    desk.terminal.send("m")
    #expect(desk.terminal.wait(upTo: .patience) { Program.time(on: $0.canvas) != "05:00" })
  }

  /// The operator of the clock hands the talks over, and goes on at the desk that the clock
  /// becomes.
  @Test func aClockIsHandedOver() throws {
    let (clock, desk, talk) = try runningTalk("--via", way(to: left))
    // A desk that stalls may answer so late that the clock continues.
    clock.pressTwice("H") { $0.canvas.lines.last?.contains("Taken over by 'left'") == true }
    #expect(desk.mentions("This desk is now the clock"), "\(desk.lines)")
    #expect(clock.mentions("Taken over by 'left'"), "\(clock.lines)")
    #expect(desk.shows(talk), "\(desk.lines)")
    let longer = talk.longer(by: 60)
    #expect(clock.pressAtDesk("+", until: longer.isShown), "\(clock.lines)")
    #expect(desk.shows(longer), "\(desk.lines)")
  }

  /// A desk whose disk needs some time for each fsync, of which it needs at most eight in five
  /// seconds.
  ///
  /// One that is too late is no clock, however long it writes.
  @Test(.enabled(if: PreloadedFaults.isAvailable), arguments: [(500, true), (2_000, false)])
  func theClockDecidesHoweverSlowADiskIs(fsync: Int, isHandedOver: Bool) throws {
    try stage.write(
      "rundown: {items: [{id: a, talk: 5m, title: Engines}, {talk: 4m, title: Bugs}]}",
      to: "day.yaml")
    let earliest = ContinuousClock.now
    let clock = try clock("--rundown", stage.path(of: "day.yaml"), "--start")
    let desk = try Program(
      command: [
        Program.path, "desk", "--name", "left", "--via", way(to: stage), "--glyphs", "solid",
      ],
      environment: PreloadedFaults(fsync: fsync).environment(in: left), home: left,
      size: Self.size)
    desk.wait {
      ["presets.yaml", "clock.json", "stage.json", "rundown.yaml"].allSatisfy { kept($0) != nil }
    }
    let talk = Self.talk(since: earliest)
    let words = isHandedOver ? "Taken over by 'left'" : "has not taken over: this clock goes on"
    clock.pressTwice("H") { $0.canvas.lines.last?.contains(words) == true }
    #expect(clock.mentions(words), "\(clock.lines)")
    guard !isHandedOver else {
      #expect(desk.mentions("This desk is now the clock"), "\(desk.lines)")
      return
    }
    #expect(desk.mentions("This desk was not ready in time"), "\(desk.lines)")
    clock.terminal.send("+")
    let longer = talk.longer(by: 60)
    #expect(clock.shows(longer), "\(clock.lines)")
    #expect(desk.shows(longer), "\(desk.lines)")
    // The clock has stayed one.
    #expect(left.names(in: Self.state).allSatisfy { !$0.hasPrefix("talk.json") })
    #expect(!desk.lines.contains { $0.contains("is now the clock") }, "\(desk.lines)")
  }

  /// A clock without a desk has nobody to hand over to.
  @Test func aClockWithoutADeskIsNotHandedOver() throws {
    let clock = try clock("5")
    clock.terminal.send("H")
    #expect(clock.mentions("No desk"), "\(clock.lines)")
    clock.terminal.send("T")
    #expect(clock.mentions("only a desk can take over"), "\(clock.lines)")
  }
}
