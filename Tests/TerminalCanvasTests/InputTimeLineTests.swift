import TerminalCanvas
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
    ("0 ESC | 30 [A", "0.0 escape | 30.0 [ | 30.0 A"),
    ("0 ESC [ | 40 A", "40.0 up"),
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
    // In an answer without an end they count after a second, and so does what else was typed.
    ("0 ESC ]11;rgb SP | 300 q | 400 SP", "0.0 SP | 300.0 q | 400.0 SP"),
    ("0 ESC ]11;rgb | 300 q | 1100 x", "300.0 q | 1100.0 x"),
    ("0 ESC P1 | 300 SP | 340 SP", "300.0 SP | 340.0 SP"),
    ("0 ESC [M | 300 SP | 400 x", "300.0 SP | 400.0 x"),
    // In a paste without an end, what was typed later.
    ("0 ESC [200~a SP b | 300 SP | 400 q", "300.0 SP | 400.0 q"),
    ("0 ESC [200~a SP b | 10 c | 20 ^C | 1100 x", "20.0 ^C | 1100.0 x"),
    ("0 ESC [200~ab | 900 ESC [A | 950 ESC [201~ | 960 SP", "960.0 SP"),
    ("0 ESC [200~ab | 300 ESC [A", "300.0 up"),
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

  /// The deadline is never more than a second after the start, whatever arrives.
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
    _ = decoder.decode([0x20], at: .milliseconds(300))
    let inputs = decoder.expire(at: .seconds(1))
    #expect(inputs.last == ReceivedInput(.key(.character(" ")), at: .milliseconds(300)))
    #expect(inputs.count == 256)
  }

  /// Who is late with reading does not tear what arrived in time.
  @Test func lateBytesGoOnWhereNobodyHasSeenSilence() {
    var decoder = InputDecoder()
    _ = decoder.decode([0x1b], at: .zero)
    let inputs = decoder.decode(Array("[A".utf8), at: .milliseconds(400))
    #expect(inputs == [ReceivedInput(.key(.up), at: .milliseconds(400))])
  }
}
