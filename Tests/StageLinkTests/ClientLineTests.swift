import OperatorConsole
import TerminalCanvas
import Testing

@testable import StageLink

struct ClientLineTests {
  @Test(
    arguments: [
      ("bye", .bye), ("bye now", .command(number: nil, "bye now")),
      ("watch", .watch), ("watch events", .watchEvents), ("  watch \r", .watch),
      ("sync 12", .sync(12)), ("sync -5", .sync(-5)),
      ("delay 350", .clockError(.microseconds(350))),
      ("hello left display 80x24", .hello(name: "left", .display, Size(columns: 80, rows: 24))),
      (
        "hello front of house remote 0x0",
        .hello(name: "front of house", .remote, Size(columns: 0, rows: 0))
      ),
      ("add 1m", .command(number: nil, "add 1m")), ("#7 add 1m", .command(number: 7, "add 1m")),
      ("#7 ! next", .command(number: 7, "! next")), ("#7", .command(number: 7, "")),
      ("#x add 1m", .command(number: nil, "#x add 1m")),
      ("watch me", .command(number: nil, "watch me")),
    ] as [(String, ClientLine)])
  func theFirstWordSaysWhatALineIs(line: String, meaning: ClientLine) {
    #expect(ClientLine(line) == meaning)
  }

  @Test(
    arguments: [
      "", "   ", "sync soon", "sync 99999999999999999999", "delay -1", "delay 99999999999",
      "hello left display", "hello left display 80x", "hello left display 80x-4",
      "hello left page 80x24", "hello left display 80x99999",
    ])
  func invalidLinesAreIgnored(line: String) { #expect(ClientLine(line) == nil) }

  /// Nobody can write over the operator's screen by its name.
  @Test func aNameIsShortAndPrintable() {
    let name = "\u{1b}[2Jx" + String(repeating: "y", count: 99)
    guard case .hello(let shown, _, _)? = ClientLine("hello \(name) display 1x1") else {
      Issue.record("no hello")
      return
    }
    #expect(shown.count == 32)
    #expect(shown.hasPrefix("\u{fffd}[2Jx"))
  }
}
