import NIOCore
import NIOPosix
import StageLink
import Testing

@testable import StageBridge
@testable import StageBroker

/// Which desks of a broker are connected to the clock: at most eight.
struct BrokerDesksTests {
  /// The lines for the desks of a list, each after the number of its desk.
  ///
  /// There is no clock, so they get no other lines.
  private static func told(_ change: @escaping @Sendable (BrokerDesks) -> Void) throws -> [String] {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    defer { try? group.syncShutdownGracefully() }
    let loop = group.next()
    return try loop.submit {
      var lines: [String] = []
      let desks = BrokerDesks(
        of: RoomAddress(room: "desks-of-a-test") { _ in nil }, on: loop, now: { 0 },
        tell: { line, id in lines.append("\(id.level) \(line)") })
      change(desks)
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
    let lines = try Self.told { desks in
      desks.begin()
      Self.show(1...9, in: desks)
    }
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix(#"9 {"closed":"This clock already has 8 desks"#) == true)
  }

  @Test func aDeskThatIsThereMaySayItsSizeAgain() throws {
    let lines = try Self.told { desks in
      desks.begin()
      for _ in 1...2 { Self.show(1...8, in: desks) }
    }
    #expect(lines == [])
  }

  /// After the clock or the broker was lost, the desks come back before the clock has the room again.
  @Test(arguments: [true, false])
  func desksGetNoLinesWhileTheClockHasNoRoom(isClockLost: Bool) throws {
    let lines = try Self.told { desks in
      desks.begin()
      Self.show(1...1, in: desks)
      if isClockLost { desks.end() } else { desks.abandon() }
      Self.show(1...9, in: desks)
    }
    #expect(lines == [])
  }
}
