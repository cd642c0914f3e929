import Testing
import TimerEngine
import TimerTestSupport

@testable import UserFiles

/// Tables, schedules and calendars as programs write them.
///
/// The files of LibreOffice come from that program; those whose names begin with `imitated` are made by hand after
/// the forms that the programs document.
struct ImportedFilesTests {
  private static let files = FilesWithMessages("Imports")

  /// What is said, and then each item that comes out.
  private static func result(of bytes: [UInt8]) -> [String] {
    let session = ImportedSession(bytes, file: "f")
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
    let read = ImportedSession(bytes, file: "f")
    #expect(
      read.problems.map(\.description) == [
        "f:3002: this is talk 501, expected at most 500 of them in one room on one day"
      ])
  }

  @Test func thereAreThirty() { #expect(Self.files.names.count >= 30) }

  @Test(arguments: files.names)
  func eachFileComesOutAsStored(file: String) {
    let (expected, bytes) = Self.files.file(file)
    let result = Self.result(of: bytes)
    if environmentSays("RECORD_MESSAGES", "1") { return Self.files.record(result, of: file) }
    #expect(!expected.isEmpty)
    #expect(result == expected)
  }

  /// A title, a speaker or a start is in the rundown, or something is said of it, of its row or of its column.
  @Test(arguments: files.names.filter { !$0.hasSuffix(".json") && !$0.hasSuffix(".ics") })
  func noCellIsLostInSilence(file: String) throws {
    let (_, bytes) = Self.files.file(file)
    var numbers = SplitMix(seed: 37)
    for _ in 0..<100 {
      let mutated = Self.mutated(bytes, &numbers)
      let lost = Self.lostCells(of: mutated)
      #expect(lost == [], "\(String(decoding: mutated, as: UTF8.self))")
    }
  }

  private static func lostCells(of bytes: [UInt8]) -> [String] {
    guard let text = try? ImportedText(bytes) else { return [] }
    let session = ImportedSession(bytes, file: "f")
    let table = DelimitedText(text.bytes[...], delimiterFromLines: 21)
    guard !session.talks.isEmpty,
      let header = try? TableColumns(of: Array(table.prefix(21)), ImportChoices(), "f")
    else { return session.problems.isEmpty && session.notices.isEmpty ? ["all"] : [] }
    let columns = header.settled(by: table.dropFirst(header.rowsAbove + 1).prefix(200))
    let said = session.notices + session.problems.map(\.description)
    let items = session.source().items
    let values = items.flatMap(\.values.values)
    var lost: [String] = []
    for row in table.dropFirst(header.rowsAbove + 1)
    where !said.contains(where: { $0.hasPrefix("f:\(row.line): ") }) {
      for (index, cell) in row.texts.enumerated() where !cell.isEmpty && cell != "..." {
        let column = columns.indices.first { $0.value == index }?.key
        if !isKept(cell, column, in: values), !isSaid(cell, index, columns, said) {
          lost.append("\(row.line): \(cell)")
        }
      }
    }
    return lost
  }

  private static func isKept(_ cell: String, _ column: ImportColumn?, in values: [String]) -> Bool {
    switch column {
    case .start:
      guard let start = CellReader(CellForms()).times(cell)?.start else { return false }
      return values.contains { $0.hasSuffix(TimeText.timeOfDay(start)) }
    // Start and end give the length, and the item has a length.
    case .length, .end, .day: return true
    default: return values.contains { $0.contains(cell.prefix(80)) }
    }
  }

  private static func isSaid(
    _ cell: String, _ index: Int, _ columns: TableColumns, _ said: [String]
  ) -> Bool {
    let heading = index < columns.headings.count ? columns.headings[index] : ""
    return said.contains { line in
      line.contains("'\(cell)'")
        || line.contains("columns ") && (heading.isEmpty || line.contains("'\(heading)'"))
    }
  }

  /// The bytes with one to three small changes: what a slip of a hand or a broken program does.
  private static func mutated(_ bytes: [UInt8], _ numbers: inout SplitMix) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &numbers) where bytes.count > 1 {
      let place = Int.random(in: 0..<bytes.count, using: &numbers)
      let letters = Array(";,\t\"\n 0123456789:.-aeéx()'".utf8)
      let letter = letters[Int.random(in: 0..<letters.count, using: &numbers)]
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(letter, at: place)
      case 2: bytes[place] = letter
      default: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &numbers))
      }
    }
    return bytes
  }
}

/// Steele's generator: the same numbers in each run.
private struct SplitMix: RandomNumberGenerator {
  var seed: UInt64

  mutating func next() -> UInt64 {
    seed &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (seed ^ seed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }
}
