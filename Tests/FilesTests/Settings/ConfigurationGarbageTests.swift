import Testing
import TimerTestSupport

@testable import Files

/// Whatever the bytes are, the reader ends, and reports each problem in words on one line.
struct ConfigurationGarbageTests {
  private static let sound =
    "keys:\n  start: [Space, a]\n  add minute: \"+\"\n  blackout: off\noptions:\n  theme: amber\n"
  private static let pieces = [
    "\n", " ", "  ", ":", ": ", "- ", "[", "]", "{", "}", "\"", "'", "#", "&a ", "*a", "!!str ",
    "off", "Alt+", "Space", "q", "\u{3}", "\0", "😀", "\u{301}", "quit: q\n", "  undo: x\n", "? ",
    "|\n",
  ]

  /// `make soak` and `make fuzz` try many more.
  @Test(arguments: randomSeeds(2))
  func everyMessageIsOneLineWithAPlace(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<250 {
      var bytes = Array(Self.sound.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 0...6, using: &random))
        let piece = Self.pieces.randomElement(using: &random) ?? ""
        bytes.replaceSubrange(place..<end, with: Array(piece.utf8))
        if Bool.random(using: &random) { bytes.append(UInt8.random(in: 0...255, using: &random)) }
      }
      let configuration = Configuration(ConfigurationFile(bytes, path: "config.yaml"))
      for problem in configuration.problems {
        let isLine = problem.description.unicodeScalars.allSatisfy { $0.value >= 0x20 }
        let isSaid = problem.place >= .start && !problem.what.isEmpty && isLine
        #expect(isSaid, "\(problem) in \(bytes)")
      }
    }
  }
}
