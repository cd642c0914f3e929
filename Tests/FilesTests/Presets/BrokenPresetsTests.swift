import Testing
import TimerEngine

/// Presets with something wrong in them, and the messages that they get.
///
/// The sound presets above and below are read all the same.
struct BrokenPresetsTests {
  /// The lines of a preset, the first of which is the 4th of its file, and the messages.
  struct Row: CustomTestStringConvertible, Sendable {
    let lines: [String]
    let messages: [String]
    var testDescription: String { lines.joined(separator: " | ") }

    init(_ lines: String..., gets messages: String...) {
      (self.lines, self.messages) = (lines, messages)
    }

    fileprivate init(_ lines: [String], _ message: String) {
      (self.lines, messages) = (lines, [message])
    }
  }

  /// Rows of one key, with the values and what each message says of them: `slot '0' is not valid`.
  ///
  /// The message is about the place where the value begins, or would begin.
  private static func rows(
    _ key: String, after lines: [String] = ["name: B", "duration: 5:00"], _ expected: String,
    _ values: KeyValuePairs<String, String>
  ) -> [Row] {
    values.map { value, what in
      let isEmpty = value.isEmpty || value.hasPrefix("#")
      let place = "\(4 + lines.count):\(6 + key.count + (isEmpty ? 0 : 1))"
      let rest = key == "name" ? ["duration: 5:00"] : []
      return Row(
        lines + ["\(key): \(value)"] + rest, "\(place): \(key) \(what), \(expected)")
    }
  }

  /// Rows of values inside of a key, each with its column and its whole message.
  private static func rows(
    in key: String, after lines: [String] = ["name: B", "duration: 5:00"],
    _ values: KeyValuePairs<String, String>
  ) -> [Row] {
    values.map { value, message in
      Row(lines + ["\(key): \(value)"], "\(4 + lines.count):\(message)")
    }
  }

  @Test(
    arguments: [
      names, missing, unknownKeys, slots, durations, thresholds, overtimes, types, announcements,
      marks, keysOfSpeeches, keysOfPresets, segments,
    ].joined().map { $0 })
  func itGetsItsMessages(row: Row) throws {
    try expectMessages(row.messages, ofPreset: row.lines.joined(separator: "\n    "))
  }

  // MARK: Names and keys

  private static let names =
    rows(
      "name", after: [], "expected a name",
      [
        "": "is empty", "''": "is empty", "'   '": "is empty", "\"\\u00a0\"": "is empty",
        "\"\\u3000 \"": "is empty", "|": "is empty", ">-": "is empty",
      ])
    + ["name", "title", "overtime"].flatMap { key in
      rows(
        key, after: key == "name" ? [] : ["name: B", "duration: 5:00"], Expected.line,
        [
          "\"two\\nlines\"": severalLines, "\"\\x07\"": severalLines,
          "\"\\e[31mred\"": severalLines,
          "\"\\0\"": severalLines, "\"\\x7f\"": severalLines, "a\tb": severalLines,
          "\"\\N\"": severalLines, "\"\\P\"": severalLines, "\"\\uffff\"": severalLines,
          "|\n      two\n      lines": severalLines, ">\n      one\n\n      two": severalLines,
        ])
    }
  private static let severalLines = "has a control character or more than one line"

  private static let noName = "4:5: 'name' is missing, expected a name"
  private static let noDuration = "4:5: 'duration' is missing, expected a time such as 18:00"
  private static let missing = [
    Row("duration: 5:00", gets: noName), Row("name: B", gets: noDuration),
    Row("slot: 1", gets: noName, noDuration), Row("{}", gets: noName, noDuration),
    Row("nmae: B", "duration: 5:00", gets: misspelt("nmae", "name", "4:5"), noName),
    Row(
      "TED: 18:00", gets: "4:5: unknown key 'TED' in a preset, \(Expected.keys)", noName, noDuration
    ),
  ]

  private static func misspelt(_ key: String, _ meant: String, _ place: String = "6:5") -> String {
    "\(place): unknown key '\(key)' in a preset, expected '\(meant)', or "
      + Expected.keys.dropFirst("expected ".count)
  }

  /// What was meant comes first.
  private static let unknownKeys =
    [
      ("Slot", "slot"), ("yelow", "yellow"), ("slot ", "slot"), ("titel", "title"),
      ("at-end", "at_end"), ("quallifies", "qualifies"), ("DURATION", "duration"),
      ("anounce", "announce"),
    ].map { key, meant in
      Row("name: B", "duration: 5:00", "'\(key)': 1", gets: misspelt(key, meant))
    }
    + [
      ("time: 5", "5: unknown key 'time'"), ("'': 1", "5: unknown key ''"),
      ("7: 1", "5: unknown key '7'"), ("<<: {slot: 1}", "5: unknown key '<<'"),
      ("? [slot]\n    : 1", "7: a list cannot be a key"),
      ("? {slot: 1}\n    : 1", "7: a mapping cannot be a key"),
      ("\"a\\nb\": 1", "5: unknown key 'a\u{fffd}b'"),
      (
        "a very very very very very very very long key: 1",
        "5: unknown key 'a very very very very very very very lon...'"
      ),
      ("overrun: deduct", "5: unknown key 'overrun'"),
    ].map { line, what in
      Row("name: B", "duration: 5:00", line, gets: "6:\(what) in a preset, \(Expected.keys)")
    }

  private static let slots =
    rows(
      "slot", Expected.slot,
      [
        "": "'' is not valid", "''": "'' is not valid", "' 1'": "' 1' is not valid",
        "\"1\\n\"": "'1\u{fffd}' is not valid", "[1]": "is a list", "{1: 1}": "is a mapping",
      ])
    + ["0", "10", "-1", "+1", "01", "1.0", "1e0", "0x1", "one", "１", "²", "true", "~", "1 2"]
    .flatMap { rows("slot", Expected.slot, [$0: "'\($0)' is not valid"]) }

  // MARK: Times

  private static let isNoTime = "is not a valid time"
  private static let durations =
    rows(
      "duration", after: ["name: B"], Expected.time,
      [
        "5:61": "'5:61' \(isNoTime) (minutes and seconds after a colon go up to 59)",
        "' 5:00'": "' 5:00' \(isNoTime)", "\"5:00\\n\"": "'5:00\u{fffd}' \(isNoTime)",
        "\"5\\x07\"": "'5\u{fffd}' \(isNoTime)",
        "half an hour, or a little more if nobody minds":
          "'half an hour, or a little more if nobody...' \(isNoTime)",
        "25h": "'25h' is too long", "99999999999999999999": "'99999999999999999999' is too long",
        "": "'' is empty", "''": "'' is empty", "# none": "'' is empty",
      ])
    + [
      "-3", "+3", "1e3", "0x10", "1_000", ".inf", "5:6", "1:2:3:4", "2001-12-14", "5 minutes",
      "5 m",
      "30s5m", "noon", "true", "~", "5:00#later", "٥:٠٠", "５",
    ].flatMap { rows("duration", after: ["name: B"], Expected.time, [$0: "'\($0)' \(isNoTime)"]) }
    + ["0", "0:00", "0s", "00:00:00"].flatMap {
      rows("duration", after: ["name: B"], Expected.longerTime, [$0: "'\($0)' is too short"])
    }
    // Whoever means half a minute is told how to write it.
    + ["18.5", "18,5"].flatMap {
      rows(
        "duration", after: ["name: B"],
        "expected minutes and seconds with a colon between them, "
          + "for example: 5:30 for five and a half minutes", [$0: "'\($0)' \(isNoTime)"])
    }

  private static let percentage =
    "expected a percentage from 0% to 100%, for example: 20%"
  private static let thresholds =
    rows(
      "yellow", Expected.threshold,
      ["1:60:00": "'1:60:00' \(isNoTime) (minutes and seconds after a colon go up to 59)"])
    + rows("red", Expected.threshold, ["25h": "'25h' is too long", "# none": "'' is empty"])
    + rows(
      "yellow", percentage,
      [
        "101%": "'101%' is not a valid percentage", "+5%": "'+5%' is not a valid percentage",
        "'%'": "'%' is not a valid percentage", "5 %": "'5 %' is not a valid percentage",
      ])
    + [
      Row(
        "name: B", "duration: long", "yellow: soon", "red: 90:00",
        gets: "5:15: duration 'long' \(isNoTime), \(Expected.time)",
        "6:13: yellow 'soon' \(isNoTime), \(Expected.threshold)"),
      unordered("18:00", "duration: 18:00", "yellow: 19:00", "6:13: yellow '19:00' is longer"),
      unordered("18:00", "duration: 18:00", "red: 18:01", "6:10: red '18:01' is longer"),
      unordered("18:00", "duration: 18", "yellow: 90m", "6:13: yellow '90:00' is longer"),
      unordered("0:45", "duration: 45s", "red: 1", "6:10: red '1:00' is longer"),
      unordered("60:00", "duration: 1:00:00", "red: 2h", "6:10: red '2:00:00' is longer"),
      unordered(
        "18:00", "duration: 18:00", "yellow: 19:00\n    red: 20:00",
        "6:13: yellow '19:00' is longer"),
      Row(
        "name: B", "red: 3:01", "yellow: 3:00", "duration: 18:00",
        gets: "5:10: red '3:01' begins before yellow (3:00), "
          + "expected a remaining time from 0:00 to 3:00"),
      Row(
        "name: B", "duration: 18:00", "yellow: 0", "red: 1s",
        gets: "7:10: red '0:01' begins before yellow (0:00), "
          + "expected a remaining time from 0:00 to 0:00"),
    ]

  private static func unordered(
    _ length: String, _ duration: String, _ line: String, _ what: String
  ) -> Row {
    Row(
      "name: B", duration, line,
      gets: "\(what) than the duration (\(length)), "
        + "expected a remaining time from 0:00 to \(length)")
  }

  // MARK: Overtime and types

  private static let textElsewhere =
    "text has no effect without 'overtime: blank', expected both of them, or neither"
  private static let overtimes =
    ["stop", "Count", "BLANK", "~", "no", "0", "count,freeze"].flatMap {
      rows("overtime", Expected.overtime, [$0: "'\($0)' is not valid"])
    }
    + rows(
      "overtime", Expected.overtime,
      ["": "'' is not valid", "''": "'' is not valid", "# none": "'' is not valid"])
    + ["overtime: count", "overtime: freeze", "slot: 1"].map {
      Row("name: B", "duration: 5:00", $0, "text: Stop", gets: "7:11: \(textElsewhere)")
    }
    + ["blink", "Blank"].map {
      Row(
        "name: B", "duration: 5:00", "text: Stop", "overtime: \($0)",
        gets: "6:11: \(textElsewhere)",
        "7:15: overtime '\($0)' is not valid, \(Expected.overtime)")
    }
    + rows(
      "text", after: ["name: B", "duration: 5:00", "overtime: blank"], Expected.line,
      ["\"two\\nlines\"": severalLines, "\"\\e[2J\"": severalLines])

  private static let types =
    ["name", "title", "overtime"].flatMap { key in
      rows(
        key, after: key == "name" ? [] : ["name: B", "duration: 5:00"], "expected text",
        ["[a, b]": "is a list", "[]": "is a list", "{a: b}": "is a mapping", "{}": "is a mapping"])
    }
    + rows(
      "text", after: ["name: B", "duration: 5:00", "overtime: blank"], "expected text",
      ["[a]": "is a list", "{a: b}": "is a mapping"])
    + rows(
      "duration", after: ["name: B"], "expected a time such as 18:00",
      ["[5, 00]": "is a list", "{5: 00}": "is a mapping"])
    + rows(
      "red", "expected a time such as 3:00, or a percentage such as 20%",
      ["[5, 00]": "is a list", "{5: 00}": "is a mapping"])
    + [
      ("TED talk", "5: a preset is 'TED talk'"), ("18:00", "5: a preset is '18:00'"),
      ("", "4: a preset is empty"), ("null", "5: a preset is 'null'"),
      ("\"\\e[31m\"", "5: a preset is '\u{fffd}[31m'"), ("[]", "5: a preset is a list"),
      ("[name, TED]", "5: a preset is a list"), ("- name: TED", "5: a preset is a list"),
    ].map { Row($0, gets: "4:\($1), \(Expected.preset)") }

  // MARK: Announcements

  private static let off =
    "expected off, or a mapping with the keys green, yellow, red, overtime, beeps, marks"
  private static let time = Expected.time + "; or off"
  private static let longerTime = Expected.longerTime + "; or off"

  private static let announcements =
    ["silent", "5:00", "OFF", "~"].flatMap {
      rows("announce", off, [$0: "'\($0)' is not valid"])
    }
    + rows("announce", off, ["''": "'' is not valid"])
    + rows(
      in: "announce",
      [
        "[green]": "15: announce is a list, expected entries such as 'green: ...'",
        "{purple: 1}": "16: unknown key 'purple' in announce, "
          + "expected one of green, yellow, red, overtime, beeps, marks",
        "{green: never}": "23: green 'never' \(isNoTime), \(time)",
        "{red: 0:00}": "21: red '0:00' is too short, \(longerTime)",
        "{yellow: -5}": "24: yellow '-5' \(isNoTime), \(time)",
        "{overtime: [1]}": "26: overtime is a list, expected a time such as 1:00; or off",
        "{beeps: 1:01}":
          "23: beeps '1:01' is longer than 1:00, expected a time from 0:01 to 1:00; or off",
        "{beeps: 0}": "23: beeps '0' is too short, \(longerTime)",
      ])

  private static let marks =
    rows(
      in: "announce",
      [
        "{marks: {at: 1:00, say: A}}": "23: marks is a mapping, expected a list such as "
          + "'- at: 5:00' with 'say: Questions, please' or 'bell: 1' below",
        "{marks: [1:00]}": "24: a mark is '1:00', expected entries such as 'at: ...'",
        "{marks: [{at: 1:00}]}": "24: a mark has neither 'say' nor 'bell', "
          + "expected 'say: TEXT', 'bell: 1' or both",
        "{marks: [{say: A}]}": "24: 'at' is missing, expected a time such as 5:00",
        "{marks: [{at: 1:00, say: A, by: B}]}": "43: unknown key 'by' in a mark, "
          + "expected one of at, say, show, bell, every, until",
        "{marks: [{at: soon, say: A}]}": "29: at 'soon' \(isNoTime), \(Expected.time)",
        "{marks: [{at: -0:30, say: A}]}": "29: at '-0:30' \(isNoTime), \(Expected.time)",
        "{marks: [{at: 5:00, say: A}]}": "29: at '5:00' is not below the duration of 5:00, "
          + "expected a remaining time from 0:00 to 4:59",
        "{marks: [{at: 1:00, say: ' '}]}": "40: say is empty, expected text to announce",
        "{marks: [{at: 1:00, say: \"\\a\"}]}": "40: say \(severalLines), \(Expected.line)",
        "{marks: [{at: 1:00, bell: 4}]}":
          "41: bell '4' is not valid, expected a number of strokes, 1 to 3",
        "{marks: [{at: 1:00, bell: one}]}":
          "41: bell 'one' is not valid, expected a number of strokes, 1 to 3",
        "{marks: [{at: 1:00, say: A, every: 5s}]}":
          "50: 'every' needs 'bell', expected 'bell' in the same mark",
        "{marks: [{at: 1:00, bell: 1, every: 5s}]}":
          "51: 'every' needs 'until', expected 'until' in the same mark",
        "{marks: [{at: 1:00, bell: 1, every: 0s, until: 30s}]}":
          "51: every '0s' is too short, \(Expected.longerTime)",
        "{marks: [{at: 1:00, bell: 1, every: 5s, until: 1:00}]}":
          "62: until '1:00' does not come after the mark at 1:00, expected a smaller remaining time",
        "{marks: [{at: 1:00, bell: 1, show: true}]}":
          "50: 'show' needs 'say', expected 'say' in the same mark",
        "{marks: [{at: 1:00, say: A, show: yes}]}":
          "49: show 'yes' is not valid, expected true or false",
        "{marks: [{at: 1:00, say: A}, {at: 60s, say: B}]}": "49: there are two marks at 1:00, "
          + "expected one mark at this time, with 'say', 'bell' or both",
      ])
    + rows(
      in: "announce", after: ["name: B", "duration: 5:00", "count: up"],
      [
        "{marks: [{at: 0:00, bell: 1}]}":
          "29: at '0:00' is not after the start, expected an elapsed time from 0:01",
        "{marks: [{at: 2:00, bell: 1, every: 5s, until: 1:00}]}":
          "62: until '1:00' does not come after the mark at 2:00, expected a greater elapsed time",
        "{marks: [{at: 2:00, bell: 1, every: 5s, until: 2:00}]}":
          "62: until '2:00' does not come after the mark at 2:00, expected a greater elapsed time",
      ])

  @Test func aPresetIsNoLargerThanItsRecordCanBe() throws {
    let marks = (1...9_000).map { "{at: \($0)s, bell: 1}" }.joined(separator: ", ")
    try expectMessages(
      ["4:5: a preset with 9002 marks takes 347496 bytes, expected at most 65536"],
      ofPreset: "name: B", "duration: 10000s", "announce: {marks: [\(marks)]}")
  }

  // MARK: Segments

  private static let speech = ["name: B", "duration: 5:00", "count: up"]
  private static let keysOfSpeeches =
    rows(
      "yellow", after: speech + ["green: 3:00"], "expected an elapsed time from 3:00 to 5:00",
      ["2:00": "'2:00' is before green, 3:00"])
    + rows(
      "red", after: speech + ["yellow: 3:00"], "expected an elapsed time from 3:00 to 5:00",
      ["2:00": "'2:00' is before yellow, 3:00"])
    + rows(
      "red", after: speech, "expected an elapsed time from 0:00 to 5:00",
      ["5:01": "'5:01' is after the duration, 5:00"])

  private static let keysOfPresets =
    rows(
      "qualifies", "expected the shortest and the longest time, such as 4:30-7:30",
      [
        "5:00": "'5:00' is not a valid range", "5:00-4:00": "'5:00-4:00' is not a valid range",
        "1:00-2:00-3:00": "'1:00-2:00-3:00' is not a valid range",
        "-5:00": "'-5:00' is not a valid range", "[4:00, 5:00]": "is a list",
      ])
    + rows(
      in: "count",
      [
        "sideways": "12: count 'sideways' is not valid, expected down or up",
        "[up]": "12: count is a list, expected text",
      ])
    + rows(
      in: "at_end",
      [
        "next": "13: at_end 'next' needs a segment after it, expected wait or stop",
        "halt": "13: at_end 'halt' is not valid, expected wait, next or stop",
      ])
    + rows(in: "green", ["4:00": "12: green is only for 'count: up', expected yellow or red"])

  private static let segments =
    rows(
      in: "segments", after: ["name: B"],
      [
        "[]": "15: there are 0 segments, expected 1 to 100 of them",
        "Talk": "15: segments is 'Talk', "
          + "expected a list such as '- {name: Questions, duration: 5:00}'",
        "[Talk]": "16: a segment is 'Talk', expected entries such as 'name: ...'",
        "[{name: A}]": "16: 'duration' is missing, expected a time such as 18:00",
        "[{duration: 5:00, slot: 1}]": "33: unknown key 'slot' in a segment, expected one of name, "
          + "duration, count, green, yellow, red, qualifies, at_end, overrun, announce",
        "[{duration: 5:00, at_end: next, overrun: deduct}, {duration: 5}]":
          "56: overrun has no effect with 'at_end: next', expected 'at_end: wait', or no overrun",
        "[{duration: 5:00, overrun: keep}]": "42: overrun 'keep' is not valid, expected deduct",
        "[" + Array(repeating: "{duration: 1}", count: 101).joined(separator: ",") + "]":
          "15: there are 101 segments, expected 1 to 100 of them",
      ]) + [
      Row(
        "name: B", "segments: [{duration: 5:00}]", "duration: 5:00",
        gets: "6:15: duration is not allowed beside segments, expected it in each segment"),
      Row(
        "name: B", "segments: [{duration: 5:00}]", "announce: {marks: [{at: 1:00, say: A}]}",
        gets: "6:15: marks are not allowed beside segments, expected them in each segment"),
    ]

  // MARK: Files

  /// What is wrong with a file as a whole, and what was expected.
  @Test(arguments: [
    ("hello\n", "1:1: the file is 'hello'", Expected.file),
    ("~\n", "1:1: the file is '~'", Expected.file),
    ("\"\"\n", "1:1: the file is ''", Expected.file),
    ("---\n", "2:1: the file is empty", Expected.file),
    ("|\n  two\n  lines\n", "1:1: the file is 'two\u{fffd}lines\u{fffd}'", Expected.file),
    ("presets []\n", "1:1: the file is 'presets []'", Expected.file),
    ("presets:[]\n", "1:1: the file is 'presets:[]'", Expected.file),
    ("\n\n  presets\n", "3:3: the file is 'presets'", Expected.file),
    ("- name: TED\n  duration: 18:00\n", "1:1: the file is a list", Expected.file),
    ("presets:\n", "1:9: presets is empty", Expected.list),
    ("presets: # none\n", "1:9: presets is empty", Expected.list),
    ("presets: ~\n", "1:10: presets is '~'", Expected.list),
    ("presets: ''\n", "1:10: presets is ''", Expected.list),
    ("presets: 18:00\n", "1:10: presets is '18:00'", Expected.list),
    ("presets: >\n  TED\n", "1:10: presets is 'TED\u{fffd}'", Expected.list),
    ("presets: {}\n", "1:10: presets is a mapping", Expected.list),
    ("presets:\n  name: TED\n  duration: 18:00\n", "2:3: presets is a mapping", Expected.list),
    ("Presets: []\n", "1:1: unknown key 'Presets' in the file", presets),
    ("presets: []\nversion: 1\n", "2:1: unknown key 'version' in the file", presets),
    ("'': []\n", "1:1: unknown key '' in the file", presets),
    ("\"a\\x07b\": 1\n", "1:1: unknown key 'a\u{fffd}b' in the file", presets),
    ("? [presets]\n: []\n", "1:3: a list cannot be a key in the file", presets),
    ("? {presets: []}\n: []\n", "1:3: a mapping cannot be a key in the file", presets),
    ("{[presets]: []}\n", "1:2: a list cannot be a key in the file", presets),
    ("? |\n  presets\n: []\n", "1:3: unknown key 'presets\u{fffd}' in the file", presets),
  ])
  func aFileGetsAMessage(text: String, what: String, expected: String) throws {
    try expectMessages(["\(what), \(expected)"], of: text)
  }

  private static let presets = "expected presets"

  @Test func eachElementThatIsNoPresetIsTold() throws {
    try expectMessages(
      [
        "1:11: a preset is 'a', \(Expected.preset)", "1:14: a preset is a list, \(Expected.preset)",
        "1:18: a preset is '3', \(Expected.preset)",
      ], of: "presets: [a, [], 3]\n")
  }

  // MARK: Twice

  private static func name(_ name: String, _ place: String, line: Int = 2) -> String {
    "\(place): name '\(name)' is given twice, first on line \(line), expected a different name"
  }

  private static func slot(line: Int) -> String {
    "\(line):21: slot 3 is given twice, first on line 2, expected a different slot from 1 to 9"
  }

  private static func key(_ key: String, _ place: String) -> String {
    "\(place): '\(key)' is given more than once, expected it only once"
  }

  /// Names, slots and keys that are given twice, and the presets that are left.
  ///
  /// The case and the Unicode form of a name do not matter, and the slot of a broken preset is taken
  /// all the same.
  @Test(arguments: [
    (
      """
      presets:
        - {name: Überlänge, duration: 5}
        - {name: Other, duration: 5}
        - {name: überlänge, duration: 6}
        - {duration: 7, name: "ÜBERLÄNGE"}
      """, [name("überlänge", "4:12"), name("ÜBERLÄNGE", "5:25")], ["Überlänge", "Other"]
    ),
    (
      "presets: [{name: cafe\u{301}, duration: 5}, {name: caf\u{e9}, duration: 5}]",
      [name("caf\u{e9}", "1:46", line: 1)], ["cafe\u{301}"]
    ),
    (
      """
      presets:
        - {name: A, slot: 3, duration: 5}
        - {name: B, slot: 3, duration: 5}
        - {name: C, slot: 4, duration: 5}
        - {name: D, slot: '3', duration: 5}
      """, [slot(line: 3), slot(line: 5)], ["A", "C"]
    ),
    (
      """
      presets:
        - {name: A, slot: 3, duration: x}
        - {name: B, slot: 3, duration: 5}
      """, ["2:34: duration 'x' \(isNoTime), \(Expected.time)", slot(line: 3)], []
    ),
    ("presets: []\n'presets': []\n", [key("presets", "1:1")], []),
    ("presets:\n  - name: A\n    name: B\n    duration: 5\n", [key("name", "2:5")], []),
    ("presets:\n  - name: A\n    red: 0\n    red: 0\n    red: 0\n", [key("red", "3:5")], []),
    ("presets: [{name: A, Name: B, Name: C}]\n", [key("Name", "1:21")], []),
    ("\"\\a\": 1\n\"\\a\": 2\n", [key("\u{fffd}", "1:1")], []),
  ])
  func whatIsGivenTwiceIsTold(text: String, messages: [String], names: [String]) throws {
    let (presets, problems) = try reading(text.utf8)
    #expect(problems == messages)
    #expect(presets.map(\.name) == names)
  }
}
