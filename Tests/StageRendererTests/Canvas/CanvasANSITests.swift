import StageRenderer
import Testing
import TimerTestSupport

struct CanvasANSITests {
  private let plain = Style(Colour(7), on: Colour(0))

  @Test func aStyleIsSentWhereItChanges() {
    var canvas = Canvas(size: Size(columns: 4, rows: 2), filledWith: Cell(" ", plain))
    canvas.write(
      "ab", at: Position(column: 1, row: 0), style: Style(Colour(196), on: Colour(16), .bold))
    #expect(
      canvas.ansiLines == [
        "\u{1b}[0;38;5;7;48;5;0m \u{1b}[0;1;38;5;196;48;5;16mab\u{1b}[0;38;5;7;48;5;0m \u{1b}[0m",
        "\u{1b}[0;38;5;7;48;5;0m    \u{1b}[0m",
      ])
  }

  /// A terminal that gets the lines shows the canvas.
  @Test(arguments: ["", "plain", "日本 wide", "bold"])
  func aTerminalShowsTheCanvas(text: String) {
    let size = Size(columns: 12, rows: 2)
    var canvas = Canvas(size: size, filledWith: Cell(" ", plain))
    canvas.write(
      text, at: Position(column: 1, row: 1),
      style: Style(Colour(220), on: Colour(23), text == "bold" ? .bold : .reverse))
    var emulator = TerminalEmulator(size: Size(columns: 13, rows: 2))
    emulator.feed(canvas.ansiLines.joined(separator: "\r\n").utf8)
    #expect(emulator.canvas.lines == canvas.lines)
    let position = Position(column: 1, row: 1)
    #expect(emulator.canvas[position].style == canvas[position].style)
  }
}
