import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

struct WireClientMessageTests {
  private static let screen = Size(columns: 80, rows: 24)

  @Test(
    arguments: [
      ("bye", .bye), ("bye now", .command(number: nil, "bye now")),
      ("watch", .watch), ("watch events", .watchEvents), ("  watch \r", .watch),
      ("sync 12", .sync(12)), ("sync -5", .sync(-5)),
      ("delay 350", .clockError(.microseconds(350))), ("delay 0", .clockError(.zero)),
      ("delay 60000000", .clockError(.seconds(60))), ("got 0", .got(0)), ("got 5", .got(5)),
      ("more 7", .more(7)), ("more", .command(number: nil, "more")),
      (
        "hello left display 0x9999",
        .hello(ClientName("left"), .display, Size(columns: 0, rows: 9999))
      ),
      ("sync 12 hall-2", .sync(12, room: "hall-2")),
      ("sync 12 Hall", .command(number: nil, "sync 12 Hall")),
      ("hello left display 80x24", .hello(ClientName("left"), .display, screen)),
      ("hello front of house remote 80x24", .hello(ClientName("front of house"), .remote, screen)),
      ("add 1m", .command(number: nil, "add 1m")), ("#7 add 1m", .command(number: 7, "add 1m")),
      ("#7 ! next", .command(number: 7, "! next")), ("#7", .command(number: 7, "")),
      ("#7 @12 add 1m", .command(number: 7, deadline: 12, "add 1m")),
      ("@-5  ! next", .command(number: nil, deadline: -5, "! next")),
      ("@12", .command(number: nil, deadline: 12, "")),
      ("@x add 1m", .command(number: nil, "@x add 1m")),
      ("#7 @99999999999999999999 stop", .command(number: 7, "@99999999999999999999 stop")),
      ("@12 #7 stop", .command(number: nil, deadline: 12, "#7 stop")),
      ("#x add 1m", .command(number: nil, "#x add 1m")),
      ("watch me", .command(number: nil, "watch me")),
      (
        "\"Anna B.\" #7 @12 ! next",
        .command(by: ClientName("Anna B."), number: 7, deadline: 12, "! next")
      ),
      (
        "#7 @12 =5e55-0-1-ready-0 ! reset",
        .command(number: 7, deadline: 12, seen: "5e55-0-1-ready-0", "! reset")
      ),
      ("=a next", .command(number: nil, seen: "a", "next")),
      ("= next", .command(number: nil, "= next")),
      ("=a.b next", .command(number: nil, "=a.b next")),
      ("=a #7 next", .command(number: nil, seen: "a", "#7 next")),
      ("\"Anna\"next", .command(by: ClientName("Anna"), number: nil, "next")),
      ("\"A\" \"B\" next", .command(by: ClientName("A"), number: nil, "\"B\" next")),
      ("\"Anna next", .command(number: nil, "\"Anna next")),
      ("#7 \"Anna\" next", .command(number: 7, "\"Anna\" next")),
    ] as [(String, WireClientMessage)])
  func theFirstWordSaysWhatALineIs(line: String, meaning: WireClientMessage) {
    #expect(WireClientMessage(line) == meaning)
  }

  @Test(
    arguments: [
      "", "   ", "sync soon", "sync 99999999999999999999", "delay -1", "delay 99999999999",
      "hello left display", "hello display 80x24", "hello left display 80x",
      "hello left display 80x-4", "hello left page 80x24", "hello left display 80x99999",
      "hello left display 80x10000", "delay 60000001", "got -1", "got 9007199254740992",
      "more -1", "more soon",
    ])
  func invalidLinesAreIgnored(line: String) { #expect(WireClientMessage(line) == nil) }

  @Test(
    arguments: [
      (.hello(ClientName("web, 2 pages"), .display, screen), "hello web, 2 pages display 80x24"),
      (.watch, "watch"), (.watchEvents, "watch events"), (.sync(-5), "sync -5"),
      (.sync(12, room: "hall"), "sync 12 hall"), (.bye, "bye"), (.more(7), "more 7"),
      (.clockError(.microseconds(350)), "delay 350"), (.clockError(.nanoseconds(1)), "delay 1"),
      (.command(number: nil, "add 1m"), "add 1m"), (.command(number: 7, "! next"), "#7 ! next"),
      (
        .command(by: ClientName("A\" quit\n#1 quit"), number: 7, deadline: 12, "next"),
        "\"A' quit #1 quit\" #7 @12 next"
      ),
      (.command(number: 7, deadline: 12, seen: "5e-1", "! reset"), "#7 @12 =5e-1 ! reset"),
    ] as [(WireClientMessage, String)])
  func whatALineSays(line: WireClientMessage, text: String) { #expect(line.text == text) }

  /// Nobody can write over the operator's screen by its name.
  @Test(
    arguments: [
      ("front  of\thouse ", "front of house"), ("", "-"), (" \n", "-"),
      ("x display 1x1\n! quit\nhello y", "x display 1x1 ! quit hello y"),
      ("x\r\u{85}\u{2028}\u{2029}y", "x y"), ("\u{1b}[2Jx", "\u{fffd}[2Jx"),
      ("\u{202e}x\0", "\u{fffd}x\u{fffd}"), ("\u{600} \u{301}x", "\u{600} \u{301}x"),
      (String(repeating: "y", count: 99), String(repeating: "y", count: 32)),
      (String(repeating: "y", count: 31) + " z", String(repeating: "y", count: 31)),
      ("e" + accents(999), "e" + accents(63)),
    ])
  func aNameIsShortAndPrintable(text: String, name: String) {
    #expect(Array(ClientName(text).text.unicodeScalars) == Array(name.unicodeScalars))
  }

  private static func accents(_ count: Int) -> String {
    String(repeating: "\u{301}", count: count)
  }

  /// Whatever a client says, the clock reads it as that one line.
  @Test func aLineIsReadAsItWasMeant() {
    var random = SplitMix64(seed: 32)
    for _ in 0..<2000 {
      let text = Self.anyText(&random)
      let hello = WireClientMessage.hello(ClientName(text), .display, Self.screen)
      #expect(WireClientMessage(hello.text) == hello, "\(text.debugDescription)")
      for line in [hello, .command(number: 7, text), .command(number: nil, text)] {
        #expect(line.text == line.text.printable, "\(text.debugDescription)")
      }
      let command = WireClientMessage.command(number: 7, "x" + text)
      guard case .command(_, number: 7, _, _, let read)? = WireClientMessage(command.text) else {
        Issue.record("no command 7: \(text.debugDescription)")
        continue
      }
      #expect(read.unicodeScalars.first == "x")
    }
  }

  /// A text of what has a meaning in a line, in a terminal or for letters beside it.
  private static func anyText(_ random: inout SplitMix64) -> String {
    let parts = [
      "\n", "\r", "\r\n", "\t", " ", "\0", "\u{1b}[2J", "\u{85}", "\u{9b}", "\u{2028}",
      "\u{202e}", "\u{feff}", "\u{301}", "\u{600}", "\u{1f1e6}", "\u{200d}", "hello", "display",
      "1x1", "! quit",
      "#7", "bye", "Ä", "講演",
    ]
    return (0..<Int.random(in: 0...9, using: &random))
      .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
  }
}
