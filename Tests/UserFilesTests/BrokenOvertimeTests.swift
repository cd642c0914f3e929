import Testing

/// Invalid values of `overtime:`, and texts without one.
struct BrokenOvertimeTests {
  private static let elsewhere =
    "text has no effect without 'overtime: blank', expected both of them, or neither"

  @Test(arguments: ["stop", "Count", "BLANK", "~", "no", "0", "count,freeze", "none at all"])
  func anOvertimeIsOneOfThree(value: String) throws {
    try expectMessages(
      ["6:15: overtime '\(value)' is not valid, \(Expected.overtime)"],
      ofPreset: "name: B", "duration: 5:00", "overtime: \(value)")
  }

  @Test(arguments: [("", 14), ("''", 15), ("# none", 14)])
  func anEmptyOvertimeIsNone(value: String, column: Int) throws {
    try expectMessages(
      ["6:\(column): overtime '' is not valid, \(Expected.overtime)"],
      ofPreset: "name: B", "duration: 5:00", "overtime: \(value)")
  }

  @Test(arguments: ["overtime: count", "overtime: freeze", "slot: 1"])
  func aTextBelongsToBlank(line: String) throws {
    try expectMessages(
      ["7:11: \(Self.elsewhere)"], ofPreset: "name: B", "duration: 5:00", line, "text: Stop")
  }

  @Test(arguments: ["overtime: blink", "overtime: Blank"])
  func bothAreTold(line: String) throws {
    try expectMessages(
      [
        "6:11: \(Self.elsewhere)",
        "7:15: overtime '\(line.dropFirst(10))' is not valid, \(Expected.overtime)",
      ], ofPreset: "name: B", "duration: 5:00", "text: Stop", line)
  }

  @Test(arguments: ["\"two\\nlines\"", "\"\\x07\"", "\"\\e[2J\"", "a\tb", "|\n      a\n      b"])
  func textsAreOneLineThatCanBePrinted(value: String) throws {
    for key in ["overtime", "title"] {
      try expectMessages(
        [
          "6:\(key.count + 7): \(key) has a control character or more than one line, "
            + Expected.line
        ], ofPreset: "name: B", "duration: 5:00", "\(key): \(value)")
    }
    try expectMessages(
      ["7:11: text has a control character or more than one line, \(Expected.line)"],
      ofPreset: "name: B", "duration: 5:00", "overtime: blank", "text: \(value)")
  }
}
