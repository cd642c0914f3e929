package import Room
import TimerEngine

/// A connection to a clock for a program that has nothing else to do than to wait for it: to that
/// of a room, or through a command to the clocks of one or several rooms.
package struct RoomConnection {
  private var connection: ClockConnection
  private var lines: ArraySlice<String> = []
  /// The last output of a command that is no line of a clock, such as an error of `ssh`.
  private var remark: String?

  /// A message of a clock.
  package enum Message: Sendable {
    /// The stage, as it is from now on.
    case snapshot(SentStage)
    /// The result of a numbered command.
    case answer(number: Int, ClientAnswer)
    /// The session's time in microseconds, as it was asked for.
    case time(Int64)
    /// Whether the room's clock is running, from a command that leads over a broker.
    case online(Bool)
    /// A part of a room's report of the day.
    case report(DayReportMessage)
    /// The connection has ended, and why if the clock or the command has said so.
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

  /// Runs a command whose standard input and output lead to clocks; throws if it cannot be run.
  package init(running command: String) throws(Errno) {
    // A command that has ended is noticed when it is read.
    Signals.ignoreBrokenPipes()
    connection = try ClockConnection(running: command)
  }

  /// Readable when the clock has said something.
  package var descriptor: Int32 { connection.descriptor }

  package mutating func send(_ line: WireClientMessage) { connection.send([line]) }

  /// Waits for the clock's next message, until a moment at the latest; without one, as long as it
  /// takes.
  package mutating func next(upTo end: ContinuousClock.Instant?) -> Message {
    nextOfRoom(upTo: end).message
  }

  /// Waits as `next` does, and tells whose message it is; the room is `nil` where there is only one
  /// clock.
  package mutating func nextOfRoom(
    upTo end: ContinuousClock.Instant?
  ) -> (room: String?, message: Message) {
    while true {
      while let line = lines.popFirst() {
        if let found = message(line) { return found }
      }
      let left = end.map { ContinuousClock.now.duration(to: $0) }
      if let left, left <= .zero { return (nil, .nothing) }
      var requests = [PollRequest(connection.descriptor, .readable)]
      requests.append(PollRequest(connection.writing ?? -1, .writable))
      try? poll(&requests, upTo: connection.hasMore ? .zero : left)
      if !requests[1].found.isEmpty { connection.flush() }
      guard connection.hasMore || !requests[0].found.isEmpty else { continue }
      guard let read = connection.lines() else { return (nil, .closed(remark)) }
      lines += read
    }
  }

  private mutating func message(_ text: String) -> (room: String?, message: Message)? {
    guard text.hasPrefix("{") || connection.isSocket else {
      remark = text.remark(upTo: 200)
      return nil
    }
    do throws(WireError) {
      guard let line = try WireRoomMessage(text) else { return nil }
      return message(line.line).map { (line.room, $0) }
    } catch {
      return (nil, .unreadable("\(error)"))
    }
  }

  private mutating func message(_ line: WireClockMessage) -> Message? {
    switch line {
    case .snapshot(let snapshot): return .snapshot(snapshot)
    case .answer(let number, let answer): return .answer(number: number, answer)
    case .closed(let reason): return .closed(reason)
    case .sync(_, let time): return .time(time)
    case .online(let isOnline): return .online(isOnline)
    case .report(let part): return .report(part)
    case .accepts, .heartbeat, .presets, .event, .desk, .word: return nil
    }
  }

  /// Ends the connection.
  package func close() { connection.close() }
}
