import StageRenderer
import Testing
import TimerTestSupport

/// Lines of JSON for other programs.
@Suite(.waitsForPrograms)
struct EventFileTests {
  /// A script for python3 that reads lines and prints what they say.
  private static let reader =
    "import json, sys\n"
    + "for line in sys.stdin:\n"
    + "  e = json.loads(line)\n"
    + "  print(e['number'], e['event'], e.get('cue', '-'), e['phase'], e['run'], e['preset'])\n"

  private func printed(_ script: String, home: TemporaryFolder) throws -> [String] {
    try home.write(Self.reader, to: "reader.py")
    let program = try Program(script: script, home: home)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(0))
    return program.written
  }

  private static let talk = """
    presets:
      - name: "A \\"\\\\ 👏"
        duration: 2:00
        yellow: 1:00
        red: 0:30
        announce:
          green: off
          yellow: off
          red: off
          beeps: off
    """

  private static let golden = [
    "1 ready - green ready", "2 start - green running", "3 cue start green running",
    "4 yellow - yellow running", "5 cue phase yellow running", "6 red - red running",
    "7 cue phase red running", "8 zero - red running", "9 cue zero red running",
    "10 stop - overtime paused", "11 end - overtime paused",
  ].map { $0 + title }

  private static let unstarted = ["1 ready - green ready", "2 end - green ready"].map { $0 + title }

  private static let title = " A \"\\ 👏"

  @Test(.enabled(if: Fault.hasPython))
  func aFileIsAppendedTo() throws {
    var lines = try linesOfTwoTalks()
    // If the machine stalls, a notice says so, and a phase may be skipped, but not every time.
    for _ in 0..<4 where lines.contains(where: { $0.contains(" notice ") }) {
      lines = try linesOfTwoTalks()
    }
    // A busy machine tells of zero a second later, which is in overtime.
    let atZero = lines.map { line in
      line.contains(" zero ") ? line.replacing(" overtime ", with: " red ") : line
    }
    #expect(atZero == Self.golden + Self.unstarted)
  }

  /// The events of a talk and of a talk that is not started, in one file.
  private func linesOfTwoTalks() throws -> [String] {
    let home = try TemporaryFolder(inMemory: true)
    try home.write(Self.talk, to: TemporaryFolder.presets)
    // Slow enough that no phase is skipped on a busy machine.
    let talk = "echo start | speakerclock --preset 👏 --speed 10 --events out >/dev/null; "
    let next = "echo quit | speakerclock --preset 👏 --events out >/dev/null; "
    return try printed("\(talk) \(next) python3 reader.py <out", home: home)
  }

  @Test(.enabled(if: Fault.hasPython))
  func onStandardOutputTheyTakeTheLinesPlace() throws {
    let home = try TemporaryFolder(inMemory: true)
    let lines = try printed(
      "printf 'time\\nbogus\\npreset 1\\nstart\\nadd 1m\\nundo\\nstop\\nquit\\n' "
        + "| speakerclock 5 --language de --events - | python3 reader.py", home: home)
    #expect(
      lines == [
        "1 ready - green ready ", "2 time - green ready ", "3 notice - green ready ",
        "4 preset - green ready TED talk", "5 start - green running TED talk",
        "6 cue start green running TED talk", "7 set - green running TED talk",
        "8 undo - green running TED talk", "9 set - green running TED talk",
        "10 stop - green paused TED talk", "11 end - green paused TED talk",
      ])
  }

  @Test func aPipeMayBeReadLateAndNoMore() throws {
    let home = try TemporaryFolder(inMemory: true)
    let pipe = try home.makePipe("pipe")
    let program = try Program("5:00", "--start", "--events", pipe, home: home)
    #expect(program.says("--events dropped 1 line: \(pipe) has no reader"))
    for _ in 0..<2 {
      let reader = try Program(script: "head -1 pipe; echo gone", home: home)
      let limit = ContinuousClock.now + .patience
      while reader.terminal.ending == nil, .now < limit {
        program.terminal.send("]")
        program.pauseAsAHand()
        reader.terminal.run(for: .milliseconds(10))
      }
      #expect(reader.written.count == 2 && reader.written.last == "gone")
      // If the machine stalls, it is a notice.
      let events = ["set", "notice"].map { "\"event\":\"\($0)\"" }
      #expect(events.contains { reader.written.first?.contains($0) == true })
      // It finds nobody there, and is not ended by that.
      program.terminal.send("[")
      program.pauseAsAHand()
    }
    #expect(program.terminal.ending == nil)
  }

  /// A reader that holds the pipe open and takes nothing.
  @Test func aReaderThatTakesNothingHoldsNobodyUp() throws {
    let home = try TemporaryFolder(inMemory: true)
    let pipe = try home.makePipe("pipe")
    // The clock writes only to a pipe that somebody has opened.
    let reader = try Program(script: "exec 3<>pipe; echo open; exec sleep 60", home: home)
    #expect(reader.writes("open"))
    let program = try Program(
      script: "(echo start; yes time | head -1000; echo quit) "
        + "| speakerclock 5 --events \(pipe); echo status $?", home: home)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(program.written.count { $0.hasPrefix("TIME ") } == 1000)
    #expect(program.written.last == "status 1")
    #expect(
      program.written.contains {
        $0.hasPrefix("NOTICE --events dropped ") && $0.hasSuffix(": \(pipe) is not being read")
      })
    #expect(reader.terminal.ending == nil)
  }

  @Test(.enabled(if: Fault.hasFullDevice))
  func onAFullDiskTheClockGoesOn() throws {
    let program = try Program("5:00", "--start", "--events", "/dev/full")
    #expect(
      program.says("--events dropped 1 line: /dev/full cannot be written (No space left on device)")
    )
    #expect(program.counts(to: "04:59"))
  }

  @Test func aReaderOfStandardOutputThatIsGoneEndsTheProgram() throws {
    let program = try Program(
      script: "{ speakerclock 10 --start --speed 60 --events -; echo status $? >&2; } | head -1")
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(program.written.first?.hasPrefix("{\"event\":\"ready\"") == true)
    #expect(program.written.last == "status 141")
  }
}
