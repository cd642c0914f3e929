import Platform
import StageRenderer
import Testing
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The built bridge sends to a receiver of another author: the package `sacn` of PyPI.
@Suite(.serialized)
struct LampsToolsTests {
  private static let universe = 7

  private static let surroundings = ["TERM": "dumb", "PATH": "/usr/bin:/bin"]
  private static let folder =
    "/" + #filePath.split(separator: "/").dropLast().joined(separator: "/")
  /// Where `.ci/python` installs the package.
  private static let python = projectFolder + "/.build-python/bin/python"

  private static let hasReceiver: Bool = {
    let python = try? PseudoTerminal(
      ["/bin/sh", "-c", "\(Self.python) -c 'import sacn'"], environment: surroundings,
      size: Size(columns: 80, rows: 24))
    return python?.waitForEnd(upTo: .patience) == .exited(0)
  }()

  private let home: TemporaryFolder
  private let receiver: PseudoTerminal

  init() throws {
    home = try TemporaryFolder(inMemory: true)
    try home.makeFolder("run")
    receiver = try PseudoTerminal(
      [Self.python, Self.folder + "/receive.py", "\(Self.universe)"],
      environment: Self.surroundings,
      size: Size(columns: 200, rows: 60))
    receiver.writes("listening")
  }

  private func startLamps(_ options: String...) throws -> PseudoTerminal {
    try PseudoTerminal(
      [
        BuiltPrograms.folder + "/speakerclock-bridge", "lamps", "--sacn",
        "127.0.0.1:\(Self.universe):1",
      ] + options,
      environment: home.environment(runtime: "run").merging(["TERM": "dumb"]) { $1 },
      size: Size(columns: 200, rows: 60))
  }

  private func startClock(_ arguments: [String]) throws -> PseudoTerminal {
    try PseudoTerminal(
      [BuiltPrograms.folder + "/speakerclock"] + arguments,
      environment: home.environment(runtime: "run"), size: Size(columns: 100, rows: 30))
  }

  /// Waits until the receiver has heard these slots so often; returns whether it has.
  ///
  /// Lamps are dark at first, so they are dark again the second time.
  private func hears(_ slots: String, times: Int = 1) -> Bool {
    let line = "slots \(slots) priority 80 from SpeakerClock main"
    return receiver.wait(upTo: .patience) { [receiver] _ in
      receiver.text.ranges(of: line).count >= times
    }
  }

  private func end(_ programs: PseudoTerminal...) {
    for program in programs + [receiver] { program.signal(9) }
  }

  @Test(.enabled(if: hasReceiver, "run .ci/python first"))
  func aTalkIsReceived() throws {
    let lamps = try startLamps()
    let clock = try startClock(["12s", "--yellow", "8s", "--red", "4s"])
    defer { end(clock, lamps) }
    #expect(hears("0,51,0"), "\(receiver.text)")
    clock.send(" ")
    for slots in ["0,255,0", "255,150,0", "255,0,0"] {
      #expect(hears(slots), "\(slots): \(receiver.text)")
    }
    #expect(hears("0,0,0", times: 2), "\(receiver.text)")
    lamps.signal(15)
    #expect(lamps.waitForEnd(upTo: .patience) == .signalled(15))
    #expect(receiver.writes("source timeout"), "\(receiver.text)")
  }

  @Test(.enabled(if: hasReceiver, "run .ci/python first"))
  func aBridgeThatIsKilledIsMissed() throws {
    let lamps = try startLamps()
    let clock = try startClock(["5", "--start"])
    defer { end(clock, lamps) }
    #expect(hears("0,255,0"))
    lamps.signal(9)
    #expect(receiver.writes("source timeout"), "\(receiver.text)")
  }

  @Test(.enabled(if: hasReceiver, "run .ci/python first"))
  func theLampsOfAClockThatIsKilledWink() throws {
    let lamps = try startLamps()
    let clock = try startClock(["5"])
    defer { end(clock, lamps) }
    #expect(hears("0,51,0"))
    clock.signal(9)
    let killed = ContinuousClock.now
    #expect(lamps.writes("the lamps wink", upTo: .patience), "\(lamps.text)")
    // After fifteen seconds, and what a busy machine needs; after forty the connection is lost.
    #expect(killed.duration(to: .now) < .seconds(30))
    #expect(hears("0,0,0", times: 2), "\(receiver.text)")
  }

  /// One of two commands leads to no clock, which does not matter; the other one ends, and is run
  /// again.
  @Test(.enabled(if: hasReceiver, "run .ci/python first"))
  func aCommandLeadsToTheClockAndIsRunAgain() throws {
    let clock = try startClock(["5"])
    try home.writeScript(
      "echo $$ > \(home.path(of: "child"))\nexec speakerclock attach", to: "lead")
    let lamps = try startLamps("--via", "false", "--via", home.path(of: "lead"))
    defer { end(clock, lamps) }
    #expect(hears("0,51,0"), "\(receiver.text)")
    let child = try #require(Int32(home.text(of: "child").filter(\.isNumber)))
    #expect(kill(child, SIGKILL) == 0)
    clock.send(" ")
    #expect(hears("0,255,0"), "\(receiver.text)")
    let isTold = lamps.wait(upTo: .patience) { _ in
      lamps.text.ranges(of: "The clock is there.").count == 2
    }
    #expect(isTold, "\(lamps.text)")
    #expect(home.text(of: "child").filter(\.isNumber) != "\(child)")
  }

  /// A missing clock, and commands that lead to no clock, are reported.
  @Test func aMissingClockIsReported() throws {
    let waiting = try startLamps()
    let ended = try startLamps("--via", "false")
    let deceived = try startLamps("--via", "yes")
    defer { end(waiting, ended, deceived) }
    for (lamps, words) in [
      (waiting, "Waiting for a clock."),
      (ended, "The connection to the clock has ended. It tries again."),
      (deceived, "'y' is not from a clock."),
    ] {
      #expect(lamps.writes(words, upTo: .patience), "\(lamps.text)")
    }
  }

  /// Bridges whose ways lead to several clocks are several senders, even if none of them names its
  /// room.
  @Test func eachWayHasASenderOfItsOwn() throws {
    let first = try startLamps("--via", "false")
    let second = try startLamps("--via", "exec false")
    let local = try startLamps()
    defer { end(first, second, local) }
    for lamps in [first, second, local] {
      #expect(lamps.writes("Waiting for a clock.", upTo: .patience), "\(lamps.text)")
    }
    let names = home.names(in: ".local/state/speakerclock").filter { $0.hasSuffix(".id") }
    #expect(names.count == 3 && names.contains("lamps-main.id"), "\(names)")
  }
}
