package import StageRenderer

/// Reads the time that a canvas shows in digits of three columns and three rows of half blocks, in
/// the colours of the usual theme; nil where there is none, or anything is not a whole digit.
package func readCompactDigits(_ canvas: Canvas) -> String? {
  let halves = Halves(canvas)
  let groups = halves.bands.map { band in
    halves.runs(in: band).map { halves.character($0, in: band) }
  }
  guard !groups.isEmpty, groups.allSatisfy({ !$0.contains(nil) }) else { return nil }
  return groups.map { String($0.compactMap { $0 }) }.joined(separator: ":")
}

/// The upper and lower halves of a canvas's cells: `#` for lit, `.` for unlit, else a space.
private struct Halves {
  private let rows: [[Character]]

  private static let digits: [String: Character] = [
    "### #.# #.# #.# ###": "0", "..# ..# ..# ..# ..#": "1", "### ..# ### #.. ###": "2",
    "### ..# ### ..# ###": "3", "#.# #.# ### ..# ..#": "4", "### #.. ### ..# ###": "5",
    "#.. #.. ### #.# ###": "6", "### ..# ..# ..# ..#": "7", "### #.# ### #.# ###": "8",
    "### #.# ### ..# ..#": "9", "... ... ### ... ...": "-", ". # . # .": ":",
  ]

  init(_ canvas: Canvas) {
    rows = (0..<2 * canvas.size.rows).map { half in
      (0..<canvas.size.columns).map { column in
        let cell = canvas[Position(column: column, row: half / 2)]
        let isText = ![" ", "▀", "▄"].contains(cell.scalar) || cell.style.foreground.index == 7
        let isInk = cell.scalar == (half.isMultiple(of: 2) ? "▀" : "▄")
        let colour = (isInk ? cell.style.foreground : cell.style.background).index
        if isText { return " " }
        return colour == 196 || colour == 160 ? "#" : colour == 234 ? "." : " "
      }
    }
  }

  /// The first of each five rows in a line that have digits in them.
  var bands: [Int] {
    let isUsed = rows.map { row in row.contains { $0 != " " } }
    return isUsed.indices.filter { row in
      isUsed[row] && (row == 0 || !isUsed[row - 1]) && isUsed[row...].prefix { $0 }.count == 5
    }
  }

  /// The columns of each digit and colon.
  func runs(in band: Int) -> [Range<Int>] {
    let isUsed = rows[0].indices.map { column in
      (band..<band + 5).contains { rows[$0][column] != " " }
    }
    return isUsed.indices.filter { isUsed[$0] && ($0 == 0 || !isUsed[$0 - 1]) }
      .map { $0..<$0 + isUsed[$0...].prefix { $0 }.count }
  }

  func character(_ columns: Range<Int>, in band: Int) -> Character? {
    let lines = (band..<band + 5).map { row in
      String(rows[row][columns].map { $0 == "#" ? "#" : "." })
    }
    return Self.digits[lines.joined(separator: " ")]
  }
}
