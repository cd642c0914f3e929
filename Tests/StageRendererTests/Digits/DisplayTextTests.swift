import StageRenderer
import Testing

@Suite struct DisplayTextTests {
  @Test(arguments: [
    ("17:42", [2, 2]), ("0:00", [1, 2]), ("-0:07", [2, 2]), ("-9:59", [2, 2]), ("-12:05", [3, 2]),
    ("1:40:00", [1, 2, 2]), ("23:59:59", [2, 2, 2]), ("-1:40:00", [2, 2, 2]), ("8", [1]),
    ("0123456789", [10]), ("-", [1]), ("99:59", [2, 2]),
  ])
  func aTimeIsGroupsOfDigits(time: String, shape: [Int]) throws {
    let text = try #require(DisplayText(time))
    #expect(text.shape == shape)
    #expect(text.groups.map(\.count) == shape)
  }

  @Test(arguments: [
    "17.42", "17 42", " 7:42", "17:42 ", "\u{2212}0:07", "17m", "Max", "1７:42", "17：42", "+1:00",
    "17:4\u{301}2", "17\n42",
  ])
  func anythingElseIsRefused(time: String) {
    #expect(DisplayText(time) == nil)
  }

  @Test func theDigitsStandInTheirOrder() throws {
    let text = try #require(DisplayText("-12:05"))
    let groups: [[Segments?]] = [
      [Segments("-"), Segments("1"), Segments("2")], [Segments("0"), Segments("5")],
    ]
    #expect(text.groups == groups)
  }

  @Test(arguments: [("", [0]), (":", [0, 0]), (":42", [0, 2]), ("17:", [2, 0])])
  func aGroupMayBeEmpty(time: String, shape: [Int]) throws {
    #expect(try #require(DisplayText(time)).shape == shape)
  }

  @Test func equalTimesAreEqual() {
    #expect(DisplayText("17:42") == DisplayText("17:42"))
    #expect(DisplayText("17:42") != DisplayText("17:43"))
    #expect(DisplayText("1742") != DisplayText("17:42"))
  }
}
