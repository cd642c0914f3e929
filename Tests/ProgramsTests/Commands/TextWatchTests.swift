import Commands
import Platform
import SpeechAnnouncement
import Testing

/// What `watch --format text --via` says while it shows nothing; here a script takes the command's
/// place.
struct TextWatchTests {
  /// The faults that are told within a second and a half, in which a command that ends is started
  /// again.
  private static func faults(of script: String) -> [String] {
    var watch = TextWatch(.command(script), of: nil, in: .english, isDisplay: false)
    defer { watch.finish() }
    var found: [String] = []
    let end = ContinuousClock.now + .milliseconds(1500)
    while ContinuousClock.now < end {
      _ = watch.next(upTo: end)
      if let fault = watch.newFault() { found.append(fault) }
    }
    return found
  }

  @Test(
    arguments: [
      (
        "echo 'No broker: the broker does not let this client in'; exit 1",
        "No broker: the broker does not let this client in"
      ),
      ("exit 1", "The command of --via has ended. Run it alone to see why."),
      (#"echo '{"closed":"There are 64 clients"}'"#, "There are 64 clients"),
    ])
  func silenceHasAReasonOnce(script: String, words: String) {
    #expect(Self.faults(of: script) == [words])
  }

  @Test func aCommandThatHasSaidNothingYetIsNoFault() {
    #expect(Self.faults(of: "cat").isEmpty)
  }
}
