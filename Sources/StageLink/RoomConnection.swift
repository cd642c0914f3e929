package import StageClock
import Unix

/// A connection to a room's clock for a program that has nothing else to do than to wait for it.
package struct RoomConnection {
  private var connection: ClockConnection
  private var lines: ArraySlice<String> = []

  /// A message of a clock.
  package enum Message: Sendable {
    /// The stage, as it is from now on.
    case snapshot(WireSnapshot)
    /// The result of a numbered command.
    case answer(number: Int, ClientAnswer)
    /// The session's time in microseconds, as it was asked for.
    case time(Int64)
    /// The connection has ended, and why if the clock has said so.
    case closed(String?)
    /// What it says cannot be read, and why.
    case unreadable(String)
    /// It has said nothing in time.
    case nothing
  }

  /// Connects to the clock of a room; `nil` if none is running.
  package init?(_ address: RoomAddress) {
    guard let found = ClockConnection(to: address) else { return nil }
    connection = found
  }

  /// Whether the clock has said that commands may have deadlines.
  package private(set) var acceptsDeadlines = false

  /// Readable when the clock has said something.
  package var descriptor: Int32 { connection.descriptor }

  /// Sends a line.
  package mutating func send(_ line: ClientLine) { connection.send([line]) }

  /// Waits for what the clock says next, but no longer than this; without a time as long as it
  /// takes.
  package mutating func next(upTo time: Duration? = nil) -> Message {
    let end = time.map { ContinuousClock.now + $0 }
    while true {
      while let line = lines.popFirst() {
        if let message = message(line) { return message }
      }
      let left = end.map { ContinuousClock.now.duration(to: $0) }
      if let left, left <= .zero { return .nothing }
      var requests = [PollRequest(connection.descriptor, .readable)]
      requests.append(PollRequest(connection.writing ?? -1, .writable))
      try? poll(&requests, upTo: connection.hasMore ? .zero : left)
      if !requests[1].found.isEmpty { connection.flush() }
      guard connection.hasMore || !requests[0].found.isEmpty else { continue }
      guard let read = connection.lines() else { return .closed(nil) }
      lines += read
    }
  }

  private mutating func message(_ line: String) -> Message? {
    do throws(WireError) {
      switch try ClockLine(line) {
      case .snapshot(let snapshot)?: return .snapshot(snapshot)
      case .answer(let number, let answer)?: return .answer(number: number, answer)
      case .closed(let reason)?: return .closed(reason)
      case .sync(_, let time)?: return .time(time)
      case .accepts(let abilities)?: acceptsDeadlines = abilities.contains(.deadline)
      case .heartbeat?, .online?, .event?, nil: break
      }
      return nil
    } catch {
      return .unreadable("\(error)")
    }
  }

  /// Ends the connection.
  package func close() { connection.close() }
}
