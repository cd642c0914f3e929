package import NIOCore
import NIOPosix
package import Platform
package import Room
package import StageRenderer

/// The bridge's connection to its clock, by the room's socket.
///
/// If the clock is gone, it looks for it until it is there again. Use it only on its event loop.
package final class RoomLink {
  /// What has happened.
  package enum Event {
    /// The connection is open.
    case connected
    /// The connection has ended; the link looks for the clock again.
    case lost
    /// The clock has sent a line.
    case line(WireClockMessage)
    /// A line cannot be read, and why.
    case unreadable(String)
  }

  /// The result of a command.
  package enum CommandResult {
    /// The clock's answer to the command.
    case answer(ClientAnswer)
    /// It was not sent, and never will be.
    case notSent
    /// There was no answer in time: it may have been carried out, or not.
    case unknown

    /// The answer to the sender; `words` are its text if the clock did not answer in time.
    package func clientAnswer(ifUnknown words: String) -> ClientAnswer {
      switch self {
      case .answer(let answer): answer
      case .notSent: ClientAnswer(.refused, "Too many commands wait for the clock")
      case .unknown: ClientAnswer(.unknown, words)
      }
    }
  }

  /// The lines that tell the operator who this is.
  private struct Introduction: Equatable {
    var hello: WireClientMessage?
    var delay: WireClientMessage?
    var isDisplay = false

    /// The lines for a clock that has already got `sent`.
    func lines(after sent: Introduction) -> [WireClientMessage] {
      [hello == sent.hello ? nil : hello, delay == sent.delay ? nil : delay].compactMap(\.self)
    }
  }

  /// How often the link looks for the clock.
  private static let lookPause = TimeAmount.milliseconds(500)
  /// How long an answer to a question may take; a suspended clock gives none.
  private static let patience = TimeAmount.seconds(5)
  /// How long after its deadline an answer to a command may come.
  private static let grace = TimeAmount.milliseconds(500)
  /// The pause between two lines that tell the operator who this is.
  private static let introductionPause = TimeAmount.seconds(1)
  /// A client that is not a display asks for the time only once in this many pauses.
  private static let remotePauses = 6
  /// How long the first answer may take, in microseconds; if it takes longer, the link asks again.
  private static let slowAnswer: Int64 = 100_000
  /// How many commands may wait for their answers.
  private static let maxPending = 64

  private let loop: NIOIsolatedEventLoop
  private let address: RoomAddress
  /// The bridge's own time in microseconds.
  private let now: () -> Int64
  private let handle: (Event) -> Void
  private var channel: (any Channel)?
  private var questions = PendingSyncs()
  /// Whether the clock of this connection has said what time it is.
  private var isAnswered = false
  private var lastNumber = 0
  private var pending: [Int: (CommandResult) -> Void] = [:]
  /// The number of the question whose items are put together, and what has come of them.
  private var listNumber: Int?
  private var pieces = ItemPieces()
  /// Who this is, and as what the clock knows it.
  private var introduction = Introduction()
  private var sentIntroduction = Introduction()
  /// Whether the lines that tell who this is are already scheduled.
  private var isIntroducing = false
  /// When it was sent to the clock last who this is.
  private var introducedAt: NIODeadline?
  private var isWanted = true
  private let wantsEvents: Bool
  private let wantsPresets: Bool

  /// Creates a link that does not look for the clock until you call `look`.
  ///
  /// - Parameters:
  ///   - address: the room's socket.
  ///   - loop: the event loop.
  ///   - wantsEvents: whether the clock sends the events of the talk as well.
  ///   - wantsPresets: whether the clock sends the presets of the number keys as well.
  ///   - now: returns the bridge's own time in microseconds.
  ///   - handle: receives each event.
  package init(
    _ address: RoomAddress, on loop: any EventLoop, wantsEvents: Bool = false,
    wantsPresets: Bool = false, now: @escaping () -> Int64, handle: @escaping (Event) -> Void
  ) {
    self.address = address
    (self.wantsEvents, self.wantsPresets) = (wantsEvents, wantsPresets)
    self.loop = loop.assumeIsolated()
    self.now = now
    self.handle = handle
  }

  // MARK: Finding the clock

  /// Looks for the clock, now and from then on.
  package func look() {
    if isWanted { connect(address.candidates[...]) }
  }

  private func connect(_ paths: ArraySlice<String>) {
    guard let path = paths.first else {
      loop.scheduleTask(in: Self.lookPause) { self.look() }
      return
    }
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
        self.received(line)
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
    (questions, isAnswered) = (PendingSyncs(), false)
    handle(.connected)
    ask(OffsetEstimator.sampleCount)
    sendIntroduction()
    send(
      [.watch] + (wantsEvents ? [.watchEvents] : []) + (wantsPresets ? [.watchPresets] : []))
    scheduleSync(over: channel)
  }

  private func scheduleSync(over channel: any Channel, pauses: Int = 1) {
    loop.scheduleTask(in: TimeAmount(OffsetEstimator.questionPause)) {
      guard self.channel === channel else { return }
      // Each question wakes the clock, and only pages must be as exact as displays.
      let isDue = self.introduction.isDisplay || pauses >= Self.remotePauses
      if isDue { self.ask(1) }
      self.scheduleSync(over: channel, pauses: isDue ? 1 : pauses + 1)
    }
  }

  private func closed() {
    guard channel != nil else { return }
    channel = nil
    sentIntroduction = Introduction()
    let asked = pending.values
    pending = [:]
    for answer in asked { answer(.unknown) }
    handle(.lost)
    look()
  }

  /// Ends a connection on which nothing arrives any more.
  package func giveUp() { channel?.close(promise: nil) }

  // MARK: Listening

  private func received(_ text: String) {
    do throws(WireError) {
      guard let line = try WireClockMessage(text) else { return }
      switch line {
      case .answer(let number, let answer): try receive(answer, to: number)
      // An answer without a question says nothing about the time.
      case .sync(let sent, _):
        guard questions.close(sent) else { return }
        // A busy clock has read the first questions late, so all their answers are equally wrong.
        if !isAnswered, now() - sent > Self.slowAnswer { ask(OffsetEstimator.laterCount) }
        isAnswered = true
      // It is for nobody behind the bridge.
      case .word: return
      case .accepts, .snapshot, .heartbeat, .presets, .event, .closed, .online, .report, .desk:
        break
      }
      handle(.line(line))
    } catch {
      handle(.unreadable(error.description))
    }
  }

  /// Reports an answer, or asks for more items of a list.
  private func receive(_ answer: ClientAnswer, to number: Int) throws(WireError) {
    var whole = answer
    if number == listNumber, pending[number] != nil {
      let progress: ItemPieces.Progress
      do throws(WireError) {
        progress = try pieces.add(answer)
      } catch {
        pending.removeValue(forKey: number)?(.unknown)
        throw error
      }
      switch progress {
      case .whole(let answer): whole = answer
      case .incomplete: return send([.more(number)])
      case .ignored: return
      }
    }
    pending.removeValue(forKey: number)?(.answer(whole))
  }

  // MARK: Speaking

  /// Asks for the list of the rundown, and reports the answer once all of its items are there.
  package func requestRundown(_ answer: @escaping (CommandResult) -> Void) {
    pieces = ItemPieces()
    listNumber = request("rundown", answer)
  }

  /// Sends a command, or a question, which has no deadline, and reports the result.
  ///
  /// - Parameters:
  ///   - line: the command.
  ///   - deadline: until when the clock may carry it out.
  ///   - person: who gives it, if several people command through this link.
  ///   - place: where the sender has seen the talk, if the command is meant for that talk alone.
  ///   - answer: receives the result.
  /// - Returns: its number; `nil` if it was not sent.
  @discardableResult
  package func request(
    _ line: String, by deadline: CommandDeadline? = nil, from person: ClientName? = nil,
    seen place: String? = nil, _ answer: @escaping (CommandResult) -> Void
  ) -> Int? {
    guard channel != nil, pending.count < Self.maxPending else {
      answer(.notSent)
      return nil
    }
    lastNumber += 1
    let number = lastNumber
    pending[number] = answer
    send([
      .command(by: person, number: number, deadline: deadline?.moment, seen: place, line)
    ])
    let patience = deadline.map { .microseconds($0.left) + Self.grace } ?? Self.patience
    loop.scheduleTask(in: patience) { self.pending.removeValue(forKey: number)?(.unknown) }
    return number
  }

  /// Sends a line of a desk; while there is no clock it is lost.
  package func pass(_ line: WireClientMessage) { send([line]) }

  /// Tells the operator who is connected: this clock soon, and each later clock, too.
  ///
  /// The clock is told at most once a second, and not while it has commands to answer.
  ///
  /// - Parameters:
  ///   - name: the name that the operator sees.
  ///   - kind: what the client is for.
  ///   - size: the size of its screen in columns and rows; empty if it has none.
  ///   - clockError: how far its clock may be off, in microseconds, if that is known.
  package func introduce(
    name: ClientName, _ kind: Client.Kind, _ size: Size = Size(columns: 0, rows: 0),
    clockError: Int64? = nil
  ) {
    introduction = Introduction(
      hello: .hello(name, kind, size), delay: clockError.map { .clockError(.microseconds($0)) },
      isDisplay: kind == .display)
    introduceSoon()
  }

  private func introduceSoon() {
    guard channel != nil, introduction != sentIntroduction, !isIntroducing else { return }
    isIntroducing = true
    let next = introducedAt.map { $0 + Self.introductionPause } ?? .now()
    loop.scheduleTask(deadline: max(next, .now())) {
      self.isIntroducing = false
      if self.pending.isEmpty, self.channel?.isWritable == true {
        self.sendIntroduction()
      } else {
        self.introducedAt = .now()
        self.introduceSoon()
      }
    }
  }

  private func sendIntroduction() {
    send(introduction.lines(after: sentIntroduction))
    sentIntroduction = introduction
    introducedAt = .now()
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

  private func ask(_ count: Int) {
    send(questions.ask(count, at: now()))
  }

  private func send(_ lines: [WireClientMessage]) {
    guard let channel, !lines.isEmpty else { return }
    channel.writeAndFlush(Self.bytes(of: lines, channel), promise: nil)
  }

  private static func bytes(of lines: [WireClientMessage], _ channel: any Channel) -> ByteBuffer {
    channel.allocator.buffer(string: lines.map { $0.text + "\n" }.joined())
  }
}
