import StageRenderer
import Testing
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Keys that lie on the keyboard, bounce or are pressed by a nervous hand, on the built program.
@Suite(.waitsForPrograms)
struct HeldKeyTests {
  /// A key that asks for a second press.
  struct Key: CustomTestStringConvertible {
    let testDescription: String
    let bytes: String
    /// What is typed before it.
    var line = ""
    /// The milliseconds after the question from which a second press counts.
    var from = 250
    var talk: @Sendable () throws -> Talk = { try Talk("20:00") }
    /// Whether a screen shows that the second press was carried out.
    let isDone: @Sendable (TerminalEmulator) -> Bool
  }

  /// A running talk.
  struct Talk {
    let program: Program
    /// Another program beside it.
    var other: Program?
    /// The first time that it showed while it ran; it shows one of the 50 seconds from there as
    /// long as no key has changed it.
    var start = "19:59"

    init(_ arguments: String...) throws {
      program = try Program(command: [Program.path, "--no-flash"] + arguments)
      program.terminal.wait(upTo: .patience) { $0.isAlternate }
      program.settle()
      program.terminal.send(" ")
      #expect(program.counts(to: start))
    }

    /// The second of two segments.
    static func inSecondSegment() throws -> Talk {
      var talk = try Talk("--preset", "IATIS")
      talk.start = "09:59"
      let start = talk.start
      talk.program.goOn { Program.hasCounted($0, to: start) }
      return talk
    }

    /// A clock with a desk beside it.
    static func withDesk() throws -> Talk {
      var talk = try Talk("20:00")
      talk.other = try talk.desk()
      return talk
    }

    /// A desk whose clock has died.
    static func atDesk() throws -> Talk {
      let talk = try Talk("20:00")
      let desk = Talk(try talk.desk(), beside: talk.program)
      talk.program.terminal.signal(SIGKILL)
      #expect(talk.program.terminal.waitForEnd(upTo: .patience) == .signalled(SIGKILL))
      // While the clock was heard in the last three seconds, T is refused.
      desk.program.terminal.run(for: .seconds(4))
      return desk
    }

    private init(_ program: Program, beside other: Program) {
      (self.program, self.other) = (program, other)
    }

    private func desk() throws -> Program {
      let desk = try Program(
        command: [Program.path, "desk", "--name", "left"], home: program.home)
      #expect(desk.counts(to: start))
      return desk
    }

    /// Whether the talk runs, as if no key had been pressed.
    var isUntouched: Bool {
      program.terminal.ending == nil && program.counts(to: start)
    }
  }

  private static func shows(_ time: String) -> @Sendable (TerminalEmulator) -> Bool {
    { Program.hasCounted($0, to: time) }
  }

  private static func says(_ text: String) -> @Sendable (TerminalEmulator) -> Bool {
    { $0.canvas.lines.last?.contains(text) == true }
  }

  private static let asking = [
    Key(testDescription: "q", bytes: "q") { !$0.isAlternate },
    Key(testDescription: "Ctrl-C", bytes: "\u{3}") { !$0.isAlternate },
    Key(
      testDescription: "T", bytes: "T", talk: Talk.atDesk,
      isDone: says("This desk is now the clock")),
    Key(testDescription: "H", bytes: "H", talk: Talk.withDesk, isDone: says("Handing over to")),
    Key(testDescription: "2", bytes: "2", isDone: shows("05:00")),
    Key(testDescription: "Backspace", bytes: "\u{7f}") { Program.time(on: $0.canvas) == "20:00" },
    Key(testDescription: "PageUp", bytes: "\u{1b}[5~") { Program.time(on: $0.canvas) == "20:00" },
    Key(testDescription: "u", bytes: "u") { Program.time(on: $0.canvas) == "20:00" },
    Key(testDescription: "y", bytes: "y", isDone: shows("03:20")),
    Key(
      testDescription: "n", bytes: "n", from: 500, talk: { try Talk("--preset", "IATIS") },
      isDone: shows("10:00")),
    Key(
      testDescription: "p", bytes: "p", from: 500, talk: Talk.inSecondSegment,
      isDone: shows("20:00")),
    Key(
      testDescription: "PageDown", bytes: "\u{1b}[6~", talk: { try Talk("--preset", "IATIS") },
      isDone: shows("10:00")),
    Key(
      testDescription: "F5", bytes: "\u{1b}[15~", talk: { try Talk("--preset", "IATIS") },
      isDone: shows("10:00")),
    Key(testDescription: "Enter", bytes: "\r", line: ":preset 2", isDone: shows("05:00")),
  ]

  /// The milliseconds before a held key repeats, and between repeats.
  private static let rates = [(200, 33), (250, 33), (500, 92), (660, 40), (1000, 120)]
  /// For one key of each kind everything is tried; for the others what comes first and last.
  ///
  /// What a second press is does not depend on the key: `SecondPressTests` has that.
  private static func chosen<Value>(_ values: [Value], for key: Key) -> [Value] {
    ["q", "n"].contains(key.bytes) ? values : [values[0], values[values.count - 1]]
  }

  /// Presses a key, and again after each pause, in milliseconds; without a pause, in one write.
  private func press(_ key: Key, on talk: Talk, _ pauses: [Int]) {
    var bytes = key.line + key.bytes
    for pause in pauses {
      if pause > 0 {
        talk.program.terminal.send(bytes)
        talk.program.terminal.run(for: .milliseconds(pause))
        bytes = ""
      }
      bytes += key.bytes
    }
    talk.program.terminal.send(bytes)
  }

  /// Waits for the effect of a second press that was sent.
  ///
  /// On a busy machine, presses may come to the clock at once, or it has forgotten the question
  /// meanwhile. Then the key is pressed twice again.
  private func isDone(_ key: Key, on talk: Talk) -> Bool {
    talk.program.terminal.wait(upTo: .seconds(3), until: key.isDone)
      || talk.program.pressTwice(
        key.line + key.bytes, then: key.bytes, named: key.testDescription, until: key.isDone)
  }

  /// Held again and again, it does nothing; pressed once more by hand, it does what the question
  /// said.
  @Test(arguments: asking)
  func aHeldKeyDoesNothing(key: Key) throws {
    let talk = try key.talk()
    for (delay, interval) in Self.chosen(Self.rates, for: key) {
      let repeats = Array(repeating: interval, count: 800 / interval)
      press(key, on: talk, [delay] + repeats)
      #expect(
        talk.program.mentions("\(key.testDescription) came too often"), "\(talk.program.status)")
      talk.program.terminal.run(for: .milliseconds(1200))
      #expect(talk.isUntouched, "\(delay) ms, then every \(interval) ms: \(talk.program.lines)")
    }
    talk.program.terminal.send(key.bytes)
    #expect(isDone(key, on: talk), "\(talk.program.lines)")
  }

  /// In one read, as a program types, or bounced before or after the question: nothing happens.
  @Test(arguments: asking)
  func pressesInAMomentDoNothing(key: Key) throws {
    let talk = try key.talk()
    for pauses in Self.chosen([[0], [0, 0], [30], [100], [800, 0, 0]], for: key) {
      press(key, on: talk, pauses)
      talk.program.terminal.run(for: .milliseconds(1200))
      #expect(talk.isUntouched, "\(pauses): \(talk.program.lines)")
      // Another key closes the question.
      talk.program.terminal.send("\u{1b}")
      talk.program.pauseAsAHand()
    }
  }

  /// Pressed again by hand, soon or late, it does what the question said.
  @Test(arguments: asking.flatMap { key in chosen([300, 1000, 3300], for: key).map { (key, $0) } })
  func aSecondPressByHandIsADecision(key: Key, pause: Int) throws {
    let talk = try key.talk()
    let isDone = talk.program.pressTwice(
      key.line + key.bytes, then: key.bytes, named: key.testDescription,
      after: .milliseconds(max(pause, key.from + 50)), until: key.isDone)
    #expect(isDone, "\(talk.program.lines)")
  }

  /// Three presses in a row are a decision; the third changes nothing more.
  @Test(arguments: asking)
  func threePressesInARow(key: Key) throws {
    let talk = try key.talk()
    press(key, on: talk, [600, 600])
    #expect(isDone(key, on: talk), "\(talk.program.lines)")
  }

  // MARK: Keys that ask nothing

  /// Held, it pauses the talk, as one press does; the next press goes on.
  @Test(arguments: rates)
  func aHeldSpacePauses(delay: Int, interval: Int) throws {
    let talk = try Talk("20:00")
    // Space again within half a second is ignored.
    talk.program.pauseAsAHand()
    let space = Key(testDescription: "Space", bytes: " ") { _ in false }
    press(space, on: talk, [delay] + Array(repeating: interval, count: 1500 / interval))
    #expect(talk.program.says("PAUSED"), "\(talk.program.status)")
    talk.program.terminal.run(for: .milliseconds(1200))
    let time = try #require(talk.program.time)
    talk.program.terminal.run(for: .milliseconds(1200))
    #expect(talk.program.time == time)
    talk.program.terminal.send(" ")
    #expect(talk.program.terminal.wait(upTo: .patience) { Program.time(on: $0.canvas) != time })
    #expect(talk.isUntouched)
  }

  /// Whatever lies on these keys, the talk goes on.
  @Test(arguments: [("G", "Pause first"), ("k", "Locked")], rates)
  func theTalkGoesOn(key: (bytes: String, notice: String), rate: (delay: Int, interval: Int)) throws
  {
    let talk = try Talk("20:00")
    let held = Key(testDescription: key.bytes, bytes: key.bytes) { _ in false }
    press(
      held, on: talk, [rate.delay] + Array(repeating: rate.interval, count: 1500 / rate.interval))
    #expect(talk.program.mentions(key.notice), "\(talk.program.status)")
    talk.program.terminal.run(for: .milliseconds(1200))
    #expect(talk.isUntouched)
  }
}
