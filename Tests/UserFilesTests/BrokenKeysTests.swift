import Testing

/// Keys that are unknown, given twice, not texts, or missing.
struct BrokenKeysTests {
  @Test(arguments: [
    ("preset: []\n", ["1:1: unknown key 'preset' in the file"]),
    ("Presets: []\n", ["1:1: unknown key 'Presets' in the file"]),
    ("PRESETS: []\n", ["1:1: unknown key 'PRESETS' in the file"]),
    ("presets: []\nversion: 1\n", ["2:1: unknown key 'version' in the file"]),
    ("version: 1\npresets: []\n", ["1:1: unknown key 'version' in the file"]),
    ("'': []\n", ["1:1: unknown key '' in the file"]),
    ("\"a\\x07b\": 1\n", ["1:1: unknown key 'a\u{fffd}b' in the file"]),
    ("? [presets]\n: []\n", ["1:3: a list cannot be a key in the file"]),
    ("? {presets: []}\n: []\n", ["1:3: a mapping cannot be a key in the file"]),
    ("{[presets]: []}\n", ["1:2: a list cannot be a key in the file"]),
    ("? |\n  presets\n: []\n", ["1:3: unknown key 'presets\u{fffd}' in the file"]),
    (
      "name: A\nduration: 5\n",
      ["1:1: unknown key 'name' in the file", "2:1: unknown key 'duration' in the file"]
    ),
  ])
  func aFileHasOneKey(text: String, messages: [String]) throws {
    try expectMessages(messages.map { "\($0), expected presets" }, of: text)
  }

  @Test(arguments: [
    ("time: 5", "6:5: unknown key 'time' in a preset"),
    ("'': 1", "6:5: unknown key '' in a preset"),
    ("7: 1", "6:5: unknown key '7' in a preset"),
    ("<<: {slot: 1}", "6:5: unknown key '<<' in a preset"),
    ("? [slot]\n    : 1", "6:7: a list cannot be a key in a preset"),
    ("? {slot: 1}\n    : 1", "6:7: a mapping cannot be a key in a preset"),
    ("\"a\\nb\": 1", "6:5: unknown key 'a\u{fffd}b' in a preset"),
    (
      "a very very very very very very very long key: 1",
      "6:5: unknown key 'a very very very very very very very lon...' in a preset"
    ),
  ])
  func aPresetHasKeysThatAreKnown(line: String, message: String) throws {
    try expectMessages(
      ["\(message), \(Expected.keys)"], ofPreset: "name: B", "duration: 5:00", line)
  }

  /// What is misspelt, and what was meant.
  @Test(arguments: [
    ("Slot", "slot"), ("yelow", "yellow"), ("'slot '", "slot"), ("titel", "title"),
    ("at-end", "at_end"),
    ("quallifies", "qualifies"), ("DURATION", "duration"), ("anounce", "announce"),
  ])
  func theKeyThatWasMeantComesFirst(key: String, meant: String) throws {
    let name = key.filter { $0 != "'" }
    try expectMessages(
      [
        "6:5: unknown key '\(name)' in a preset, expected '\(meant)', or "
          + Expected.keys.dropFirst("expected ".count)
      ], ofPreset: "name: B", "duration: 5:00", "\(key): 1")
  }

  @Test func theNameIsMissing() throws {
    try expectMessages(["4:5: 'name' is missing, expected a name"], ofPreset: "duration: 5:00")
  }

  @Test func theDurationIsMissing() throws {
    try expectMessages(
      ["4:5: 'duration' is missing, expected a time such as 18:00"], ofPreset: "name: B")
  }

  @Test(arguments: ["slot: 1", "{}", "title: T"])
  func bothAreMissing(line: String) throws {
    try expectMessages(
      [
        "4:5: 'name' is missing, expected a name",
        "4:5: 'duration' is missing, expected a time such as 18:00",
      ], ofPreset: line)
  }

  @Test func aMisspeltNameIsMissingToo() throws {
    try expectMessages(
      [
        "4:5: unknown key 'nmae' in a preset, expected 'name', or "
          + Expected.keys.dropFirst("expected ".count),
        "4:5: 'name' is missing, expected a name",
      ], ofPreset: "nmae: B", "duration: 5:00")
  }

  @Test func aNameAsAKeyIsTold() throws {
    try expectMessages(
      [
        "4:5: unknown key 'TED' in a preset, \(Expected.keys)",
        "4:5: 'name' is missing, expected a name",
        "4:5: 'duration' is missing, expected a time such as 18:00",
      ], ofPreset: "TED: 18:00")
  }

  @Test(arguments: [
    ("presets: []\npresets: []\n", "1:1: 'presets'"),
    ("presets: []\n'presets': []\n", "1:1: 'presets'"),
    ("presets:\n  - name: A\n    name: B\n    duration: 5\n", "2:5: 'name'"),
    ("presets:\n  - name: A\n    duration: 5\n    duration: 6\n", "3:5: 'duration'"),
    ("presets:\n  - name: A\n    red: 0\n    red: 0\n    red: 0\n", "3:5: 'red'"),
    ("presets: [{name: A, Name: B, Name: C}]\n", "1:21: 'Name'"),
    ("\"\\a\": 1\n\"\\a\": 2\n", "1:1: '\u{fffd}'"),
  ])
  func aKeyIsGivenOnce(text: String, message: String) throws {
    let (_, problems) = try reading(text.utf8)
    #expect(problems == ["\(message) is given more than once, expected it only once"])
  }
}
