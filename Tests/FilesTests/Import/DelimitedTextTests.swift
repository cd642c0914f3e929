import Testing
import TimerTestSupport

@testable import Files

/// Rows and cells of tables, byte by byte.
struct DelimitedTextTests {
  /// Each row as its line and its cells between bars; what is wrong with it stands behind.
  private func rows(_ text: String) -> [String] {
    DelimitedText(Array(text.utf8)[...], delimiterFromLines: 5).map { row in
      "\(row.line) |" + row.texts.map { $0 + "|" }.joined()
        + (row.hasStrayQuote ? " stray" : "") + (row.isCutOff ? " cut off" : "")
    }
  }

  @Test(
    arguments: [
      ("", []), ("a", ["1 |a|"]), ("a,b\nc,d\n", ["1 |a|b|", "2 |c|d|"]),
      ("a;b,c\nd;e\nf;g", ["1 |a|b,c|", "2 |d|e|", "3 |f|g|"]), ("a\tb,c", ["1 |a|b,c|"]),
      ("a,b\r\nc,d\re,f", ["1 |a|b|", "2 |c|d|", "3 |e|f|"]),
      ("a,b\r", ["1 |a|b|"]),
      ("a,b\n\n,", ["1 |a|b|", "2 ||", "3 |||"]),
      ("\"a,b\",c", ["1 |a,b|c|"]), ("\"a\"\"b\",c", ["1 |a\"b|c|"]), ("\"\",c", ["1 ||c|"]),
      ("\"a\nb\r\nc\",d\ne,f", ["1 |a b c|d|", "4 |e|f|"]), ("a, b \t,c", ["1 |a|b|c|"]),
      ("a,b\"c\nd,e", ["1 |a|b\"c| stray", "2 |d|e|"]),
      ("\"a\" b,c\nd,e", ["1 |a\" b|c| stray", "2 |d|e|"]),
      ("a,\"b", ["1 |a|b| cut off"]), ("a,\"", ["1 |a|| cut off"]),
      ("a,\"b\"\"", ["1 |a|b\"| cut off"]),
    ] as [(String, [String])])
  func aTextHasRows(text: String, expected: [String]) { #expect(rows(text) == expected) }

  /// The widest row and the longest cell cost no more than a usual table, and the row after them is
  /// read.
  @Test func whatIsTooLongIsCountedButNotRead() throws {
    let wide = String(repeating: "x,", count: 20_000) + "x"
    let long = String(repeating: "ä", count: 20_000)
    let text = "\(wide)\n\(long),\"\(long)\"\na,b"
    let rows = Array(DelimitedText(Array(text.utf8)[...], delimiterFromLines: 5))
    #expect(rows.map(\.width) == [20_001, 2, 2])
    #expect(rows.map(\.texts.count) == [1000, 2, 2])
    #expect(
      rows[1].texts == [String(repeating: "ä", count: 200), String(repeating: "ä", count: 200)])
    #expect(rows[2].texts == ["a", "b"])
  }

  /// What one row holds never reaches another, whatever is in it.
  @Test func cellsInQuotationMarksComeBackAsTheyWere() {
    var random = SplitMix64(seed: 7)
    let pieces = ["a", "ä", ",", "\n", "\r\n", "\"", "\"\"", " ", "10:00", "日本"]
    for _ in 0..<200 * repetitions {
      let table = (0..<4).map { _ in
        (0..<3).map { _ in
          (0..<random.below(6)).map { _ in pieces[random.below(pieces.count)] }.joined()
        }
      }
      let text = table.map { row in
        row.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",")
      }.joined(separator: "\n")
      let read = DelimitedText(Array(text.utf8)[...], delimiterFromLines: 5)
      #expect(read.map(\.texts) == table.map { $0.map(\.imported) }, "\(text.debugDescription)")
    }
  }
}
