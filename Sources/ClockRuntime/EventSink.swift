package import OperatorConsole
package import StageDisplay
package import TimerEngine

/// The port to whoever is told what happens: a file, a hook, a socket.
///
/// An implementation must pass this: no call waits for another program; each event is given once
/// and in order, or a fault is returned.
package protocol EventSink {
  /// Takes an event, with the stage as it is after it.
  mutating func handle(_ event: TalkEvent, _ after: StageSnapshot) -> [SinkFault]

  /// Takes that a child of the program has ended, with its exit status or 128 and the number of
  /// the signal that has ended it; it may be a child of somebody else.
  mutating func childEnded(_ id: Int32, status: Int32) -> [SinkFault]
}

extension EventSink {
  /// A sink without children has nothing to do.
  package mutating func childEnded(_ id: Int32, status: Int32) -> [SinkFault] { [] }
}

/// The sinks, and what they are to be told once the screen shows it.
struct SinkQueue {
  private enum Item {
    case event(TalkEvent, StageSnapshot)
    case childEnded(Int32, status: Int32)
  }

  private var sinks: [any EventSink]
  private var items: [Item] = []

  init(_ sinks: [any EventSink]) { self.sinks = sinks }

  mutating func add(_ event: TalkEvent, _ after: StageSnapshot) {
    items.append(.event(event, after))
  }

  mutating func childEnded(_ id: Int32, status: Int32) {
    items.append(.childEnded(id, status: status))
  }

  /// Tells each sink all of it.
  mutating func flush() -> [SinkFault] {
    defer { items = [] }
    return items.flatMap { item in
      sinks.indices.flatMap { index in
        switch item {
        case .event(let event, let after): sinks[index].handle(event, after)
        case .childEnded(let id, let status): sinks[index].childEnded(id, status: status)
        }
      }
    }
  }
}
