import Commands
import Platform
import Room
import Testing

/// A command for the only clock; here a script takes its place.
struct CommandAnswerTests {
  private static func sync(_ time: Int) -> String {
    #"read line; echo '{"sync":{"sent":0,"time":\#(time)}}';"#
  }

  /// The answer, once the script has run.
  private static func answer(
    of script: String
  ) throws -> Result<ClientAnswer, RoomConnection.CommandFailure> {
    var connection = try RoomConnection(running: script)
    defer { connection.close() }
    do throws(RoomConnection.CommandFailure) {
      return .success(try connection.answer(to: "add 1m", number: 2))
    } catch {
      return .failure(error)
    }
  }

  /// The script's answer has the line that it has read.
  private static let echo =
    #"read line; echo "{\"answer\":{\"number\":2,\"status\":\"done\",\"text\":\"$line\"}}""#

  @Test func aDeadlineIsFiveSecondsAfterTheTimeOfTheClock() throws {
    #expect(
      try Self.answer(of: Self.sync(7) + Self.echo)
        == .success(ClientAnswer(.done, "#2 @5000007 add 1m")))
  }

  @Test func theAnswerToAnotherCommandIsNotTaken() throws {
    let other = #"echo '{"answer":{"number":1,"status":"refused","text":"no"}}';"#
    #expect(
      try Self.answer(of: Self.sync(7) + other + Self.echo)
        == .success(ClientAnswer(.done, "#2 @5000007 add 1m")))
  }

  /// Over a broker, the question may arrive before the clock is connected.
  @Test func theTimeIsAskedForAgainWhenTheClockComes() throws {
    let late = #"read line; echo '{"online":true}';"#
    #expect(
      try Self.answer(of: late + Self.sync(7) + Self.echo)
        == .success(ClientAnswer(.done, "#2 @5000007 add 1m")))
  }

  @Test(
    arguments: [
      ("true", "The clock has ended the connection."),
      ("echo no route to hall", "no route to hall"),
      (#"echo '{"closed":"There are too many."}'"#, "There are too many."),
    ])
  func aCommandIsNotSentWithoutATime(script: String, reason: String) throws {
    #expect(try Self.answer(of: script) == .failure(.notSent(reason)))
  }

  @Test(arguments: [("true", nil), ("echo broken pipe", "broken pipe")] as [(String, String?)])
  func aCommandMayHaveBeenCarriedOutAfterTheTime(script: String, reason: String?) throws {
    #expect(
      try Self.answer(of: Self.sync(7) + "read line;" + script) == .failure(.unanswered(reason)))
  }
}
