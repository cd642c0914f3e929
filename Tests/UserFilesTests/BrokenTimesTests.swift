import Testing

/// What is no time, in the place of one.
struct BrokenTimesTests {
  static let times = [
    ("5:61", "'5:61' has 60 or more where 00 to 59 is possible"),
    ("1:60:00", "'1:60:00' has 60 or more where 00 to 59 is possible"),
    ("18.5", "'18.5' is no time"),
    ("-3", "'-3' is no time"),
    ("+3", "'+3' is no time"),
    ("1e3", "'1e3' is no time"),
    ("0x10", "'0x10' is no time"),
    ("1_000", "'1_000' is no time"),
    (".inf", "'.inf' is no time"),
    ("5:6", "'5:6' is no time"),
    ("1:2:3:4", "'1:2:3:4' is no time"),
    ("2001-12-14", "'2001-12-14' is no time"),
    ("5 minutes", "'5 minutes' is no time"),
    ("5 m", "'5 m' is no time"),
    ("30s5m", "'30s5m' is no time"),
    ("noon", "'noon' is no time"),
    ("true", "'true' is no time"),
    ("null", "'null' is no time"),
    ("~", "'~' is no time"),
    ("5:00#later", "'5:00#later' is no time"),
    ("' 5:00'", "' 5:00' is no time"),
    ("\"5:00\\n\"", "'5:00\u{fffd}' is no time"),
    ("\"5\\x07\"", "'5\u{fffd}' is no time"),
    ("٥:٠٠", "'٥:٠٠' is no time"),
    ("５", "'５' is no time"),
    (
      "half an hour, or a little more if nobody minds",
      "'half an hour, or a little more if nobody..."
        + "' is no time"
    ),
    ("25h", "'25h' is longer than 23:59:59"),
    ("24:00:00", "'24:00:00' is longer than 23:59:59"),
    ("99999999999999999999", "'99999999999999999999' is longer than 23:59:59"),
    ("", "'' is empty"),
    ("''", "'' is empty"),
    ("# none", "'' is empty"),
  ]

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
      ["5:15: duration '\(value)' is no length for a talk, \(Expected.time)"],
      ofPreset: "name: B", "duration: \(value)")
  }

  @Test(arguments: [("[5, 00]", "a list"), ("{5: 00}", "a mapping"), ("!!int [5]", "a list")])
  func aTimeIsAText(value: String, kind: String) throws {
    try expectMessages(
      ["5:15: duration is \(kind), expected a time such as 18:00"],
      ofPreset: "name: B", "duration: \(value)")
    try expectMessages(
      ["6:10: red is \(kind), expected a time such as 3:00, or a share such as 20%"],
      ofPreset: "name: B", "duration: 5:00", "red: \(value)")
  }

  @Test(arguments: [
    (["duration: 18:00", "yellow: 19:00"], "6:13: yellow '19:00' is above the duration, 18:00"),
    (["duration: 18:00", "red: 18:01"], "6:10: red '18:01' is above the duration, 18:00"),
    (["duration: 18", "yellow: 90m"], "6:13: yellow '90:00' is above the duration, 18:00"),
    (["duration: 45s", "red: 1"], "6:10: red '1:00' is above the duration, 0:45"),
    (["red: 3:01", "yellow: 3:00", "duration: 18:00"], "5:10: red '3:01' is above yellow, 3:00"),
    (["duration: 18:00", "yellow: 0", "red: 1s"], "7:10: red '0:01' is above yellow, 0:00"),
    (
      ["duration: 18:00", "yellow: 19:00", "red: 20:00"],
      "6:13: yellow '19:00' is above the duration, 18:00"
    ),
    (["duration: 1:00:00", "red: 2h"], "6:10: red '2:00:00' is above the duration, 60:00"),
  ])
  func thresholdsAreInOrder(lines: [String], what: String) throws {
    let bound = what.split(separator: " ").last ?? ""
    try expectMessages(
      ["\(what), expected a remaining time from 0:00 to \(bound)"],
      ofPreset: (["name: B"] + lines).joined(separator: "\n    "))
  }

  @Test func thresholdsAreTimesWhateverTheDurationIs() throws {
    try expectMessages(
      [
        "5:15: duration 'long' is no time, \(Expected.time)",
        "6:13: yellow 'soon' is no time, \(Expected.threshold)",
      ], ofPreset: "name: B", "duration: long", "yellow: soon", "red: 90:00")
  }
}
