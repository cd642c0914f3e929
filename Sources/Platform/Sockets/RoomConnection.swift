package import Room
package import TimerEngine

/// A connection to a clock for a program that has nothing else to do than to wait for it: to that
/// of a room, or through a command to the clocks of one or several rooms.
///
/// It carries what a `Follower` and the clock say to each other.
package struct RoomConnection {
  private var connection: ClockConnection
  private let start = ContinuousClock.now
  private var news: ArraySlice<Follower.RoomNews> = []
  /// What it says to the clock, and has heard of it.
  package var follower: Follower

  /// Connects to the clock of a room; `nil` if none is running.
  package init?(_ address: RoomAddress, as follower: Follower) {
    guard let found = ClockConnection(to: address) else { return nil }
    self.init(found, follower)
  }

  /// Runs a command whose standard input and output lead to clocks; throws if it cannot be run.
  package init(running command: String, as follower: Follower) throws(Errno) {
    // A command that has ended is noticed when it is read.
    Signals.ignoreBrokenPipes()
    self.init(try ClockConnection(running: command), follower)
  }

  private init(_ connection: ClockConnection, _ follower: Follower) {
    (self.connection, self.follower) = (connection, follower)
    news += self.follower.open(at: .start)
  }

  /// The moment that it is, for the follower.
  package var now: Timestamp { Timestamp(sinceStart: start.duration(to: .now)) }

  /// Waits for news, until a moment at the latest; without one, as long as it takes.
  ///
  /// `nil` if there are none in time.
  package mutating func next(upTo end: ContinuousClock.Instant?) -> Follower.RoomNews? {
    while true {
      flush()
      if let first = news.popFirst() { return first }
      let left = end.map { ContinuousClock.now.duration(to: $0) }
      if let left, left <= .zero { return nil }
      let wait = [left, follower.nextWake.map { max(.zero, $0 - now) }].compactMap { $0 }.min()
      var requests = [PollRequest(connection.descriptor, .readable)]
      requests.append(PollRequest(connection.writing ?? -1, .writable))
      try? poll(&requests, upTo: connection.hasMore ? .zero : wait)
      receive(isReadable: connection.hasMore || !requests[0].found.isEmpty)
    }
  }

  private mutating func receive(isReadable: Bool) {
    if isReadable {
      guard let lines = connection.lines() else {
        news += follower.close()
        return
      }
      news += follower.receive(lines, at: now)
    }
    news += follower.isLost(at: now) ? follower.close() : follower.advance(to: now)
  }

  private mutating func flush() {
    connection.send(follower.outgoing)
    follower.outgoing = []
  }

  /// Ends the connection.
  package func close() { connection.close() }
}
