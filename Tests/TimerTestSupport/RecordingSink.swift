import Platform
package import Room
package import StageRenderer
package import TimerEngine

/// A sink that only records events, and fails if it is told to.
///
/// Copies share one memory.
package final class RecordingSink: EventSink {
  /// What other programs are told, in order.
  package private(set) var events: [TalkEvent] = []
  /// The children whose ends were told, in order.
  package private(set) var endedChildren: [Int32] = []
  /// What every call answers.
  package var faults: [SinkFault] = []
  /// What is done at each event, before it is answered.
  package var atEvent: (TalkEvent) -> Void = { _ in }

  /// Creates one that remembers nothing.
  package init() {}

  /// Remembers an event.
  package func handle(_ event: TalkEvent, _ after: StageSnapshot) -> [SinkFault] {
    guard event.kind.name != nil else { return [] }
    events.append(event)
    atEvent(event)
    return faults
  }

  /// Remembers a child.
  package func childEnded(_ id: Int32, status: Int32) -> [SinkFault] {
    endedChildren.append(id)
    return faults
  }
}
