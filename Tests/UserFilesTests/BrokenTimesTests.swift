import Testing

/// Invalid times.
struct BrokenTimesTests {
  static let times = [
    ("5:61", "'5:61' is not a valid time (minutes and seconds after a colon go up to 59)"),
    ("1:60:00", "'1:60:00' is not a valid time (minutes and seconds after a colon go up to 59)"),
    ("-3", "'-3' is not a valid time"),
    ("+3", "'+3' is not a valid time"),
    ("1e3", "'1e3' is not a valid time"),
    ("0x10", "'0x10' is not a valid time"),
    ("1_000", "'1_000' is not a valid time"),
    (".inf", "'.inf' is not a valid time"),
    ("5:6", "'5:6' is not a valid time"),
    ("1:2:3:4", "'1:2:3:4' is not a valid time"),
    ("2001-12-14", "'2001-12-14' is not a valid time"),
    ("5 minutes", "'5 minutes' is not a valid time"),
    ("5 m", "'5 m' is not a valid time"),
    ("30s5m", "'30s5m' is not a valid time"),
    ("noon", "'noon' is not a valid time"),
    ("true", "'true' is not a valid time"),
    ("null", "'null' is not a valid time"),
    ("~", "'~' is not a valid time"),
    ("5:00#later", "'5:00#later' is not a valid time"),
    ("' 5:00'", "' 5:00' is not a valid time"),
    ("\"5:00\\n\"", "'5:00\u{fffd}' is not a valid time"),
    ("\"5\\x07\"", "'5\u{fffd}' is not a valid time"),
    ("٥:٠٠", "'٥:٠٠' is not a valid time"),
    ("５", "'５' is not a valid time"),
    (
      "half an hour, or a little more if nobody minds",
      "'half an hour, or a little more if nobody..."
        + "' is not a valid time"
    ),
    ("25h", "'25h' is too long"),
    ("24:00:00", "'24:00:00' is too long"),
    ("99999999999999999999", "'99999999999999999999' is too long"),
    ("", "'' is empty"),
    ("''", "'' is empty"),
    ("# none", "'' is empty"),
  ]

  /// Whoever means half a minute is told how to write it.
  @Test(arguments: ["18.5", "18,5"])
  func aFractionIsWrittenWithAColon(value: String) throws {
    try expectMessages(
      [
        "5:15: duration '\(value)' is not a valid time, expected minutes and seconds with a colon between them, "
          + "for example: 5:30 for five and a half minutes"
      ], ofPreset: "name: B", "duration: \(value)")
  }

  @Test(arguments: times)
  func aDurationIsATime(value: String, what: String) throws {
    let column = value.isEmpty || value.hasPrefix("#") ? 14 : 15
    try expectMessages(
      ["5:\(column): duration \(what), \(Expected.time)"],
      ofPreset: "name: B", "duration: \(value)")
  }

  @Test(arguments: times)
  func thresholdsAreTimes(value: String, what: String) throws {
    let column = value.isEmpty || value.hasPrefix("#") ? 0 : 1
    try expectMessages(
      [
        "6:\(12 + column): yellow \(what), \(Expected.threshold)",
        "7:\(9 + column): red \(what), \(Expected.threshold)",
      ], ofPreset: "name: B", "duration: 18:00", "yellow: \(value)", "red: \(value)")
  }

  @Test(arguments: ["0", "0:00", "0s", "00:00:00"])
  func aTalkLastsLongerThanNothing(value: String) throws {
    try expectMessages(
      ["5:15: duration '\(value)' is too short, \(Expected.longerTime)"],
      ofPreset: "name: B", "duration: \(value)")
  }

  @Test(arguments: [("[5, 00]", "a list"), ("{5: 00}", "a mapping")])
  func aTimeIsAText(value: String, kind: String) throws {
    try expectMessages(
      ["5:15: duration is \(kind), expected a time such as 18:00"],
      ofPreset: "name: B", "duration: \(value)")
    try expectMessages(
      ["6:10: red is \(kind), expected a time such as 3:00, or a percentage such as 20%"],
      ofPreset: "name: B", "duration: 5:00", "red: \(value)")
  }

  @Test(arguments: [
    (
      ["duration: 18:00", "yellow: 19:00"],
      "6:13: yellow '19:00' is longer than the duration (18:00)"
    ),
    (["duration: 18:00", "red: 18:01"], "6:10: red '18:01' is longer than the duration (18:00)"),
    (["duration: 18", "yellow: 90m"], "6:13: yellow '90:00' is longer than the duration (18:00)"),
    (["duration: 45s", "red: 1"], "6:10: red '1:00' is longer than the duration (0:45)"),
    (
      ["red: 3:01", "yellow: 3:00", "duration: 18:00"],
      "5:10: red '3:01' begins before yellow (3:00)"
    ),
    (["duration: 18:00", "yellow: 0", "red: 1s"], "7:10: red '0:01' begins before yellow (0:00)"),
    (
      ["duration: 18:00", "yellow: 19:00", "red: 20:00"],
      "6:13: yellow '19:00' is longer than the duration (18:00)"
    ),
    (["duration: 1:00:00", "red: 2h"], "6:10: red '2:00:00' is longer than the duration (60:00)"),
  ])
  func thresholdsAreInOrder(lines: [String], what: String) throws {
    let bound = what.split(separator: "(").last?.dropLast() ?? ""
    try expectMessages(
      ["\(what), expected a remaining time from 0:00 to \(bound)"],
      ofPreset: (["name: B"] + lines).joined(separator: "\n    "))
  }

  @Test func thresholdsAreTimesWhateverTheDurationIs() throws {
    try expectMessages(
      [
        "5:15: duration 'long' is not a valid time, \(Expected.time)",
        "6:13: yellow 'soon' is not a valid time, \(Expected.threshold)",
      ], ofPreset: "name: B", "duration: long", "yellow: soon", "red: 90:00")
  }
}
