/// Where the parts of the screen are: a function of its size and the digits' shape alone, so
/// that nothing jumps when a clock starts.
///
/// What does not fit is left out whole: first the preset row, then the status line, then the lamps;
/// when no digits fit either, the time is a line of text. Only a prompt or a question takes a row
/// for the status line from the digits.
struct ScreenLayout: Equatable {
  /// The row of the presets, if there is one.
  let presets: Int?
  /// The area for the time or what replaces it; a single row if it is text.
  private(set) var area: Rect
  /// The rows of the traffic light, if there is one; one row is a line of words.
  private(set) var lamps: Range<Int>?
  /// The row of the status line, if there is one.
  private(set) var status: Int?

  /// The layout where the time is a line of text.
  init(textIn size: Size) {
    let row = size.rows == 3 ? 0 : max(0, (size.rows - 1) / 2)
    presets = nil
    area = Rect(column: 0, row: row, columns: size.columns, rows: 1)
    lamps = size.rows > 1 ? row + 1..<row + 2 : nil
    status = size.rows > 2 ? size.rows - 1 : nil
  }

  /// The layout that leaves the most room for a message: between the upper edge, a row of words for
  /// the lamps, and the status line; `nil` where lamps have one row at most anyway.
  init?(longMessageIn size: Size) {
    guard size.rows >= Self.minRowsOfDiscs else { return nil }
    let margin = Self.margin(in: size.columns)
    presets = nil
    area = Rect(
      column: margin, row: 0, columns: size.columns - 2 * margin, rows: size.rows - 3)
    lamps = size.rows - 2..<size.rows - 1
    status = size.rows - 1
  }

  private init(_ parts: Parts, in size: Size) {
    let rows = parts.area(of: size)
    let margin = Self.margin(in: size.columns)
    presets = parts.presets(of: size)
    area = Rect(
      column: margin, row: rows.lowerBound, columns: size.columns - 2 * margin, rows: rows.count)
    lamps = parts.lamps(of: size)
    status = parts.status(of: size)
  }

  /// The fewest rows of a screen with round lamps.
  private static let minRowsOfDiscs = 16

  /// The columns that stay free at either side of what is large.
  static func margin(in columns: Int) -> Int { columns < 40 ? 0 : 1 + columns / 100 }

  /// The layout with as many parts as leave room for something, and that; `make` makes it for an
  /// area, or returns `nil` if it does not fit.
  static func fitting<Content>(
    in size: Size, _ make: (Size) -> Content?
  ) -> (content: Content, layout: ScreenLayout)? {
    for parts in Parts.allCases {
      let layout = ScreenLayout(parts, in: size)
      if let content = make(layout.area.size) { return (content, layout) }
    }
    return nil
  }

  /// The same with the status line in another row.
  func withStatus(in row: Int) -> ScreenLayout {
    var layout = self
    layout.status = row
    return layout
  }

  /// The same with larger lamps, if there are round ones: they take the rows that the digits do
  /// not need, but are never higher than half a digit.
  func givingLamps(rowsBeside digits: Int, each digitRows: Int) -> ScreenLayout {
    guard let lamps, lamps.count > 1 else { return self }
    let disc = lamps.count - 1
    let most = max(disc, min(TrafficLight.maxDiscRows(in: area.size.columns), digitRows / 2))
    let more = max(0, min(area.size.rows - digits, most - disc))
    var layout = self
    layout.lamps = lamps.lowerBound - more..<lamps.upperBound
    layout.area = Rect(
      column: area.origin.column, row: area.origin.row, columns: area.size.columns,
      rows: area.size.rows - more)
    return layout
  }

  /// The place of a bar above the round lamps, with air around it where the digits leave some;
  /// `nil` where there is no row for it.
  func progress(below picture: ClockFaceContent.Picture) -> Rect? {
    guard let lamps, lamps.count > 1 else { return nil }
    var end = area.rows.upperBound
    if case .digits(_, let layout) = picture { end = area.centred(layout.size).rows.upperBound }
    let free = lamps.lowerBound - end
    guard free > 0 else { return nil }
    let rows = free > 3 ? 2 : 1
    return Rect(
      column: area.origin.column, row: end + (free - rows + 1) / 2, columns: area.size.columns,
      rows: rows)
  }

  /// What is drawn in addition to the digits, from everything to nothing.
  private enum Parts: CaseIterable {
    case all
    case withoutPresets
    case lampsAlone
    case none

    func presets(of size: Size) -> Int? { self == .all ? 0 : nil }

    func status(of size: Size) -> Int? {
      self == .all || self == .withoutPresets ? size.rows - 1 : nil
    }

    /// A row of words, from 16 rows on discs with a row of words below and air above and below.
    func lamps(of size: Size) -> Range<Int>? {
      guard self != .none else { return nil }
      let end = status(of: size) ?? size.rows
      guard size.rows >= ScreenLayout.minRowsOfDiscs, let disc = TrafficLight.discRows(in: size)
      else {
        return end - 1..<end
      }
      let air = size.rows >= 30 ? 1 : 0
      return end - air - disc - 1..<end - air
    }

    /// The rows that are left for the digits.
    func area(of size: Size) -> Range<Int> {
      let air = size.rows >= 16 ? 1 : 0
      let first = presets(of: size).map { $0 + 1 + air } ?? 0
      let end = lamps(of: size).map { $0.lowerBound - air } ?? size.rows
      return min(first, max(0, end))..<max(0, end)
    }
  }
}
