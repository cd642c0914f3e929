import StageRenderer
import Testing
import TimerTestSupport

/// Every way to operate the built program by hand: the mouse, a clicker, and Tab with Enter.
@Suite(.waitsForPrograms)
struct HandsTests {
  /// What a terminal sends for the mouse at a cell.
  private func report(_ code: Int, _ column: Int, _ row: Int, isUp: Bool = false) -> String {
    "\u{1b}[<\(code);\(column + 1);\(row + 1)\(isUp ? "m" : "M")"
  }

  private func click(_ column: Int, _ row: Int) -> String {
    report(0, column, row) + report(0, column, row, isUp: true)
  }

  /// Where a text stands on the screen.
  private func place(of text: String, _ program: Program) throws -> (column: Int, row: Int) {
    let lines = program.lines
    let row = try #require(lines.firstIndex { $0.contains(text) })
    let column = lines[row].indices.first { lines[row][$0...].hasPrefix(text) }
    return (lines[row].distance(from: lines[row].startIndex, to: try #require(column)), row)
  }

  @Test func theMouseDoesAllThatKeysDo() throws {
    let program = try Program("--no-flash")
    let output = String(decoding: program.terminal.output, as: UTF8.self)
    #expect(output.contains("\u{1b}[?1006h"))
    let slot = try place(of: "2 5:00", program)
    program.terminal.send(click(slot.column, slot.row))
    #expect(program.shows("05:00"))
    program.terminal.send(report(65, 60, 10) + report(65, 60, 10))
    #expect(program.shows("03:00"))
    let drag = (61...65).map { report(32, $0, 10) }.joined()
    program.terminal.send(report(0, 60, 10) + drag + report(0, 65, 10, isUp: true))
    #expect(program.terminal.wait(upTo: .patience) { _ in program.time != "03:00" })
    program.terminal.send("u")
    #expect(program.shows("03:00"))
    let lamp = try place(of: "YELLOW", program)
    program.terminal.send(click(lamp.column, lamp.row))
    #expect(program.shows("01:00"))
    program.terminal.send("g")
    #expect(program.shows("03:00"))
    program.terminal.send(report(0, slot.column, slot.row))
    #expect(program.says("Slot 2 is now Lightning talk 3:00"))
    program.terminal.send(report(0, slot.column, slot.row, isUp: true))
    program.terminal.send(click(60, 10))
    #expect(program.counts(to: "02:59"))
    program.terminal.send(click(60, 10))
    #expect(program.says("Click again: pauses"))
    program.terminal.run(for: .milliseconds(500))
    program.terminal.send(click(60, 10))
    #expect(program.says("PAUSED"))
    program.terminal.send("q")
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(1))
    #expect(program.isRestored)
    let all = String(decoding: program.terminal.output, as: UTF8.self)
    #expect(all.contains("\u{1b}[?1006l\u{1b}[?1002l\u{1b}[?1000l"))
  }

  /// The click that brings the window to the front is not meant for the clock.
  @Test func aClickNeedsTheFocus() throws {
    let program = try Program("5:00")
    let (gone, here) = ("\u{1b}[O", "\u{1b}[I")
    let slot = try place(of: "2 5:00", program)
    program.terminal.send(" ")
    #expect(program.counts(to: "04:59"))
    let background = gone + click(60, 10) + click(slot.column, slot.row)
    program.terminal.send(background + here + click(60, 10))
    program.terminal.run(for: .milliseconds(600))
    let answers = ["PAUSED", "Click again", "The talk is running"]
    #expect(!answers.contains { program.status.hasPrefix($0) }, "\(program.status)")
    #expect(program.counts(to: "04:59"))
    program.terminal.send(click(60, 10))
    #expect(program.says("PAUSED"))
  }

  @Test func theMouseCanBeLeftToTheTerminal() throws {
    let program = try Program("--no-mouse")
    let output = String(decoding: program.terminal.output, as: UTF8.self)
    #expect(!output.contains("\u{1b}[?1000h"))
  }

  @Test func aClickerStartsAndNeverStops() throws {
    let program = try Program("5:00")
    program.terminal.send("\u{1b}[6~")
    #expect(program.counts(to: "04:59"))
    program.terminal.send("\u{1b}[6~\u{1b}[15~")
    #expect(program.counts(to: "04:57"))
    program.terminal.send(".")
    #expect(program.says("Blackout: "))
    program.terminal.send(".")
    #expect(
      program.terminal.wait(upTo: .patience) { _ in program.time?.hasPrefix("04:") == true })
    program.terminal.send("\u{1b}[5~")
    #expect(program.says("Press PageUp again to end this talk"))
  }

  @Test func tabAndEnterAndArrowsAreEnough() throws {
    let program = try Program("5:00")
    program.terminal.send("\t\t\t\t\t\t\t\t\t\t")
    #expect(program.says("Minutes. Arrows change them"))
    program.terminal.send("\u{1b}[A")
    // What has the ring is not in the digits' usual colour.
    #expect(
      program.terminal.wait(upTo: .patience) { screen in
        screen.canvas.lines.contains { $0.contains("GREEN 6:00") }
      })
    program.terminal.send("\u{1b}[Z\u{1b}[Z")
    #expect(program.says("8 Full hour 60:00. Enter loads it."))
    program.terminal.send("\t\t\r")
    #expect(program.counts(to: "05:59"))
  }

  @Test func aLockedClockKnowsOnlySpace() throws {
    let program = try Program("5:00", "--lock")
    program.terminal.send("q+2")
    #expect(program.says("Locked: only Space works"))
    program.terminal.send(" ")
    #expect(program.counts(to: "04:59"))
    var isAsked = false
    let isUnlocked = program.pressTwice("k") { screen in
      let status = screen.canvas.lines.last ?? ""
      isAsked = isAsked || status.hasPrefix("Locked: press k again to unlock")
      return status.hasPrefix("Unlocked")
    }
    #expect(isAsked && isUnlocked, "\(program.status)")
  }

  /// Who has never used it is greeted until the first start, and once more by `--hints`.
  @Test func aNewcomerIsGreetedOnce() throws {
    let home = try TemporaryFolder(inMemory: true)
    try home.write("", to: ".local/state/speakerclock/hints")
    let first = try Program(home: home)
    #expect(first.status.hasPrefix("Welcome: Space starts"))
    first.terminal.send(" ")
    #expect(first.counts(to: "17:59"))
    first.terminal.send(" \u{7f}")
    #expect(first.shows("18:00"))
    first.terminal.send("q")
    #expect(first.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(home.text(of: ".local/state/speakerclock/hints") == "start\n")
    #expect(try Program(home: home).status.hasPrefix("READY"))
    #expect(try Program("--hints", home: home).status.hasPrefix("Welcome"))
  }
}
