package import StageLink
import StageProtocol
package import StageRoom
import TimerEngine

extension RoomConnection {
  /// Why there is no answer to a command.
  package enum CommandFailure: Error, Hashable {
    /// It was not sent, and why, in words for people.
    case notSent(String)
    /// It was sent, so it may have been carried out; why the connection has ended, if that was said.
    case unanswered(String?)
  }

  /// How long a clock may take to read a command: one that is stopped reads none.
  static let timeToRead = Duration.seconds(5)
  /// How much later its answer may come.
  private static let grace = Duration.milliseconds(500)

  /// Sends a command to the only clock, and waits for the answer.
  ///
  /// A clock that reads it more than five seconds later does not carry it out, if it knows deadlines.
  ///
  /// - Parameters:
  ///   - line: the command.
  ///   - number: its number, which no earlier command has.
  /// - Returns: The answer, which may be that the clock does not carry it out.
  /// - Throws: `CommandFailure` if no answer comes.
  package mutating func answer(
    to line: String, number: Int
  ) throws(CommandFailure) -> ClientAnswer {
    let deadline = try deadline()
    send(.command(number: number, deadline: deadline, line))
    let end = ContinuousClock.now + Self.timeToRead + Self.grace
    while true {
      switch next(upTo: end) {
      case .answer(number, let answer): return answer
      case .answer, .snapshot, .time, .online, .report: continue
      case .closed(let reason?), .unreadable(let reason): throw .unanswered(reason)
      case .nothing, .closed: throw .unanswered(nil)
      }
    }
  }

  /// Until when the clock may carry out a command, by the session's time in microseconds; `nil` for a
  /// clock that knows no deadlines.
  private mutating func deadline() throws(CommandFailure) -> Int64? {
    send(.sync(0))
    let end = ContinuousClock.now + Self.timeToRead
    while true {
      switch next(upTo: end) {
      case .time(let time):
        return acceptsDeadlines ? time + Self.timeToRead.microsecondsRoundedUp : nil
      // Over a broker, a question that comes before the clock is dropped.
      case .online(true): send(.sync(0))
      case .answer, .snapshot, .online, .report: continue
      case .closed(let reason): throw .notSent(reason ?? "The clock has ended the connection.")
      case .unreadable(let reason): throw .notSent(reason)
      case .nothing: throw .notSent("The clock does not answer.")
      }
    }
  }
}
