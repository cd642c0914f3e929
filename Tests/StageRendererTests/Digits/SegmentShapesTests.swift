import StageRenderer
import Testing

/// What is true of the digits at every size.
@Suite struct SegmentShapesTests {
  /// Each digit in each size; where one does not fit, there is none.
  private static let canvases: [String: [Size: Canvas]] = {
    var canvases: [String: [Size: Canvas]] = [:]
    for size in digitSizes {
      guard let layout = DisplayLayout.largest([1], in: size, .landscape) else { continue }
      // One display makes the shapes of a size only once, for all digits.
      var display = SegmentDisplay()
      for digit in digits {
        guard let text = DisplayText(digit) else { continue }
        canvases[digit, default: [:]][size] = display.canvas(of: text, layout)
      }
    }
    return canvases
  }()

  private func canvas(_ digit: String, _ size: Size) throws -> Canvas {
    try #require(Self.canvases[digit]?[size])
  }

  @Test(arguments: digits)
  func aDigitIsReadBackAtEverySize(digit: String) throws {
    let segments = try digit.first.map { try #require(Segments($0)) }
    let wrong = try digitSizes.filter { size in
      let canvas = try canvas(digit, size)
      return canvas.size != size || canvas.bars(of: canvas.bounds) != segments
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test(arguments: digits)
  func aDigitReachesAllItsSides(digit: String) throws {
    let wrong = try digitSizes.filter { size in
      let canvas = try canvas(digit, size)
      func isThere(_ column: Int, _ row: Int) -> Bool {
        canvas[Position(column: column, row: row)] != .ground
      }
      return !(0..<size.columns).contains { isThere($0, 0) }
        || !(0..<size.columns).contains { isThere($0, size.rows - 1) }
        || !(0..<size.rows).contains { isThere(0, $0) }
        || !(0..<size.rows).contains { isThere(size.columns - 1, $0) }
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  /// A digit alone, upside down or in a mirror, is the same or another one.
  @Test(arguments: [
    ("0", true, false, "0"), ("0", false, true, "0"), ("8", true, false, "8"),
    ("8", false, true, "8"), ("-", true, false, "-"), ("-", false, true, "-"),
    ("1", false, true, "1"), ("3", false, true, "3"), ("2", true, false, "5"),
    ("2", false, true, "5"), ("5", true, true, "5"), ("6", true, true, "9"),
  ])
  func aMirrorShowsADigit(digit: String, across: Bool, down: Bool, shown: String) throws {
    let wrong = try digitSizes.filter { size in
      try canvas(digit, size).mirrored(across: across, down: down) != canvas(shown, size)
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test func theColonIsSymmetrical() throws {
    let wrong = try digitSizes.filter { size in
      let area = Size(columns: 3 * size.columns, rows: size.rows)
      let canvas = try Drawing("0:0", in: area, .landscape).canvas
      return canvas.mirrored(across: true) != canvas || canvas.mirrored(down: true) != canvas
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  /// The bars of all digits lie in the same cells, so nothing but light changes.
  @Test func allDigitsStandInTheSameCells() throws {
    let wrong = try digitSizes.filter { size in
      let outlines = try digits.map { try canvas($0, size).cells.map { $0 == .ground } }
      return Set(outlines).count != 1
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }
}
