import NIOCore
import NIOPosix
import StageLink
import StageProtocol
import Testing

@testable import StageBridge
@testable import StageBroker

/// Which desks of a broker are connected to the clock: at most eight, and none that is not heard any more.
struct BrokerDesksTests {
  /// The lines for the desks of a list, each after the number of its desk, and which desks were removed from the
  /// broker.
  ///
  /// There is no clock, so they get no other lines. The second argument of `change` sets the time, in seconds.
  private static func told(
    _ change: @escaping @Sendable (BrokerDesks, (Int64) -> Void) -> Void
  ) throws -> [String] {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    defer { try? group.syncShutdownGracefully() }
    let loop = group.next()
    return try loop.submit {
      var lines: [String] = []
      var moment: Int64 = 0
      let desks = BrokerDesks(
        of: RoomAddress(room: "desks-of-a-test") { _ in nil }, on: loop, now: { moment },
        tell: { line, id in lines.append("\(id.level) \(line)") },
        remove: { id in lines.append("\(id.level) removed") })
      change(desks) { moment = $0 * 1_000_000 }
      desks.end()
      return lines
    }.wait()
  }

  /// Makes desks introduce themselves.
  private static func show(_ numbers: ClosedRange<Int>, in desks: BrokerDesks) {
    for id in numbers.compactMap({ DeskId(level: "\($0)") }) {
      desks.show(BrokerDisplay(columns: 80, rows: 24), as: id)
    }
  }

  @Test func aNinthDeskIsRefused() throws {
    let lines = try Self.told { desks, _ in
      desks.begin()
      Self.show(1...9, in: desks)
    }
    #expect(lines.count == 2 && lines.last == "9 removed")
    #expect(lines.first?.hasPrefix(#"9 {"closed":"This clock already has 8 desks"#) == true)
  }

  @Test func aDeskThatIsThereMaySayItsSizeAgain() throws {
    let lines = try Self.told { desks, _ in
      desks.begin()
      for _ in 1...2 { Self.show(1...8, in: desks) }
    }
    #expect(lines == [])
  }

  /// After the clock or the broker was lost, the desks come back before the clock has the room again.
  @Test(arguments: [true, false])
  func desksGetNoLinesWhileTheClockHasNoRoom(isClockLost: Bool) throws {
    let lines = try Self.told { desks, _ in
      desks.begin()
      Self.show(1...1, in: desks)
      if isClockLost { desks.end() } else { desks.abandon() }
      Self.show(1...9, in: desks)
    }
    #expect(lines == [])
  }

  /// A broker that was restarted tells of desks that are gone.
  ///
  /// Those that are there ask for the time, and read items. A desk of an earlier version, the fourth, does not say
  /// that it asks.
  @Test func onlyDesksThatAreHeardStay() throws {
    let lines = try Self.told { desks, set in
      Self.show(1...4, in: desks)
      set(20)
      desks.begin()
      let ids = ["1", "2", "3"].compactMap { DeskId(level: $0) }
      for id in ids { desks.hear(id) }
      for second in stride(from: Int64(30), through: 70, by: 5) {
        set(second)
        desks.hear(ids[0])
        desks.pass(.got(1), from: ids[1], unless: { _ in nil })
        desks.dropSilent()
      }
    }
    #expect(
      lines == [
        #"3 {"closed":"The clock has not heard from this desk for 30 seconds"}"#, "3 removed",
      ])
  }

  @Test func aDeskThatIsGoneMakesRoom() throws {
    let lines = try Self.told { desks, set in
      desks.begin()
      Self.show(1...8, in: desks)
      set(30)
      desks.dropSilent()
      Self.show(9...16, in: desks)
    }
    #expect(lines.count == 16 && lines.allSatisfy { !$0.hasPrefix("9 ") }, "\(lines)")
  }

  /// Without the clock nobody asks for its time.
  @Test func noDeskIsDroppedWhileTheClockHasNoRoom() throws {
    let lines = try Self.told { desks, set in
      Self.show(1...1, in: desks)
      set(60)
      desks.dropSilent()
      desks.begin()
      desks.dropSilent()
    }
    #expect(lines == [])
  }

  /// Of nine desks that the broker tells of before the clock has the room, one is refused then.
  @Test func eightOfNineDesksAreTakenWhenTheClockGetsTheRoom() throws {
    let lines = try Self.told { desks, _ in
      Self.show(1...9, in: desks)
      desks.begin()
    }
    #expect(lines.count == 2 && lines.first?.contains("already has 8 desks") == true, "\(lines)")
  }
}
