import Room
import Testing
import TimerTestSupport

@testable import Platform

/// What a program receives while it waits for a clock that it reaches through a command.
struct RoomConnectionTests {
  @Test func whyACommandHasEndedIsSaid() throws {
    var connection = try RoomConnection(running: "echo no route to desk >&2")
    guard case .closed(let reason) = connection.next(upTo: ContinuousClock.now + .patience) else {
      Issue.record("It has not ended.")
      return
    }
    #expect(reason == "no route to desk")
    connection.close()
  }

  @Test func whatACommandDoesNotTakeAtOnceIsSentLater() throws {
    let home = try TemporaryFolder(inMemory: true)
    var connection = try RoomConnection(
      running: """
        until [ -e '\(home.path)/all-sent' ]; do sleep 0.02; done
        head -c 100000 >/dev/null; echo '{"online":true}'
        """)
    let line = String(repeating: "x", count: 999)
    for _ in 0..<100 { connection.send(.command(number: nil, line)) }
    try home.write("", to: "all-sent")
    #expect(Self.isOnline(connection.next(upTo: ContinuousClock.now + .patience)))
    connection.close()
  }

  private static func isOnline(_ message: RoomConnection.Message) -> Bool {
    if case .online(true) = message { true } else { false }
  }
}
