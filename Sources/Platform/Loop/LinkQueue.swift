import Room
import TimerEngine

/// The link to the other processes of the room, and the messages that they receive after drawing.
struct LinkQueue {
  /// A clock's link to its clients.
  private var server: (any ServerLink)?
  /// A display's or a desk's link to its clock.
  private var client: (any ClientLink)?
  private var messages: [MessageToClients] = []
  private var messagesToClock: [MessageToClock] = []
  private var hasRecords = false

  init(_ server: (any ServerLink)?, _ client: (any ClientLink)?) {
    (self.server, self.client) = (server, client)
  }

  /// The descriptor to wait for; -1 where there is no link.
  var descriptor: Int32 { server?.descriptor ?? client?.descriptor ?? -1 }

  var nextWake: Timestamp? { server?.nextWake ?? client?.nextWake }

  var wantsEvents: Bool { server?.wantsEvents ?? false }

  /// Adds the records that desks keep: all of them as soon as there is a desk, and then those that
  /// have changed.
  mutating func addRecords(from storage: inout MonitoredStorage, at now: Timestamp) {
    let isWanted = server?.wantsRecords ?? false
    if isWanted {
      messages += storage.recordsToKeep(all: !hasRecords, at: now).map { .keep($0) }
    }
    hasRecords = isWanted
  }

  mutating func drain(isReadable: Bool, at now: Timestamp) -> [Event] {
    (server?.drain(isReadable: isReadable, at: now) ?? []).map(Event.clock)
      + (client?.drain(isReadable: isReadable, at: now) ?? []).map(Event.message)
  }

  mutating func add(_ message: MessageToClock) { messagesToClock.append(message) }

  /// Of several stages only the newest is sent.
  mutating func add(_ message: MessageToClients) {
    if case .stage = message, case .stage? = messages.last { messages.removeLast() }
    messages.append(message)
  }

  /// Sends all messages.
  mutating func flush(at now: Timestamp) -> [Event] {
    defer { (messages, messagesToClock) = ([], []) }
    return messages.flatMap { server?.send($0, at: now) ?? [] }.map(Event.clock)
      + messagesToClock.flatMap { client?.send($0, at: now) ?? [] }.map(Event.message)
  }

  mutating func finish() {
    server?.finish()
    client?.finish()
  }
}
