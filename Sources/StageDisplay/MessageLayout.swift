import SevenSegmentDisplay
import TerminalCanvas

/// A message in letters as large as fit, with the time in small digits below it or at its right.
struct MessageLayout {
  /// A time, and its place in the message's area.
  struct Time {
    let picture: ClockFaceContent.Picture
    let place: Rect
  }

  let text: BigText
  /// The place of the text in an area that begins at 0.
  let place: Rect
  /// The time; `nil` where there is room only for the text.
  let time: Time?

  /// Rows above the time, or columns before it.
  private static let gap = (rows: 1, columns: 3)

  /// Lays a message out; `nil` if not all of it fits.
  ///
  /// Where only without the time there is room for drawn letters, the time is left out.
  init?(_ message: String, time: DisplayText?, in area: Size, _ palette: Palette) {
    let places =
      time.map { Self.places(of: $0, in: area, hasSubcellEdges: palette.digits.hasSubcellEdges) }
      ?? []
    let layouts = places.compactMap { place, time in
      BigText(message, in: place.size, palette).map { MessageLayout($0, place, time) }
    }
    let whole = Rect(column: 0, row: 0, columns: area.columns, rows: area.rows)
    let alone = BigText(message, in: area, palette).map { MessageLayout($0, whole, nil) }
    let drawn = layouts.filter(\.text.isDrawn).max { $0.text.legibility < $1.text.legibility }
    let best = drawn ?? (alone?.text.isDrawn == true ? alone : layouts.first ?? alone)
    guard let best else { return nil }
    self = best
  }

  private init(_ text: BigText, _ place: Rect, _ time: Time?) {
    self.text = text
    self.place = place
    self.time = time
  }

  /// The places for a text above the time and at its left, as far as the digits fit.
  private static func places(
    of time: DisplayText, in area: Size, hasSubcellEdges: Bool
  ) -> [(text: Rect, time: Time)] {
    let rows = min(area.rows, max(area.rows / 4, CompactDigits.rows))
    let low = Size(columns: area.columns, rows: rows)
    let narrow = Size(columns: area.columns / 4, rows: area.rows)
    let below = digits(time, in: low, hasSubcellEdges: hasSubcellEdges).map { picture, size in
      let rows = area.rows - size.rows
      let rest = Rect(column: 0, row: rows, columns: area.columns, rows: size.rows)
      let text = Rect(column: 0, row: 0, columns: area.columns, rows: rows - gap.rows)
      return (text, Time(picture: picture, place: rest.centred(size)))
    }
    let beside = digits(time, in: narrow, hasSubcellEdges: hasSubcellEdges).map { picture, size in
      let columns = area.columns - size.columns
      let rest = Rect(column: columns, row: 0, columns: size.columns, rows: area.rows)
      let text = Rect(column: 0, row: 0, columns: columns - gap.columns, rows: area.rows)
      return (text, Time(picture: picture, place: rest.centred(size)))
    }
    return [below, beside].compactMap { $0 }
  }

  /// The largest digits in an area, or those of three rows.
  static func digits(
    _ time: DisplayText, in area: Size, hasSubcellEdges: Bool
  ) -> (ClockFaceContent.Picture, Size)? {
    if let layout = DisplayLayout.largest(
      time.shape, in: area, .landscape, hasSubcellEdges: hasSubcellEdges)
    {
      return (.digits(time, layout), layout.size)
    }
    return CompactDigits(time, in: area, .landscape).map { (.compact($0), $0.size) }
  }
}
