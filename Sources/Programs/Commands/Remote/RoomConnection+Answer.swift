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
  /// How long it may take until the first room is found.
  private static let patience = Duration.seconds(5)
  /// If no other room appears for this long, all rooms are known.
  private static let settling = Duration.seconds(1)

  /// Sends a command to the clock of a connection that leads to only one, and waits for the answer,
  /// which may be a refusal.
  ///
  /// If the clock reads the command more than five seconds later, it does not carry it out.
  package mutating func answer(to line: String) throws(CommandFailure) -> ClientAnswer {
    let deadline = try deadline()
    guard let number = follower.ask(line, by: deadline, at: now) else {
      throw .notSent(Self.hasEnded)
    }
    while true {
      switch next(upTo: nil)?.news {
      case .answer(number, .answer(let answer)): return answer
      case .answer(number, _): throw .unanswered(follower.isOpen ? nil : follower.remark)
      case .message(.unreadable(let reason)): throw .unanswered(reason)
      default: continue
      }
    }
  }

  private static let hasEnded = "The clock has ended the connection."

  /// The last moment at which the clock may carry out a command, by the time that it says now.
  private mutating func deadline() throws(CommandFailure) -> CommandDeadline {
    if follower.sessionTime(at: now) != nil { follower.measureAnew(at: now) }
    let end = ContinuousClock.now + Self.timeToRead
    while true {
      if let time = follower.sessionTime(at: now) {
        return CommandDeadline(in: Self.timeToRead, from: time)
      }
      switch next(upTo: end)?.news {
      case .message(.lost(let reason)) where !follower.isOpen:
        throw .notSent(reason ?? Self.hasEnded)
      case .message(.unreadable(let reason)): throw .notSent(reason)
      case nil: throw .notSent("The clock does not answer.")
      default: continue
      }
    }
  }

  /// Listens until nothing new comes: a broker names all rooms at once.
  ///
  /// - Parameters:
  ///   - words: why nothing comes if the connection ends without a reason.
  ///   - takesNew: takes news, and returns whether they are new.
  /// - Throws: `RoomFailure` at the end of the connection, and what `takesNew` throws.
  mutating func listen(
    orEnd words: String,
    _ takesNew: (_ room: String?, Follower.News) throws(RoomFailure) -> Bool
  ) throws(RoomFailure) {
    var end = ContinuousClock.now + Self.patience
    while let (room, news) = next(upTo: end) {
      guard follower.isOpen else { throw RoomFailure(follower.remark ?? words) }
      if try takesNew(room, news) { end = ContinuousClock.now + Self.settling }
    }
  }
}

/// Why no clock can be asked, in words for people.
package struct RoomFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and what to do about it.
  package let description: String

  init(_ description: String) { self.description = description }
}
