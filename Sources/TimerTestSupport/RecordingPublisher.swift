public import SpeakerTimer
public import SpeakerTimerRuntime
public import TimerEngine

/// A publisher that only remembers, and fails if it is told to.
///
/// Copies share one memory.
public final class RecordingPublisher: Publisher {
  /// All that was published, in order.
  public private(set) var events: [TalkEvent] = []
  /// The children whose ends were told, in order.
  public private(set) var endedChildren: [Int32] = []
  /// What every call answers.
  public var faults: [PublishingFault] = []
  /// What is done at each event, before it is answered.
  public var atEvent: (TalkEvent) -> Void = { _ in }

  /// Creates one that remembers nothing.
  public init() {}

  /// Remembers an event.
  public func publish(_ event: TalkEvent) -> [PublishingFault] {
    events.append(event)
    atEvent(event)
    return faults
  }

  /// Remembers a child.
  public func childEnded(_ id: Int32, status: Int32) -> [PublishingFault] {
    endedChildren.append(id)
    return faults
  }
}
