import Testing
import TimerEngine

@testable import Files

/// Files of other programs in the place of a programme or of a rundown: what they are, and the next
/// command.
struct ForeignFileTests {
  private static let zip = "PK\u{3}\u{4}\u{14}\0"

  private static let programmes: [(String, ForeignFile)] = [
    (zip + "[Content_Types].xml xl/workbook.xml", .excel),
    (zip + "mimetypeapplication/vnd.oasis.opendocument.spreadsheet", .openDocument),
    (zip + "Index/Document.iwa", .numbers), (zip + "word/document.xml", .word),
    (zip + "mimetypeapplication/vnd.oasis.opendocument.text", .word), (zip + "a.txt", .archive),
    ("%PDF-1.7", .pdf), ("{\\rtf1\\ansi", .richText), ("<?xml version=\"1.0\"?><schedule/>", .xml),
    ("\u{feff}<schedule>", .xml), ("\n<!DOCTYPE html><html>", .html), ("<HTML>", .html),
    (#"{"rundown":[],"project":{},"settings":{}}"#, .ontime),
    (#"{"project":{},"rundowns":{"a":{}}}"#, .ontime),
    (#"[{"groupId":1,"groupName":"All","sessions":[]}]"#, .sessionizeList),
    (#"[{"firstName":"A","lastName":"B","fullName":"A B"}]"#, .sessionizeSpeakers),
    (#"[{"ID":"A","Speaker names":[]}]"#, .pretalxList),
    (#"{"count":1,"next":null,"results":[]}"#, .pretalxPages),
    ("# my day\nrundown:\n  items: []\n", .rundown), ("presets:\n", .presets),
    (#"{"rundown":{"items":[]}}"#, .rundown),
  ]

  @Test(arguments: programmes)
  func aFileThatIsNoProgrammeIsKnown(text: String, kind: ForeignFile) {
    #expect(ForeignFile(programme: Array(text.utf8)) == kind)
  }

  @Test(arguments: [
    "Start,Title\n9:00,A\n", "", "BEGIN:VCALENDAR\n", #"{"schedule":{"conference":{}}}"#,
    #"{"sessions":[],"speakers":[],"rooms":[]}"#, #"[{"rooms":[]}]"#, "[", "{",
    "Rundown;Dauer\nA;5\n",
  ])
  func aProgrammeIsNoForeignFile(text: String) {
    #expect(ForeignFile(programme: Array(text.utf8)) == nil)
  }

  /// Each kind in the place of a rundown: the next command is told.
  @Test(arguments: [
    (
      "day.csv", "Start;Titel\r\n9:00;A\r\n",
      "day.csv:1:1: this is a table, expected a rundown, which this command makes of it: "
        + "speakerclock rundown import day.csv --into day.yaml"
    ),
    (
      "my talks.txt", "Title\tMinutes\nA\t5\n",
      "my talks.txt:1:1: this is a table, expected a rundown, which this command makes of it: "
        + "speakerclock rundown import 'my talks.txt' --into 'my talks.yaml'"
    ),
    (
      "schedule.json", #"{"schedule":{"conference":{}}}"#,
      "schedule.json:1:1: this is a schedule of another program, expected a rundown, which this command "
        + "makes of it: speakerclock rundown import schedule.json --into schedule.yaml"
    ),
    (
      "a/b.ics", "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
      "a/b.ics:1:1: this is a calendar, expected a rundown, which this command makes of it: "
        + "speakerclock rundown import a/b.ics --into a/b.yaml"
    ),
    (
      "day.xlsx", zip + "xl/workbook.xml",
      "day.xlsx:1:1: this is an Excel workbook, expected a table: save the sheet as 'CSV UTF-8', then: "
        + "speakerclock rundown import day.csv"
    ),
  ])
  func aRundownThatIsNoneSaysTheNextCommand(path: String, text: String, words: String) {
    let file = RundownFile(Array(text.utf8), path: path, presets: PresetList(), now: 0)
    #expect(file.problems.map(\.description) == [words])
  }

  /// The bytes of Windows-1252 and of UTF-16.
  @Test(arguments: [
    Array("Start;Titel\n9:00;Z".utf8) + [0xe4, 0x0a],
    "Start;Titel\n9:00;A\n".utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] },
  ])
  func aTableIsKnownInEachEncoding(bytes: [UInt8]) {
    let file = RundownFile(bytes, path: "day", presets: PresetList(), now: 0)
    #expect(file.problems.map(\.what) == ["this is a table"])
  }

  @Test(arguments: [
    "rundown:\n  items:\n    - {talk: 5m, title: A, speaker: B}\n", "rundwon:\n  items: []\n",
    "{rundown: {items: [{talk: 5m}]}}", "- {talk: 5m, title: A}\n- {talk: 5m}\n", "",
  ])
  func aRundownIsNoForeignFile(text: String) {
    #expect(ForeignFile(rundown: Array(text.utf8), path: "day.yaml") == nil)
  }
}
