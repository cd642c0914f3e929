extension Canvas {
  /// The picture as a document of Scalable Vector Graphics 1.1: cells of 8 × 16 units in the
  /// palette's colours, block elements as the rectangles that they stand for, so that no font can
  /// leave seams, and the rest as text in a font of equal widths.
  package var svg: String {
    let (width, height) = (size.columns * 8, size.rows * 16)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" font-family="monospace" font-size="13" \
      shape-rendering="crispEdges">
      \((Box.paths(backgrounds) + Box.paths(blocks) + texts).joined(separator: "\n"))
      </svg>
      """
  }

  /// Each run of characters in one style, less the spaces at its ends.
  private var texts: [String] {
    (0..<size.rows).flatMap { row in
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
          + "xml:space=\"preserve\">\(Self.escaped(text))</text>"
      }
    }
  }

  /// The columns of a row in runs of one style.
  fileprivate func runs(in row: Int) -> [Range<Int>] {
    let styles = (0..<size.columns).map { self[Position(column: $0, row: row)].style }
    let starts = styles.indices.filter { $0 == 0 || styles[$0] != styles[$0 - 1] }
    return zip(starts, starts.dropFirst() + [size.columns]).map { $0..<$1 }
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }
}

/// A box in one colour, in units.
private struct Box {
  let colour: RGB
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  /// Boxes as one path a colour.
  static func paths(_ boxes: [Box]) -> [String] {
    var colours: [RGB] = []
    var paths: [RGB: String] = [:]
    for box in boxes {
      if paths[box.colour] == nil { colours.append(box.colour) }
      paths[box.colour, default: ""] +=
        "M\(box.x) \(box.y)h\(box.width)v\(box.height)h-\(box.width)z"
    }
    return colours.map { "<path fill=\"\($0.hex)\" d=\"\(paths[$0] ?? "")\"/>" }
  }
}

extension Canvas {
  /// All of it in the colour of an empty place, then what has another background.
  fileprivate var backgrounds: [Box] {
    let ground = blank.colours.ground
    let all = Box(
      colour: ground, x: 0, y: 0, width: size.columns * 8, height: size.rows * 16)
    let others = (0..<size.rows).flatMap { row in
      runs(in: row).compactMap { columns -> Box? in
        let colour = self[Position(column: columns.lowerBound, row: row)].colours.ground
        return colour == ground
          ? nil
          : Box(
            colour: colour, x: columns.lowerBound * 8, y: row * 16, width: columns.count * 8,
            height: 16)
      }
    }
    return [all] + others
  }

  /// The block elements.
  fileprivate var blocks: [Box] {
    cells.enumerated().flatMap { index, cell in
      let (x, y) = (index % size.columns * 8, index / size.columns * 16)
      return cell.eighths.map { part in
        Box(
          colour: cell.colours.ink, x: x + part.columns.lowerBound,
          y: y + 2 * part.rows.lowerBound, width: part.columns.count,
          height: 2 * part.rows.count)
      }
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
  fileprivate var hex: String {
    "#"
      + [red, green, blue].map { part in
        (part < 16 ? "0" : "") + String(part, radix: 16)
      }.joined()
  }
}
