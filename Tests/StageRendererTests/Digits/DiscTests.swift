import StageRenderer
import Testing
import TimerTestSupport

/// A lamp looks round, if a cell is twice as high as wide.
@Suite struct DiscTests {
  private func disc(_ rect: Rect, on size: Size) -> Canvas {
    var canvas = Canvas(size: size, filledWith: .ground)
    canvas.drawDisc(in: rect, isLit: true, with: .cells(lit: .lit, unlit: .unlit))
    return canvas
  }

  private func disc(_ size: Size) -> Canvas {
    disc(Rect(column: 0, row: 0, columns: size.columns, rows: size.rows), on: size)
  }

  static let pictures: [(rows: Int, picture: String)] = [
    (
      1,
      """
      ##
      """
    ),
    (
      2,
      """
      ####
      ####
      """
    ),
    (
      3,
      """
       ####
      ######
       ####
      """
    ),
    (
      4,
      """
       ######
      ########
      ########
       ######
      """
    ),
    (
      5,
      """
        ######
      ##########
      ##########
      ##########
        ######
      """
    ),
    (
      6,
      """
         ######
       ##########
      ############
      ############
       ##########
         ######
      """
    ),
    (
      7,
      """
         ########
       ############
      ##############
      ##############
      ##############
       ############
         ########
      """
    ),
    (
      9,
      """
           ########
        ##############
       ################
      ##################
      ##################
      ##################
       ################
        ##############
           ########
      """
    ),
    (
      12,
      """
             ##########
          ################
        ####################
       ######################
      ########################
      ########################
      ########################
      ########################
       ######################
        ####################
          ################
             ##########
      """
    ),
  ]

  @Test(arguments: pictures)
  func aDiscIsRound(rows: Int, picture: String) {
    #expect(difference(disc(Size(columns: 2 * rows, rows: rows)).lines, from: picture) == nil)
  }

  @Test(arguments: 0...40)
  func aDiscIsSymmetricalAndReachesAllSides(rows: Int) {
    let canvas = disc(Size(columns: 2 * rows, rows: rows))
    #expect(canvas.mirrored(across: true) == canvas)
    #expect(canvas.mirrored(down: true) == canvas)
    #expect((0..<rows).allSatisfy { canvas.isLit(rows, $0) })
    #expect((0..<2 * rows).allSatisfy { canvas.isLit($0, rows / 2) })
  }

  /// Where edges lie within cells the upper and the lower edge are equally round.
  @Test(arguments: sample(Array(1...40), oneOf: 3), [true, false])
  func aFineDiscIsSymmetrical(rows: Int, isLit: Bool) {
    let size = Size(columns: 2 * rows, rows: rows)
    var canvas = Canvas(size: size, filledWith: Cell(" ", Style(Colour(7), on: Colour(16))))
    var display = DiscDisplay()
    display.draw(
      in: canvas.bounds, isLit: isLit, on: &canvas,
      with: .blocks(BlockInk(lit: Colour(226), unlit: Colour(58), on: Colour(16))))
    var wrong: [Position] = []
    for row in 0..<rows / 2 {
      for column in 0..<size.columns {
        let upper = canvas[Position(column: column, row: row)]
        let lower = canvas[Position(column: column, row: rows - 1 - row)]
        guard upper != lower else { continue }
        let areAlike = [16, 58, 226].map(Colour.init).allSatisfy { colour in
          upper.eighths(in: colour) == lower.eighths(in: colour)
        }
        if !areAlike { wrong.append(Position(column: column, row: row)) }
      }
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  /// Of a circle's box the circle takes pi / 4.
  @Test(arguments: 5...60)
  func aDiscHasTheAreaOfACircle(rows: Int) {
    let cells = disc(Size(columns: 2 * rows, rows: rows)).cells
    let part = Double(cells.filter { $0 == .lit }.count) / Double(2 * rows * rows)
    #expect(abs(part - Double.pi / 4) < 0.06)
  }

  @Test func aDiscStandsInItsRectangle() {
    let rect = Rect(column: 2, row: 1, columns: 6, rows: 3)
    let picture = """

         ####
        ######
         ####
      """
    #expect(difference(disc(rect, on: Size(columns: 20, rows: 6)).lines, from: picture) == nil)
  }

  @Test(arguments: [
    (-3, 0, "##\n###\n##"), (4, 1, "\n     #\n    ##"), (0, -2, " ####"), (0, -3, ""), (6, 0, ""),
  ])
  func whatIsOutsideTheCanvasIsLeftOut(column: Int, row: Int, picture: String) {
    let rect = Rect(column: column, row: row, columns: 6, rows: 3)
    #expect(difference(disc(rect, on: Size(columns: 6, rows: 3)).lines, from: picture) == nil)
  }

  @Test(arguments: [
    Size(columns: 0, rows: 0), Size(columns: 0, rows: 3), Size(columns: 4, rows: 0),
  ])
  func aDiscWithoutCellsIsNone(size: Size) {
    let rect = Rect(column: 1, row: 1, columns: size.columns, rows: size.rows)
    #expect(!disc(rect, on: Size(columns: 8, rows: 6)).cells.contains(.lit))
  }
}
