/// A list in lines of a width.
struct OperatorListLayout {
  /// A line of an item, or of a remark below the heading.
  private struct Line {
    /// The texts and the columns at which they begin.
    var texts: [(text: String, column: Int)]
    /// The style of an item; `nil` for a remark below the heading.
    let style: Style?
    /// Whether an item begins here.
    var isFirst = false
    /// What follows of the text that begins or goes on here, and the columns it has.
    var rest: ArraySlice<String> = []
    var room = 0

    /// The line where nothing follows it any more: dots stand for the rest.
    func last(with dots: String) -> Line {
      guard !rest.isEmpty, let text = texts.last?.text else { return self }
      var line = self
      line.texts[texts.count - 1].text = ([text] + rest).joined(separator: " ")
        .shortened(to: room, with: dots)
      return line
    }
  }

  /// An item and its lines; `nil` if it has only one, which is made when it is shown.
  private struct ItemLines {
    let item: OperatorList.Item
    let lines: [Line]?

    var count: Int { lines?.count ?? 1 }
  }

  private static let indent = 2
  private static let gap = 2
  /// Columns in which a text still says something, and in which it is easy to read.
  private static let (minText, goodText) = (10, 20)

  private let list: OperatorList
  private let columns: Int
  /// The most lines of a text that are made: one more than are shown, from which the last one has
  /// its end.
  private let mostLines: Int
  private let dots: String
  private let widths: [Int]
  private var remarks: [Line] = []
  /// The items, in full as far as there are rows.
  private var whole: [ItemLines] = []
  /// The lines below the heading, if there are rows for all; else more than there are rows.
  private var count = 0

  /// The lines of a list in an area that it may share; `dots` stand for what is left out.
  init(_ list: OperatorList, in area: Size, dots: String) {
    (self.list, columns, mostLines, self.dots) = (list, area.columns, area.rows + 1, dots)
    widths = Self.widths(of: list, in: columns - Self.indent)
    let place = Place(column: 0, room: columns - Self.indent)
    remarks = list.remarks.flatMap { lines($0, place, place, nil, isWrapped: true) }
    whole = list.items.map {
      ItemLines(item: $0, lines: isOneLine($0) ? nil : lines(of: $0, isWrapped: list.wraps))
    }
    count = remarks.count + Self.count(whole)
  }

  // MARK: How many lines there is room for

  /// How many lines of each list are shown in a number of rows, `nil` if not even its heading is,
  /// and whether there is an empty row between two lists.
  ///
  /// Empty rows cost only lines of a last list that says nothing in its heading.
  static func fitting(
    _ lists: [OperatorListLayout], in rows: Int
  ) -> (lines: [Int?], hasAir: Bool) {
    let close = lines(of: lists, in: rows)
    let airy = lines(of: lists, in: rows - (lists.count - 1))
    let showsSame = airy.map { $0 == nil } == close.map { $0 == nil }
    let isDispensable = lists.last?.list.needsLines == true
    let hasAir =
      showsSame && (isDispensable ? airy.dropLast() == close.dropLast() : airy == close)
    return hasAir ? (airy, true) : (close, false)
  }

  /// Each round gives every list some lines, the first lists first; so the last list loses lines
  /// first.
  private static func lines(of lists: [OperatorListLayout], in rows: Int) -> [Int?] {
    var left = rows
    var shown = [Int?](repeating: nil, count: lists.count)
    for round in 0..<(lists.map(\.list.grants.count).max() ?? 0) {
      for (index, layout) in lists.enumerated() where layout.list.grants.indices.contains(round) {
        let (before, heading) = (shown[index] ?? 0, shown[index] == nil ? 1 : 0)
        let lines = min(layout.wanted(in: round), before + left - heading)
        guard lines >= (layout.list.needsLines ? 1 : 0), lines >= before else { continue }
        left -= heading + lines - before
        shown[index] = lines
      }
    }
    return shown
  }

  private func wanted(in round: Int) -> Int {
    let grant = list.grants[round]
    return grant == .max ? count : min(count, grant + remarks.count)
  }

  // MARK: Which lines are shown

  /// The lines for a number of rows: all items, or the current ones and those around them.
  private func shown(in rows: Int) -> [Line] {
    guard count > rows else { return remarks + whole.flatMap(lines) }
    // The item at the top counts more than the second line of a remark.
    let lead = remarks.prefix(max(1, rows - 3))
    let rows = max(0, rows - lead.count)
    var items = items(in: rows)[...]
    let before = rows > 2 ? 1 : 0
    var wish = Self.count(items.prefix(max(0, list.current.lowerBound - before)))
    var first = max(0, min(wish, Self.count(items) - rows))
    while let item = items.first, item.count <= first {
      items.removeFirst()
      (first, wish) = (first - item.count, wish - item.count)
    }
    var lines: [Line] = []
    for item in items where lines.count < wish + rows { lines += self.lines(of: item) }
    // No item begins in its middle.
    while first < wish, !lines[first].isFirst { first += 1 }
    return ended(lead) + ended(lines[first...].prefix(rows))
  }

  /// Lines of which the last one ends with dots if its text goes on.
  private func ended(_ lines: ArraySlice<Line>) -> [Line] {
    lines.dropLast() + lines.suffix(1).map { $0.last(with: dots) }
  }

  private static func count(_ items: some Sequence<ItemLines>) -> Int {
    items.reduce(0) { $0 + $1.count }
  }

  private func lines(of item: ItemLines) -> [Line] {
    item.lines ?? lines(of: item.item, isWrapped: false)
  }

  /// The items if there is no room for all in full: each text on one line, but for as many as there
  /// are rows for, the current ones first.
  private func items(in rows: Int) -> [ItemLines] {
    var items = whole.map {
      $0.lines == nil ? $0 : ItemLines(item: $0.item, lines: lines(of: $0.item, isWrapped: false))
    }
    if rows >= list.fewLines {
      for index in list.current where items.indices.contains(index) { items[index] = whole[index] }
    }
    var left = rows - Self.count(items)
    let others = Array(items.indices[min(items.count, list.current.upperBound)...])
    for index in others + items.indices.prefix(list.current.lowerBound)
    where whole[index].count - items[index].count <= left {
      left -= whole[index].count - items[index].count
      items[index] = whole[index]
    }
    return items
  }

  // MARK: Drawing

  /// Draws the heading and as many lines as there is room for.
  func draw(in area: Rect, on canvas: inout Canvas, _ palette: Palette) {
    let heading =
      list.headings.first { $0.columns <= columns }
      ?? list.headings.last.map { $0.shortened(to: columns, with: dots) } ?? ""
    canvas.write(heading, at: area.origin, style: palette.strong)
    for (index, line) in shown(in: area.size.rows - 1).enumerated() {
      for (text, column) in line.texts {
        let place = Position(
          column: area.origin.column + Self.indent + column, row: area.origin.row + 1 + index)
        canvas.write(text, at: place, style: line.style ?? palette.plain)
      }
    }
  }

  // MARK: Columns

  /// The widths of the columns.
  ///
  /// Where the flexible one would have too little room the optional one is left out, then the last
  /// ones.
  private static func widths(of list: OperatorList, in columns: Int) -> [Int] {
    var widths: [Int] = []
    for item in list.items {
      for (column, text) in item.cells.enumerated() {
        if column == widths.count { widths.append(0) }
        let width = column == list.flexible ? text.columns(upTo: columns) : text.columns
        widths[column] = max(widths[column], width)
      }
    }
    func rest() -> Int {
      let others = widths.enumerated().filter { $0.offset != list.flexible && $0.element > 0 }
      return columns - others.reduce(0) { $0 + $1.element + gap }
    }
    if let optional = list.optional, widths.indices.contains(optional),
      rest() < min(goodText, widths[list.flexible])
    {
      widths[optional] = 0
    }
    while rest() < minText, widths.count > list.flexible + 1 { widths.removeLast() }
    if widths.indices.contains(list.flexible) {
      widths[list.flexible] = max(0, min(widths[list.flexible], rest()))
    }
    return widths
  }

  /// The column at which the flexible texts begin.
  private var flexibleColumn: Int {
    widths.prefix(list.flexible).reduce(0) { $0 + ($1 > 0 ? $1 + Self.gap : 0) }
  }

  /// The room of the optional column, if an item has nothing there.
  private func emptyRoom(of item: OperatorList.Item) -> Int {
    guard let optional = list.optional, optional == list.flexible + 1,
      widths.indices.contains(optional), widths[optional] > 0, item.cells[optional].isEmpty
    else { return 0 }
    return widths[optional] + Self.gap
  }

  /// The text of the optional column, if that is left out.
  private func hiddenText(of item: OperatorList.Item) -> [String] {
    guard let optional = list.optional, item.cells.indices.contains(optional),
      !widths.indices.contains(optional) || widths[optional] == 0, !item.cells[optional].isEmpty
    else { return [] }
    return [item.cells[optional]]
  }

  /// The text of the flexible column, and the place of its first line.
  private func text(of item: OperatorList.Item) -> (text: String, place: Place) {
    let room = (widths.indices.contains(list.flexible) ? widths[list.flexible] : 0)
    let text = item.cells.indices.contains(list.flexible) ? item.cells[list.flexible] : ""
    return (text, Place(column: flexibleColumn, room: room + emptyRoom(of: item)))
  }

  private func isOneLine(_ item: OperatorList.Item) -> Bool {
    guard item.remarks.isEmpty, hiddenText(of: item).isEmpty else { return false }
    let (text, place) = text(of: item)
    return !list.wraps || text.fits(place.room)
  }

  // MARK: Lines

  /// The lines of an item: each of its texts on one, or on as many as it needs.
  private func lines(of item: OperatorList.Item, isWrapped: Bool) -> [Line] {
    var column = 0
    var others: [(text: String, column: Int)] = []
    for (index, width) in widths.enumerated() where width > 0 {
      if index != list.flexible, item.cells.indices.contains(index) {
        others.append((item.cells[index].shortened(to: width, with: dots), column))
      }
      column += width + Self.gap
    }
    let (text, first) = text(of: item)
    // Beside the second line of a text there is nothing.
    let below = flexibleColumn + (list.flexible == 0 ? Self.indent : 0)
    let further = Place(column: below, room: columns - Self.indent - below)
    var lines = lines(text, first, further, item.style, isWrapped: isWrapped)
    lines[0].texts = others + lines[0].texts
    lines[0].isFirst = true
    return lines
      + (hiddenText(of: item) + item.remarks).flatMap {
        self.lines($0, further, further, item.style, isWrapped: isWrapped)
      }
  }

  /// Where a line of a text begins, and the columns it has.
  private struct Place {
    let column: Int
    let room: Int
  }

  /// The lines of a text: the first one in its place, the others in a further one.
  private func lines(
    _ text: String, _ first: Place, _ further: Place, _ style: Style?, isWrapped: Bool
  ) -> [Line] {
    var texts = [text]
    if isWrapped, !text.fits(first.room) {
      texts = text.wrapped(to: first.room, further: further.room, atMost: mostLines)
    }
    return texts.indices.map { index in
      let place = index == 0 ? first : further
      let shown = texts[index].shortened(to: place.room, with: dots)
      return Line(
        texts: [(shown, place.column)], style: style, rest: texts[(index + 1)...], room: place.room)
    }
  }
}
