import Commands
import Platform
import Room
import Testing

/// Why the clocks that a command leads to cannot be asked; here a script takes the command's place.
struct RoomFailureTests {
  private static func failure(
    of script: String, _ body: (RoomConnection) throws(RoomFailure) -> Void
  ) throws -> String? {
    let connection = try RoomConnection(
      running: script, as: Follower(ClientName("send"), as: .remote, wants: []))
    defer { connection.close() }
    do throws(RoomFailure) {
      try body(connection)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    arguments: [
      ("echo no route to broker", "no route to broker"),
      ("true", "The command of --via has ended, so nothing was sent. Run it alone to see why."),
      (#"echo '{"online":true}'; cat"#, "The command of --via leads to one room. With --all, "),
      (
        #"echo '{"sync":{"sent":0,"time":7}}'; cat"#,
        "The command of --via leads to one room. With --all, "
      ),
    ])
  func aCommandForAllRoomsNeedsThem(script: String, words: String) throws {
    let failure = try Self.failure(of: script) { (connection) throws(RoomFailure) in
      _ = try RoomsCommand("add 1m", over: connection)
    }
    #expect(failure?.hasPrefix(words) == true, "\(failure ?? "none")")
  }

  @Test(
    arguments: [
      ("echo no route to broker", "no route to broker"),
      ("true", "The command of --via has ended."),
      (
        #"echo '{"answer":{"number":1,"status":"refused","text":"Unknown command"}}'; cat"#,
        "The command of --via cannot read the reports: Unknown command. Expected a command that ends "
      ),
    ])
  func theReportsOfRoomsNeedABroker(script: String, words: String) throws {
    let failure = try Self.failure(of: script) { (connection) throws(RoomFailure) in
      _ = try RoomReports(over: connection, of: [])
    }
    #expect(failure?.hasPrefix(words) == true, "\(failure ?? "none")")
  }
}
