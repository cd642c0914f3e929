/// How two pictures differ: `nil` if they are the same, else both, row by row, with the rows that
/// differ marked.
///
/// Spaces at the right end of a row do not count, nor do empty rows at the bottom. Use it as
/// `#expect(difference(canvas.lines, from: picture) == nil)`: a failure then shows it.
package func difference(_ actual: [String], from picture: String) -> String? {
  let expected = picture.split(separator: "\n", omittingEmptySubsequences: false).map(trimmed)
  let actual = actual.map { trimmed($0[...]) }
  let count = max(rowCount(of: actual), rowCount(of: expected))
  let rows = (0..<count).map { row in
    (row < expected.count ? expected[row] : "", row < actual.count ? actual[row] : "")
  }
  guard rows.contains(where: !=) else { return nil }
  let width = max(8, rows.map(\.0.count).max() ?? 0)
  let lines = [("expected", "actual")] + rows
  return lines.map { expected, actual in
    let mark = (expected, actual) == ("expected", "actual") || expected == actual ? " " : "≠"
    let space = String(repeating: " ", count: width - expected.count)
    return "\n\(mark) |\(expected)\(space)| |\(actual)"
  }.joined()
}

private func trimmed(_ row: Substring) -> String {
  String(row[..<(row.lastIndex { $0 != " " }.map(row.index(after:)) ?? row.startIndex)])
}

private func rowCount(of rows: [String]) -> Int {
  (rows.lastIndex { !$0.isEmpty } ?? -1) + 1
}
