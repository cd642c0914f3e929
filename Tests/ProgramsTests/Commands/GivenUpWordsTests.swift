import ArgumentParser
import Testing
import TimerTestSupport

@testable import Commands

/// One word for each thing: no text for users has a word that another one has replaced.
struct GivenUpWordsTests {
  private static let articles = "Sources/Programs/speakerclock/Documentation.docc"

  /// A pattern, the word that stands for it now, and where it may stand.
  private static let table: [(pattern: String, now: String, allowed: Set<String>)] = [
    (#"abandon"#, "end", []),
    (#"discard"#, "end, or drop", []),
    (#"give up|given up|gave up"#, "end early", []),
    (#"\boverran\b|\boverruns?\b|\b(ran|runs?) over\b"#, "overtime, over", []),
    (#"number keys?\b"#, "slot", ["Glossary.md"]),
    (#"\bkey [1-9] (was|is)\b|\bon key [1-9]\b"#, "slot", []),
    (#"full length|talk length|green time"#, "length", []),
    (#"(next|previous) part\b|segments? \(parts?\)"#, "segment", []),
    (#"(time|usual|talk) formats?\b|\b(a|the) format of the talk"#, "preset", []),
    (#"\blights\b"#, "lamps", []),
    (#"speaker['’]s (screen|view)|confidence monitor"#, "display", []),
    (#"(talks|rest|end|place|middle) (of|in) (a|the) session|how late the session"#, "rundown", []),
    (
      #"starts?(,| and| or) stops?\b(?!, toggle)|[Ss]pace stops|clock is stopped|stopped clock|undo a stop"#,
      "pause", []
    ),
    (#"takes? (it|them) up\b"#, "resume", []),
  ]

  /// The paths of the README and of the manuals.
  private static let pages = [
    "README.md", "Sources/Programs/speakerclock/speakerclock.1",
    "Sources/Programs/speakerclock-bridge/speakerclock-bridge.1",
  ]

  /// The complete texts and their names: the README, the articles, the manuals, the helps, and the
  /// English phrases.
  private static let texts: [(name: String, text: String)] =
    (pages
    + TemporaryFolder.names(in: "\(projectFolder)/\(articles)").filter { $0.hasSuffix(".md") }
    .map { "\(articles)/\($0)" }
    + [
      "Tests/RoomTests/Pictures/phrases-en.txt",
      "Tests/SpeechAnnouncementTests/Pictures/announcements-en.txt",
    ])
    .map { path in
      (
        path.split(separator: "/").last.map(String.init) ?? path,
        text(ofFile: "\(projectFolder)/\(path)") ?? ""
      )
    } + helps(of: SpeakerClock.self) + helps(of: Tools.self)

  private static func helps(of command: any ParsableCommand.Type) -> [(name: String, text: String)]
  {
    [("help of \(command)", command.helpMessage(includeHidden: true, columns: 400))]
      + command.configuration.subcommands.flatMap(helps)
  }

  /// A text without the names that files and programs use: what stands between backquotes and in
  /// blocks of YAML, and the manual's macro for literal text.
  private static func withoutNames(_ text: String) -> String {
    text.replacing(/(?s)```yaml.*?```/, with: "").replacing(/`[^`\n]+`/, with: "`")
      .split(separator: "\n").filter { !$0.hasPrefix(".Li ") && !$0.hasPrefix(".Fl ") }
      .joined(separator: " ")
  }

  private static let textsWithoutNames = texts.map { ($0.name, withoutNames($0.text)) }

  @Test(arguments: table.map(\.pattern))
  func noTextHasAGivenUpWord(pattern: String) throws {
    let row = try #require(Self.table.first { $0.pattern == pattern })
    // It takes longer to compare whole characters, and finds the same.
    let expression = try Regex(pattern).matchingSemantics(.unicodeScalar)
    for (name, text) in Self.textsWithoutNames where !row.allowed.contains(name) {
      let found = text.firstMatch(of: expression).map { match in
        text[match.range.lowerBound...].prefix(60)
      }
      #expect(found == nil, "\(name): now: \(row.now)")
    }
  }

  @Test func thereAreTextsToRead() {
    #expect(Self.texts.count > 40)
    #expect(Self.texts.allSatisfy { $0.text.count > 100 })
  }
}
