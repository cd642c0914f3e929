import TerminalCanvas

/// Where the parts of the operator view are: a function of the terminal's size alone.
///
/// At the top the time is at the left and the picture of what the speaker sees at the right. Below
/// them are the lists, in two columns on a wide terminal.
struct OperatorLayout: Equatable {
  /// The time.
  let time: Rect
  /// The traffic light: one row of words, or round lamps.
  let lamps: Rect
  /// The time of day, one row.
  let timesOfDay: Rect
  /// The box with the small picture.
  let speaker: Rect
  /// The columns of the lists, from the left to the right.
  let sections: [Rect]

  private static let margin = 1
  private static let gap = 2
  /// The fewest columns in which the lists are shown side by side.
  private static let wide = 100
  /// Rows of round lamps with their words.
  private static let lampRows = 4

  init(in size: Size) {
    let isWide = size.columns >= Self.wide
    let right =
      isWide ? min(80, max(42, size.columns * 2 / 5)) : max(26, size.columns * 3 / 8)
    // A picture of this width has the shape of a terminal of 80 × 24.
    let rows = max(6, min((right - 2) * 3 / 10 + 2, size.rows * 2 / 5))
    let rightColumn = size.columns - right
    let left = rightColumn - Self.margin - Self.gap
    let hasDiscs = rows >= 12 && left >= 46
    let lampRows = hasDiscs ? Self.lampRows : 1
    let air = hasDiscs ? 1 : 0
    let timeRows = rows - lampRows - 1 - air
    time = Rect(column: Self.margin, row: 0, columns: left, rows: timeRows)
    lamps = Rect(column: Self.margin, row: timeRows + air, columns: left, rows: lampRows)
    timesOfDay = Rect(column: Self.margin, row: rows - 1, columns: left, rows: 1)
    speaker = Rect(column: rightColumn, row: 0, columns: right, rows: rows)
    // An empty row above the lists and one below them.
    let margin = size.rows >= 24 ? 1 : 0
    let first = rows + margin
    let rest = size.rows - 1 - margin - first
    sections =
      isWide
      ? [
        Rect(column: Self.margin, row: first, columns: left, rows: rest),
        Rect(column: rightColumn, row: first, columns: right, rows: rest),
      ]
      : [
        Rect(
          column: Self.margin, row: first, columns: size.columns - 2 * Self.margin, rows: rest)
      ]
  }
}
