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
  /// The time is in digits below the message, or beside it where the letters are half as large
  /// again there. If drawn letters leave no room for digits, the time is a line of text below them,
  /// or is left out. Where no letters can be drawn, the time has all rows that the text leaves. A
  /// word that is wider than the area is broken.
  init?(
    _ message: String, time: DisplayText?, asText text: String?, in area: Size,
    _ palette: Palette
  ) {
    let hasSubcellEdges = palette.digits.hasSubcellEdges
    let whole = Rect(column: 0, row: 0, columns: area.columns, rows: area.rows)
    let layout = { (places: (text: Rect, time: Time)?, breaksWords: Bool) in
      places.flatMap { place, time in
        BigText(message, in: place.size, palette, as: .name, breaksWords: breaksWords)
          .map { MessageLayout($0, place, time) }
      }
    }
    let below = layout(
      time.flatMap { Self.below($0, in: area, hasSubcellEdges: hasSubcellEdges) }, true)
    let beside = layout(
      time.flatMap { Self.beside($0, in: area, hasSubcellEdges: hasSubcellEdges) }, false)
    let line = layout(text.flatMap { Self.line($0, in: area) }, false)
    let alone = BigText(message, in: area, palette, as: .name, breaksWords: true)
      .map { MessageLayout($0, whole, nil) }
    let (low, narrow) = (below?.text.legibility ?? 0, beside?.text.legibility ?? 0)
    let best = 2 * narrow > 3 * low ? beside : below
    let drawn = [best, line, alone].compactMap { $0 }.first(where: \.text.isDrawn)
    let large = layout(
      time.flatMap { time in
        let lines = message.wrapped(to: area.columns).count
        return Self.below(
          time, in: area, most: area.rows - lines - 2 * Self.gap.rows,
          hasSubcellEdges: hasSubcellEdges)
      }, true)
    guard let chosen = drawn ?? large ?? below ?? beside ?? alone else { return nil }
    self = chosen
  }

  private init(_ text: BigText, _ place: Rect, _ time: Time?) {
    self.text = text
    self.place = place
    self.time = time
  }

  /// The places of a text, and of digits below it; `nil` where these do not fit.
  private static func below(
    _ time: DisplayText, in area: Size, most: Int? = nil, hasSubcellEdges: Bool
  ) -> (text: Rect, time: Time)? {
    let rows = min(area.rows, max(most ?? area.rows / 4, CompactDigits.rows))
    let low = Size(columns: area.columns, rows: rows)
    return digits(time, in: low, hasSubcellEdges: hasSubcellEdges).map { picture, size in
      let rows = area.rows - size.rows
      let rest = Rect(column: 0, row: rows, columns: area.columns, rows: size.rows)
      let text = Rect(column: 0, row: 0, columns: area.columns, rows: rows - gap.rows)
      return (text, Time(picture: picture, place: rest.centred(size)))
    }
  }

  /// The places of a text, and of digits at its right; `nil` where these do not fit.
  private static func beside(
    _ time: DisplayText, in area: Size, hasSubcellEdges: Bool
  ) -> (text: Rect, time: Time)? {
    let narrow = Size(columns: area.columns / 4, rows: area.rows)
    return digits(time, in: narrow, hasSubcellEdges: hasSubcellEdges).map { picture, size in
      let columns = area.columns - size.columns
      let rest = Rect(column: columns, row: 0, columns: size.columns, rows: area.rows)
      let text = Rect(column: 0, row: 0, columns: columns - gap.columns, rows: area.rows)
      return (text, Time(picture: picture, place: rest.centred(size)))
    }
  }

  /// The places of a text, and of a line with the time below it.
  private static func line(_ time: String, in area: Size) -> (text: Rect, time: Time)? {
    guard area.rows > 1 else { return nil }
    let text = Rect(column: 0, row: 0, columns: area.columns, rows: area.rows - 1)
    let line = Rect(column: 0, row: area.rows - 1, columns: area.columns, rows: 1)
    return (text, Time(picture: .text([time]), place: line))
  }

  /// The largest digits in an area, or those of three rows.
  static func digits(
    _ time: DisplayText, in area: Size, _ orientation: Orientation? = .landscape,
    hasSubcellEdges: Bool
  ) -> (ClockFaceContent.Picture, Size)? {
    if let layout = DisplayLayout.largest(
      time.shape, in: area, orientation, hasSubcellEdges: hasSubcellEdges)
    {
      return (.digits(time, layout), layout.size)
    }
    return CompactDigits(time, in: area, .landscape).map { (.compact($0), $0.size) }
  }
}
