import Room
import StageRenderer
import Testing
import TimerEngine

/// Which clock a display shows that hears two.
struct FollowedWaysTests {
  private static func leadership(_ epoch: Int) -> Leadership {
    Leadership(Lineage(1), Rank(epoch: epoch, leader: 1))
  }

  private static func stage(_ seconds: Int) -> ClockMessage {
    .stage(StageSnapshot(TalkSnapshot(Preset(duration: seconds))))
  }

  /// A clock that was taken over is told so, and never shown again, whatever becomes of the other.
  @Test func aDisplayNeverGoesBack() {
    var ways = FollowedWays(2)
    var now = Timestamp.start
    func hear(_ message: ClockMessage, over way: Int) -> [ClockMessage] {
      now = now + .seconds(1)
      ways.turn(at: now)
      return ways.receive(message, over: way, at: now)
    }
    #expect(hear(.leadership(Self.leadership(1), nil), over: 0) == [])
    #expect(
      hear(Self.stage(60), over: 0) == [.leadership(Self.leadership(1), nil), Self.stage(60)])
    #expect(hear(.leadership(Self.leadership(2), nil), over: 1) == [])
    #expect(
      hear(Self.stage(61), over: 1) == [.leadership(Self.leadership(2), nil), Self.stage(61)])
    #expect(ways.used == 1 && ways.outgoing.isEmpty)

    #expect(hear(Self.stage(62), over: 0) == [])
    #expect(ways.outgoing.map(\.way) == [0])
    #expect(ways.outgoing.map(\.message) == [.stepDown(Self.leadership(2), nil)])
    #expect(hear(.lost(nil), over: 1) == [.lost(nil)])
    for _ in 0..<60 { #expect(hear(Self.stage(63), over: 0) == []) }
  }

  /// The way to which it was sent is not used any more.
  @Test func whatCameOfARequestIsToldWhicheverClockIsShown() {
    var ways = FollowedWays(2)
    _ = ways.receive(.leadership(Self.leadership(1), nil), over: 0, at: .start)
    _ = ways.receive(Self.stage(60), over: 0, at: .start)
    let message = ClockMessage.desk(.result(.unknown, of: 1))
    #expect(ways.receive(message, over: 1, at: .start) == [message])
    #expect(ways.receive(.desk(.sent("{}")), over: 1, at: .start) == [])
  }

  @Test func ofTwoWaysToAClockOneIsEnough() {
    var ways = FollowedWays(2)
    let offset = ClockMessage.offset(ClockOffset(.seconds(7), error: .zero))
    for way in 0..<2 {
      for message in [.leadership(Self.leadership(1), nil), Self.stage(60), offset] {
        _ = ways.receive(message, over: way, at: .start)
      }
    }
    #expect(ways.used == 0)
    #expect(ways.receive(.lost(nil), over: 0, at: .start) == [offset, Self.stage(60)])
    #expect(ways.used == 1)
    #expect(ways.receive(.lost("no route"), over: 1, at: .start) == [.lost("no route")])
  }
}
