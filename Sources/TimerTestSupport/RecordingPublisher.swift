import ClockRuntime
package import OperatorConsole
package import TimerEngine

/// A publisher that only remembers, and fails if it is told to.
///
/// Copies share one memory.
package final class RecordingPublisher: Publisher {
  /// All that was published, in order.
  package private(set) var events: [TalkEvent] = []
  /// The children whose ends were told, in order.
  package private(set) var endedChildren: [Int32] = []
  /// What every call answers.
  package var faults: [PublishingFault] = []
  /// What is done at each event, before it is answered.
  package var atEvent: (TalkEvent) -> Void = { _ in }

  /// Creates one that remembers nothing.
  package init() {}

  /// Remembers an event.
  package func publish(_ event: TalkEvent) -> [PublishingFault] {
    events.append(event)
    atEvent(event)
    return faults
  }

  /// Remembers a child.
  package func childEnded(_ id: Int32, status: Int32) -> [PublishingFault] {
    endedChildren.append(id)
    return faults
  }
}
