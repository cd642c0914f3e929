import Testing
import TimerEngine

/// Lines of JSON, and the position of each value in them.
struct JSONScannerTests {
  @Test func eachValueKnowsItsBytes() throws {
    let root = try JSONScanner.node(of: Array(#"{"a": [true, "é"]}"#.utf8))
    guard case .object(let fields) = root.content,
      case .list(let values)? = fields.first?.value.content
    else {
      Issue.record("\(root)")
      return
    }
    #expect(root.range == 0..<19)
    #expect(fields.map(\.key) == ["a"])
    #expect(fields.map(\.value.range) == [6..<18])
    #expect(values.map(\.offset) == [7, 13])
    guard case .boolean(true) = values[0].content, case .text("é") = values[1].content else {
      Issue.record("\(values)")
      return
    }
  }

  @Test(arguments: [" ", "\t", "\r", "\n"])
  func whitespaceMaySurroundEachValue(blank: String) throws {
    let line = ["", "[", "1", "]", ""].joined(separator: blank)
    let root = try JSONScanner.node(of: Array(line.utf8))
    guard case .list(let values) = root.content else {
      Issue.record("\(root)")
      return
    }
    #expect(root.range == 1..<6)
    #expect(values.map(\.range) == [3..<4])
  }

  @Test(arguments: [
    ("", 0, "a value", true), ("tru", 3, "a value", true), (#"{"a":1"#, 6, "a number", true),
    ("[1,]", 3, "a value", false), ("1 2", 2, "the end of the line", false),
    (#"{"a" 1}"#, 5, "':'", false), (#"{a:1}"#, 1, "a name in quotes", false),
    (#""\x""#, 2, #"one of " \ / b f n r t u"#, false),
    ("[[[[[[[[[]]]]]]]]]", 8, "at most 8 levels of nesting", false),
    // A list that has ended nests nothing.
    ("[[],[[[[[[[[]]]]]]]]]", 11, "at most 8 levels of nesting", false),
  ])
  func whereALineIsNoJSONIsTold(
    line: String, offset: Int, expected: String, isAtEnd: Bool
  ) throws {
    let fault = try #require(throws: JSONScanner.Fault.self) {
      try JSONScanner.node(of: Array(line.utf8))
    }
    #expect(fault.offset == offset)
    #expect(fault.expected == expected)
    #expect(fault.isAtEnd == isAtEnd)
  }
}
