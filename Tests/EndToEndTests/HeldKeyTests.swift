import Testing
import TimerTestSupport

/// Keys that lie on the keyboard, bounce or are pressed by a nervous hand, on the built program.
@Suite(.waitsForPrograms)
struct HeldKeyTests {
  /// A key that asks while a talk runs, its name in the question, and what the screen shows once it was
  /// pressed twice by hand.
  struct Key: CustomTestStringConvertible {
    let testDescription: String
    let bytes: String
    let shows: String?
  }

  private static let keys = [
    Key(testDescription: "q", bytes: "q", shows: nil),
    Key(testDescription: "Ctrl-C", bytes: "\u{3}", shows: nil),
    Key(testDescription: "2", bytes: "2", shows: "05:00"),
    Key(testDescription: "Backspace", bytes: "\u{7f}", shows: "20:00"),
    Key(testDescription: "PageUp", bytes: "\u{1b}[5~", shows: "20:00"),
    Key(testDescription: "u", bytes: "u", shows: "20:00"),
  ]

  /// The milliseconds before a held key repeats, and between repeats.
  private static let rates = [(250, 33), (660, 40), (1000, 92)]

  private func press(_ key: Key, on program: Program, pauses: [Int]) {
    program.terminal.send(key.bytes)
    for pause in pauses {
      program.terminal.run(for: .milliseconds(pause))
      program.terminal.send(key.bytes)
    }
  }

  private func runs(_ program: Program) -> Bool {
    program.terminal.wait(upTo: .patience) { screen in
      Program.time(on: screen.canvas)?.hasPrefix("19:") == true
    }
  }

  /// Held, it does nothing; pressed once more by hand, it does what the question said.
  @Test(arguments: keys, rates)
  func aHeldKeyDoesNothing(key: Key, rate: (delay: Int, interval: Int)) throws {
    let program = try Program("20:00", "--title", "Ada")
    program.terminal.send(" ")
    #expect(program.counts(to: "19:59"))
    let repeats = Array(repeating: rate.interval, count: 1500 / rate.interval)
    press(key, on: program, pauses: [rate.delay] + repeats)
    #expect(program.tells("\(key.testDescription) came too often"), "\(program.status)")
    program.pauseAsAHand()
    #expect(program.terminal.ending == nil && runs(program), "\(program.status)")
    // A busy machine may have forgotten the question meanwhile.
    let isDone = program.pressTwice(key.bytes, named: key.testDescription) { screen in
      guard let shows = key.shows else { return !screen.isAlternate }
      return Program.time(on: screen.canvas) == shows
    }
    #expect(isDone, "\(program.status)")
  }

  /// Twice in one read, as a program types, or bounced: nothing happens.
  @Test(arguments: keys, [[0], [30], [100]])
  func twoPressesInAMomentAreNone(key: Key, pauses: [Int]) throws {
    let program = try Program("20:00")
    program.terminal.send(" ")
    #expect(program.counts(to: "19:59"))
    if pauses == [0] {
      program.terminal.send(key.bytes + key.bytes)
    } else {
      press(key, on: program, pauses: pauses)
    }
    program.terminal.run(for: .milliseconds(1200))
    #expect(program.terminal.ending == nil && runs(program), "\(program.status)")
  }
}
