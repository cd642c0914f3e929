import Testing
import TimerEngine

@testable import Room

/// The records that a desk keeps, as they come from the clock.
struct BackupPiecesTests {
  private static func record(
    _ kind: BackupRecord.Kind, _ text: String, at seconds: Double = 5
  ) -> [BackupRecord.Kind: BackupRecord] {
    [kind: BackupRecord(kind, text, at: .start + .seconds(seconds))]
  }

  /// What arrives of records that are sent in pieces of no more than so many bytes, and how many
  /// pieces.
  private static func sent(
    _ records: [BackupRecord.Kind: BackupRecord], upTo bytes: Int
  ) throws -> (records: [BackupRecord], pieces: Int) {
    var (queue, pieces) = (BackupQueue(), BackupPieces())
    var (arrived, count) = ([BackupRecord](), 0)
    while let piece = queue.next(
      of: records, upTo: bytes, at: { Int64($0.sinceStart / .microseconds(1)) })
    {
      count += 1
      guard
        case .desk(.kept(let read))? = try WireClockMessage(
          WireClockMessage.desk(.kept(piece)).text ?? "")
      else {
        Issue.record("\(piece) has no line")
        break
      }
      if let record = try pieces.add(read) { arrived.append(record) }
    }
    return (arrived, count)
  }

  @Test(
    arguments: [
      ("", 512, 1), ("run: running\n", 512, 1), (String(repeating: "x", count: 1000), 512, 2),
      (String(repeating: "é€🎤", count: 300), 10, 300), ("\u{0}\u{1b}\"\\", 512, 1),
      (String(repeating: "\u{0}", count: 20_000), 100_000, 3),
      (String(repeating: "x", count: 8192), 100_000, 1),
      (String(repeating: "x", count: 8193), 100_000, 2),
    ])
  func aRecordComesThroughUnchanged(text: String, bytes: Int, count: Int) throws {
    let records = Self.record(.talk, text)
    let (arrived, pieces) = try Self.sent(records, upTo: bytes)
    #expect(arrived == Array(records.values))
    #expect(pieces == count)
  }

  @Test func theTalkComesFirstAndTheReportLast() throws {
    var records: [BackupRecord.Kind: BackupRecord] = [:]
    for kind in BackupRecord.Kind.allCases { records.merge(Self.record(kind, "x")) { $1 } }
    let (arrived, _) = try Self.sent(records, upTo: 512)
    #expect(arrived.map(\.kind) == [.talk, .rundown, .file, .presets, .report])
  }

  /// Half of an earlier record is left out.
  @Test func aRecordThatChangesWhileItIsSentBeginsAnew() throws {
    var (queue, pieces) = (BackupQueue(), BackupPieces())
    let (earlier, later) = (
      Self.record(.talk, String(repeating: "a", count: 900)),
      Self.record(.talk, String(repeating: "b", count: 600))
    )
    func next(of records: [BackupRecord.Kind: BackupRecord]) throws -> BackupRecord? {
      try queue.next(of: records, upTo: 512, at: { _ in 0 }).flatMap { piece throws in
        try pieces.add(piece)
      }
    }
    #expect(try next(of: earlier) == nil)
    #expect(try next(of: later) == nil)
    #expect(try next(of: later)?.text == String(repeating: "b", count: 600))
    #expect(queue.next(of: later, upTo: 512, at: { _ in 0 }) == nil)
  }

  /// A gap, another kind, and more than any clock's file has.
  @Test func whatCannotBeIsLeftOut() throws {
    var pieces = BackupPieces()
    func add(_ kind: String, _ from: Int, _ text: String, _ hasMore: Bool = false) throws -> String?
    {
      try pieces.add(WireKept(kind: kind, moment: 0, from: from, text: text, hasMore: hasMore))?
        .text
    }
    #expect(try add("talk", 3, "x") == nil)
    #expect(try add("novel", 0, "x") == nil)
    #expect(try add("talk", 0, "ab", true) == nil)
    #expect(try add("talk", 1, "x") == nil)
    #expect(try add("talk", 2, "c") == "abc")
    #expect(throws: WireError.field("kept.moment")) {
      try WireClockMessage(
        #"{"kept":{"kind":"talk","moment":9223372036854775807,"from":0,"text":""}}"#)
    }
    let piece = String(repeating: "x", count: 60_000)
    #expect(throws: WireError.field("kept.text")) {
      for number in 0..<80 { _ = try add("report", number * 60_000, piece, true) }
    }
  }
}
