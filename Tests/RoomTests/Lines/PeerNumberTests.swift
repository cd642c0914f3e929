import Testing

@testable import Room

/// The numbers in all lines except snapshots.
struct PeerNumberTests {
  private static let extremes = [
    "\(Int.min)", "\(Int.max)", "\(1 << 53)", "\(-1 << 53)", "-1", "1e308", "NaN", "0.5",
    "7300000000000001",
  ]

  /// A line of a clock with a number in the place of `?`, and the largest one that is taken.
  @Test(
    arguments: [
      (#"{"heartbeat":{"session":"a","number":?}}"#, (1 << 53) - 1),
      (#"{"answer":{"number":?,"status":"done","text":""}}"#, (1 << 53) - 1),
      (#"{"answer":{"from":?,"number":1,"status":"done","text":""}}"#, (1 << 53) - 1),
      (#"{"event":{"event":"yellow","number":?}}"#, (1 << 53) - 1),
      (#"{"sync":{"sent":?,"time":0}}"#, 7_300_000_000_000_000),
      (#"{"sync":{"sent":0,"time":?}}"#, 7_300_000_000_000_000),
    ])
  func aLineOfAClockHasNoNumberOutOfItsRange(line: String, largest: Int) throws {
    func read(_ number: String) throws(WireError) -> WireClockMessage? {
      try WireClockMessage(line.replacing("?", with: number))
    }
    for number in Self.extremes {
      let isTaken = Int(number).map { (0...largest).contains($0) } ?? false
      let isNegativeMoment = line.contains("sync") && number == "-1"
      let isRead = (try? read(number)) != nil
      #expect(isRead == (isTaken || isNegativeMoment), "\(number)")
    }
    #expect(try read("\(largest)") != nil)
    #expect(try read("0") != nil)
    #expect(throws: WireError.self) { try read("\(largest + 1)") }
  }

  /// A command whose number is out of its range is one that does not exist, as any other word is.
  @Test(arguments: extremes)
  func aNumberOfACommandIsInItsRange(number: String) {
    let isTaken = Int(number).map { (0..<1 << 53).contains($0) } ?? false
    #expect(
      WireClientMessage("#\(number) stop")
        == .command(number: isTaken ? Int(number) : nil, isTaken ? "stop" : "#\(number) stop"))
  }

  /// Where a client's number is only sent back, any of 64 bits will do; where it is shown, it has a
  /// range.
  @Test(
    arguments: [
      ("sync \(Int.min)", WireClientMessage.sync(.min)), ("sync \(Int.max)", .sync(.max)),
      ("sync 9223372036854775808", nil), ("sync 0.5", nil), ("delay -1", nil),
      ("delay 60000001", nil), ("delay \(Int.max)", nil), ("delay \(Int.min)", nil),
      ("delay 60000000", .clockError(.seconds(60))), ("hello a display \(Int.max)x1", nil),
      ("hello a display -1x1", nil), ("hello a display 10000x1", nil),
    ])
  func aLineOfAClientHasNoNumberOutOfItsRange(line: String, read: WireClientMessage?) {
    #expect(WireClientMessage(line) == read)
  }
}
