package import Room
package import StageRenderer
package import TimerEngine

/// The ways of a display or a desk to its clock: several commands, of which each leads to a clock.
///
/// It shows one clock at a time, as `LeaderChoice` decides. Several ways may lead to the same
/// clock; then one of them is used until it is lost or silent.
package struct StageClients: ClientLink {
  /// A way, and what its clock has sent last.
  private struct Way {
    var client: StageClient
    var leadership: Leadership?
    var takenOver: TakenOver?
    var stage: StageSnapshot?
    var offset: ClockOffset?
    var state: OperatorState?
    /// When its clock was heard last; `nil` while it is not connected.
    var heard: Timestamp?
  }

  /// The longest time between two calls of `drain`.
  private static let turn = Duration.seconds(10)

  private var ways: [Way]
  /// The way whose clock is shown; `nil` before the first.
  private var used: Int?
  private var reportedLeadership: Leadership?
  /// How the leader that was followed last has taken over.
  private var takenOver: (holder: Leadership, how: TakenOver?)?
  private var choice: LeaderChoice
  private var lastTurn = Timestamp.start
  private let descriptors = DescriptorSet()

  /// Creates the ways; they are tried from the first `drain` on.
  ///
  /// - Parameters:
  ///   - transports: how each of them reaches its clock; at least one.
  ///   - name: the display's name.
  ///   - kind: what it is.
  ///   - size: the size of its screen.
  ///   - room: the room whose clock it must be; `nil` for any.
  ///   - leaderships: the highest leader that is known of each lineage, from an earlier run.
  package init(
    _ transports: [StageClient.Transport], name: String, as kind: Client.Kind = .display,
    size: Size, of room: String? = nil, remembering leaderships: [Leadership] = []
  ) {
    choice = LeaderChoice(remembering: leaderships, at: .start)
    ways = transports.map {
      Way(client: StageClient($0, name: name, as: kind, size: size, of: room))
    }
    for way in ways { descriptors.watch(way.client.descriptor) }
  }

  // MARK: What is waited for

  /// Readable when a clock has sent something, or may have appeared.
  package var descriptor: Int32 { descriptors.descriptor }

  /// The next moment at which a way needs a call, and at least one every ten seconds.
  package var nextWake: Timestamp? {
    (ways.map(\.client.nextWake) + [lastTurn + Self.turn]).compactMap { $0 }.min()
  }

  /// Returns the messages of the clock that is shown, and changes of the connection to it.
  package mutating func drain(isReadable: Bool, at now: Timestamp) -> [RoomMessage] {
    choice.turn(at: now)
    lastTurn = now
    let ready = isReadable ? descriptors.ready() : []
    var events: [RoomMessage] = []
    for index in ways.indices {
      for case .clock(let message) in ways[index].client.drain(ifOneOf: ready, at: now) {
        receive(message, over: index, at: now, &events)
      }
    }
    return events
  }

  // MARK: Which clock is shown

  private mutating func receive(
    _ message: ClockMessage, over index: Int, at now: Timestamp, _ events: inout [RoomMessage]
  ) {
    switch message {
    case .leadership(let leadership, let takenOver):
      (ways[index].leadership, ways[index].takenOver) = (leadership, takenOver)
      // It is reported with the stage, if that is shown.
      return
    case .stage(let stage, let state):
      (ways[index].stage, ways[index].state) = (stage, state)
      // The time of a clock that is back was measured before it was known whose it is.
      let isBack = index == used && ways[index].heard == nil
      guard hear(index, isEnd: stage.ended != nil, at: now) else { return }
      if isBack || index != used && leads(index, at: now) { return use(index, &events) }
      reportLeadership(&events)
    case .heard:
      guard hear(index, isEnd: ways[index].stage?.ended != nil, at: now) else { return }
      if index != used, leads(index, at: now) { return use(index, &events) }
    case .offset(let offset): ways[index].offset = offset
    case .lost:
      let other = index == used ? otherWay(than: index) : nil
      ways[index] = Way(client: ways[index].client)
      if let other { return use(other, &events) }
      if index == used || used == nil { events.append(.clock(message)) }
      return
    case .unreadable where used == nil: return events.append(.clock(message))
    case .items, .desk, .unreadable: break
    }
    if index == used, ways[index].leadership == choice.followed { events.append(.clock(message)) }
  }

  /// Takes note that the clock at the end of a way was heard; returns whether it may be shown.
  private mutating func hear(_ index: Int, isEnd: Bool, at now: Timestamp) -> Bool {
    guard let leadership = ways[index].leadership else { return false }
    switch choice.hear(leadership, over: index, isEnd: isEnd, at: now) {
    case .ignore: return false
    case .stepDown(let holder):
      let stepDown = MessageToClock.stepDown(holder, takenOver(by: holder))
      _ = ways[index].client.send(stepDown, at: now)
      return false
    case .follow:
      ways[index].heard = now
      takenOver = (leadership, ways[index].takenOver)
      return true
    }
  }

  private func takenOver(by holder: Leadership) -> TakenOver? {
    takenOver.flatMap { $0.holder == holder ? $0.how : nil }
  }

  /// Reports who the clock is that is shown, if that has changed.
  private mutating func reportLeadership(_ events: inout [RoomMessage]) {
    guard let leadership = used.flatMap({ ways[$0].leadership }), leadership != reportedLeadership
    else {
      return
    }
    reportedLeadership = leadership
    events.append(.clock(.leadership(leadership, takenOver(by: leadership))))
  }

  /// Whether a way leads to another clock than the one in use, or that one is silent.
  private func leads(_ index: Int, at now: Timestamp) -> Bool {
    guard let used, ways[used].leadership == ways[index].leadership, let heard = ways[used].heard
    else {
      return true
    }
    return now - heard >= LeaderChoice.patience
  }

  /// Another way to the same clock; `nil` if there is none.
  private func otherWay(than lost: Int) -> Int? {
    ways.indices.first {
      $0 != lost && ways[$0].heard != nil && ways[$0].leadership == ways[lost].leadership
    }
  }

  /// Uses a way, and reports what is known from it.
  private mutating func use(_ index: Int, _ events: inout [RoomMessage]) {
    used = index
    reportLeadership(&events)
    let way = ways[index]
    let messages: [ClockMessage?] = [
      way.offset.map { .offset($0) }, way.stage.map { .stage($0, way.state) },
    ]
    events += messages.compactMap { $0.map(RoomMessage.clock) }
  }

  // MARK: Speaking

  /// Sends all clocks the size of the screen, and who has taken over; asks the one that is shown.
  package mutating func send(_ message: MessageToClock, at now: Timestamp) -> [RoomMessage] {
    switch message {
    case .size, .stepDown: ways.indices.flatMap { ways[$0].client.send(message, at: now) }
    case .itemsWanted, .signWanted, .request, .ready:
      ways[used ?? 0].client.send(message, at: now)
    }
  }

  /// Says goodbye on all ways, and closes them.
  package mutating func finish() {
    for index in ways.indices { ways[index].client.finish() }
    descriptors.close()
  }
}

extension [StageClient.Transport] {
  /// A client that uses all of these ways to its clock, of which there must be at least one.
  ///
  /// It shows no clock of another room than `room`, if one is given, except over a broker. With
  /// several ways it never shows a clock from which one of `leaderships` has taken over the talks;
  /// with one way these are not evaluated.
  package func client(
    named name: String, as kind: Client.Kind = .display, size: Size, of room: String? = nil,
    remembering leaderships: @autoclosure () -> [Leadership] = []
  ) -> any ClientLink {
    count > 1
      ? StageClients(self, name: name, as: kind, size: size, of: room, remembering: leaderships())
      : StageClient(self[0], name: name, as: kind, size: size, of: room)
  }
}
