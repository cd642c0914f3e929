import NIOCore
import NIOPosix
import Platform
import Room
import Testing
import TimerTestSupport

@testable import Bridge

/// Which desks of a broker are connected to the clock: at most eight, and none that is not heard
/// any more.
struct BrokerDesksTests {
  /// The lines for the desks of a list, each after the number of its desk, and which desks were
  /// removed from the broker.
  ///
  /// There is no clock, so they get no other lines. The second argument of `change` sets the time,
  /// in seconds.
  private static func sent(
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
        send: { line, id in lines.append("\(id.level) \(line)") },
        publishStage: { _ in }, remove: { id in lines.append("\(id.level) removed") })
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
    let lines = try Self.sent { desks, _ in
      desks.begin()
      Self.show(1...9, in: desks)
    }
    #expect(lines.count == 2 && lines.last == "9 removed")
    #expect(lines.first?.hasPrefix(#"9 {"closed":"This clock already has 8 desks"#) == true)
  }

  @Test func aDeskThatIsThereMaySayItsSizeAgain() throws {
    let lines = try Self.sent { desks, _ in
      desks.begin()
      for _ in 1...2 { Self.show(1...8, in: desks) }
    }
    #expect(lines == [])
  }

  /// After the clock or the broker was lost, the desks come back before the clock has the room
  /// again.
  @Test(arguments: [true, false])
  func desksGetNoLinesWhileTheClockHasNoRoom(isClockLost: Bool) throws {
    let lines = try Self.sent { desks, _ in
      desks.begin()
      Self.show(1...1, in: desks)
      if isClockLost { desks.end() } else { desks.abandon() }
      Self.show(1...9, in: desks)
    }
    #expect(lines == [])
  }

  /// A broker that was restarted tells of desks that are gone.
  ///
  /// Those that are there ask for the time, and read items.
  @Test func onlyDesksThatAreHeardStay() throws {
    let lines = try Self.sent { desks, set in
      Self.show(1...3, in: desks)
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
    let lines = try Self.sent { desks, set in
      desks.begin()
      Self.show(1...8, in: desks)
      set(30)
      Self.show(9...16, in: desks)
    }
    #expect(lines.count == 16 && lines.allSatisfy { !$0.hasPrefix("9 ") }, "\(lines)")
  }

  /// Without the clock nobody asks for its time.
  @Test func noDeskIsDroppedWhileTheClockHasNoRoom() throws {
    let lines = try Self.sent { desks, set in
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
    let lines = try Self.sent { desks, _ in
      Self.show(1...9, in: desks)
      desks.begin()
    }
    #expect(lines.count == 2 && lines.first?.contains("already has 8 desks") == true, "\(lines)")
  }

  /// Makes desks with these names introduce themselves, each with an id of its own.
  private static func show(_ names: [String], as start: Int, in desks: BrokerDesks) {
    for (index, name) in names.enumerated() {
      guard let id = DeskId(level: "\(start + index)") else { continue }
      desks.show(BrokerDisplay(name: name, columns: 80, rows: 24), as: id)
    }
  }

  /// A ninth desk tries again and again.
  ///
  /// When the broker or the clock comes back, it may be the first of all; the others have new ids.
  @Test(arguments: [true, false])
  func aRefusedDeskTakesNobodysPlace(isClockLost: Bool) throws {
    let names = (1...8).map { "d\($0)" }
    let lines = try Self.sent { desks, set in
      desks.begin()
      Self.show(names + ["d9"], as: 1, in: desks)
      if isClockLost { desks.end() } else { desks.abandon() }
      desks.begin()
      Self.show(["d9"], as: 19, in: desks)
      Self.show(names, as: 11, in: desks)
      // Who has not come back after a while has no place any more.
      DeskId(level: "11").map { desks.show(nil, as: $0) }
      set(41)
      Self.show(["d9"], as: 29, in: desks)
    }
    #expect(lines.filter { $0.hasSuffix("removed") } == ["9 removed", "19 removed"], "\(lines)")
  }

  /// A broker that was restarted tells of the desks as they were before, and then of the same with
  /// new ids.
  @Test func aDeskTakesThePlaceThatItHadUnderAnotherId() throws {
    let names = (1...8).map { "d\($0)" }
    let lines = try Self.sent { desks, _ in
      desks.begin()
      Self.show(names, as: 1, in: desks)
      desks.abandon()
      desks.begin()
      Self.show(names, as: 1, in: desks)
      for (index, name) in names.enumerated() {
        Self.show([name], as: 11 + index, in: desks)
        DeskId(level: "\(11 + index)").map(desks.hear)
      }
      Self.show(["d9"], as: 19, in: desks)
    }
    let removed = lines.filter { $0.hasSuffix("removed") }
    #expect(removed.sorted() == ((1...8).map { "\($0) removed" } + ["19 removed"]).sorted())
  }

  /// A clock takes twenty lines a second of a desk, so it is told only the newest number, and not
  /// too often.
  @Test func whatADeskHasReadDelaysNoCommand() throws {
    let home = try TemporaryFolder(inMemory: true)
    let path = home.path
    let address = RoomAddress(room: "main") {
      ["XDG_RUNTIME_DIR", "TMPDIR"].contains($0) ? path : nil
    }
    let folder = try address.makeFolder()
    let listener = try LocalSocket.listen(at: folder + "/main.sock", temporary: folder + "/.new")
    defer { listener.close() }
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let loop = group.next()
    let desks = try loop.submit {
      let desks = BrokerDesks(
        of: address, on: loop, now: { 0 }, send: { _, _ in }, publishStage: { _ in },
        remove: { _ in })
      desks.begin()
      Self.show(1...1, in: desks)
      return NIOLoopBound(desks, eventLoop: loop)
    }.wait()
    defer {
      try? loop.submit { desks.value.abandon() }.wait()
      try? group.syncShutdownGracefully()
      // Their connection tells them of its end.
      withExtendedLifetime(desks) {}
    }
    _ = poll(listener.number, .readable, upTo: .patience)
    let clock = try #require(LocalSocket.accept(from: listener))
    defer { clock.close() }
    var heard = ""
    func hears(_ line: String) -> Bool {
      let end = ContinuousClock.now + .patience
      while !heard.contains(line + "\n"), ContinuousClock.now < end {
        guard poll(clock.number, .readable, upTo: .milliseconds(50)),
          let bytes = try? clock.read(upTo: 65_536)
        else { continue }
        heard += String(decoding: bytes, as: UTF8.self)
      }
      return heard.contains(line + "\n")
    }
    #expect(hears("watch"))
    let request =
      #"desk {"command":"flash","deadline":1,"number":1,"seen":{"changes":0,"run":"ready","segment":1}}"#
    #expect(WireClientMessage(request)?.text == request)
    try loop.submit {
      guard let id = DeskId(level: "1"), let line = WireClientMessage(request) else { return }
      for count in 1...20_000 { desks.value.pass(.got(count), from: id, unless: { _ in nil }) }
      desks.value.pass(line, from: id, unless: { _ in nil })
    }.wait()
    #expect(hears(request))
    #expect(hears("got 20000"))
    #expect(heard.ranges(of: "got ").count == 2)
  }
}
