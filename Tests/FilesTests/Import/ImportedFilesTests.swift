import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

/// Tables, schedules and calendars as programs write them.
///
/// The files of LibreOffice come from that program: `libreoffice.py` beside this file makes them.
/// Those whose names begin with `imitated` are made by hand after the forms that the programs
/// document.
struct ImportedFilesTests {
  private static let files = FilesWithMessages("Imports")

  /// What is said, and then each item that comes out.
  private static func result(of bytes: [UInt8]) -> [String] {
    let session = ImportedProgramme(bytes, file: "f")
    let items = session.source().items.map { item in
      let values = item.values.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      return values.joined(separator: " | ")
    }
    return session.notices + session.problems.map(\.description) + items
  }

  /// What follows the talk that is one too many is not read: here it is cut off.
  @Test func aCalendarIsReadToTheTalkThatIsOneTooMany() {
    let event = """
      BEGIN:VEVENT
      SUMMARY:A
      LOCATION:Main
      DTSTART:20261204T090000
      DURATION:PT1M
      END:VEVENT

      """
    let bytes = Array("BEGIN:VCALENDAR\n\(String(repeating: event, count: 501))BEGIN:VEVENT\n".utf8)
    let read = ImportedProgramme(bytes, file: "f")
    #expect(
      read.problems.map(\.description) == [
        "f:3002: this is talk 501, expected at most 500 talks in one room on one day"
      ])
  }

  /// RFC 5545 3.6.1: an event has one description at most.
  @Test func ofSeveralDescriptionsTheFirstIsRead() {
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      SUMMARY:Engines
      DTSTART:20261204T090000
      DURATION:PT20M
      DESCRIPTION:Speaker: Ada
      DESCRIPTION:Speaker: Grace
      END:VEVENT
      END:VCALENDAR
      """
    let read = ImportedProgramme(Array(text.utf8), file: "f")
    #expect(read.talks.map(\.speaker) == ["Ada"])
    #expect(
      read.notices == [
        "f:7: DESCRIPTION 'Speaker: Grace' is not used, since the event has another one"
      ])
  }

  @Test func aCalendarWithTooManyKindsOfPropertiesIsRefused() {
    let names = (0...1_000).map { "X-\($0):1\n" }.joined()
    let read = ImportedProgramme(Array("BEGIN:VCALENDAR\nBEGIN:VEVENT\n\(names)".utf8), file: "f")
    #expect(
      read.problems.map(\.description) == [
        "f:1003: the events have too many kinds of properties, expected at most 1000 that are not used"
      ])
  }

  /// RFC 5545 3.1: an implementation may fold a line inside a character.
  @Test(arguments: ["\r\n ", "\n\t"])
  func aCalendarMayBeFoldedInsideACharacter(fold: String) {
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      SUMMARY:Grüße
      DTSTART:20261204T090000
      DURATION:PT20M
      END:VEVENT
      END:VCALENDAR
      """
    var bytes = Array(text.utf8)
    bytes.insert(contentsOf: fold.utf8, at: (bytes.firstIndex(of: 0xc3) ?? 0) + 1)
    let read = ImportedProgramme(bytes, file: "f")
    #expect(read.talks.map(\.title) == ["Grüße"])
    #expect(read.notices.isEmpty)
  }

  @Test func thereAreThirty() { #expect(Self.files.names.count >= 30) }

  @Test(arguments: files.names)
  func eachFileComesOutAsStored(file: String) {
    let (expected, bytes) = Self.files.file(file)
    let result = Self.result(of: bytes)
    if FilesWithMessages.isRecording { return Self.files.record(result, of: file) }
    #expect(!expected.isEmpty)
    #expect(result == expected)
  }
}
