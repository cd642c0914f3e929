import TerminalCanvas

/// Seven-segment digits of a certain size, drawn for tests: `#` lit, `.` unlit, `o` an edge.
struct SegmentDrawing: CustomStringConvertible {
  var columns: Int
  var rows: Int
  /// The rows of a bar; it is twice as wide.
  var thickness: Int
  /// The gap at the bevelled ends in thicknesses; nil where bars are plain and overlap.
  var gap: Double?
  /// Columns to the right a row, from the bottom up.
  var slant = 0.0
  /// Whether the outline is of cells that are neither lit nor unlit.
  var hasSoftEdge = false

  var description: String {
    "\(columns)x\(rows), bars \(thickness), gap \(gap.map { "\($0)" } ?? "none"), slant \(slant)"
  }

  /// Draws a time below one another or in a row, with a margin, on a canvas just large enough.
  func canvas(of groups: [String]) -> Canvas {
    let texts = groups.map(Array.init)
    let widest = texts.map { $0.count * (columns + thickness + 1) }.max() ?? 0
    let lean = Int(slant * Double(rows)) + 2
    let size = Size(columns: widest + lean + 4, rows: (rows + 1) * groups.count + 1)
    var canvas = Canvas(size: size, filledWith: Self.cell(" "))
    for (index, text) in texts.enumerated() {
      draw(text, atRow: 1 + index * (rows + 1), on: &canvas)
    }
    return canvas
  }

  static func cell(_ scalar: Unicode.Scalar) -> Cell {
    Cell(scalar, Style(Colour(7), on: Colour(0)))
  }

  private func draw(_ text: [Character], atRow top: Int, on canvas: inout Canvas) {
    var left = 1
    for character in text {
      for row in 0..<rows {
        let shift = Int((Double(rows - 1 - row) * slant).rounded())
        for column in 0..<columns {
          guard let scalar = scalar(character, column, row) else { continue }
          canvas[Position(column: left + column + shift, row: top + row)] = Self.cell(scalar)
        }
      }
      left += (character == ":" ? 2 * thickness : columns) + thickness + 1
    }
  }

  private func scalar(_ character: Character, _ column: Int, _ row: Int) -> Unicode.Scalar? {
    if character == ":" {
      let isDot = [rows / 4, rows - 1 - rows / 4].contains { abs($0 - row) <= (thickness - 1) / 2 }
      return isDot && column < 2 * thickness ? "#" : nil
    }
    let depths = Self.lit[character, default: ""].map { depth($0, column, row) }
    let unlit = "abcdefg".map { depth($0, column, row) }.max() ?? -1
    guard unlit > 0 else { return nil }
    if hasSoftEdge, unlit < 0.15 { return "o" }
    return (depths.max() ?? -1) > 0 ? "#" : "."
  }

  /// How deep inside a segment a cell's middle lies, in thicknesses; negative outside.
  private func depth(_ segment: Character, _ column: Int, _ row: Int) -> Double {
    let unit = Double(thickness)
    let across = (Double(column) + 0.5) / (2 * unit) - 0.5
    let down = (Double(row) + 0.5) / unit - 0.5
    let width = Double(columns) / (2 * unit) - 1
    let height = Double(rows) / unit - 1
    let half = height / 2
    return switch segment {
    case "a": depth(across, length: width, offset: down)
    case "b": depth(down, length: half, offset: across - width)
    case "c": depth(down - half, length: half, offset: across - width)
    case "d": depth(across, length: width, offset: down - height)
    case "e": depth(down - half, length: half, offset: across)
    case "f": depth(down, length: half, offset: across)
    default: depth(across, length: width, offset: down - half)
    }
  }

  private func depth(_ along: Double, length: Double, offset: Double) -> Double {
    let fromEnd = min(along, length - along)
    let margin = gap.map { fromEnd - abs(offset) - $0 } ?? (fromEnd + 0.5)
    return min(0.5 - abs(offset), margin) + 1e-9
  }

  private static let lit: [Character: String] = [
    "0": "abcdef", "1": "bc", "2": "abdeg", "3": "abcdg", "4": "bcfg", "5": "acdfg",
    "6": "cdefg", "7": "abc", "8": "abcdefg", "9": "abcfg", "-": "g", " ": "",
  ]
}
