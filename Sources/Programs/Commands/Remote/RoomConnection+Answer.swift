package import Platform
package import Room
import TimerEngine

extension RoomConnection {
  /// Why there is no answer to a command.
  package enum CommandFailure: Error, Hashable {
    /// It was not sent, and why, in words for people.
    case notSent(String)
    /// It was sent, so it may have been carried out; why the connection has ended, if that is
    /// known.
    case unanswered(String?)
  }

  /// How long a clock may take to read a command; a suspended clock reads none.
  static let timeToRead = Duration.seconds(5)
  /// How much later the answer may come.
  private static let grace = Duration.milliseconds(500)

  /// Sends a command to the clock of a connection that leads to only one, and waits for the answer.
  ///
  /// If the clock reads the command more than five seconds later, it does not carry it out.
  ///
  /// - Parameters:
  ///   - line: the command.
  ///   - number: its number, which no earlier command has.
  /// - Returns: The answer, which may be a refusal.
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

  /// The last moment at which the clock may carry out a command, in microseconds of the session's
  /// time.
  private mutating func deadline() throws(CommandFailure) -> Int64 {
    send(.sync(0))
    let end = ContinuousClock.now + Self.timeToRead
    while true {
      switch next(upTo: end) {
      case .time(let time): return time + Self.timeToRead.microsecondsRoundedUp
      // A broker drops a question that arrives before the clock is connected.
      case .online(true): send(.sync(0))
      case .answer, .snapshot, .online, .report: continue
      case .closed(let reason): throw .notSent(reason ?? "The clock has ended the connection.")
      case .unreadable(let reason): throw .notSent(reason)
      case .nothing: throw .notSent("The clock does not answer.")
      }
    }
  }
}
