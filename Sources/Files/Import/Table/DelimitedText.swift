/// The rows of a table whose cells are separated by a character, as RFC 4180 describes them: a cell
/// may stand in quotation marks, and a quotation mark in such a cell is doubled.
///
/// Rows are found one after the other as they are asked for, so the end of a long table costs
/// nothing if nobody reads it.
struct DelimitedText: Sequence {
  struct Row {
    /// The line in which it begins, from 1.
    let line: Int
    /// How many cells it has.
    fileprivate(set) var width = 0
    /// How many cells it has up to the last one that is not empty.
    fileprivate(set) var count = 0
    /// Whether a quotation mark stands inside a cell that is not in quotation marks, or behind one
    /// that is.
    fileprivate(set) var hasStrayQuote = false
    /// Whether the text ends before the last cell's second quotation mark.
    fileprivate(set) var isCutOff = false

    fileprivate let bytes: ArraySlice<UInt8>
    fileprivate var cells: [Range<Int>] = []

    fileprivate init(line: Int, of bytes: ArraySlice<UInt8>) {
      self.line = line
      self.bytes = bytes
    }

    /// The text of a cell on one line; empty if there is no such cell.
    subscript(index: Int) -> String { text(index).imported }

    /// The names in a cell on one line: what is on lines of its own or between semicolons is one of
    /// several.
    func names(_ index: Int) -> String {
      let parts = text(index).split { $0.isNewline || $0 == ";" }
      return parts.map { part in
        let name = String(part).oneLine
        return parts.count > 1 && name.last == "," ? String(name.dropLast()) : name
      }.filter { !$0.isEmpty }.joined(separator: ", ").imported
    }

    private func text(_ index: Int) -> String {
      guard cells.indices.contains(index), !cells[index].isEmpty else { return "" }
      var text = bytes[cells[index].prefix(DelimitedText.maxCellBytes)]
      if text.first == DelimitedText.quote {
        text = text.dropFirst()
        // Behind a second mark that stands inside the cell there are other letters.
        if cells[index].count <= DelimitedText.maxCellBytes, text.last == DelimitedText.quote,
          !isCutOff || index < width - 1
        {
          text = text.dropLast()
        }
      }
      let cell = String(decoding: text, as: UTF8.self)
      return text.contains(DelimitedText.quote) ? cell.replacing("\"\"", with: "\"") : cell
    }

    /// Whether the text of a cell is longer than what is read of it.
    func isCut(_ index: Int) -> Bool {
      guard cells.indices.contains(index), cells[index].count > String.maxImported else {
        return false
      }
      let marks = bytes[cells[index]].first == DelimitedText.quote ? 2 : 0
      return cells[index].count > DelimitedText.maxCellBytes
        || String(decoding: bytes[cells[index]], as: UTF8.self).oneLine.count - marks
          > String.maxImported
    }

    var texts: [String] { cells.indices.map { self[$0] } }
  }

  /// Of a longer cell the rest is not read.
  private static let maxCellBytes = 4096
  /// Of a longer row the rest is not read; it counts.
  private static let maxCells = 1000
  private static let quote = UInt8(ascii: "\"")

  private let bytes: ArraySlice<UInt8>
  private let delimiter: UInt8

  /// Creates the table of a text in UTF-8.
  ///
  /// The separator is the one that is most frequent in the first `lines` lines: a comma, a
  /// semicolon or a tab.
  init(_ bytes: ArraySlice<UInt8>, delimiterFromLines lines: Int) {
    self.bytes = bytes
    let top = bytes.split(maxSplits: lines, whereSeparator: Self.isLineEnd).prefix(lines).joined()
    let counts = "\t;,".utf8.map { delimiter in
      (delimiter: delimiter, count: top.count { $0 == delimiter })
    }
    delimiter = counts.max { $0.count < $1.count }?.delimiter ?? 0
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0a || byte == 0x0d }

  func makeIterator() -> Iterator { Iterator(bytes, delimiter) }

  struct Iterator: IteratorProtocol {
    private let bytes: ArraySlice<UInt8>
    private let delimiter: UInt8
    private var place: Int
    private var line = 1

    fileprivate init(_ bytes: ArraySlice<UInt8>, _ delimiter: UInt8) {
      (self.bytes, self.delimiter) = (bytes, delimiter)
      place = bytes.startIndex
    }

    /// The next row; `nil` at the end of the text.
    mutating func next() -> Row? {
      guard place < bytes.endIndex else { return nil }
      var row = Row(line: line, of: bytes)
      while true {
        addCell(to: &row)
        guard place < bytes.endIndex else { return row }
        if bytes[place] == delimiter {
          place += 1
        } else {
          skipLineEnd()
          return row
        }
      }
    }

    /// Reads up to the separator or the line's end.
    private mutating func addCell(to row: inout Row) {
      let start = place
      if place < bytes.endIndex, bytes[place] == DelimitedText.quote { skipQuotedText(of: &row) }
      while place < bytes.endIndex, bytes[place] != delimiter,
        !DelimitedText.isLineEnd(bytes[place])
      {
        // What stands behind the second quotation mark, or a mark inside a cell.
        if start < place && bytes[start] == DelimitedText.quote
          || bytes[place] == DelimitedText.quote
        {
          row.hasStrayQuote = true
        }
        place += 1
      }
      row.width += 1
      if row.cells.count < DelimitedText.maxCells { row.cells.append(start..<place) }
      let isEmpty =
        place == start
        || place - start <= 2 && bytes[start] == DelimitedText.quote
          && bytes[place - 1] == DelimitedText.quote
      if !isEmpty { row.count = row.width }
    }

    /// Goes behind the second quotation mark.
    private mutating func skipQuotedText(of row: inout Row) {
      place += 1
      while place < bytes.endIndex {
        if bytes[place] == DelimitedText.quote {
          place += 1
          guard place < bytes.endIndex, bytes[place] == DelimitedText.quote else { return }
          place += 1
        } else if DelimitedText.isLineEnd(bytes[place]) {
          skipLineEnd()
        } else {
          place += 1
        }
      }
      row.isCutOff = true
    }

    private mutating func skipLineEnd() {
      let isPair =
        bytes[place] == 0x0d && place + 1 < bytes.endIndex && bytes[place + 1] == 0x0a
      place += isPair ? 2 : 1
      line += 1
    }
  }
}
