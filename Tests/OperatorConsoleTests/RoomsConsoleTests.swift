import StageDisplay
import TerminalCanvas
import Testing
import TimerEngine
import TimerTestSupport

@testable import OperatorConsole

/// The clocks of several rooms, each with a time of its own.
struct RoomsConsoleTests {
  private var console: RoomsConsole
  private var now = Duration.zero

  init() {
    var options = DisplayConsole.Options()
    options.room = "only"
    console = RoomsConsole(
      options, size: Size(columns: 60, rows: 12), capabilities: Capabilities(),
      moment: Self.moment(.zero))
  }

  private static func moment(_ passed: Duration) -> Moment {
    Moment(
      Timestamp(offset: passed), timeOfDay: .seconds(14 * 3600) + passed,
      wallClock: .seconds(50_000) + passed)
  }

  private mutating func update(_ event: Event) -> [Effect] {
    console.update(event, at: Self.moment(now))
  }

  private mutating func hear(_ message: ClockMessage, of room: String) {
    _ = update(.room(room, message))
  }

  private mutating func pass(seconds: Double) {
    let end = now + .seconds(seconds)
    while let wake = console.nextWake, wake.offset < end {
      now = max(now, wake.offset)
      _ = update(.timePassed)
    }
    now = end
    _ = update(.timePassed)
  }

  private var texts: [String] {
    var console = console
    return console.texts().map { "\($0.room) \($0.text)" }
  }

  private var status: String {
    var console = console
    return console.draw().lines.last ?? ""
  }

  /// A talk that is up so many seconds after the start of the view, in a session that is so far ahead
  /// of it.
  private static func stage(until seconds: Int, ahead: Int) -> StageSnapshot {
    let deadline = Timestamp.start + .seconds(ahead + seconds)
    return StageSnapshot(
      TalkSnapshot(
        Preset(duration: 60), run: .running(deadline: deadline, since: deadline - .seconds(60))))
  }

  private mutating func hearTwoRooms() {
    for (room, ahead) in [("hall", 1000), ("attic", 77)] {
      hear(.heard, of: room)
      hear(.stage(Self.stage(until: ahead == 77 ? 20 : 40, ahead: ahead)), of: room)
      hear(.offset(ClockOffset(.seconds(ahead), error: .milliseconds(1))), of: room)
    }
  }

  @Test mutating func eachRoomCountsByItsOwnTime() {
    hearTwoRooms()
    #expect(texts == ["attic 00:20 GREEN", "hall 00:40 GREEN"])
    pass(seconds: 12)
    #expect(texts == ["attic 00:08 YELLOW", "hall 00:28 GREEN"])
  }

  @Test mutating func aRoomWithoutAnOffsetIsApproximate() {
    hear(.stage(Self.stage(until: 20, ahead: 50_000)), of: "hall")
    #expect(texts == ["hall \u{2248}00:20 GREEN"])
  }

  @Test mutating func aRoomThatIsLostIsOfflineUntilItIsBack() {
    hearTwoRooms()
    hear(.lost(nil), of: "hall")
    #expect(texts == ["attic 00:20 GREEN", "hall offline"])
    hear(.heard, of: "hall")
    #expect(texts == ["attic 00:20 GREEN", "hall 00:40 GREEN"])
    // A room that was never there is shown too.
    hear(.lost(nil), of: "cellar")
    #expect(texts.contains("cellar offline"))
  }

  @Test mutating func withoutItsConnectionNoRoomIsOnline() {
    #expect(status.hasPrefix("Waiting for rooms"))
    hearTwoRooms()
    _ = update(.clock(.lost("No broker: connection refused")))
    #expect(texts == ["attic offline", "hall offline"])
    #expect(status.hasPrefix("No broker: connection refused"))
    hear(.heard, of: "hall")
    #expect(!status.contains("broker"))
  }

  @Test mutating func aClockWithoutARoomIsShownUnderTheUsualName() {
    _ = update(.clock(.stage(Self.stage(until: 20, ahead: 50_000))))
    _ = update(.clock(.lost(nil)))
    #expect(texts == ["only \u{2248}00:20 GREEN"])
  }

  @Test mutating func aRoomThatSaysNothingIsSilent() {
    hearTwoRooms()
    pass(seconds: 14)
    hear(.heard, of: "attic")
    pass(seconds: 7)
    var console = console
    let lines = console.draw().lines
    #expect(lines.contains { $0.contains("no signal for 0:21") })
    #expect(lines.filter { $0.contains("no signal") }.count == 1)
  }

  @Test mutating func thereAreAtMostAHundredRooms() {
    for number in 0..<150 { hear(.lost(nil), of: "room-\(number)") }
    #expect(texts.count == RoomsConsole.maxRooms)
  }

  @Test mutating func itEndsWithQAndFollowsTheTerminal() {
    let size = Size(columns: 100, rows: 30)
    #expect(update(.resized(size)) == [.send(.size(size))])
    var console = console
    #expect(console.draw().size == size)
    #expect(update(.input(.key(.character("q")))) == [.end(.finished)])
    #expect(update(.input(.key(.interrupt))) == [.end(.finished)])
  }

  /// It wakes only when something changes: twice a second for two rooms that flip apart.
  @Test mutating func itSleepsBetweenChanges() {
    hearTwoRooms()
    var wakes = 0
    let end = Duration.seconds(10)
    while let wake = console.nextWake, wake.offset < end {
      now = wake.offset
      wakes += 1
      _ = update(.timePassed)
    }
    #expect(wakes <= 24)
  }
}
