import StageRenderer
import Testing
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The program with the real espeak-ng, and a player that is a script.
@Suite(.waitsForPrograms)
struct RenderingTests {
  private static let espeak = [
    "/usr/bin/espeak-ng", "/usr/local/bin/espeak-ng", "/opt/homebrew/bin/espeak-ng",
  ].first { (path: String) in access(path, X_OK) == 0 }

  @Test(.enabled(if: espeak != nil, "espeak-ng is not installed"))
  func allPhrasesOfATalkAreRenderedAheadAndPlayed() throws {
    let espeak = try #require(Self.espeak)
    let home = try TemporaryFolder(inMemory: true)
    // A machine that tests may have no sound card.
    try home.writeScript(
      "case \"$*\" in *\" -w \"*) exec \(espeak) \"$@\";; *) exec /bin/sleep 2;; esac",
      to: "bin/espeak-ng")
    try home.writeScript(
      "echo \"${1##*/}\" >>\(home.path(of: "played")); exec /bin/sleep 2", to: "bin/paplay")
    let program = try Program(
      command: [
        Program.path, "18s", "--yellow", "15s", "--red", "12s", "--announce", "speak", "--start",
      ],
      environment: ["PATH": home.path(of: "bin")], home: home)
    // The start, yellow and red with their short forms, the end, five reminders.
    var rendered: [String] = []
    program.terminal.wait(upTo: .patience) { _ in
      rendered = home.names(in: ".cache/speakerclock").filter { !$0.hasPrefix("tone-") }
      return rendered.count == 11 && rendered.allSatisfy { $0.hasSuffix(".wav") }
    }
    #expect(rendered.count == 11)
    for name in rendered {
      let bytes = try #require(home.bytes(of: ".cache/speakerclock/\(name)"))
      // A second of speech has 44 kB.
      #expect(bytes.starts(with: "RIFF".utf8))
      #expect((20_000..<150_000).contains(bytes.count))
    }
    #expect(
      program.terminal.wait(upTo: .patience) { _ in
        home.text(of: "played").split(separator: "\n").contains { rendered.contains(String($0)) }
      })
  }
}
