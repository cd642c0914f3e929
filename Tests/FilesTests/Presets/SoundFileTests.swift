import Testing
import TimerEngine
import TimerTestSupport

/// Files that look wrong and are valid.
struct SoundFileTests {
  @Test(arguments: [
    "", "\n", " \n\n", "# only\n# comments\n", "\u{feff}", "\u{feff}# nothing\n", "\r\n",
    "presets: []\n", "presets: [] # none\n", "---\npresets: []\n...\n",
    "%YAML 1.1\n---\npresets: []",
    "'presets': []\n", "\"presets\": []\n", "{presets: []}",
    "&unused presets: &also []\n", "%TAG ! tag:example.org,2026:\n---\npresets: []\n",
  ])
  func aFileMayHaveNoPresets(text: String) throws {
    let (presets, problems) = try reading(text.utf8)
    #expect(problems == [])
    #expect(presets == [])
  }

  @Test(arguments: [
    ("18:00", 1080), ("0:30", 30), ("5:00", 300), ("8", 480), ("08", 480), ("010", 600),
    ("1h5m30s", 3930), ("1:30:00", 5400), ("90:00", 5400), ("190:20", 11_420), ("45s", 45),
    ("18m", 1080), ("23:59:59", 86_399), ("'18:00'", 1080), ("\"18:00\"", 1080),
    ("\"18\\x3A00\"", 1080), ("5:00 # five", 300),
    (">\n      5:00", 300), ("|\n      5:00", 300), ("\n      5:00", 300),
  ])
  func timesAreReadAsTheyLook(value: String, seconds: Int) throws {
    let text = "presets:\n  - name: A\n    duration: \(value)\n"
    let (presets, problems) = try reading(text.utf8)
    #expect(problems == [])
    #expect(presets == [Preset(name: "A", duration: seconds)])
  }

  @Test(arguments: [
    ("yellow: 0:30", 30, 20), ("yellow: 0:10", 10, 10), ("yellow: 0", 0, 0), ("red: 0:30", 60, 30),
    ("red: 5", 300, 300),
    ("yellow: 5:00", 300, 20), ("yellow: 3:00\n    red: 1:00", 180, 60),
    ("yellow: 6:00\n    red: 6:00", 360, 360), ("red: 0:00", 60, 0), ("slot: 1", 60, 20),
  ])
  func oneThresholdMovesTheOther(lines: String, yellow: Int, red: Int) throws {
    let text = "presets:\n  - name: A\n    duration: 6:00\n    \(lines)\n"
    let (presets, problems) = try reading(text.utf8)
    #expect(problems == [])
    #expect(presets.first?.thresholds.yellow == yellow)
    #expect(presets.first?.thresholds.red == red)
  }

  @Test(arguments: [
    "~", "null", "yes", "no", "true", "007", "1e3", "0x10", "18:00", "2001-12-14", "-", "- A",
    "Q & A", "5 * 3", "Talk &more", "AT&T", "*", "&", "a*b*", "R&D &c.", "50 %", "C#", "a,b", "a:b",
    "[A]", "{A}", "Who?", "!", "<<", "=", "@home", "`A`", "%", "|", ">", "#1", "It's", "\"A\"",
    "\\",
  ])
  func everyTextIsAName(name: String) throws {
    let quoted = name.split(separator: "'", omittingEmptySubsequences: false).joined(
      separator: "''")
    let text = "presets:\n  - name: '\(quoted)'\n    duration: 5\n"
    let (presets, problems) = try reading(text.utf8)
    #expect(problems == [])
    #expect(presets.map(\.name) == [name])
  }

  @Test(arguments: [
    ("~", "~"), ("null", "null"), ("yes", "yes"), ("007", "007"), ("12.50", "12.50"),
    ("Q & A", "Q & A"), ("5 * 3", "5 * 3"), ("Talk &more", "Talk &more"), ("AT&T", "AT&T"),
    ("C#", "C#"), ("a:b", "a:b"), ("It's", "It's"), ("50 % # half", "50 %"), ("😀 講演", "😀 講演"),
    ("👨‍👩‍👧 Famílie", "👨‍👩‍👧 Famílie"), ("  A  B  ", "A  B"), ("' A '", " A "), ("\"A\\\"B\"", "A\"B"),
    ("&unused A", "A"),
    (">\n      A", "A"), ("|\n      A", "A"), ("|-\n      A", "A"), ("|2-\n      A", "A"),
    (">\n      A\n      B", "A B"), ("A\n      B", "A B"), ("'A\n      B'", "A B"),
    ("\"\\u00e9\"", "é"), ("\"\\U0001F600\"", "😀"),
  ])
  func aNameIsReadAsItLooks(value: String, name: String) throws {
    let text = "presets:\n  - name: \(value)\n    duration: 5\n"
    let (presets, problems) = try reading(text.utf8)
    #expect(problems == [])
    #expect(presets.map(\.name) == [name])
  }

  @Test(arguments: [
    "presets:\n- name: A\n  duration: 5\n",
    "presets:\r\n  - name: A\r\n    duration: 5:00\r\n",
    "presets:\r  - name: A\r    duration: 5:00\r",
    "\u{feff}presets:\n  - name: A\n    duration: 5",
    "presets: [{name: A, duration: 5:00}]",
    "{presets: [{\"name\":\"A\",\"duration\":\"5:00\"},]}",
    "presets: [ { name : A , duration : 5 } ] # comment",
    "presets:\n  -\n    duration: 5\n\n    # A comment.\n    name: A\n",
    "presets:\n  - ? name\n    : A\n    ? duration\n    : 5\n",
    "presets:\n  - &unused\n    name: A\n    duration: 5\n",
    "presets:\n  - name: A # \u{2014} * & ] } [\n    duration: 5 # 5:61\n",
    "# A&B, *B, &C and *C are no aliases.\npresets: [{name: A, duration: 5}]",
    "# [ [ [ [ [ [ [ [ [ { { { { { { { {\npresets: [{name: A, duration: 5}]",
    "presets:\n\n\(String(repeating: " ", count: 200))\n  - {name: A, duration: 5}\n",
    "presets:\n\(String(repeating: " ", count: 200))# Far out.\n  - {name: A, duration: 5}\n",
  ])
  func aFileMayBeWrittenInManyWays(text: String) throws {
    let (presets, problems) = try reading(text.utf8)
    #expect(problems == [])
    #expect(presets == [Preset(name: "A", duration: 300)])
  }

  @Test(arguments: [
    ("overtime: count", Overtime.count), ("overtime: 'freeze'", .freeze), ("slot: 1", .count),
    ("overtime: blank", .blank(nil)), ("overtime: blank\n    text: Stop", .blank("Stop")),
    ("text: Stop\n    overtime: blank", .blank("Stop")), ("overtime: blank\n    text:", .blank("")),
    ("overtime: blank\n    text: 0:00", .blank("0:00")),
  ])
  func theOvertimeIsOneOfThree(lines: String, overtime: Overtime) throws {
    let text = "presets:\n  - name: A\n    duration: 5\n    \(lines)\n"
    let (presets, problems) = try reading(text.utf8)
    #expect(problems == [])
    #expect(presets.map(\.overtime) == [overtime])
  }
}
