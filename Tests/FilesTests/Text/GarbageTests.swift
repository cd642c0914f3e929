import Testing
import TimerTestSupport

@testable import Files

/// Whatever the bytes are, the reader ends, and reports each problem in words on one line.
struct GarbageTests {
  private static let sound = Array(
    """
    # A comment.
    presets:
      - name: "TED \\"talk\\""
        slot: 1
        duration: 18:00
        yellow: 3:00
        red: '1:00'
      - {name: Q & A, duration: 1h5m, overtime: blank, text: é😀}
      - &anchor
        name: >
          folded
        duration: 8
        title: [a]
    """.utf8)

  private static let pieces: [[UInt8]] =
    [
      "\n", "\r", "\t", " ", "  ", "\"", "'", "\\", "#", ":", ": ", "- ", "? ", "&a ", "*a",
      "*anchor",
      "!", "!!", "!<", "|", ">", "%", "@", "[", "]", "{", "}", ",", "---\n", "...\n", "<<: ", "~",
      "\0", "\u{7}", "\u{85}", "\u{2028}", "\u{feff}", "\u{ffff}", "e\u{301}", "\\uD800", "\\xff",
      "0",
      "presets:\n", "  - name: A\n", "name: ", "slot: 1\n", "99999999999999999999", "%YAML 1.1\n",
    ].map { Array($0.utf8) } + [[0xff], [0xc3], [0xf0, 0x9f], [0xed, 0xa0, 0x80]]

  private static func mutated(_ random: inout SplitMix64) -> [UInt8] {
    var bytes = sound
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...6, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes = Array(bytes[..<place])
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 3: bytes += bytes[place..<end]
      default: bytes.replaceSubrange(place..<end, with: pieces.randomElement(using: &random) ?? [])
      }
    }
    return bytes
  }

  private static func isSaid(_ problem: Diagnostic) -> Bool {
    problem.place >= .start && problem.place.column >= 1
      && !problem.what.isEmpty && !problem.expected.isEmpty && problem.description.count < 300
      && !problem.description.unicodeScalars.contains { $0.isControl }
  }

  /// `make soak` and `make fuzz` try many more.
  @Test(arguments: randomSeeds(2))
  func everyMessageIsOneLineWithAPlace(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<350 {
      let bytes = Self.mutated(&random)
      // YAML says that something is missing at the end of a file in the line behind it.
      let lines = bytes.count { $0 == 0x0a || $0 == 0x0d } + 2
      for problem in PresetReader(bytes, file: "presets.yaml").problems {
        let isSaid = Self.isSaid(problem) && problem.place.line <= lines
        #expect(isSaid, "\(problem) in \(String(decoding: bytes, as: UTF8.self).debugDescription)")
      }
    }
  }

  @Test(arguments: 1...2)
  func bytesWithoutAnySenseEndTheSameWay(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let pieces = (0..<Int.random(in: 0...20, using: &random)).compactMap { _ in
        Self.pieces.randomElement(using: &random)
      }
      let bytes = Array(pieces.joined())
      let problems = PresetReader(bytes, file: "presets.yaml").problems
      #expect(problems.allSatisfy(Self.isSaid), "\(problems) in \(bytes)")
    }
  }
}
