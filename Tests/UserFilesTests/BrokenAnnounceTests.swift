import Testing

/// Invalid values of `announce:`.
struct BrokenAnnounceTests {
  private static let off =
    "expected off, or a mapping with the keys green, yellow, red, overtime, beeps, marks"
  private static let keys = "expected one of green, yellow, red, overtime, beeps, marks"
  private static let time = Expected.time + "; or off"
  private static let longerTime = Expected.longerTime + "; or off"

  @Test func aPresetIsNoLargerThanItsRecordCanBe() throws {
    let marks = (1...9_000).map { "{at: \($0)s, bell: 1}" }.joined(separator: ", ")
    try expectMessages(
      [
        "4:5: a preset with 9002 marks takes 347496 bytes, expected at most 65536"
      ], ofPreset: "name: B", "duration: 10000s", "announce: {marks: [\(marks)]}")
  }

  @Test(arguments: [
    ("silent", "6:15: announce 'silent' is not valid, \(off)"),
    ("5:00", "6:15: announce '5:00' is not valid, \(off)"),
    ("OFF", "6:15: announce 'OFF' is not valid, \(off)"),
    ("~", "6:15: announce '~' is not valid, \(off)"),
    ("''", "6:15: announce '' is not valid, \(off)"),
    ("[green]", "6:15: announce is a list, expected entries such as 'green: ...'"),
    ("{purple: 1}", "6:16: unknown key 'purple' in announce, \(keys)"),
    ("{green: never}", "6:23: green 'never' is not a valid time, \(time)"),
    ("{red: 0:00}", "6:21: red '0:00' is too short, \(longerTime)"),
    ("{yellow: -5}", "6:24: yellow '-5' is not a valid time, \(time)"),
    ("{overtime: [1]}", "6:26: overtime is a list, expected a time such as 1:00; or off"),
    (
      "{beeps: 1:01}",
      "6:23: beeps '1:01' is longer than 1:00, expected a time from 0:01 to 1:00; or off"
    ),
    ("{beeps: 0}", "6:23: beeps '0' is too short, \(longerTime)"),
  ])
  func invalidAnnouncements(value: String, message: String) throws {
    try expectMessages(
      [message], ofPreset: "name: B", "duration: 5:00", "announce: \(value)")
  }

  @Test(arguments: [
    (
      "{at: 1:00, say: A}",
      "6:23: marks is a mapping, expected a list such as '- at: 5:00' with "
        + "'say: Questions, please' or 'bell: 1' below"
    ),
    ("[1:00]", "6:24: a mark is '1:00', expected entries such as 'at: ...'"),
    (
      "[{at: 1:00}]",
      "6:24: a mark has neither 'say' nor 'bell', expected 'say: TEXT', 'bell: 1' or both"
    ),
    ("[{say: A}]", "6:24: 'at' is missing, expected a time such as 5:00"),
    (
      "[{at: 1:00, say: A, by: B}]",
      "6:43: unknown key 'by' in a mark, expected one of at, say, show, bell, every, until"
    ),
    ("[{at: soon, say: A}]", "6:29: at 'soon' is not a valid time, \(Expected.time)"),
    ("[{at: -0:30, say: A}]", "6:29: at '-0:30' is not a valid time, \(Expected.time)"),
    (
      "[{at: 5:00, say: A}]",
      "6:29: at '5:00' is not below the duration of 5:00, expected a remaining time from 0:00 to 4:59"
    ),
    ("[{at: 1:00, say: ' '}]", "6:40: say is empty, expected text to announce"),
    (
      "[{at: 1:00, say: \"\\a\"}]",
      "6:40: say has a control character or more than one line, \(Expected.line)"
    ),
    ("[{at: 1:00, bell: 4}]", "6:41: bell '4' is not valid, expected a number of strokes, 1 to 3"),
    (
      "[{at: 1:00, bell: one}]",
      "6:41: bell 'one' is not valid, expected a number of strokes, 1 to 3"
    ),
    (
      "[{at: 1:00, say: A, every: 5s}]",
      "6:50: 'every' needs 'bell', expected 'bell' in the same mark"
    ),
    (
      "[{at: 1:00, bell: 1, every: 5s}]",
      "6:51: 'every' needs 'until', expected 'until' in the same mark"
    ),
    (
      "[{at: 1:00, bell: 1, every: 0s, until: 30s}]",
      "6:51: every '0s' is too short, \(Expected.longerTime)"
    ),
    (
      "[{at: 1:00, bell: 1, every: 5s, until: 1:00}]",
      "6:62: until '1:00' does not come after the mark at 1:00, expected a smaller remaining time"
    ),
    (
      "[{at: 1:00, bell: 1, show: true}]",
      "6:50: 'show' needs 'say', expected 'say' in the same mark"
    ),
    ("[{at: 1:00, say: A, show: yes}]", "6:49: show 'yes' is not valid, expected true or false"),
    (
      "[{at: 1:00, say: A}, {at: 60s, say: B}]",
      "6:49: there are two marks at 1:00, expected one mark at this time, with 'say', 'bell' or both"
    ),
  ])  // swift-format-ignore: a message stands as it is printed
  func invalidMarks(value: String, message: String) throws {
    try expectMessages(
      [message], ofPreset: "name: B", "duration: 5:00", "announce: {marks: \(value)}")
  }
}
