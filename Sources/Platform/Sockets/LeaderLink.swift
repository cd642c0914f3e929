package import Room
package import StageRenderer
package import TimerEngine

/// The link of a clock that has taken over: it serves the room, and tries the ways to the clock
/// before it.
///
/// If that one comes back, it is told who has its talks. If it is another one of a higher rank that
/// is heard there, this clock gives way itself.
package struct LeaderLink: ServerLink {
  private var server: StageServer
  /// The ways to the clock before.
  private var ways: [StageClient]
  private let descriptors = DescriptorSet()

  /// Creates the link.
  ///
  /// - Parameters:
  ///   - server: the clock's side of its room's socket.
  ///   - transports: the ways to the clock before.
  ///   - name: the name by which it is known there.
  ///   - size: the size of its screen.
  package init(
    _ server: StageServer, waysBack transports: [StageClient.Transport], name: String, size: Size
  ) {
    self.server = server
    ways = transports.map { StageClient($0, name: name, size: size) }
    for descriptor in [server.descriptor] + ways.map(\.descriptor) {
      descriptors.watch(descriptor)
    }
  }

  /// Readable when there is something on one of the ways.
  package var descriptor: Int32 { descriptors.descriptor }

  /// The next moment at which the server or a way needs a call.
  package var nextWake: Timestamp? {
    ([server.nextWake] + ways.map(\.nextWake)).compactMap { $0 }.min()
  }

  package var wantsEvents: Bool { server.wantsEvents }

  package var wantsRecords: Bool { server.wantsRecords }

  /// Serves the room, and looks for the clock before.
  package mutating func drain(isReadable: Bool, at now: Timestamp) -> [ClockEvent] {
    let ready = isReadable ? descriptors.ready() : []
    var events = server.drain(isReadable: ready.contains(server.descriptor), at: now)
    for index in ways.indices {
      let messages = ways[index].drain(ifOneOf: ready, at: now)
      guard !messages.isEmpty, let (other, takenOver) = ways[index].leadership else { continue }
      let own = server.ownLeadership
      let answer = server.hear(other, takenOver, isEnd: ways[index].hasEnded)
      if answer.stepDown { _ = ways[index].send(.stepDown(own.0, own.1), at: now) }
      events += answer.events
    }
    return events
  }

  /// Sends something to the room; the clock before gets nothing of it.
  package mutating func send(_ message: MessageToClients, at now: Timestamp) -> [ClockEvent] {
    server.send(message, at: now)
  }

  /// Closes all connections.
  package mutating func finish() {
    for index in ways.indices { ways[index].finish() }
    server.finish()
    descriptors.close()
  }
}
