import Testing
import TimerTestSupport

struct ShellOutputTests {
  @Test(
    arguments: [
      ("echo one; echo two", "one\ntwo\n"), ("echo lost >&2; echo kept", "kept\n"),
      ("exit 3", ""),
      ("no-such-command", ""), ("cat", ""),
    ])
  func itIsWhatTheCommandPrints(command: String, output: String) {
    #expect(shellOutput(of: command) == output)
  }

  @Test func itMayBeMoreThanAPipeHolds() {
    #expect(shellOutput(of: "head -c 300000 /dev/zero | tr '\\0' x").utf8.count == 300_000)
  }
}
