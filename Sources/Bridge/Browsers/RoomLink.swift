package import NIOCore
import NIOPosix
package import Platform
package import Room
package import StageRenderer
package import TimerEngine

/// The bridge's connection to its clock, by the room's socket: it carries what a `Follower` and the
/// clock say to each other.
///
/// If the clock is gone, it looks for it until it is there again. Use it only on its event loop.
package final class RoomLink {
  /// How often the link looks for the clock.
  private static let lookPause = TimeAmount.milliseconds(500)

  private let loop: NIOIsolatedEventLoop
  private let address: RoomAddress
  /// The bridge's own time.
  private let now: () -> Timestamp
  private let handle: (Follower.News) -> Void
  private var follower: Follower
  private var channel: (any Channel)?
  private var results: [Int: (Follower.CommandResult) -> Void] = [:]
  private var isWanted = true
  private var wake: (moment: Timestamp, task: Scheduled<Void>)?

  /// Creates a link that does not look for the clock until you call `look`.
  ///
  /// - Parameters:
  ///   - address: the room's socket.
  ///   - loop: the event loop.
  ///   - follower: what it says to the clock.
  ///   - now: returns the bridge's own time.
  ///   - handle: receives what is learned of the clock, but not the results of commands.
  package init(
    _ address: RoomAddress, on loop: any EventLoop, as follower: Follower,
    now: @escaping () -> Timestamp, handle: @escaping (Follower.News) -> Void
  ) {
    (self.address, self.follower) = (address, follower)
    self.loop = loop.assumeIsolated()
    self.now = now
    self.handle = handle
  }

  // MARK: Finding the clock

  /// Looks for the clock, now and from then on.
  package func look() {
    if isWanted { connect(address.candidates[...]) }
  }

  private func lookLater() { loop.scheduleTask(in: Self.lookPause) { self.look() } }

  private func connect(_ paths: ArraySlice<String>) {
    guard let path = paths.first else { return lookLater() }
    let link = NIOLoopBound(self, eventLoop: loop.nonisolated())
    TurnHandler.prepare(ClientBootstrap(group: loop.nonisolated()))
      .connectTimeout(.seconds(2))
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(link.value.makeHandler())
        }
      }
      .connect(unixDomainSocketPath: path)
      .assumeIsolated().whenFailure { _ in self.connect(paths.dropFirst()) }
  }

  /// Processes the lines of a connection.
  private func makeHandler() -> TurnHandler {
    var splitter = LineSplitter(maxBytes: WireClockMessage.maxBytes)
    return TurnHandler(
      processNext: { bytes in
        splitter.add(bytes.readBytes(length: bytes.readableBytes) ?? [])
        guard let line = splitter.next() else { return false }
        self.tell(self.follower.receive([line], at: self.now()))
        return true
      },
      handle: { event in
        switch event {
        case .opened(let channel): self.opened(channel)
        case .closed: self.closed()
        case .failed(_, let channel): channel.close(promise: nil)
        }
      })
  }

  private func opened(_ channel: any Channel) {
    guard isWanted else { return channel.close(promise: nil) }
    self.channel = channel
    tell(follower.open(at: now()))
  }

  private func closed() {
    guard channel != nil else { return }
    channel = nil
    tell(follower.close())
    // One that has shown nothing may refuse this client again and again.
    if follower.isServed { look() } else { lookLater() }
  }

  // MARK: Carrying lines

  /// Tells what was learned, after what is to be sent is on its way.
  private func tell(_ news: [Follower.RoomNews]) {
    flush()
    for (_, news) in news {
      if case .answer(let number, let result) = news {
        results.removeValue(forKey: number)?(result)
      } else {
        handle(news)
      }
    }
  }

  /// Sends what the follower has to say, and wakes it when it has more to do.
  private func flush() {
    let lines = follower.outgoing
    follower.outgoing = []
    if let channel, !lines.isEmpty {
      channel.writeAndFlush(Self.bytes(of: lines, channel), promise: nil)
    }
    let next = follower.nextWake
    if let wake, let next, wake.moment <= next { return }
    wake?.task.cancel()
    wake = next.map { next in
      (next, loop.scheduleTask(in: TimeAmount(max(.zero, next - now()))) { self.advance() })
    }
  }

  private func advance() {
    wake = nil
    if follower.isLost(at: now()) { return giveUp() }
    tell(follower.advance(to: now()))
  }

  /// Ends a connection on which nothing arrives any more.
  private func giveUp() { channel?.close(promise: nil) }

  private static func bytes(of lines: [WireClientMessage], _ channel: any Channel) -> ByteBuffer {
    channel.allocator.buffer(string: lines.map { $0.text + "\n" }.joined())
  }

  // MARK: Speaking

  /// The session's time of the connected clock; `nil` before that has said it.
  package var sessionTime: Timestamp? { follower.sessionTime(at: now()) }

  /// Asks for the list of the rundown, and reports the answer once all of its items are there.
  package func requestRundown(_ answer: @escaping (Follower.CommandResult) -> Void) {
    report(to: answer) { follower.askForItems(at: now()) }
  }

  /// Sends a command, or a question, which has no deadline, and reports the result; see
  /// `Follower.ask`.
  package func request(
    _ line: String, by deadline: CommandDeadline? = nil, from person: ClientName? = nil,
    seen place: String? = nil, _ answer: @escaping (Follower.CommandResult) -> Void
  ) {
    report(to: answer) {
      follower.ask(line, by: deadline, from: person, seen: place, at: now())
    }
  }

  private func report(
    to answer: @escaping (Follower.CommandResult) -> Void, _ ask: () -> Int?
  ) {
    guard let number = ask() else { return answer(.notSent) }
    results[number] = answer
    flush()
  }

  /// Sends a line of a desk; while there is no clock it is lost.
  package func pass(_ line: WireClientMessage) {
    follower.outgoing.append(line)
    flush()
  }

  /// Tells the operator who is connected: this clock soon, and each later clock, too; see
  /// `Follower.introduce`.
  package func introduce(
    as name: ClientName, _ kind: Client.Kind, _ size: Size = Size(columns: 0, rows: 0),
    clockError: Duration? = nil
  ) {
    follower.introduce(as: name, kind, size, clockError: clockError, at: now())
    flush()
  }

  /// Says goodbye to the clock, ends the connection, and stops looking for a clock.
  ///
  /// So the operator is told that somebody has ended this client, and not that it is lost.
  package func end(then done: @escaping () -> Void = {}) {
    isWanted = false
    guard let channel else { return done() }
    channel.writeAndFlush(Self.bytes(of: [.bye], channel))
      .assumeIsolated().whenComplete { _ in
        channel.close(promise: nil)
        done()
      }
  }

  /// Ends the connection of a client that is gone, without a goodbye, and stops looking for a
  /// clock.
  package func abandon() {
    isWanted = false
    giveUp()
  }
}

extension Follower.CommandResult {
  /// The answer to the sender; `words` are its text if the clock did not answer in time.
  package func clientAnswer(ifUnknown words: String) -> ClientAnswer {
    switch self {
    case .answer(let answer): answer
    case .notSent: ClientAnswer(.refused, "Too many commands wait for the clock")
    case .unknown: ClientAnswer(.unknown, words)
    }
  }
}
