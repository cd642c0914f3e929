import StageRenderer
import Testing

/// Time lines of bytes: what arrives when, and which keys come out when.
///
/// A line has pieces and the milliseconds at which they arrive, as `0 ESC [ | 300 SP`; between them
/// the decoder is told of the silence as the event loop tells it. The keys that come out have the
/// moments at which they arrived.
struct InputTimeLineTests {
  /// The keys of a time line, as `300 SP`, in the order in which they come out.
  private func play(_ line: String) -> String {
    var decoder = InputDecoder(screen: Size(columns: 80, rows: 24))
    var inputs: [ReceivedInput] = []
    for piece in line.split(separator: "|") {
      let words = piece.split(separator: " ").map(String.init)
      let moment = Duration.milliseconds(Int(words[0]) ?? 0)
      inputs += decoder.expire(at: moment - .nanoseconds(1))
      inputs += decoder.decode(words.dropFirst().flatMap(Self.bytes), at: moment)
    }
    inputs += decoder.expire(at: .seconds(60))
    #expect(decoder.deadline == nil, "something is unfinished for ever")
    return inputs.map { "\($0.moment / .milliseconds(1)) \(Self.name(of: $0.input))" }
      .joined(separator: " | ")
  }

  private static func bytes(of word: String) -> [UInt8] {
    switch word {
    case "ESC": [0x1b]
    case "SP": [0x20]
    case "^C": [0x03]
    case "BEL": [0x07]
    case "É1": [0xc3]
    case "É2": [0x89]
    default: Array(word.utf8)
    }
  }

  private static func name(of input: Input) -> String {
    switch input {
    case .key(.character(" ")): "SP"
    case .key(.character("\u{3}")): "^C"
    case .key(.character(let scalar)): "\(scalar)"
    case .key(.alt(let scalar)): "Alt+\(scalar)"
    case .key(let key): "\(key)"
    case .mouse(let mouse): "\(mouse.action)"
    default: "other"
    }
  }

  private static let chords = ["[", "]", "O", "P", "X", "^", "_"].flatMap { introducer in
    [
      // A person needs longer for the next key than a terminal for the next byte.
      ("0 ESC \(introducer) | 300 SP", "0.0 Alt+\(introducer) | 300.0 SP"),
      ("0 ESC \(introducer) | 60 q | 200 ^C", "0.0 Alt+\(introducer) | 60.0 q | 200.0 ^C"),
      // The keyboard repeats a chord that is held.
      (
        "0 ESC \(introducer) | 500 ESC \(introducer) | 900 SP",
        "0.0 Alt+\(introducer) | 500.0 Alt+\(introducer) | 900.0 SP"
      ),
    ]
  }

  @Test(arguments: chords)
  func keysBehindAChordCount(line: String, expected: String) { #expect(play(line) == expected) }

  @Test(arguments: [
    // Escape, and an arrow from a slow line.
    ("0 ESC | 100 SP", "0.0 escape | 100.0 SP"),
    ("0 ESC | 20 [ | 60 A", "60.0 up"),
    ("0 ESC | 90 [A", "90.0 up"),
    ("0 ESC [ | 490 A", "490.0 up"),
    ("0 ESC [1; | 600 5D | 700 q", "700.0 q"),
    ("0 ESC [<0;1 | 300 2;3 | 600 M", "600.0 press"),
    ("0 ESC ]11;rgb: | 400 11/22 | 800 BEL | 900 q", "900.0 q"),
    ("0 ESC P1 | 400 2 ESC | 420 \\ | 900 q", "900.0 q"),
    ("0 É1 | 900 É2", "900.0 É"),
  ])
  func aSequenceInPiecesIsJoined(line: String, expected: String) { #expect(play(line) == expected) }

  @Test(arguments: [
    // Space and Ctrl-C end a control sequence at once.
    ("0 ESC [1; | 300 SP | 340 SP", "300.0 SP | 340.0 SP"),
    ("0 ESC [1;2 | 300 ^C", "300.0 ^C"),
    ("0 ESC O1 | 300 SP", "300.0 SP"),
    ("0 ESC [M | 300 ^C", "300.0 ^C"),
    // Alone in their reads they are keys in an answer and in a paste, too, which go on.
    ("0 ESC ]11;rgb SP | 300 q | 400 SP", "300.0 q | 400.0 SP"),
    (
      "0 ESC ]11;rgb: | 300 SP | 400 11/22 | 500 k | 600 ^C | 650 BEL | 660 x",
      "300.0 SP | 600.0 ^C | 660.0 x"
    ),
    ("0 ESC [1; | 300 SP | 400 5D | 500 x", "300.0 SP | 500.0 x"),
    ("0 ESC [<0;1 | 300 q | 400 ;3M | 500 x", "300.0 q | 400.0 press | 500.0 x"),
    ("0 ESC [200~ab | 300 SP | 400 q SP ^C ESC [201~x", "300.0 SP | 400.0 x"),
    // A terminal that hands on single bytes makes no pause.
    ("0 ESC | 1 P | 2 1 | 3 $ | 4 r | 5 2 | 6 SP | 7 q | 8 ESC | 9 \\ | 10 x", "10.0 x"),
    ("0 ESC ]11;rgb | 300 q | 1100 x", "300.0 q | 1100.0 x"),
    ("0 ESC P1 | 300 SP | 340 SP", "300.0 SP | 340.0 SP"),
    ("0 ESC [M | 300 SP | 400 x | 1100 y", "300.0 SP | 1100.0 y"),
    // A paste without an end.
    ("0 ESC [200~a SP b | 300 SP | 400 q", "300.0 SP | 400.0 q"),
    ("0 ESC [200~a SP b | 10 c | 20 ^C | 1100 x", "20.0 ^C | 1100.0 x"),
    ("0 ESC [200~ab | 900 ESC [A | 950 ESC [201~ | 960 SP", "960.0 SP"),
    ("0 ESC [200~ab | 300 ESC [A | 1290 k | 1310 x", "1310.0 x"),
    // A stream that never pauses ends as well.
    (
      "0 ESC ]x | 40 x | 80 x | 120 x | 160 x | 200 x | 240 x | 280 x | 320 x | 360 x | 400 x"
        + " | 440 x | 480 x | 520 x | 560 x | 600 x | 640 x | 680 x | 720 x | 760 x | 800 x"
        + " | 840 x | 880 x | 920 x | 960 x | 1000 y", "1000.0 y"
    ),
    ("0 É1 | 900 SP", "900.0 SP"),
    ("0 É1 | 1100 É2 | 1200 q", "1200.0 q"),
  ])
  func anUnfinishedSequenceSwallowsNoKeys(line: String, expected: String) {
    #expect(play(line) == expected)
  }

  /// Escape, and then keys by hand.
  @Test(arguments: [
    ("0 ESC | 150 k | 300 k", "0.0 escape | 150.0 k | 300.0 k"),
    ("0 ESC | 110 : | 220 n", "0.0 escape | 110.0 : | 220.0 n"),
    ("0 ESC | 60 SP", "0.0 escape | 60.0 SP"), ("0 ESC | 60 q", "0.0 escape | 60.0 q"),
    ("0 ESC | 120 [ | 250 A", "0.0 escape | 120.0 [ | 250.0 A"),
    ("0 ESC | 120 ] | 153 ] | 186 ]", "0.0 escape | 120.0 ] | 153.0 ] | 186.0 ]"),
    // Several of them in one read, over a slow line.
    ("0 ESC | 300 kk | 400 kk", "0.0 escape | 300.0 k | 300.0 k | 400.0 k | 400.0 k"),
    ("0 ESC | 300 ]] | 400 PP", "0.0 escape | 300.0 ] | 300.0 ] | 400.0 P | 400.0 P"),
    // What looks like a sequence is skipped once, and only for a second.
    ("0 ESC | 300 [[[ | 400 [[", "0.0 escape | 300.0 [ | 400.0 [ | 400.0 ["),
    ("0 ESC | 300 [A | 400 [A", "0.0 escape | 400.0 [ | 400.0 A"),
    (
      "0 ESC | 300 kk | 400 [A",
      "0.0 escape | 300.0 k | 300.0 k | 400.0 [ | 400.0 A"
    ),
    ("0 ESC | 1101 [A", "0.0 escape | 1101.0 [ | 1101.0 A"),
    ("0 ESC | 300 [5q", "0.0 escape | 300.0 [ | 300.0 5 | 300.0 q"),
    // A key meanwhile does not turn the rest into keys.
    ("0 ESC | 200 SP | 300 [A | 400 SP", "0.0 escape | 200.0 SP | 400.0 SP"),
    ("0 ESC [ | 200 q | 300 5~ | 400 k", "0.0 Alt+[ | 200.0 q | 400.0 k"),
  ])
  func keysAfterEscapeCount(line: String, expected: String) { #expect(play(line) == expected) }

  /// The rest of what has timed out, and what is long.
  @Test(arguments: [
    ("0 ESC [1; | 1500 5Dk", "1500.0 k"), ("0 ESC ]11;rgb: | 1500 11/22 BEL k", "1500.0 k"),
    (
      "0 ESC ]11;rgb: | 2001 1/2 BEL",
      "2001.0 1 | 2001.0 / | 2001.0 2 | 2001.0 \u{7}"
    ),
    ("0 ESC [200~ab | 1500 c SP d ESC [201~k", "1500.0 k"),
    ("0 ESC | 300 ]11;rgb: ^C 1 BEL k", "0.0 escape | 300.0 ^C | 300.0 k"),
    ("0 ESC | 300 [200~q1 | 800 2 SP | 1700 SP b ESC [201~k", "0.0 escape | 1700.0 k"),
    ("0 ESC | 300 ]52;c;QUJDREVGR0hJSktMTU5PUFFSU1RVVldY | 900 WVo= BEL k", "0.0 escape | 900.0 k"),
    ("0 ESC ]52;c; | 900 QUJD | 1800 REVG | 2700 R0hJ BEL k", "2700.0 k"),
    ("0 ESC | 300 \u{1b}[A", "0.0 escape | 300.0 up"),
  ])
  func theRestOfASequenceIsNoKey(line: String, expected: String) {
    #expect(play(line) == expected)
  }

  /// The deadline is never more than a second after the last read of several bytes.
  @Test(arguments: ["ESC", "ESC [", "ESC [1", "ESC [M", "ESC ]", "ESC ]x", "ESC [200~x", "É1"])
  func aDeadlineIsNear(beginning: String) throws {
    var decoder = InputDecoder()
    let bytes = beginning.split(separator: " ").map(String.init).flatMap(Self.bytes)
    _ = decoder.decode(bytes, at: .seconds(7))
    let deadline = try #require(decoder.deadline)
    #expect(deadline > .seconds(7) && deadline <= .seconds(8))
    _ = decoder.expire(at: deadline)
    #expect(decoder.deadline == nil)
  }

  /// A flood in an answer without an end hides no key that is pressed after it.
  @Test func afterAFloodSpaceCounts() {
    var decoder = InputDecoder()
    _ = decoder.decode(Array("\u{1b}]x".utf8), at: .zero)
    _ = decoder.decode(Array(repeating: UInt8(ascii: "x"), count: 10_000), at: .milliseconds(100))
    let inputs = decoder.decode([0x20], at: .milliseconds(300))
    #expect(inputs == [ReceivedInput(.key(.character(" ")), at: .milliseconds(300))])
    #expect(decoder.expire(at: .seconds(2)) == [])
  }

  /// Whatever has come before, Space, Ctrl-C and `q` are keys once they come alone, after a pause.
  @Test func threeKeysAreNeverDropped() {
    var number: UInt64 = 7
    var decoder = InputDecoder(screen: Size(columns: 80, rows: 24))
    var moment = Duration.zero
    let beginnings = [
      "ESC", "ESC [", "ESC O", "ESC ]", "ESC P1", "ESC [200~", "ESC [M", "ESC [1;", "k", "É1",
    ]
    for turn in 0..<30_000 {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let bits = Int(number >> 33)
      moment += .milliseconds([1, 20, 60, 150, 600, 1_200][bits % 6])
      if bits % 2 == 0 { _ = decoder.expire(at: moment) }
      let words = beginnings[bits / 8 % beginnings.count].split(separator: " ").map(String.init)
      var bytes = words.flatMap(Self.bytes)
      if bits % 5 == 0 {
        bytes += (0..<bits % 40).map { UInt8(truncatingIfNeeded: number >> ($0 % 50)) }
      }
      _ = decoder.decode(bytes, at: moment)
      guard turn % 3 == 0 else { continue }
      moment += .milliseconds(bits % 7 == 0 ? 900 : 50)
      let key = [" ", "\u{3}", "q"][turn / 3 % 3] as Unicode.Scalar
      let inputs = decoder.decode([UInt8(key.value)], at: moment)
      #expect(inputs.last == ReceivedInput(.key(.character(key)), at: moment), "turn \(turn)")
    }
  }

  /// What one read completes has one moment, also if it began earlier.
  @Test func theInputsOfOneReadHaveOneMoment() {
    var decoder = InputDecoder(screen: Size(columns: 80, rows: 24))
    _ = decoder.decode(Array("2\u{1b}[".utf8), at: .seconds(1))
    let inputs = decoder.decode(
      Array("A22 q\u{1b}[Z\u{1b}[<0;1;1M\u{1b}[Ié".utf8), at: .milliseconds(1_400))
    #expect(inputs.count == 9)
    #expect(inputs.allSatisfy { $0.moment == .milliseconds(1_400) })
  }

  /// Who is late with reading does not tear what arrived in time.
  @Test func lateBytesGoOnWhereNobodyHasSeenSilence() {
    var decoder = InputDecoder()
    _ = decoder.decode([0x1b], at: .zero)
    let inputs = decoder.decode(Array("[A".utf8), at: .milliseconds(400))
    #expect(inputs == [ReceivedInput(.key(.up), at: .milliseconds(400))])
  }
}
