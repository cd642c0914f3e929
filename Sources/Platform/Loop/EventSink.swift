package import Room
package import StageRenderer
package import TimerEngine

/// A receiver of events: a file, a hook, a socket.
///
/// Requirements: no call waits for another program; each event is delivered
/// once and in order, or a fault is returned.
package protocol EventSink {
  /// Handles an event. `after` is the stage after the event.
  mutating func handle(_ event: TalkEvent, _ after: StageSnapshot) -> [SinkFault]

  /// Handles the end of a child of the program, with its exit status, or 128 plus the number of
  /// the signal that ended it. The child may belong to another part of the program.
  mutating func childEnded(_ id: Int32, status: Int32) -> [SinkFault]
}

extension EventSink {
  /// A sink without children has nothing to do.
  package mutating func childEnded(_ id: Int32, status: Int32) -> [SinkFault] { [] }
}

/// The sinks, and the events that they receive after drawing.
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

  /// Delivers the queued events to every sink.
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
