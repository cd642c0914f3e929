import StageRenderer
import Testing
import TimerTestSupport

struct FrameEncoderTests {
  /// What terminals may lack, and what a canvas should then look like.
  static let terminals:
    [(name: String, capabilities: Capabilities, lacks: @Sendable (Control) -> Bool)] =
      [
        ("xterm", Capabilities(), { _ in false }),
        ("without background colour erase", Capabilities(), { $0 == .clear || $0.isErasure }),
        ("without steps", Capabilities(), { $0 == .down }),
        ("that shows what comes", Capabilities(), { $0 == .beginUpdate || $0 == .endUpdate }),
        ("without colours", Capabilities(colours: 0), { $0.isColour }),
        ("of eight colours", Capabilities(colours: 8), { _ in false }),
        ("in ASCII", Capabilities(isUnicode: false), { _ in false }),
        ("that scrolls behind its last cell", Capabilities(hasLastCell: false), { _ in false }),
      ]

  @Test(arguments: terminals.indices, [(12, 5), (1, 1), (2, 9), (40, 1), (33, 20)])
  func theTerminalShowsEachCanvasAfterAnyOther(terminal: Int, size: (Int, Int)) {
    let (name, capabilities, lacks) = Self.terminals[terminal]
    let size = Size(columns: size.0, rows: size.1)
    var random = SplitMix64(seed: UInt64(terminal * 100 + size.columns))
    var emulator = TerminalEmulator(size: size)
    var encoder = FrameEncoder(capabilities, Control.encoder(without: lacks))
    var canvas = Canvas(size: size, filledWith: Cell(" ", Style(Colour(1), on: Colour(4))))
    for round in 0..<(repetitions > 1 ? 60 : 25) {
      canvas.scribble(with: &random)
      if random.below(10) == 0 { encoder.forget() }
      emulator.feed(encoder.draw(canvas))
      let isShown = emulator.canvas.seen == capabilities.shown(canvas).seen
      #expect(isShown, "\(name), round \(round)")
    }
  }

  @Test func theSameCanvasAgainIsNotAByte() {
    var encoder = FrameEncoder(Capabilities(), Control.encoder { _ in false })
    let canvas = Canvas(columns: 20, rows: 5)
    #expect(!encoder.draw(canvas).isEmpty)
    #expect(encoder.draw(canvas).isEmpty)
    encoder.forget()
    #expect(!encoder.draw(canvas).isEmpty)
  }

  /// It rests there after each canvas, and is told again only after it has moved.
  @Test func theCursorRestsWhereTheCanvasSays() {
    var encoder = FrameEncoder(Capabilities(), Control.encoder { _ in false })
    var canvas = Canvas(columns: 20, rows: 5)
    canvas.cursor = Position(column: 0, row: 4)
    #expect(Control.names(in: encoder.draw(canvas)).hasSuffix("@0,4"))
    #expect(encoder.draw(canvas).isEmpty)
    canvas[Position(column: 3, row: 2)] = Cell("x")
    #expect(Control.names(in: encoder.draw(canvas)).hasSuffix("x @0,4"))
  }

  @Test func aTitleIsToldOnceAndInWhatTheTerminalReads() {
    var canvas = Canvas(columns: 20, rows: 5)
    for (isUnicode, shown) in [(true, "1:23 GRÜN"), (false, "1:23 GR?N")] {
      var encoder = FrameEncoder(Capabilities(isUnicode: isUnicode), Control.encoder { _ in false })
      canvas.title = "1:23 GRÜN"
      let bytes = Array("\u{1b}]2;\(shown)\u{7}".utf8)
      #expect(encoder.draw(canvas).suffix(bytes.count) == bytes[...])
      #expect(encoder.draw(canvas).isEmpty)
      canvas.title = nil
      #expect(encoder.draw(canvas).isEmpty)
    }
  }

  @Test func aLongPictureIsHeldUntilItIsWhole() {
    let hold = Array("\u{1b}[?2026h".utf8)
    let release = Array("\u{1b}[?2026l".utf8)
    var encoder = FrameEncoder(Capabilities(), Control.encoder { _ in false })
    var canvas = Canvas(columns: 50, rows: 50)
    let whole = encoder.draw(canvas)
    #expect(whole.starts(with: hold) && whole.suffix(release.count) == release[...])
    canvas[Position(column: 3, row: 3)] = Cell("x")
    #expect(!encoder.draw(canvas).starts(with: hold))
  }

  @Test(arguments: [
    // A bar is told one place and one colour, and a step down for each row.
    ("######\n######\n######", "@3,2 :1 X6 v X6 v X6"),
    // What is slanted needs a step to the left.
    ("  ######\n ######\n######", "@5,2 :1 X6 v < X6 v < X6"),
    // Bars of two colours come one after the other, not row by row.
    ("####  ====\n####  ====", "@3,2 :1 X4 v X4 @9,2 :2 X4 v X4"),
    // Narrow ones are spaces, with steps back.
    ("##\n##", "@3,2 :1 ·· v << ··"),
    // Words have a colour of their own; what is far away is another place.
    ("abc\n\n     d", "@3,2 /7 abc @8,4 d"),
    // Spaces between words are written.
    ("ab cd", "@3,2 /7 ab·cd"),
  ])
  func aPictureIsSaidInFewWords(picture: String, words: String) {
    var encoder = FrameEncoder(Capabilities(), Control.encoder { _ in false })
    var canvas = Canvas(size: Size(columns: 30, rows: 9), filledWith: Cell(" ", .plain))
    _ = encoder.draw(canvas)
    for (row, line) in picture.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      for (column, mark) in line.unicodeScalars.enumerated() {
        let colours: [Unicode.Scalar: UInt8] = ["#": 1, "=": 2]
        let ground = Style(Colour(7), on: Colour(colours[mark] ?? 0))
        canvas[Position(column: column + 3, row: row + 2)] = Cell(
          colours[mark] == nil ? mark : " ", ground)
      }
    }
    #expect(Control.names(in: encoder.draw(canvas)) == words)
  }
}
