extension Canvas {
  /// The picture as a document of Scalable Vector Graphics 1.1: cells of 8 × 16 units in the
  /// palette's colours, block elements as the rectangles that they stand for, so that no font can
  /// leave seams, and the rest as text in a font of equal widths.
  package var svg: String { svg(of: svgElements) }

  /// The elements that draw all of it.
  var svgElements: [String] {
    let ground = Box(ground, Rect(column: 0, row: 0, columns: size.columns, rows: size.rows))
    return Box.paths([ground] + backgrounds) + Box.paths(blocks) + texts(in: 0..<size.rows)
  }

  /// A document of the canvas's size with these elements.
  func svg(of elements: [String]) -> String {
    let (width, height) = (size.columns * Box.width, size.rows * Box.height)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" font-family="monospace" font-size="13" \
      shape-rendering="crispEdges">
      \(elements.joined(separator: "\n"))
      </svg>
      """
  }

  /// The elements that draw the differences to another canvas of the same size.
  ///
  /// A row with text in it is drawn anew as a whole.
  func svgElements(over other: Canvas) -> [String] {
    let changed = (0..<size.rows).map { changedColumns(of: $0, from: other) }
    let rows = changed.indices.filter { !changed[$0].isEmpty }
    let cells = rows.flatMap { row in
      changed[row].map { Position(column: $0, row: row) }
    }
    let grounds = cells.map { position in
      Box(
        self[position].colours.ground,
        Rect(column: position.column, row: position.row, columns: 1, rows: 1))
    }
    return Box.paths(Box.joined(grounds)) + Box.paths(cells.flatMap(blocks(at:))) + texts(in: rows)
  }

  private func changedColumns(of row: Int, from other: Canvas) -> [Int] {
    let positions = (0..<size.columns).map { Position(column: $0, row: row) }
    let changed = positions.filter { self[$0] != other[$0] }
    let hasText = !changed.isEmpty && positions.contains { self[$0].isText || other[$0].isText }
    return (hasText ? positions : changed).map(\.column)
  }

  /// Each run of characters in one style, less the spaces at its ends.
  private func texts(in rows: some Sequence<Int>) -> [String] {
    rows.flatMap { row in
      runs(in: row).compactMap { columns -> String? in
        let cells = columns.map { self[Position(column: $0, row: row)] }
        guard let first = cells.firstIndex(where: \.isText),
          let last = cells.lastIndex(where: \.isText)
        else { return nil }
        let text = String(
          String.UnicodeScalarView(
            cells[first...last].map(\.scalar).filter { $0 != Cell.continuation }))
        let bold = cells[first].style.attributes.contains(.bold) ? " font-weight=\"bold\"" : ""
        return "<text x=\"\((columns.lowerBound + first) * 8)\" y=\"\(row * 16 + 12)\" "
          + "textLength=\"\(text.columns * 8)\" fill=\"\(cells[first].colours.ink.hex)\"\(bold) "
          + "xml:space=\"preserve\">\(escapedForXML(text))</text>"
      }
    }
  }

  /// The columns of a row in runs of one style.
  fileprivate func runs(in row: Int) -> [Range<Int>] {
    let styles = (0..<size.columns).map { self[Position(column: $0, row: row)].style }
    let starts = styles.indices.filter { $0 == 0 || styles[$0] != styles[$0 - 1] }
    return zip(starts, starts.dropFirst() + [size.columns]).map { $0..<$1 }
  }
}

/// A box in one colour, in units.
private struct Box {
  let colour: RGB
  let x: Int
  let y: Int
  var columns: Int
  let rows: Int

  /// The units of a cell.
  static let (width, height) = (8, 16)

  /// One path for all boxes of a colour.
  static func paths(_ boxes: [Box]) -> [String] {
    var colours: [RGB] = []
    var paths: [RGB: String] = [:]
    for box in boxes {
      if paths[box.colour] == nil { colours.append(box.colour) }
      paths[box.colour, default: ""] +=
        "M\(box.x) \(box.y)h\(box.columns)v\(box.rows)h-\(box.columns)z"
    }
    return colours.map { "<path fill=\"\($0.hex)\" d=\"\(paths[$0] ?? "")\"/>" }
  }

  /// The boxes, with one for neighbours of the same colour in a row.
  static func joined(_ boxes: [Box]) -> [Box] {
    boxes.reduce(into: []) { joined, box in
      if let last = joined.last, last.colour == box.colour, last.y == box.y,
        last.x + last.columns == box.x
      {
        joined[joined.count - 1].columns += box.columns
      } else {
        joined.append(box)
      }
    }
  }
}

extension Box {
  /// Creates a box that covers whole cells.
  init(_ colour: RGB, _ cells: Rect) {
    self.init(
      colour: colour, x: cells.origin.column * Self.width, y: cells.origin.row * Self.height,
      columns: cells.size.columns * Self.width, rows: cells.size.rows * Self.height)
  }
}

extension Canvas {
  /// The colour of an empty place.
  private var ground: RGB { blank.colours.ground }

  /// The cells whose background differs from that of an empty place.
  fileprivate var backgrounds: [Box] {
    (0..<size.rows).flatMap { row in
      runs(in: row).compactMap { columns -> Box? in
        let colour = self[Position(column: columns.lowerBound, row: row)].colours.ground
        guard colour != ground else { return nil }
        return Box(
          colour,
          Rect(column: columns.lowerBound, row: row, columns: columns.count, rows: 1))
      }
    }
  }

  /// The block elements.
  fileprivate var blocks: [Box] {
    cells.indices.flatMap { index in
      blocks(at: Position(column: index % size.columns, row: index / size.columns))
    }
  }

  /// The parts of a block element.
  fileprivate func blocks(at position: Position) -> [Box] {
    let cell = self[position]
    let (x, y) = (position.column * Box.width, position.row * Box.height)
    return cell.eighths.map { part in
      Box(
        colour: cell.colours.ink, x: x + part.columns.lowerBound,
        y: y + 2 * part.rows.lowerBound, columns: part.columns.count,
        rows: 2 * part.rows.count)
    }
  }
}

extension Cell {
  /// Its colours as they are seen.
  fileprivate var colours: (ink: RGB, ground: RGB) {
    let (ink, ground) = (style.foreground.rgb, style.background.rgb)
    return style.attributes.contains(.reverse) ? (ground, ink) : (ink, ground)
  }

  /// Whether it shows a character that needs a font.
  fileprivate var isText: Bool {
    scalar != " " && scalar != Cell.continuation && eighths.isEmpty
  }

  /// The parts of its 8 × 8 eighths that a block element fills.
  fileprivate var eighths: [(columns: Range<Int>, rows: Range<Int>)] {
    let value = Int(scalar.value)
    let (first, second) = (0..<4, 4..<8)
    switch value {
    case 0x2580: return [(0..<8, first)]
    case 0x2581...0x2588: return [(0..<8, 0x2588 - value..<8)]
    case 0x2589...0x258f: return [(0..<0x2590 - value, 0..<8)]
    case 0x2590: return [(second, 0..<8)]
    case 0x2596: return [(first, second)]
    case 0x2597: return [(second, second)]
    case 0x2598: return [(first, first)]
    case 0x2599: return [(first, 0..<8), (second, second)]
    case 0x259a: return [(first, first), (second, second)]
    case 0x259b: return [(first, 0..<8), (second, first)]
    case 0x259c: return [(second, 0..<8), (first, first)]
    case 0x259d: return [(second, first)]
    case 0x259e: return [(second, first), (first, second)]
    case 0x259f: return [(second, 0..<8), (first, second)]
    default: return []
    }
  }
}

extension RGB {
  /// `#rrggbb`.
  package var hex: String {
    "#"
      + [red, green, blue].map { part in
        (part < 16 ? "0" : "") + String(part, radix: 16)
      }.joined()
  }
}

/// A text as it stands between the tags of XML.
package func escapedForXML(_ text: String) -> String {
  text.map { character in
    switch character {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    default: String(character)
    }
  }.joined()
}
