import SpeechAnnouncement
import StageLink
import Testing
import TimerEngine

@testable import StageBridge

struct ClockModelTests {
  /// A clock that is killed may still take a connection, and never says anything there.
  @Test func theClocksTimeIsKeptUntilAnotherConnectionHasALine() {
    var model = ClockModel(room: "main", .english)
    for event in [.connected, .line(.sync(sent: 0, time: 5_000_000)), .lost, .connected, .lost]
      as [RoomLink.Event]
    {
      #expect(model.handle(event, at: .start) == nil)
    }
    #expect(model.sessionTime(at: .start) == 5_000_000)

    for event in [.connected, .line(.heartbeat(session: "", number: 1))] as [RoomLink.Event] {
      #expect(model.handle(event, at: .start) == nil)
    }
    #expect(model.sessionTime(at: .start) == nil)
  }
}
