import Commands
import Platform
import Room
import Testing

/// A command for the only clock; here a script takes its place.
struct CommandAnswerTests {
  /// It reads the question for the time, and answers it.
  private static func sync(_ time: Int) -> String {
    #"read word sent; echo "{\"sync\":{\"sent\":$sent,\"time\":\#(time)}}";"#
  }

  /// It reads who sends the command.
  private static let hello = "read line;"

  /// The answer, once the script has run.
  private static func answer(
    of script: String
  ) throws -> Result<ClientAnswer, RoomConnection.CommandFailure> {
    var connection = try RoomConnection(
      running: script, as: Follower(ClientName("send"), as: .remote, wants: []))
    defer { connection.close() }
    do throws(RoomConnection.CommandFailure) {
      return .success(try connection.answer(to: "add 1m"))
    } catch {
      return .failure(error)
    }
  }

  /// The script's answer has the line that it has read, without what is counted of the deadline.
  private static let echo = #"""
    read number deadline line
    echo "{\"answer\":{\"number\":1,\"status\":\"done\",\"text\":\"$number ${deadline%??????} $line\"}}"
    """#

  private static let done = Result<ClientAnswer, RoomConnection.CommandFailure>.success(
    ClientAnswer(.done, "#1 @12 add 1m"))

  @Test func aDeadlineIsFiveSecondsAfterTheTimeOfTheClock() throws {
    #expect(try Self.answer(of: Self.sync(7_200_000) + Self.hello + Self.echo) == Self.done)
  }

  @Test func theAnswerToAnotherCommandIsNotTaken() throws {
    let other = #"echo '{"answer":{"number":2,"status":"refused","text":"no"}}';"#
    #expect(try Self.answer(of: Self.sync(7_200_000) + Self.hello + other + Self.echo) == Self.done)
  }

  /// A time that nobody has asked for would make any deadline.
  @Test func onlyTheAnswerToTheQuestionIsTheTime() throws {
    let unasked = #"echo '{"sync":{"sent":5,"time":90000000}}';"#
    #expect(
      try Self.answer(of: unasked + Self.sync(7_200_000) + Self.hello + Self.echo) == Self.done)
  }

  /// Over a broker, the question may arrive before the clock is connected.
  @Test func theTimeIsAskedForAgainWhenTheClockComes() throws {
    let late = #"read line; read line; echo '{"online":true}';"#
    #expect(try Self.answer(of: late + Self.sync(7_200_000) + Self.echo) == Self.done)
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
      try Self.answer(of: Self.sync(7) + Self.hello + "read line;" + script)
        == .failure(.unanswered(reason)))
  }
}
