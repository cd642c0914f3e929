import Room
import Testing
import TimerTestSupport

@testable import Platform

/// What a program receives while it waits for a clock that it reaches through a command.
struct RoomConnectionTests {
  private static func connection(to script: String) throws -> RoomConnection {
    try RoomConnection(
      running: script, as: Follower(ClientName("send"), as: .remote, wants: []))
  }

  /// What it learns next, after it has learned that the connection is open.
  private static func next(_ connection: inout RoomConnection) -> Follower.News? {
    let end = ContinuousClock.now + .patience
    #expect(connection.next(upTo: end)?.news == .opened)
    return connection.next(upTo: end)?.news
  }

  @Test func whyACommandHasEndedIsSaid() throws {
    var connection = try Self.connection(to: "echo no route to desk >&2")
    #expect(Self.next(&connection) == .message(.lost("no route to desk")))
    connection.close()
  }

  @Test func whatACommandDoesNotTakeAtOnceIsSentLater() throws {
    let home = try TemporaryFolder(inMemory: true)
    var connection = try Self.connection(
      to: """
        until [ -e '\(home.path)/all-sent' ]; do sleep 0.02; done
        head -c 100000 >/dev/null; echo '{"online":true}'
        """)
    let line = String(repeating: "x", count: 999)
    for _ in 0..<100 { connection.follower.outgoing.append(.command(number: nil, line)) }
    try home.write("", to: "all-sent")
    #expect(Self.next(&connection) == .message(.heard))
    connection.close()
  }
}
