import Testing
import TimerEngine

/// Invalid slots, and slots that are given twice.
struct BrokenSlotsTests {
  @Test(arguments: [
    "0", "10", "11", "-1", "+1", "01", "1.0", "1e0", "0x1", "one", "１", "²", "true", "~", "1 2",
  ])
  func aSlotIsANumberKey(value: String) throws {
    try expectMessages(
      ["6:11: slot '\(value)' is not valid, \(Expected.slot)"],
      ofPreset: "name: B", "duration: 5:00", "slot: \(value)")
  }

  @Test(arguments: [
    ("", "6:10: slot '' is not valid"), ("''", "6:11: slot '' is not valid"),
    ("' 1'", "6:11: slot ' 1' is not valid"), ("\"1\\n\"", "6:11: slot '1\u{fffd}' is not valid"),
    ("[1]", "6:11: slot is a list"), ("{1: 1}", "6:11: slot is a mapping"),
  ])
  func aSlotThatIsNoNumberIsReported(value: String, what: String) throws {
    try expectMessages(
      ["\(what), \(Expected.slot)"], ofPreset: "name: B", "duration: 5:00", "slot: \(value)")
  }

  @Test func aSlotIsGivenOnce() throws {
    let (presets, problems) = try reading(
      """
      presets:
        - {name: A, slot: 3, duration: 5}
        - {name: B, slot: 3, duration: 5}
        - {name: C, slot: 4, duration: 5}
        - {name: D, slot: '3', duration: 5}
      """.utf8)
    #expect(
      problems
        == [3, 5].map {
          "\($0):21: slot 3 is given twice, first on line 2, expected a different slot from 1 to 9"
        })
    #expect(presets.map(\.name) == ["A", "C"])
  }

  @Test func theSlotOfABrokenPresetIsTakenAllTheSame() throws {
    try expectMessages(
      [
        "2:34: duration 'x' is not a valid time, \(Expected.time)",
        "3:21: slot 3 is given twice, first on line 2, expected a different slot from 1 to 9",
      ],
      of: """
        presets:
          - {name: A, slot: 3, duration: x}
          - {name: B, slot: 3, duration: 5}
        """)
  }
}
