import StageRenderer
import Testing
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Two clocks in one room: the second one becomes a desk of the first, or a private clock.
@Suite(.waitsForPrograms)
struct SecondClockTests {
  private let home: TemporaryFolder
  private static let state = ".local/state/speakerclock"

  init() throws { home = try TemporaryFolder(inMemory: true) }

  private var record: String { home.text(of: "\(Self.state)/talk.json") }
  private var report: String { home.text(of: "\(Self.state)/talks.jsonl") }

  /// A clock with a running talk of five minutes, and a second one that is ready at twenty.
  private func twoClocks() throws -> (first: Program, second: Program, talk: RunningTalk) {
    let earliest = ContinuousClock.now
    let first = try Program("5:00", "--start", "--title", "Grace", home: home)
    #expect(first.opensRoom(below: ".local/speakerclock"))
    #expect(first.counts(to: "04:59"))
    let talk = RunningTalk(length: 300, earliest: earliest, latest: .now - .seconds(1))
    first.wait { record.contains(#""run" : "running""#) }
    let second = try Program("20", "--title", "Ada", home: home)
    #expect(
      second.mentions("d makes this one its desk, your 20:00 'Ada' is dropped"), "\(second.lines)")
    return (first, second, talk)
  }

  /// The desk that the second clock becomes shows the talk of the first, and changes it.
  private func join(_ second: Program, _ talk: RunningTalk) {
    second.terminal.send("d")
    #expect(second.shows(talk), "\(second.lines)")
    #expect(!second.lines.joined().contains("Ada"), "\(second.lines)")
  }

  @Test func theKeyMakesItADeskOfTheFirst() throws {
    let (first, second, talk) = try twoClocks()
    join(second, talk)
    let longer = talk.longer(by: 60)
    #expect(second.pressAtDesk("+", until: longer.isShown), "\(second.lines)")
    #expect(first.shows(longer), "\(first.lines)")
    #expect(first.mentions("add 1m"), "\(first.lines)")
    // The record and the lock are those of the first clock, and nothing is reported.
    #expect(record.contains("Grace") && record.contains(#""run" : "running""#), "\(record)")
    let third = try Program(home: home)
    #expect(third.says("Another clock runs in room main"), "\(third.lines)")
    third.terminal.send("q")
    #expect(third.terminal.waitForEnd(upTo: .patience) == .exited(0))
    second.terminal.send("q")
    #expect(second.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(second.isRestored)
    #expect(!report.contains("Ada"), "\(report)")
    #expect(first.shows(longer), "\(first.lines)")
  }

  /// The first clock is killed: the desk has all it needs to go on, and gets the lock and the
  /// record.
  @Test func theDeskTakesOverFromTheFirst() throws {
    let (first, second, talk) = try twoClocks()
    join(second, talk)
    let folder = "\(Self.state)/desk"
    second.wait {
      home.names(in: folder).contains {
        Set(home.names(in: "\(folder)/\($0)"))
          .isSuperset(of: ["talk.json", "clock.json", "stage.json", "presets.yaml"])
      }
    }
    second.terminal.send("T")
    #expect(second.mentions("The clock is alive"), "\(second.lines)")
    first.terminal.signal(SIGKILL)
    #expect(first.terminal.waitForEnd(upTo: .patience) == .signalled(SIGKILL))
    second.passSeconds(of: talk)
    var isClock = false
    second.pressTwice("T") {
      isClock = isClock || $0.canvas.lines.last?.contains("This desk is now the clock") == true
      return isClock
    }
    #expect(isClock && second.shows(talk), "\(second.lines)")
    second.wait { record.contains(#""term" : 2"#) }
    #expect(record.contains(#""term" : 2"#) && record.contains("Grace"), "\(record)")
    let third = try Program(home: home)
    #expect(third.says("Another clock runs in room main"), "\(third.lines)")
    second.quit()
    #expect(second.terminal.waitForEnd(upTo: .patience) == .exited(1))
    second.wait { report.contains("Grace") }
    #expect(report.contains("Grace") && !report.contains("Ada"), "\(report)")
  }

  /// Whoever goes on all the same has a private clock, which leaves the record alone.
  @Test func aSecondSpaceStartsAPrivateOne() throws {
    let (first, second, talk) = try twoClocks()
    let isStarted = second.pressTwice(" ", named: "Space", after: .milliseconds(800)) {
      Program.hasCounted($0, to: "19:59")
    }
    #expect(isStarted, "\(second.lines)")
    #expect(second.mentions("Another clock has been running here"), "\(second.lines)")
    #expect(first.shows(talk), "\(first.lines)")
    #expect(record.contains("Grace") && !record.contains("Ada"), "\(record)")
    // The prompt joins after a question, and the private talk is dropped.
    let isDesk = second.pressTwice(":desk\r", then: "\r", named: "Enter", until: talk.isShown)
    #expect(isDesk, "\(second.lines)")
    #expect(record.contains("Grace") && !report.contains("Ada"), "\(report)")
  }

  @Test func whereTheFirstHasEndedItStays() throws {
    let (first, second, _) = try twoClocks()
    first.quit()
    #expect(first.terminal.waitForEnd(upTo: .patience) == .exited(1))
    second.terminal.send("d")
    #expect(second.mentions("The other clock in room main has ended"), "\(second.lines)")
    #expect(second.time == "20:00")
    second.terminal.send(" ")
    #expect(second.counts(to: "19:59"), "\(second.lines)")
  }

  /// A clock that nobody can reach cannot be joined.
  @Test func aClockWithoutASocketIsOnlyTold() throws {
    let first = try Program("5:00", "--start", "--no-listen", home: home)
    #expect(first.counts(to: "04:59"))
    let second = try Program("20", home: home)
    #expect(second.says("Another clock has been running here since 2"), "\(second.lines)")
    second.terminal.send(" ")
    #expect(second.counts(to: "19:59"), "\(second.lines)")
  }

  @Test func linesNameTheCommandAndClientsAreRefused() throws {
    let first = try Program("5:00", home: home)
    #expect(first.opensRoom(below: ".local/speakerclock"))
    let second = try Program(
      script: "sleep 1 | speakerclock 20 --plain; speakerclock send desk", home: home)
    #expect(second.terminal.waitForEnd(upTo: .patience) != nil)
    #expect(
      second.written.contains(
        "NOTICE Another clock runs in room main: 'speakerclock desk' operates it"),
      "\(second.written)")
    let refusal = "'desk' works only at the clock itself"
    #expect(second.written.contains { $0.contains(refusal) }, "\(second.written)")
  }
}
