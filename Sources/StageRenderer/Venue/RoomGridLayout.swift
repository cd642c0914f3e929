/// Where the rooms stand: a function of their number and the area.
///
/// Each room has a tile with digits as large as all tiles have room for. Where not even the
/// smallest digits fit, or nothing beside them, each room has a line.
struct RoomGridLayout: Equatable {
  /// The places of the rooms, in order; fewer than there are rooms where not all fit.
  private(set) var places: [Rect] = []
  /// Whether each place has digits.
  private(set) var hasDigits = false
  /// Whether the title has a row of its own below the digits; else it stands beside the name.
  private(set) var hasTitleRow = false

  /// Columns between two rooms.
  private static let columnGap = 2
  /// The fewest columns in which a line still says something.
  private static let minLine = 16
  /// The groups of a usual time, by which the digits are chosen.
  private static let shape = [2, 2]

  /// How a tile is divided beside the digits and the heading; the first one is preferred.
  private struct Spacing {
    let rowGap: Int
    let titleRows: Int
    /// A heading has what else is to be said, and needs room for it.
    var minColumns: Int { titleRows > 0 ? 0 : 34 }

    static let all = [
      Spacing(rowGap: 1, titleRows: 1), Spacing(rowGap: 0, titleRows: 1),
      Spacing(rowGap: 0, titleRows: 0),
    ]
  }

  /// Lays rooms out in an area that begins at 0.
  init(_ count: Int, in area: Size, hasSubcellEdges: Bool) {
    guard count > 0, area.columns > 0, area.rows > 0 else { return }
    var best: (area: Int, columns: Int, tile: Size, spacing: Spacing)?
    for spacing in Spacing.all {
      // Larger digits must be worth the air that they take.
      let least = (best?.area ?? 0) * 3 / 2
      for columns in 1...count {
        let tile = Self.tile(count, columns, spacing, in: area)
        guard tile.columns >= spacing.minColumns else { break }
        let digits = Size(columns: tile.columns, rows: tile.rows - 1 - spacing.titleRows)
        let covered = Self.digitArea(in: digits, hasSubcellEdges)
        if covered > max(least, best?.area ?? 0) { best = (covered, columns, tile, spacing) }
      }
    }
    guard let best else {
      layLines(count, in: area)
      return
    }
    hasDigits = true
    hasTitleRow = best.spacing.titleRows > 0
    places = (0..<count).map { index in
      Rect(
        column: index % best.columns * (best.tile.columns + Self.columnGap),
        row: index / best.columns * (best.tile.rows + best.spacing.rowGap),
        columns: best.tile.columns, rows: best.tile.rows)
    }
  }

  private static func tile(
    _ count: Int, _ columns: Int, _ spacing: Spacing, in area: Size
  ) -> Size {
    let rows = (count + columns - 1) / columns
    return Size(
      columns: (area.columns - (columns - 1) * columnGap) / columns,
      rows: (area.rows - (rows - 1) * spacing.rowGap) / rows)
  }

  /// How many cells the largest digits in an area take; 0 if none fit.
  private static func digitArea(in area: Size, _ hasSubcellEdges: Bool) -> Int {
    guard area.columns > 0, area.rows >= CompactDigits.rows else { return 0 }
    let large = DisplayLayout.largest(
      shape, in: area, .landscape, hasSubcellEdges: hasSubcellEdges)
    let size =
      large?.size ?? DisplayText("00:00").flatMap { CompactDigits($0, in: area, .landscape) }?.size
    return size.map { $0.columns * $0.rows } ?? 0
  }

  /// A line each, column by column.
  private mutating func layLines(_ count: Int, in area: Size) {
    let most = max(1, (area.columns + Self.columnGap) / (Self.minLine + Self.columnGap))
    let columns = min(most, (count + area.rows - 1) / area.rows)
    let width = (area.columns - (columns - 1) * Self.columnGap) / columns
    places = (0..<min(count, columns * area.rows)).map { index in
      Rect(
        column: index / area.rows * (width + Self.columnGap), row: index % area.rows,
        columns: width, rows: 1)
    }
  }
}
