import StageRenderer
import Testing
import TimerTestSupport

/// A desk whose clock is on the other side of a real broker.
@Suite(.serialized, .enabled(if: BrokeredClock.hasBroker, "there is no mosquitto here"))
struct BrokerDeskTests {
  private let brokered: BrokeredClock

  init() throws { brokered = try BrokeredClock() }

  /// A clock with a rundown whose talks have notes.
  private func clock() throws -> PseudoTerminal {
    try brokered.home.write(
      """
      rundown:
        name: Morning
        items:
          - {talk: 10m, title: Engines, speaker: Ada, note: secret one}
          - {talk: 20m, title: Compilers, speaker: Grace, note: secret two}

      """, to: "day.yaml")
    return try brokered.run([
      BuiltPrograms.folder + "/speakerclock", "--rundown", brokered.home.path(of: "day.yaml"),
      "--no-report",
    ])
  }

  private func desk(size: Size = Size(columns: 100, rows: 30)) throws -> PseudoTerminal {
    try brokered.run(
      [
        BuiltPrograms.folder + "/speakerclock", "desk", "--operator", "--name", "far", "--via",
        brokered.attach(),
      ], size: size)
  }

  private func shows(_ program: PseudoTerminal, _ text: String) -> Bool {
    program.wait(upTo: .patience) { $0.canvas.lines.joined(separator: "\n").contains(text) }
  }

  /// Presses a key at the desk, and waits until the clock shows that the desk has added a minute.
  ///
  /// On a busy machine, the command or its answer may come too late. Then the desk says so, and the
  /// key is pressed again unless the clock has added the minute.
  private func addsMinute(_ desk: PseudoTerminal, _ clock: PseudoTerminal) -> Bool {
    func isTooLate() -> Bool {
      let words = desk.screen.canvas.lines.last ?? ""
      return words.contains("it came too late") || words.contains("No answer: check the clock")
    }
    func isDone() -> Bool { clock.text.contains("far: add 1m") }
    /// Reads both until a condition holds.
    func read(until holds: () -> Bool) {
      let end = ContinuousClock.now + .patience
      while !holds(), ContinuousClock.now < end {
        PseudoTerminal.run([desk, clock], for: .milliseconds(20))
      }
    }
    for _ in 0..<5 {
      read { !isTooLate() || isDone() }
      if isDone() { return true }
      desk.send("+")
      read { isDone() || isTooLate() }
    }
    return isDone()
  }

  /// The desk has the rundown and the keys, but no notes, and may not end the clock or store
  /// anything.
  @Test func aDeskOperatesTheClockWithoutItsNotes() throws {
    let clock = try clock()
    let bridge = try brokered.bridge()
    #expect(bridge.time(of: "Connected to the broker") != nil)
    let heard = try brokered.listen("main/desk/#")
    let desk = try desk()
    #expect(shows(desk, "Compilers"))
    #expect(shows(desk, "shows no notes"))
    #expect(desk.wait(upTo: .patience) { !$0.canvas.lines.joined().contains("≈") })
    #expect(addsMinute(desk, clock), "the desk: \(desk.text)\nits messages: \(heard.text)")
    #expect(shows(desk, "11:00"))
    desk.send(":store 4\r")
    #expect(shows(desk, "'store' is not accepted from a broker"))
    #expect(heard.time(of: "is not accepted from a broker") != nil)
    #expect(!heard.text.contains("secret"))
    #expect(heard.text.contains("Compilers"))
    desk.send("q")
    #expect(desk.waitForEnd(upTo: .patience) == .exited(0))
    #expect(clock.wait(upTo: .patience) { _ in clock.text.contains("'far (desk)' was closed") })
    #expect(clock.ending == nil)
  }

  /// A bridge that is started again finds the desk, and tells it all that it must know.
  @Test func aBridgeThatIsStartedAgainFindsTheDesk() throws {
    let clock = try clock()
    let first = try brokered.bridge()
    #expect(first.time(of: "Connected to the broker") != nil)
    let desk = try desk()
    #expect(shows(desk, "Compilers"))
    first.signal(9)
    first.waitForEnd(upTo: .patience)
    clock.send("+")
    let second = try brokered.bridge()
    #expect(second.time(of: "Connected to the broker") != nil)
    #expect(shows(desk, "11:00"))
    #expect(addsMinute(desk, clock))
    #expect(shows(desk, "12:00"))
  }

  /// A request that arrives twice, late or without a deadline is carried out once or not at all.
  @Test func whatArrivesAgainIsNotCarriedOutAgain() throws {
    let clock = try clock()
    let bridge = try brokered.bridge()
    #expect(bridge.time(of: "Connected to the broker") != nil)
    let heard = try brokered.listen("main/desk/stranger/tell")
    try brokered.publish(
      #"{"columns":80,"name":"x\nquit","rows":24}"#, to: "main/desk/stranger", "-r")
    #expect(heard.time(of: #""item":"#) != nil)
    let seen = #""seen":{"changes":0,"item":1,"run":"ready","segment":1}"#
    func ask(_ text: String, _ options: String...) throws {
      for _ in 0..<2 {
        try brokered.publish(
          "desk " + text.replacing("SEEN", with: seen), to: "main/desk/stranger/ask")
      }
    }
    let future = Int64.max / 4
    try ask(#"{"command":"add 60s","number":1,"deadline":\#(future),SEEN}"#)
    try ask(#"{"command":"add 60s","number":2,"deadline":1,SEEN}"#)
    try ask(#"{"command":"add 60s","number":3,SEEN}"#)
    try ask(#"{"command":"remove 3","number":4,"deadline":\#(future),SEEN}"#)
    try ask("{")
    try ask(#"{"command":"time","number":5,"deadline":\#(future),SEEN}"#)
    #expect(heard.time(of: #""number":5"#) != nil)
    let results = heard.text.matches(of: /"number":(\d),"result":"(\w+)"/).map { "\($0.1) \($0.2)" }
    let replies = heard.text.split(whereSeparator: \.isNewline).filter { $0.contains("\"reply\"") }
    #expect(replies.count == 5, "\(replies)")
    #expect(shows(clock, "11:00"), "\(results)")
    #expect(!clock.text.contains("12:00"))
  }
}
