import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// The clocks of several rooms, each with its own time.
struct RoomsConsoleTests {
  private var view: ConsoleDriver<RoomsConsole>

  init() {
    var options = DisplayConsole.Options()
    options.room = "only"
    view = ConsoleDriver { moment in
      RoomsConsole(
        options, size: Size(columns: 60, rows: 12), capabilities: Capabilities(), moment: moment)
    }
  }

  private mutating func hear(_ message: ClockMessage, of room: String) {
    view.update(.room(room, message))
  }

  private var texts: [String] {
    var console = view.console
    return console.texts().map { "\($0.room) \($0.text)" }
  }

  /// A talk that is up so many seconds after the start of the view, in a session that is so far
  /// ahead of it.
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
    view.pass(seconds: 12)
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
    #expect(view.status.hasPrefix("Waiting for rooms"))
    hearTwoRooms()
    view.update(.clock(.lost("No broker: connection refused")))
    #expect(texts == ["attic offline", "hall offline"])
    #expect(view.status.hasPrefix("No broker: connection refused"))
    hear(.heard, of: "hall")
    #expect(!view.status.contains("broker"))
  }

  @Test mutating func aClockWithoutARoomIsShownUnderTheUsualName() {
    view.update(.clock(.stage(Self.stage(until: 20, ahead: 50_000))))
    view.update(.clock(.lost(nil)))
    #expect(texts == ["only \u{2248}00:20 GREEN"])
  }

  @Test mutating func aRoomThatSaysNothingIsSilent() {
    hearTwoRooms()
    view.pass(seconds: 14)
    hear(.heard, of: "attic")
    view.pass(seconds: 7)
    let lines = view.canvas.lines
    #expect(lines.contains { $0.contains("no signal for 0:21") })
    #expect(lines.filter { $0.contains("no signal") }.count == 1)
  }

  @Test mutating func thereAreAtMostAHundredRooms() {
    for number in 0..<150 { hear(.lost(nil), of: "room-\(number)") }
    #expect(texts.count == RoomsConsole.maxRooms)
  }

  @Test mutating func itEndsWithQAndFollowsTheTerminal() {
    let size = Size(columns: 100, rows: 30)
    #expect(view.update(.resized(size)) == [.ask(.size(size))])
    #expect(view.canvas.size == size)
    #expect(view.update(.input(.key(.character("q")))) == [.end(.finished)])
    #expect(view.update(.input(.key(.interrupt))) == [.end(.finished)])
  }

  /// It wakes only when something changes: twice a second for two rooms that flip apart.
  @Test mutating func itSleepsBetweenChanges() {
    hearTwoRooms()
    view.pass(seconds: 10)
    #expect(view.wakes <= 24)
  }
}
