import Testing

/// A list, a mapping or a text where something else is expected.
struct BrokenTypesTests {
  @Test(arguments: [
    ("hello\n", "1:1: the file is 'hello'"),
    ("42\n", "1:1: the file is '42'"),
    ("~\n", "1:1: the file is '~'"),
    ("\"\"\n", "1:1: the file is ''"),
    ("---\n", "2:1: the file is empty"),
    ("|\n  two\n  lines\n", "1:1: the file is 'two\u{fffd}lines\u{fffd}'"),
    ("presets []\n", "1:1: the file is 'presets []'"),
    ("presets:[]\n", "1:1: the file is 'presets:[]'"),
    ("\n\n  presets\n", "3:3: the file is 'presets'"),
    ("[]\n", "1:1: the file is a list"),
    ("- name: TED\n  duration: 18:00\n", "1:1: the file is a list"),
    ("- presets:\n", "1:1: the file is a list"),
  ])
  func aFileIsAMapping(text: String, message: String) throws {
    try expectMessages(["\(message), \(Expected.file)"], of: text)
  }

  @Test(arguments: [
    ("presets:\n", "1:9: presets is empty"),
    ("presets: # none\n", "1:9: presets is empty"),
    ("presets: ~\n", "1:10: presets is '~'"),
    ("presets: ''\n", "1:10: presets is ''"),
    ("presets: TED talk\n", "1:10: presets is 'TED talk'"),
    ("presets: 18:00\n", "1:10: presets is '18:00'"),
    ("presets: >\n  TED\n", "1:10: presets is 'TED\u{fffd}'"),
    ("presets: {}\n", "1:10: presets is a mapping"),
    ("presets:\n  name: TED\n  duration: 18:00\n", "2:3: presets is a mapping"),
    ("presets: {name: TED, duration: 18:00}\n", "1:10: presets is a mapping"),
  ])
  func presetsAreAList(text: String, message: String) throws {
    try expectMessages(["\(message), \(Expected.list)"], of: text)
  }

  @Test(arguments: [
    ("TED talk", "4:5: a preset is 'TED talk'"),
    ("18:00", "4:5: a preset is '18:00'"),
    ("", "4:4: a preset is empty"),
    ("null", "4:5: a preset is 'null'"),
    ("\"\\e[31m\"", "4:5: a preset is '\u{fffd}[31m'"),
    ("[]", "4:5: a preset is a list"),
    ("[name, TED]", "4:5: a preset is a list"),
    ("- name: TED", "4:5: a preset is a list"),
  ])
  func aPresetIsAMapping(value: String, message: String) throws {
    try expectMessages(["\(message), \(Expected.preset)"], ofPreset: value)
  }

  @Test(arguments: [
    ("[a, b]", "a list"), ("[]", "a list"), ("{a: b}", "a mapping"), ("{}", "a mapping"),
  ])
  func aValueIsAText(value: String, kind: String) throws {
    for key in ["title", "text"] {
      try expectMessages(
        ["7:\(key.count + 7): \(key) is \(kind), expected text"],
        ofPreset: "name: B", "duration: 5:00", "overtime: blank", "\(key): \(value)")
    }
    try expectMessages(
      ["4:11: name is \(kind), expected text"], ofPreset: "name: \(value)", "duration: 5:00")
    try expectMessages(
      ["6:15: overtime is \(kind), expected text"],
      ofPreset: "name: B", "duration: 5:00", "overtime: \(value)")
    try expectMessages(
      ["6:11: slot is \(kind), \(Expected.slot)"],
      ofPreset: "name: B", "duration: 5:00", "slot: \(value)")
  }

  @Test func eachElementThatIsNoPresetIsTold() throws {
    try expectMessages(
      [
        "1:11: a preset is 'a', \(Expected.preset)", "1:14: a preset is a list, \(Expected.preset)",
        "1:18: a preset is '3', \(Expected.preset)",
      ], of: "presets: [a, [], 3]\n")
  }
}
