import Testing
import TimerTestSupport

/// The program in other languages than English.
@Suite(.waitsForPrograms)
struct LanguageTests {
  /// A folder with locales of which this machine may have none.
  private func locales() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["de_DE", "fr_FR"] {
      let path = "\(folder.path)/\(name).UTF-8"
      let program = try Program(
        script: "localedef --no-archive -i \(name) -f UTF-8 \(path)", home: folder)
      #expect(program.terminal.waitForEnd(upTo: .seconds(60)) == .exited(0))
    }
    return folder
  }

  @Test(.enabled(if: Fault.makesLocales)) func theLocaleDecides() throws {
    let folder = try locales()
    let cases: [([String: String], String)] = [
      (["LANG": "de_DE.UTF-8"], "Noch 10 Sekunden."),
      (["LC_MESSAGES": "fr_FR.UTF-8"], "Il reste 10 secondes."),
      (["LC_ALL": "fr_FR.UTF-8", "LANG": "de_DE.UTF-8"], "Il reste 10 secondes."),
    ]
    for (environment, words) in cases {
      let environment = environment.merging(["LOCPATH": folder.path]) { $1 }
      let (lines, ending) = try Program.output(of: "timeline", "1:10", environment: environment)
      #expect(ending == .exited(0))
      #expect(lines.contains { $0.hasSuffix(words) }, "\(words)")
    }
  }

  /// It counts as plain characters in UTF-8, in English.
  @Test(arguments: ["ja_XX.UTF-8", "de_XX"])
  func aLocaleThatIsNotInstalledIsEnglishWithAllCharacters(locale: String) throws {
    let program = try Program("--title", "Zürich 時計", environment: ["LANG": locale])
    #expect(program.status.hasPrefix("Zürich 時計   READY"))
    #expect(program.time == "18:00")
    #expect(program.lines.joined().contains("▐"))
  }

  @Test func aScreenInJapanese() throws {
    let program = try Program("--language", "ja")
    #expect(program.status == "準備完了   スペースで開始   ? でヘルプ")
    program.terminal.send("?")
    let explains = program.terminal.wait(upTo: .patience) { _ in
      program.lines.contains { $0.contains("1 ... 9 ") && $0.contains(" プリセットを読み込む") }
    }
    #expect(explains)
    program.terminal.send("q")
    program.settle()
    program.terminal.send("q")
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(0))
  }
}
