package import Room
package import StageRenderer
package import TimerEngine

/// The ways of a display or a desk to its clock: several commands, of which each leads to a clock.
///
/// It carries what clocks say over them to `FollowedWays`, which decide which one is shown.
package struct StageClients: ClientLink {
  /// The longest time between two calls of `drain`.
  private static let turn = Duration.seconds(10)

  private var clients: [StageClient]
  private var ways: FollowedWays
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
    clients = transports.map { StageClient($0, name: name, as: kind, size: size, of: room) }
    ways = FollowedWays(clients.count, remembering: leaderships)
    for client in clients { descriptors.watch(client.descriptor) }
  }

  /// Readable when a clock has sent something, or may have appeared.
  package var descriptor: Int32 { descriptors.descriptor }

  /// The next moment at which a way needs a call, and at least one every ten seconds.
  package var nextWake: Timestamp? {
    (clients.map(\.nextWake) + [lastTurn + Self.turn]).compactMap { $0 }.min()
  }

  /// Returns the messages of the clock that is shown, and changes of the connection to it.
  package mutating func drain(isReadable: Bool, at now: Timestamp) -> [RoomMessage] {
    ways.turn(at: now)
    lastTurn = now
    let ready = isReadable ? descriptors.ready() : []
    var events: [RoomMessage] = []
    for index in clients.indices {
      for case .clock(let message) in clients[index].drain(ifOneOf: ready, at: now) {
        events += ways.receive(message, over: index, at: now).map(RoomMessage.clock)
        for (way, message) in ways.outgoing { _ = clients[way].send(message, at: now) }
        ways.outgoing = []
      }
    }
    return events
  }

  /// Sends all clocks the size of the screen, and who has taken over; asks the one that is shown.
  package mutating func send(_ message: MessageToClock, at now: Timestamp) -> [RoomMessage] {
    switch message {
    case .size, .stepDown: clients.indices.flatMap { clients[$0].send(message, at: now) }
    case .itemsWanted, .signWanted, .request, .ready:
      clients[ways.used ?? 0].send(message, at: now)
    }
  }

  /// Says goodbye on all ways, and closes them.
  package mutating func finish() {
    for index in clients.indices { clients[index].finish() }
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
