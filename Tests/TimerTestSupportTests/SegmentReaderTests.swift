import StageRenderer
import Testing
import TimerTestSupport

@Suite struct SegmentReaderTests {
  /// From the smallest on: plain, bevelled, slanted, with edges.
  static let drawings = [
    SegmentDrawing(columns: 5, rows: 5, thickness: 1),
    SegmentDrawing(columns: 7, rows: 5, thickness: 1),
    SegmentDrawing(columns: 6, rows: 6, thickness: 1),
    SegmentDrawing(columns: 8, rows: 7, thickness: 1, slant: 0.15),
    SegmentDrawing(columns: 10, rows: 9, thickness: 1, gap: 0),
    SegmentDrawing(columns: 17, rows: 13, thickness: 1, gap: 0, slant: 0.3),
    SegmentDrawing(columns: 14, rows: 16, thickness: 2),
    SegmentDrawing(columns: 33, rows: 25, thickness: 2, gap: 0.1, slant: 0.3),
    SegmentDrawing(columns: 36, rows: 40, thickness: 3, gap: 0.1, hasSoftEdge: true),
    SegmentDrawing(columns: 60, rows: 51, thickness: 4, gap: 0.15, slant: 0.2, hasSoftEdge: true),
  ]

  private func read(_ canvas: Canvas) -> String? {
    readDigits(canvas, lit: { $0.scalar == "#" }, unlit: { $0.scalar == "." })
  }

  private func read(_ picture: String) -> String? {
    let lines = picture.split(separator: "\n", omittingEmptySubsequences: false)
    let size = Size(columns: lines.map(\.count).max() ?? 0, rows: lines.count)
    var canvas = Canvas(size: size, filledWith: SegmentDrawing.cell(" "))
    for (row, line) in lines.enumerated() {
      let style = Style(Colour(7), on: Colour(0))
      canvas.write(String(line), at: Position(column: 0, row: row), style: style)
    }
    return read(canvas)
  }

  @Test(arguments: drawings, ["17:42", "-0:07", "-12:05", "1:40:00", "36:58", "99:59"])
  func aTimeInOneRowIsRead(drawing: SegmentDrawing, time: String) {
    #expect(read(drawing.canvas(of: [time])) == time)
  }

  @Test(arguments: drawings, [["17", "42"], ["-0", "07"], ["88", "36"], ["1", "40", "59"]])
  func groupsInRowsAreJoined(drawing: SegmentDrawing, groups: [String]) {
    #expect(read(drawing.canvas(of: groups)) == groups.joined(separator: ":"))
  }

  @Test(arguments: [(" 7:42", "7:42"), ("17:4 ", "17:4 "), ("  :  ", ":  ")])
  func aBlankIsLeftOutOnlyAtTheBeginning(shown: String, read expected: String) {
    #expect(read(SegmentDrawing(columns: 9, rows: 8, thickness: 1).canvas(of: [shown])) == expected)
  }

  @Test func theLargestDigitsAreRead() {
    let drawing = SegmentDrawing(
      columns: 170, rows: 200, thickness: 15, gap: 0.1, slant: 0.3, hasSoftEdge: true)
    #expect(read(drawing.canvas(of: ["36:52"])) == "36:52")
  }

  @Test(arguments: [
    (
      """
      9 Keynote                    help

        #...#  #####      #####  .....
        #   #  .   #  ##  #   .  .   .
        #####  .####      #####  #####
        .   #  .   #  ##  .   #  .   .
        ....#  #####      #####  .....

                     ###
      ready          ###
      """, "43:5-"
    ),
    ("#####\n#   #\n#####\n#   #\n#####", nil),
    (".....\n.   #\n.....\n.   #\n.....", "1"),
    ("#####\n#   .\n#####\n#   #\n#####", nil),
    ("####.\n.   #\n.....\n.   #\n.....", "7"),
    (".....\n.   #\n.   #\n.   #\n.....", nil),
    (".....\n....#\n.....\n.   #\n.....", nil),
    (".....  #\n.   #   \n.....  #\n.   #   \n.....  #", nil),
    (".....  #\n.   #  #\n.....  #\n.   #  #\n.....  #", nil),
    ("..... ####\n.   # .  #\n..... ####\n.   # #  .\n..... ####", "12"),
    ("......... ####\n.       # .  #\n......... ####\n.       # #  .\n......... ####", nil),
    ("##  ##\n\n.....\n.   #\n.....\n.   #\n.....", nil),
    ("..\n\n.....\n.   #\n.....\n.   #\n.....", nil),
  ])
  func aPictureIsATimeOrNone(picture: String, time: String?) {
    #expect(read(picture) == time)
  }

  @Test(arguments: drawings, [1, 2, 3])
  func aLampBelowIsNoDigit(drawing: SegmentDrawing, radius: Int) {
    let digits = drawing.canvas(of: ["06:42"])
    var canvas = digits.cut(rows: 0..<digits.size.rows + 2 * radius + 2)
    for row in -radius...radius {
      let half = 2 * (radius + 1 - abs(row))
      canvas.fill(
        row: digits.size.rows + radius + row, columns: 20 - half..<20 + half,
        with: SegmentDrawing.cell("#"))
    }
    #expect(read(canvas) == "06:42")
  }

  @Test(arguments: drawings)
  func aCutDigitIsNone(drawing: SegmentDrawing) {
    let whole = drawing.canvas(of: ["07:25"])
    let used = (0..<whole.size.columns).filter { column in
      (0..<whole.size.rows).contains { whole[Position(column: column, row: $0)].scalar != " " }
    }
    let left = used[0] + drawing.columns / 2
    let right = used[used.count - 1] - drawing.columns / 2
    let bars = drawing.thickness + 1
    #expect(read(whole) == "07:25")
    #expect(read(whole.cut(columns: left..<whole.size.columns)) == nil)
    #expect(read(whole.cut(columns: 0..<right)) == nil)
    #expect(read(whole.cut(rows: bars..<whole.size.rows)) == nil)
    #expect(read(whole.cut(rows: 0..<whole.size.rows - bars)) == nil)
    #expect(read(whole.cut(rows: 0..<whole.size.rows / 2)) == nil)
  }

  /// The cuts are at a third of the columns and rows; `make soak` tries all of them.
  @Test(arguments: drawings.prefix(8))
  func whereverItIsCutNoOtherTimeIsRead(drawing: SegmentDrawing) {
    let whole = drawing.canvas(of: ["07:25"])
    for column in sample(Array(0..<whole.size.columns), oneOf: 3) {
      let left = read(whole.cut(columns: 0..<column))
      let right = read(whole.cut(columns: column..<whole.size.columns))
      #expect("07:25".hasPrefix(left ?? ""), "cut at column \(column)")
      #expect("07:25".hasSuffix(right ?? ""), "cut at column \(column)")
    }
    for row in sample(Array(0..<whole.size.rows), oneOf: 3) {
      let halves = [whole.cut(rows: 0..<row), whole.cut(rows: row..<whole.size.rows)].map(read)
      #expect(halves.allSatisfy { $0 == nil || $0 == "07:25" }, "cut at row \(row)")
    }
  }

  @Test func aSegmentLitInPartIsNone() {
    let drawing = SegmentDrawing(columns: 36, rows: 40, thickness: 3)
    var canvas = drawing.canvas(of: ["18:00"])
    #expect(read(canvas) == "18:00")
    canvas[Position(column: 2, row: 11)] = SegmentDrawing.cell("#")
    #expect(read(canvas) == nil)
  }

  @Test func anEmptyScreenHasNoTime() {
    let cell = SegmentDrawing.cell(" ")
    #expect(read(Canvas(size: Size(columns: 40, rows: 12), filledWith: cell)) == nil)
    let nothing = Canvas(size: Size(columns: 0, rows: 0), filledWith: cell)
    #expect(read(nothing) == nil)
    #expect(readDigits(nothing) == nil)
  }
}

extension Canvas {
  /// The part in some columns and rows; empty where there is nothing.
  fileprivate func cut(columns: Range<Int>? = nil, rows: Range<Int>? = nil) -> Canvas {
    let columns = columns ?? 0..<size.columns
    let rows = rows ?? 0..<size.rows
    let size = Size(columns: columns.count, rows: rows.count)
    var part = Canvas(size: size, filledWith: SegmentDrawing.cell(" "))
    for row in rows.clamped(to: 0..<self.size.rows) {
      for column in columns {
        part[Position(column: column - columns.lowerBound, row: row - rows.lowerBound)] =
          self[Position(column: column, row: row)]
      }
    }
    return part
  }
}
