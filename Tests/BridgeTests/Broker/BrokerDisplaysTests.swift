import NIOCore
import NIOPosix
import Platform
import Room
import Testing

@testable import Bridge

/// Which displays of a broker are shown to the operator: none that is not heard any more.
struct BrokerDisplaysTests {
  /// The displays that were removed from the broker.
  ///
  /// The second argument of `change` sets the time, in seconds.
  private static func removed(
    _ change: @escaping @Sendable (BrokerDisplays, (Int64) -> Void) -> Void
  ) throws -> [String] {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    defer { try? group.syncShutdownGracefully() }
    let loop = group.next()
    return try loop.submit {
      var names: [String] = []
      var moment: Int64 = 0
      let displays = BrokerDisplays(
        of: RoomAddress(room: "displays-of-a-test") { _ in nil }, on: loop, now: { moment },
        remove: { names.append($0.level) })
      change(displays) { moment = $0 * 1_000_000 }
      displays.end()
      return names.sorted()
    }.wait()
  }

  private static func show(_ name: String, asker: String = "a1", in displays: BrokerDisplays) {
    guard let name = DisplayName(level: name) else { return }
    displays.show(BrokerDisplay(columns: 80, rows: 24, asker: asker), named: name)
  }

  /// A broker that was restarted tells of displays that are gone.
  @Test func onlyDisplaysThatAreHeardStay() throws {
    let removed = try Self.removed { displays, set in
      Self.show("left", asker: "a1", in: displays)
      Self.show("right", asker: "b2", in: displays)
      for second in stride(from: Int64(5), through: 60, by: 5) {
        set(second)
        DeskId(level: "b2").map(displays.hear)
        displays.dropSilent()
      }
    }
    #expect(removed == ["left"])
  }

  @Test(arguments: [(29, []), (30, ["left"])] as [(Int64, [String])])
  func aDisplayIsLostAfterThirtySeconds(second: Int64, names: [String]) throws {
    let removed = try Self.removed { displays, set in
      Self.show("left", asker: "a1", in: displays)
      set(second)
      displays.dropSilent()
    }
    #expect(removed == names)
  }

  /// The display says how exact its clock is, or comes back with another id.
  @Test func whatADisplaySaysIsASign() throws {
    let removed = try Self.removed { displays, set in
      Self.show("left", asker: "a1", in: displays)
      set(20)
      Self.show("left", asker: "c3", in: displays)
      set(40)
      displays.dropSilent()
      DeskId(level: "a1").map(displays.hear)
      set(50)
      displays.dropSilent()
    }
    #expect(removed == ["left"])
  }

  @Test func aDisplayThatIsGoneMakesRoom() throws {
    let removed = try Self.removed { displays, set in
      for number in 1...48 { Self.show("d\(number)", in: displays) }
      set(10)
      for number in 2...48 { Self.show("d\(number)", in: displays) }
      Self.show("early", in: displays)
      set(30)
      Self.show("new", in: displays)
    }
    #expect(removed == ["d1"])
  }

  /// Nobody could say later whether it is still there.
  @Test func aDisplayThatDoesNotSayWhoAsksIsNotShown() throws {
    let removed = try Self.removed { displays, set in
      DisplayName(level: "left").map {
        displays.show(BrokerDisplay(columns: 80, rows: 24), named: $0)
      }
      set(30)
      displays.dropSilent()
    }
    #expect(removed == [])
  }
}
