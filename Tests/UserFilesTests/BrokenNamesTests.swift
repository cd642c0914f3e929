import Testing
import TimerEngine

/// Invalid names, and names that are given twice.
struct BrokenNamesTests {
  @Test(arguments: ["", "''", "' '", "'   '", "\"\\u00a0\"", "\"\\u3000 \"", "|", ">-"])
  func aNameIsThere(value: String) throws {
    try expectMessages(
      ["4:\(value.isEmpty ? 10 : 11): name is empty, expected a name"],
      ofPreset: "name: \(value)", "duration: 5:00")
  }

  @Test(arguments: [
    "\"two\\nlines\"", "\"line\\n\"", "\"\\x07\"", "\"\\e[31mred\"", "\"\\0\"", "\"\\x7f\"",
    "\"a\\tb\"", "a\tb", "\"\\N\"", "\"\\L\"", "\"\\P\"", "\"\\uffff\"", "\"\\x9b\"",
    "|\n      two\n      lines", "|+\n      one\n\n", ">\n      one\n\n      two",
  ])
  func aNameIsOneLineThatCanBePrinted(value: String) throws {
    try expectMessages(
      ["4:11: name has a control character or more than one line, \(Expected.line)"],
      ofPreset: "name: \(value)", "duration: 5:00")
  }

  @Test func aNameIsGivenOnceWhateverItsCase() throws {
    let (presets, problems) = try reading(
      """
      presets:
        - name: Überlänge
          duration: 5
        - name: Other
          duration: 5
        - name: überlänge
          duration: 6
        - duration: 7
          name: "ÜBERLÄNGE"
      """.utf8)
    #expect(
      problems == [
        "6:11: name 'überlänge' is given twice, first on line 2, expected a different name",
        "9:11: name 'ÜBERLÄNGE' is given twice, first on line 2, expected a different name",
      ])
    #expect(presets.map(\.name) == ["Überlänge", "Other"])
    #expect(presets.first?.duration == 300)
  }

  @Test func aNameIsOneInEitherUnicodeForm() throws {
    let (presets, problems) = try reading(
      "presets: [{name: cafe\u{301}, duration: 5}, {name: caf\u{e9}, duration: 5}]".utf8)
    #expect(
      problems == [
        "1:46: name 'caf\u{e9}' is given twice, first on line 1, expected a different name"
      ])
    #expect(presets.count == 1)
  }
}
