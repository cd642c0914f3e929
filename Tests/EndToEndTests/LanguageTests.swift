import Testing
import TimerTestSupport

/// The program in other languages than English.
struct LanguageTests {
  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "Noch 10 Sekunden."),
    (["LANG": "it_IT.UTF-8"], "10 seconds remaining."),
    (["LC_MESSAGES": "fr_FR.UTF-8"], "Il reste 10 secondes."),
    (["LC_ALL": "es_ES.UTF-8", "LANG": "de_DE.UTF-8"], "Quedan 10 segundos."),
  ])
  func theLocaleDecides(environment: [String: String], words: String) throws {
    let (lines, ending) = try Program.output(of: "timeline", "1:10", environment: environment)
    #expect(ending == .exited(0))
    #expect(lines.contains { $0.hasSuffix(words) })
  }

  @Test func theOptionDecidesBeforeIt() throws {
    let (lines, _) = try Program.output(
      of: "timeline", "1:10", "--language", "en", environment: ["LANG": "de_DE.UTF-8"])
    #expect(lines.contains { $0.hasSuffix("10 seconds remaining.") })
  }

  @Test func aScreenInJapanese() throws {
    let program = try Program("--language", "ja")
    #expect(program.status == "準備完了   スペースで開始   ? ヘルプ")
    program.terminal.send("?")
    program.settle()
    #expect(program.lines.contains { $0.contains("1 ... 9 ") && $0.contains(" プリセットを選ぶ") })
    program.terminal.send("q")
    program.settle()
    program.terminal.send("q")
    #expect(program.terminal.waitForEnd(upTo: .seconds(20)) == .exited(0))
  }

  @Test func whatIsNoLanguageIsRefused() throws {
    let (lines, ending) = try Program.output(of: "--language", "it")
    #expect(ending == .exited(64))
    #expect(
      lines.joined(separator: " ").contains(
        "--language 'it' is none of these. Expected en, de, fr, es or ja"))
  }
}
