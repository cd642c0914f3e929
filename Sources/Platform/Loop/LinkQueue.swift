import Room
import TimerEngine

/// The link to the other processes of the room, and the messages that they receive after drawing.
struct LinkQueue {
  private var link: (any Link)?
  private var messages: [MessageToClients] = []
  private var messagesToClock: [MessageToClock] = []
  private var hasRecords = false

  init(_ link: (any Link)?) { self.link = link }

  /// The descriptor to wait for; -1 where there is no link.
  var descriptor: Int32 { link?.descriptor ?? -1 }

  var nextWake: Timestamp? { link?.nextWake }

  var wantsEvents: Bool { link?.wantsEvents ?? false }

  /// Adds the records that desks keep: all of them as soon as there is a desk, and then those that
  /// have changed.
  mutating func addRecords(from storage: inout MonitoredStorage, at now: Timestamp) {
    let isWanted = link?.wantsRecords ?? false
    if isWanted {
      messages += storage.recordsToKeep(all: !hasRecords, at: now).map { .keep($0) }
    }
    hasRecords = isWanted
  }

  mutating func drain(isReadable: Bool, at now: Timestamp) -> [Event] {
    link?.drain(isReadable: isReadable, at: now) ?? []
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
    return messages.flatMap { link?.send($0, at: now) ?? [] }
      + messagesToClock.flatMap { link?.send($0, at: now) ?? [] }
  }

  mutating func finish() { link?.finish() }
}
