import Testing
import TimerEngine

@testable import Room

/// The items of a rundown that do not fit into one line, as they come from the clock.
struct ItemPiecesTests {
  private static let list = "  1 9:00 20:00 Ada Lovelace: Engines"

  /// Items with a title and a note of so many characters each.
  private static func items(
    _ count: Int, title: Int, note: Int = 0, _ character: Character = "x"
  ) throws -> [ItemRow] {
    let texts = [title, note].map { String(repeating: character, count: $0) }
    return try (0..<count).map { number in
      let json =
        #"{"state":"coming","planned":"9:00","expected":"9:04","length":"20:00","missed":false,"#
        + #""handle":\#(number + 1),"id":"t\#(number)","starts_in":\#(number * 1_000_000),"#
        + #""title":"\#(texts[0])","talk":"\#(texts[0])","note":"\#(texts[1])"}"#
      return try Fields.read(json.utf8, as: .object(ItemRow()))
    }
  }

  /// What a client has got in the end, and how many pieces that took.
  private static func sent(_ items: [ItemRow]) throws -> (answer: ClientAnswer?, pieces: Int) {
    var (first, rest) = WireClockMessage.lines(
      answering: 7, ClientAnswer(.done, list, items: items), ifTooLong: "too long")
    var (pieces, count) = (ItemPieces(), 0)
    var line = try #require(first)
    while case .answer(7, let answer)? = try WireClockMessage(line) {
      switch try pieces.add(answer) {
      case .whole(let answer): return (answer, count)
      case .ignored: return (nil, count)
      case .incomplete:
        first = rest?.next().text
        line = try #require(first)
        count += 1
      }
    }
    return (nil, count)
  }

  /// The items of an answer that fits come at once, and 500 of them with long titles in pieces.
  @Test(
    arguments: [
      (1, 10, "x", 0), (100, 100, "x", 0), (200, 100, "x", 3), (500, 120, "é", 12),
      (500, 500, "演", 56), (1000, 500, "演", 112),
    ] as [(Int, Int, Character, Int)])
  func allItemsComeThroughUnchanged(
    count: Int, title: Int, character: Character, mostPieces: Int
  ) throws {
    let items = try Self.items(count, title: title, note: 20, character)
    let (answer, pieces) = try Self.sent(items)
    #expect(answer == ClientAnswer(.done, Self.list, items: items))
    #expect(pieces <= mostPieces && (pieces > 0) == (mostPieces > 0), "\(pieces)")
  }

  /// A clock counts the bytes of an item, and does not write it out for that.
  @Test(arguments: ["x", "é", "演", "\"", "/", "\\", "\u{1f600}"] as [Character])
  func theBytesOfAnItemAreCounted(character: Character) throws {
    let whole =
      #"{"state":"current","planned":"9:00","expected":"9:04","length":"20:00","missed":false,"handle":123456,"id":"t","#
      + #""starts_in":-9000000000000,"title":"T","talk":"T","note":"N","speaker":"S","call":"C","hard_end":"9:55","break":false,"zone":"Z"}"#
    let least =
      #"{"state":"ended","planned":"","expected":"","length":"","missed":true,"title":"T"}"#
    for json in [whole, least] {
      let text = String(repeating: character, count: 20)
        .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      let filled = json.replacing("T", with: text).replacing("N", with: text)
      let line = try Fields.read(filled.utf8, as: .object(ItemRow()))
      #expect(Fields.json(line).utf8.count <= line.jsonBytes.upperBound)
      #expect(Fields.json(line.brief).utf8.count >= line.jsonBytes.lowerBound)
    }
  }

  @Test func aNoteThatFitsNoLineIsLeftOut() throws {
    let items = try Self.items(3, title: 10, note: 70_000)
    let (answer, _) = try Self.sent(items)
    #expect(answer?.items == items.map(\.withoutNote))
  }

  /// A client that knows no pieces gets what fits into the line.
  @Test(arguments: [(100, true), (200, true), (500, false)])
  func theAnswerItselfHasWhatFits(count: Int, hasItems: Bool) throws {
    let items = try Self.items(count, title: 60, note: 400)
    let (first, rest) = WireClockMessage.lines(
      answering: 7, ClientAnswer(.done, Self.list, items: items), ifTooLong: "too long")
    guard case .answer(7, let answer)? = try WireClockMessage(first ?? "") else {
      Issue.record("no answer")
      return
    }
    #expect(answer.hasMore == (rest != nil))
    #expect(answer.items.count == (hasItems ? count : 0))
    #expect(answer.text == Self.list)
  }

  private static func piece(_ items: [ItemRow], from: Int?, hasMore: Bool) -> ClientAnswer {
    var piece = ClientAnswer(.done, "", items: items)
    (piece.from, piece.hasMore) = (from, hasMore)
    return piece
  }

  /// What nobody has asked for, a gap, and what comes twice.
  @Test func aPieceThatDoesNotFollowIsLeftOut() throws {
    let items = try Self.items(3, title: 10)
    var pieces = ItemPieces()
    func add(_ from: Int?, _ range: Range<Int>, _ hasMore: Bool) throws -> String {
      switch try pieces.add(Self.piece(Array(items[range]), from: from, hasMore: hasMore)) {
      case .whole(let answer): "\(answer.items.count)"
      case .incomplete: "more"
      case .ignored: ""
      }
    }
    #expect(try add(0, 0..<1, false) == "")
    #expect(try add(nil, 0..<0, true) == "more")
    #expect(try add(1, 1..<2, true) == "")
    #expect(try add(0, 0..<1, true) == "more")
    #expect(try add(0, 0..<1, true) == "")
    // The answer to a command between is none of the list.
    #expect(try add(nil, 0..<0, false) == "0")
    #expect(try add(1, 1..<3, false) == "3")
    #expect(try add(3, 0..<1, false) == "")
  }

  /// Pieces without items, more items than a clock has, and more bytes.
  @Test(arguments: [(0, 10, 1), (10, 10, 101), (1, 40_000, 210)])
  func aListWithoutEndIsNotCollected(count: Int, title: Int, mostPieces: Int) throws {
    let items = try Self.items(count, title: title)
    var pieces = ItemPieces()
    _ = try pieces.add(Self.piece([], from: nil, hasMore: true))
    #expect(throws: WireError.field("answer.items")) {
      for number in 0..<mostPieces {
        _ = try pieces.add(Self.piece(items, from: number * count, hasMore: true))
      }
    }
  }
}
