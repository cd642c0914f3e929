import StageRenderer
import Testing

/// Sequences of keys and answers of terminals, each cut once at every byte, with pauses of several
/// lengths.
///
/// A line changes the times at which pieces come, and a slow network does. What comes out follows
/// from a rule, which `outcome` states without the decoder: the whole sequence, or nothing but an
/// Escape or a key with Alt, unless the second piece is one byte.
struct CutSequenceTests {
  /// A sequence, and the names of the inputs that it gives in one piece.
  struct Sequence: CustomTestStringConvertible {
    let text: String
    let whole: [String]

    init(_ text: String, _ whole: String...) { (self.text, self.whole) = (text, whole) }

    /// The same with a key behind it.
    init(_ sequence: Sequence, with key: String) {
      (text, whole) = (sequence.text + key, sequence.whole + [key])
    }

    var bytes: [UInt8] { Array(text.utf8) }
    var testDescription: String { text.debugDescription }
  }

  private static let keys = [
    Sequence("\u{1b}[A", "up"), Sequence("\u{1b}[B", "down"), Sequence("\u{1b}[C", "right"),
    Sequence("\u{1b}[D", "left"), Sequence("\u{1b}OA", "up"), Sequence("\u{1b}OD", "left"),
    Sequence("\u{1b}[5~", "pageUp"), Sequence("\u{1b}[6~", "pageDown"),
    Sequence("\u{1b}OP", "f1"), Sequence("\u{1b}[11~", "f1"), Sequence("\u{1b}[15~", "f5"),
    Sequence("\u{1b}[Z", "backTab"), Sequence("\u{1b}Oq", "1"), Sequence("\u{1b}OM", "Enter"),
    Sequence("\u{1b}5", "Alt+5"), Sequence("é", "é"),
    // No keys of the clock.
    Sequence("\u{1b}[3~"), Sequence("\u{1b}[1;5A"), Sequence("\u{1b}OQ"),
    // The mouse, in both forms.
    Sequence("\u{1b}[<0;60;15M", "press"), Sequence("\u{1b}[<0;60;15m", "release"),
    Sequence("\u{1b}[<65;2;2M", "wheelDown"), Sequence("\u{1b}[M !!", "press"),
    Sequence("\u{1b}[M#,5", "release"),
    // A paste.
    Sequence("\u{1b}[200~q 2 y\r\u{3}b\u{1b}[A:quit\r\u{1b}[201~"),
    Sequence("\u{1b}[200~\u{1b}[201~"),
    // Keys of the kitty keyboard protocol: Space, q, Ctrl-C, a release, Shift alone, an arrow's
    // release.
    Sequence("\u{1b}[32u", "Space"), Sequence("\u{1b}[113;1:1u", "q"),
    Sequence("\u{1b}[99;5u", "^C"),
    Sequence("\u{1b}[113;1:3u"), Sequence("\u{1b}[57441;2u"), Sequence("\u{1b}[1;1:3A"),
  ]

  private static let answers = [
    // DA1 of a VT220 and of xterm, DA2, DA3.
    Sequence("\u{1b}[?62;22c"), Sequence("\u{1b}[?61;4;6;7;14;21;22;23;24;28;32;42;52c"),
    Sequence("\u{1b}[>41;379;0c"), Sequence("\u{1b}P!|7E565445\u{1b}\\"),
    // Colours, in both forms of the end; the clipboard.
    Sequence("\u{1b}]10;rgb:ffff/ffff/ffff\u{7}"), Sequence("\u{1b}]11;rgb:1e1e/2b2b/3c3c\u{1b}\\"),
    Sequence("\u{1b}]52;c;cSBxIDIgeQ==\u{1b}\\"),
    // XTVERSION, DECRQSS of the cursor's form, a title, what a picture protocol answers, SOS, PM.
    Sequence("\u{1b}P>|tmux 3.4q\u{1b}\\"), Sequence("\u{1b}P1$r2 q\u{1b}\\"),
    Sequence("\u{1b}]lq q 2\u{1b}\\"), Sequence("\u{1b}_Gi=1;OK q\u{1b}\\"),
    Sequence("\u{1b}Xq b 2\u{1b}\\"), Sequence("\u{1b}^q b 2\u{1b}\\"),
    // The focus, the cursor's position, the state, the size, a mode, and kitty's keyboard flags.
    Sequence("\u{1b}[I", "focus in"), Sequence("\u{1b}[O", "focus out"), Sequence("\u{1b}[12;40R"),
    Sequence("\u{1b}[0n"), Sequence("\u{1b}[8;24;80t"), Sequence("\u{1b}[?2026;2$y"),
    Sequence("\u{1b}[?0u"),
  ]

  private static let pauses = [15, 60, 110, 150, 300, 520, 900]

  // MARK: What must come out

  /// What comes out of a sequence that is cut after some bytes.
  private func outcome(of sequence: Sequence, cutAfter count: Int, _ pause: Int) -> [String] {
    let (bytes, rest) = (sequence.bytes, sequence.bytes.dropFirst(count))
    let isIntroduced = count == 2 && bytes[0] == 0x1b && "[O]PX^_".utf8.contains(bytes[1])
    let timeout = bytes[0] != 0x1b ? 1_000 : count == 1 ? 100 : isIntroduced ? 500 : 1_000
    // Space, Ctrl-C and q by themselves are keys after 50 ms.
    let isKey = rest.count == 1 && rest.first.map { " \u{3}q".utf8.contains($0) } == true
    if pause < (isKey ? 50 : timeout) { return sequence.whole }
    let early =
      count == 1 ? ["escape"] : isIntroduced ? ["Alt+\(Character(Unicode.Scalar(bytes[1])))"] : []
    guard rest.count == 1 else { return early + sequence.whole.filter { $0 == "^C" } }
    return early + rest.map(Self.name(of:))
  }

  private static func name(of byte: UInt8) -> String {
    name(of: .key(.character(Unicode.Scalar(byte))))
  }

  private static func name(of input: Input) -> String {
    switch input {
    case .key(.character(" ")): "Space"
    case .key(.character("\r")): "Enter"
    case .key(.character("\u{3}")): "^C"
    case .key(.character(let scalar)): "\(scalar)"
    case .key(.alt(let scalar)): "Alt+\(scalar)"
    case .key(let key): "\(key)"
    case .mouse(let mouse): "\(mouse.action)"
    case .focus(let isHere): isHere ? "focus in" : "focus out"
    case .line, .end: "other"
    }
  }

  // MARK: What comes out

  /// The inputs of two pieces, as the event loop reads them.
  private func inputs(_ pieces: [[UInt8]], _ pause: Int, isLate: Bool = false) -> [String] {
    var decoder = InputDecoder(screen: Size(columns: 80, rows: 24))
    var inputs: [ReceivedInput] = []
    for (index, piece) in pieces.enumerated() {
      let moment = Duration.milliseconds(pause * index)
      if !isLate, index > 0 { inputs += decoder.expire(at: moment - .nanoseconds(1)) }
      let read = decoder.decode(piece, at: moment)
      // What ends by a timeout began earlier.
      #expect(read.allSatisfy { $0.moment == moment || Self.endsByTimeout($0.input) })
      inputs += read
    }
    inputs += decoder.expire(at: .seconds(60))
    #expect(decoder.deadline == nil)
    return inputs.map { Self.name(of: $0.input) }
  }

  private static func endsByTimeout(_ input: Input) -> Bool {
    switch input {
    case .key(.escape), .key(.alt): true
    default: false
    }
  }

  private func cuts(of sequence: Sequence) -> [(first: [UInt8], rest: [UInt8], pause: Int)] {
    let bytes = sequence.bytes
    return (1..<bytes.count).flatMap { count in
      Self.pauses.map { (Array(bytes[..<count]), Array(bytes[count...]), $0) }
    }
  }

  @Test(arguments: keys + answers)
  func aCutSequenceGivesWhatTheTableSays(sequence: Sequence) {
    #expect(inputs([sequence.bytes], 0) == sequence.whole)
    for (first, rest, pause) in cuts(of: sequence) {
      let expected = outcome(of: sequence, cutAfter: first.count, pause)
      #expect(inputs([first, rest], pause) == expected, "after \(first.count), \(pause) ms")
    }
  }

  /// Keys in the same reads, before the first piece and behind the second one, are keys.
  ///
  /// A second read has two bytes or more then, and is no key by itself.
  @Test(arguments: keys + answers)
  func keysBesideACutSequenceAreKeys(sequence: Sequence) {
    for (first, rest, pause) in cuts(of: sequence) {
      let long = Sequence(sequence, with: "k")
      var expected = outcome(of: long, cutAfter: first.count, pause)
      if expected != long.whole {
        // After an escape these are two keys, and no rest of a sequence.
        if sequence.text == "\u{1b}5" { expected.append("5") }
        expected.append("k")
      }
      #expect(
        inputs([Array("k".utf8) + first, rest + Array("k".utf8)], pause)
          == ["k"] + expected, "after \(first.count), \(pause) ms")
    }
  }

  /// Who reads late has not seen the silence, and joins what may have come in time.
  ///
  /// Space, Ctrl-C and `q` by themselves are keys all the same.
  @Test(arguments: keys + answers)
  func aLateReaderJoinsThePieces(sequence: Sequence) {
    for (first, rest, pause) in cuts(of: sequence) {
      let isKey = rest == [UInt8(ascii: "q")] && pause >= 50
      let expected =
        isKey ? outcome(of: sequence, cutAfter: first.count, pause) : sequence.whole
      #expect(inputs([first, rest], pause, isLate: true) == expected)
    }
  }

  /// In how many pieces ever, without a pause that a person makes.
  @Test(arguments: keys + answers)
  func singleBytesWithoutPausesAreJoined(sequence: Sequence) {
    #expect(inputs(sequence.bytes.map { [$0] }, 2) == sequence.whole)
  }
}
