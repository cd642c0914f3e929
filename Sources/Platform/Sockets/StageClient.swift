package import Room
package import StageRenderer
package import TimerEngine

/// A display's side of a room's socket: finds the clock, and carries what a `Follower` and the
/// clock say to each other.
///
/// A command may connect it to the clocks of several rooms. Then each line names its room.
///
/// After a connection has ended it tries to connect again until that succeeds.
package struct StageClient: ClientLink {
  /// The least time from one connection to the next: it doubles up to the maximum, until a clock
  /// shows its stage.
  private static let reconnectionPauses: ClosedRange<Duration> = .seconds(1) ... .seconds(30)
  /// The pause between two attempts to connect while no clock listens and no watched folder
  /// changes.
  private static let retryPause = Duration.seconds(2)

  private let transport: Transport
  private var follower: Follower
  private let descriptors = DescriptorSet()
  private var folders: [FolderWatch] = []
  private var connection: ClockConnection?
  private var retryAt = Timestamp.start
  private var pause = StageClient.reconnectionPauses.lowerBound

  /// Creates a client; it tries to connect from the first `drain` on.
  ///
  /// - Parameters:
  ///   - transport: how it reaches its clock.
  ///   - name: its name.
  ///   - kind: what it is; the clock's operator is told when a display comes and goes.
  ///   - size: the size of its screen.
  ///   - room: the room whose clock it must be. What another clock says is left out, and why is
  ///     told. `nil` for any; at a broker it does not count.
  package init(
    _ transport: Transport, name: String, as kind: Client.Kind = .display, size: Size,
    of room: String? = nil
  ) {
    self.transport = transport
    follower = Follower(
      ClientName(name), as: kind, size: size, of: room, expecting: transport.expected)
    guard case .room(let address) = transport else { return }
    // A missing folder is made, so that it can be watched until a clock appears.
    _ = try? address.makeFolder()
    folders = address.candidates.compactMap { FolderWatch(FileSystem.folder(of: $0)) }
    for folder in folders { descriptors.watch(folder.descriptor) }
  }

  // MARK: What is waited for

  /// Readable when the clock has sent something, or may have appeared.
  package var descriptor: Int32 { descriptors.descriptor }

  /// The next attempt to connect, or moment at which the follower has something to do.
  package var nextWake: Timestamp? {
    guard let connection else { return retryAt }
    return connection.hasMore ? .start : follower.nextWake
  }

  /// Which leader the only clock is, and how it took over, if it did; `nil` before it has said that
  /// in this connection.
  var leadership: (Leadership, TakenOver?)? { follower.leadership }

  /// Whether that clock has said that it has ended.
  var hasEnded: Bool { follower.hasEnded }

  /// Returns messages from the clock and changes of the connection.
  package mutating func drain(isReadable: Bool, at now: Timestamp) -> [RoomMessage] {
    let ready = isReadable ? descriptors.ready() : []
    var news: [Follower.RoomNews] = []
    if connection == nil {
      tryToConnect(ready, at: now, &news)
    } else {
      receive(ready, at: now, &news)
    }
    news += follower.advance(to: now)
    flush()
    return news.compactMap(RoomMessage.init)
  }

  /// The same for one of several clients, of which these descriptors can be read: nothing if
  /// nothing is due.
  mutating func drain(ifOneOf ready: Set<Int32>, at now: Timestamp) -> [RoomMessage] {
    let isReadable = ready.contains(descriptor)
    let isDue = nextWake.map { $0 <= now } ?? false
    return isReadable || isDue ? drain(isReadable: isReadable, at: now) : []
  }

  // MARK: Finding the clock

  private mutating func tryToConnect(
    _ ready: Set<Int32>, at now: Timestamp, _ news: inout [Follower.RoomNews]
  ) {
    let changed = folders.filter { ready.contains($0.descriptor) }
    for folder in changed { folder.drain() }
    guard retryAt <= now || !changed.isEmpty else { return }
    guard let connected = connect(at: now, &news) else { return }
    connection = connected
    descriptors.watch(connected.descriptor)
    news += follower.open(at: now)
  }

  /// Connects to the room's socket, or runs the command; `nil` if that fails.
  private mutating func connect(
    at now: Timestamp, _ news: inout [Follower.RoomNews]
  ) -> ClockConnection? {
    switch transport {
    case .room(let address):
      guard let connection = ClockConnection(to: address) else {
        retryAt = now + Self.retryPause
        return nil
      }
      pauseReconnecting(at: now)
      return connection
    case .command(let command):
      pauseReconnecting(at: now)
      do throws(Errno) {
        return try ClockConnection(running: command)
      } catch {
        news += follower.close(because: "\(error)")
        return nil
      }
    }
  }

  private mutating func pauseReconnecting(at now: Timestamp) {
    retryAt = now + pause
    pause = min(pause * 2, Self.reconnectionPauses.upperBound)
  }

  private mutating func lose(
    because reason: String? = nil, at now: Timestamp, _ news: inout [Follower.RoomNews]
  ) {
    if let connection {
      if let writing = connection.writing { descriptors.forget(writing) }
      descriptors.forget(connection.descriptor)
      connection.close()
    }
    connection = nil
    if follower.isServed { pause = Self.reconnectionPauses.lowerBound }
    retryAt = max(retryAt, now)
    news += follower.close(because: reason)
  }

  // MARK: Carrying lines

  private mutating func receive(
    _ ready: Set<Int32>, at now: Timestamp, _ news: inout [Follower.RoomNews]
  ) {
    for folder in folders where ready.contains(folder.descriptor) {
      folder.drain()
      // Another clock may have come, which is tried as soon as this connection has ended.
      retryAt = now
    }
    if let descriptor = connection?.descriptor,
      connection?.hasMore == true || ready.contains(descriptor)
    {
      guard let lines = connection?.lines() else { return lose(at: now, &news) }
      news += follower.receive(lines, at: now)
    }
    if connection?.exceedsUnsentLimit == true {
      lose(because: "The clock reads nothing", at: now, &news)
    } else if follower.isLost(at: now) {
      lose(at: now, &news)
    }
  }

  /// Sends what the follower has to say, and what was kept because the clock did not read.
  private mutating func flush() {
    guard var connection else { return }
    let wasWriting = connection.writing
    connection.send(follower.outgoing)
    follower.outgoing = []
    self.connection = connection
    guard connection.writing != wasWriting else { return }
    if connection.isSocket {
      descriptors.watch(
        connection.descriptor, connection.writing == nil ? .readable : [.readable, .writable])
    } else if let writing = connection.writing {
      descriptors.watch(writing, .writable)
    } else if let wasWriting {
      descriptors.forget(wasWriting)
    }
  }

  /// Sends the clock something.
  package mutating func send(_ message: MessageToClock, at now: Timestamp) -> [RoomMessage] {
    defer { flush() }
    return follower.send(message, at: now).compactMap(RoomMessage.init)
  }

  /// Says goodbye, closes the connection, and ends the child that it leads through.
  package mutating func finish() {
    follower.outgoing.append(.bye)
    flush()
    connection?.finish()
    for folder in folders { folder.close() }
    descriptors.close()
  }
}

extension RoomMessage {
  /// What a console is told of news; `nil` for nothing.
  fileprivate init?(_ told: Follower.RoomNews) {
    let message: ClockMessage
    switch told.news {
    case .message(let found): message = found
    // A list that is too long as a text is refused, and its items come all the same.
    case .answer(_, .answer(let answer)) where answer.status == .done || !answer.items.isEmpty:
      message = .items(answer.items)
    case .opened, .sent, .answer, .line: return nil
    }
    self = told.room.map { .room($0, message) } ?? .clock(message)
  }
}
