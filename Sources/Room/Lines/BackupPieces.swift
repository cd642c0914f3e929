package import TimerEngine

/// A piece of a record that a desk keeps, on the wire.
package struct WireKept: Hashable, Sendable {
  /// `talk`, `rundown`, `presets` or `report`.
  var kind: String
  /// When the clock recorded it, in microseconds of the session's time.
  var moment: Int64
  /// The number of the text's bytes before this piece.
  var from: Int
  /// Some of the text.
  var text: String
  /// Whether more pieces follow.
  var hasMore = false
}

extension WireKept: Described {
  static let usual = WireKept(kind: "", moment: 0, from: 0, text: "")

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("kind", &kind, .text)
    try fields.value("moment", &moment, .microseconds)
    try fields.value("from", &from, .count)
    try fields.value("text", &text, .text)
    try fields.value("more", &hasMore, .boolean, unless: false)
  }
}

/// The records that a desk is sent piece by piece.
struct BackupQueue {
  /// A piece has no more bytes than this, so that with all escapes it fits on a line.
  private static let maxPiece = 8192

  /// A record that is being sent.
  private struct Sending {
    var record: BackupRecord
    /// The bytes that were sent already.
    var sent = 0
  }

  private var sentRecords: [BackupRecord.Kind: BackupRecord] = [:]
  private var sending: Sending?

  /// Whether all of these were sent.
  func hasSent(_ records: [BackupRecord.Kind: BackupRecord]) -> Bool {
    sending == nil && records.allSatisfy { sentRecords[$0.key] == $0.value }
  }

  /// The next piece of no more than so many bytes; `nil` if the desk has been sent all of them.
  ///
  /// A record that changes while it is sent begins anew.
  mutating func next(
    of records: [BackupRecord.Kind: BackupRecord], upTo bytes: Int, at time: (Timestamp) -> Int64
  ) -> WireKept? {
    if let current = sending, records[current.record.kind] != current.record { sending = nil }
    if sending == nil {
      let new = BackupRecord.Kind.allCases.lazy.compactMap { records[$0] }
        .first { [sentRecords] in sentRecords[$0.kind] != $0 }
      guard let new else { return nil }
      sending = Sending(record: new)
    }
    guard var sending else { return nil }
    let utf8 = sending.record.text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: sending.sent)
    let count = min(bytes, Self.maxPiece)
    var end = utf8.index(start, offsetBy: count, limitedBy: utf8.endIndex) ?? utf8.endIndex
    // A character is not divided.
    while end > start, end < utf8.endIndex, utf8[end] & 0xc0 == 0x80 {
      end = utf8.index(before: end)
    }
    let piece = String(sending.record.text[start..<end])
    let from = sending.sent
    sending.sent += piece.utf8.count
    let isLast = sending.sent == utf8.count
    if isLast { sentRecords[sending.record.kind] = sending.record }
    self.sending = isLast ? nil : sending
    return WireKept(
      kind: sending.record.kind.rawValue, moment: time(sending.record.moment), from: from,
      text: piece, hasMore: !isLast)
  }
}

/// Puts the records together of which a desk receives pieces.
package struct BackupPieces: Sendable {
  /// The most bytes of a record: what a clock's own file may have.
  private static let maxBytes = 4_194_304

  private var texts: [BackupRecord.Kind: String] = [:]

  /// Creates those of a desk that has received nothing yet.
  package init() {}

  /// Adds a piece; returns the record if it is the last one.
  ///
  /// Its moment is in the session's time. A piece that does not follow the one before is left out,
  /// and so is a kind that only a newer clock has.
  package mutating func add(_ piece: WireKept) throws(WireError) -> BackupRecord? {
    guard let kind = BackupRecord.Kind(rawValue: piece.kind) else { return nil }
    let before = piece.from == 0 ? "" : texts[kind] ?? ""
    guard before.utf8.count == piece.from else { return nil }
    guard piece.from + piece.text.utf8.count <= Self.maxBytes else { throw .field("kept.text") }
    texts[kind] = before + piece.text
    guard !piece.hasMore else { return nil }
    return BackupRecord(
      kind, texts.removeValue(forKey: kind) ?? "", at: .start + .microseconds(piece.moment))
  }
}
