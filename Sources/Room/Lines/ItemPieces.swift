import TimerEngine

/// The items of an answer that does not fit into one line, which a client gets piece by piece.
///
/// They are as they were when the question was answered. The client asks for each piece, so no more
/// than one is under way.
package struct ItemQueue: Sendable {
  /// The most bytes of the items of a piece, so that a change of the talk does not wait long behind
  /// one.
  private static let maxBytes = 32_768

  /// The number of the answer.
  package let number: Int
  private let items: [ItemRow]
  private var sentCount = 0

  /// Creates the queue of an answer's items, of which none was sent.
  init(_ items: [ItemRow], number: Int) { (self.items, self.number) = (items, number) }

  /// Whether all items were sent.
  package var isEmpty: Bool { sentCount == items.count }

  /// The line with the next items, at least one of them; without any if all were sent.
  ///
  /// An item goes without its note if no line has a place for it.
  package mutating func next() -> WireClockMessage {
    var (piece, bytes) = ([ItemRow](), 0)
    for item in items[sentCount...] {
      var (line, size) = (item, item.jsonBytes.upperBound)
      if size > Self.maxBytes {
        line = item.withoutNote
        size = line.jsonBytes.upperBound
      }
      bytes += size
      guard piece.isEmpty || bytes <= Self.maxBytes else { break }
      piece.append(line)
    }
    var answer = ClientAnswer(.done, "", items: piece)
    answer.from = sentCount
    sentCount += piece.count
    answer.hasMore = !isEmpty
    return .answer(number: number, answer)
  }
}

/// Puts the items of an answer together of which a client receives pieces.
package struct ItemPieces: Sendable {
  /// The most bytes of all items: twice what a rundown's file may have, because names come twice.
  private static let maxBytes = 8_388_608

  /// What has become of an answer.
  package enum Progress: Sendable {
    /// It has all of its items.
    case whole(ClientAnswer)
    /// Ask for more items.
    case incomplete
    /// It is a piece that does not follow the one before, and is left out.
    case ignored
  }

  /// The answer that the pieces belong to; `nil` before one.
  private var first: ClientAnswer?
  private var items: [ItemRow] = []
  private var bytes = 0

  /// Creates those of a client that has received nothing yet.
  package init() {}

  /// Adds the answer to a question, or a piece that follows it.
  ///
  /// Throws if there are more items than a clock has.
  package mutating func add(_ answer: ClientAnswer) throws(WireError) -> Progress {
    guard let from = answer.from else {
      guard answer.hasMore else { return .whole(answer) }
      self = ItemPieces()
      first = answer
      return .incomplete
    }
    guard var whole = first, from == items.count else { return .ignored }
    items += answer.items
    bytes += answer.items.reduce(0) { $0 + $1.jsonBytes.upperBound }
    guard !answer.items.isEmpty, items.count <= Rundown.maxRecordedItems, bytes <= Self.maxBytes
    else {
      self = ItemPieces()
      throw .field("answer.items")
    }
    guard !answer.hasMore else { return .incomplete }
    (whole.items, whole.hasMore) = (items, false)
    self = ItemPieces()
    return .whole(whole)
  }
}
