import StageRenderer

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
    let depths = (0..<rows).map { row in (0..<columns).map { column in self.depths(column, row) } }
    for (index, text) in texts.enumerated() {
      draw(text, depths, atRow: 1 + index * (rows + 1), on: &canvas)
    }
    return canvas
  }

  static func cell(_ scalar: Unicode.Scalar) -> Cell {
    Cell(scalar, Style(Colour(7), on: Colour(0)))
  }

  /// Draws digits and colons; `depths` has the depths of each cell of a digit, row by row.
  private func draw(
    _ text: [Character], _ depths: [[[Double]]], atRow top: Int, on canvas: inout Canvas
  ) {
    var left = 1
    for character in text {
      let isColon = character == ":"
      let lit = Self.lit[character, default: ""].utf8.map { Int($0 - UInt8(ascii: "a")) }
      for row in 0..<rows {
        let shift = Int((Double(rows - 1 - row) * slant).rounded())
        for column in 0..<columns {
          let scalar = isColon ? dot(column, row) : scalar(depths[row][column], lit)
          guard let scalar else { continue }
          canvas[Position(column: left + column + shift, row: top + row)] = Self.cell(scalar)
        }
      }
      left += (isColon ? 2 * thickness : columns) + thickness + 1
    }
  }

  private func dot(_ column: Int, _ row: Int) -> Unicode.Scalar? {
    let isDot = [rows / 4, rows - 1 - rows / 4].contains { abs($0 - row) <= (thickness - 1) / 2 }
    return isDot && column < 2 * thickness ? "#" : nil
  }

  /// The character in a cell with these depths inside the segments, where `lit` has the lit ones.
  private func scalar(_ depths: [Double], _ lit: [Int]) -> Unicode.Scalar? {
    let deepest = depths.max() ?? -1
    guard deepest > 0 else { return nil }
    if hasSoftEdge, deepest < 0.15 { return "o" }
    return lit.contains { depths[$0] > 0 } ? "#" : "."
  }

  /// The depth of a cell's middle in each segment from a to g, in thicknesses; negative outside.
  private func depths(_ column: Int, _ row: Int) -> [Double] {
    let unit = Double(thickness)
    let across = (Double(column) + 0.5) / (2 * unit) - 0.5
    let down = (Double(row) + 0.5) / unit - 0.5
    let width = Double(columns) / (2 * unit) - 1
    let height = Double(rows) / unit - 1
    let half = height / 2
    return [
      depth(across, length: width, offset: down),
      depth(down, length: half, offset: across - width),
      depth(down - half, length: half, offset: across - width),
      depth(across, length: width, offset: down - height),
      depth(down - half, length: half, offset: across),
      depth(down, length: half, offset: across),
      depth(across, length: width, offset: down - half),
    ]
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
