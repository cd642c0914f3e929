/// Where the parts of the operator view are: a function of the terminal's size alone.
///
/// At the top the time is at the left and the picture of what the speaker sees at the right, or
/// below it on a terminal that is taller than wide. Below them are the lists, in two columns on a
/// wide terminal. The time is larger than that in the picture.
struct OperatorLayout: Equatable {
  let time: Rect
  /// The traffic light: one row of words, or round lamps.
  let lamps: Rect
  /// The time of day, one row.
  let timesOfDay: Rect
  /// The box with the small picture.
  let speaker: Rect
  /// The items that come next in large letters; `nil` where there is no room for them.
  let next: Rect?
  /// The columns of the lists, from the left to the right.
  let sections: [Rect]

  /// The smallest terminal that has the items that come next in large letters.
  private static let largeSize = Size(columns: 160, rows: 45)
  private static let margin = 1
  private static let gap = 2
  /// The fewest columns in which the lists are shown side by side.
  private static let wide = 100
  /// The fewest rows with an empty row at the top and above the lists, and with one below them.
  private static let (airyRows, manyRows) = (24, 30)
  /// In fewer rows than these the picture has no more than these columns: in more its digits would
  /// be as large as the time.
  private static let (lowRows, lowPicture) = (20, 30)

  init(in size: Size, showsNext: Bool = false) {
    let isLarge =
      showsNext && size.columns >= Self.largeSize.columns && size.rows >= Self.largeSize.rows
    let isWide = size.columns >= Self.wide
    let isHigh = !isWide && size.rows >= size.columns
    let air = size.rows >= Self.airyRows ? 1 : 0
    let all = size.columns - 2 * Self.margin
    let right =
      isHigh
      ? all
      : isWide
        ? min(isLarge ? 120 : 80, max(42, size.columns * 2 / 5)) : max(26, size.columns * 3 / 8)
    let picture = size.rows < Self.lowRows ? min(right, Self.lowPicture) : right
    let left = isHigh ? all : size.columns - picture - Self.margin - Self.gap
    // A picture of this width has the shape of a terminal of 80 × 24.
    let shape = (picture - 2) * 3 / 10 + 2
    let rows =
      isHigh
      ? Self.rows(ofHigh: size)
      : max(7, min(shape + air, isLarge ? size.rows * 3 / 8 : Self.share(of: size.rows)))
    (time, lamps, timesOfDay) = Self.clock(Size(columns: left, rows: rows), air)
    speaker =
      isHigh
      ? Rect(
        column: Self.margin, row: rows + 1, columns: all, rows: min(shape, size.rows / 4))
      : Rect(column: size.columns - picture, row: air, columns: picture, rows: rows - air)
    let first = speaker.rows.upperBound + air
    let end = size.rows - (size.rows >= Self.manyRows ? 2 : 1)
    let columns =
      isWide
      ? [Self.margin..<size.columns - right - Self.gap, size.columns - right..<size.columns]
      : [Self.margin..<size.columns - Self.margin]
    // Five rows for each of the next at least, and the others for displays and events.
    let nextRows = isLarge ? max(16, (end - first) * 3 / 5) : 0
    next = isLarge ? Self.area(columns[1], first..<first + nextRows) : nil
    sections = columns.enumerated().map { index, columns in
      Self.area(columns, (isLarge && index == 1 ? first + nextRows + 1 : first)..<end)
    }
  }

  private static func area(_ columns: Range<Int>, _ rows: Range<Int>) -> Rect {
    Rect(
      column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
  }

  /// The bar of how far the talk has come, in the row above the lamps; `nil` if there is none.
  var progress: Rect? {
    guard time.rows.upperBound < lamps.origin.row else { return nil }
    return Rect(
      column: lamps.origin.column + 1, row: lamps.origin.row - 1, columns: lamps.size.columns - 2,
      rows: 1)
  }

  /// The rows for the time and the picture beside it: two fifths, half where the lists have many.
  private static func share(of rows: Int) -> Int { rows >= 30 ? rows * 12 / 25 : rows * 2 / 5 + 1 }

  /// The rows of the time where the picture is below it: as many as digits of this width need.
  private static func rows(ofHigh size: Size) -> Int {
    min(size.columns / 4 + 7, size.rows * 2 / 5)
  }

  /// The parts of the clock in the rows at the top: the time, the lamps, and the time of day.
  ///
  /// Lamps are round where the time stays the larger part.
  private static func clock(
    _ size: Size, _ air: Int
  ) -> (time: Rect, lamps: Rect, timesOfDay: Rect) {
    let lampRows = size.rows >= 20 && size.columns >= 46 ? 4 : 1
    let gap = size.rows >= 13 ? 1 : 0
    let timeRows = size.rows - air - gap - lampRows - 1
    func part(_ row: Int, _ rows: Int) -> Rect {
      Rect(column: margin, row: row, columns: size.columns, rows: rows)
    }
    return (
      part(air, timeRows), part(air + timeRows + gap, lampRows), part(size.rows - 1, 1)
    )
  }
}
