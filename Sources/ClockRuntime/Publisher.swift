package import OperatorConsole
package import TimerEngine

/// The port to other programs.
///
/// An implementation must pass this: no call waits for another program; each event is given once
/// and in order, or a fault is returned.
package protocol Publisher {
  /// Gives an event.
  mutating func publish(_ event: TalkEvent) -> [PublishingFault]

  /// Takes that a child of the program has ended, with its exit status or 128 and the number of
  /// the signal that has ended it; it may be a child of somebody else.
  mutating func childEnded(_ id: Int32, status: Int32) -> [PublishingFault]
}

/// A publisher to nobody.
package struct SilentPublisher: Publisher {
  /// Creates one.
  package init() {}

  /// Nobody wants to know.
  package func publish(_ event: TalkEvent) -> [PublishingFault] { [] }

  /// It has no children.
  package func childEnded(_ id: Int32, status: Int32) -> [PublishingFault] { [] }
}

/// Commands that are run and a file that is written.
package struct SystemPublisher: Publisher {
  private var hooks: HookRunner
  private var file: EventFile?

  /// Creates a publisher.
  package init(_ hooks: HookRunner, _ file: EventFile?) {
    self.hooks = hooks
    self.file = file
  }

  /// Writes a line and runs a command.
  package mutating func publish(_ event: TalkEvent) -> [PublishingFault] {
    [file?.write(event), hooks.run(event)].compactMap { $0 }
  }

  /// Waits until all lines are written, but no longer than this.
  package func finish(upTo time: Duration) { file?.finish(upTo: time) }

  /// Makes room for another command.
  package mutating func childEnded(_ id: Int32, status: Int32) -> [PublishingFault] {
    hooks.childEnded(id, status: status).map { [$0] } ?? []
  }
}

/// A publisher, and what it is to be told once the screen shows it.
struct PublishingQueue {
  private enum Item {
    case event(TalkEvent)
    case childEnded(Int32, status: Int32)
  }

  private var publisher: any Publisher
  private var items: [Item] = []

  init(_ publisher: any Publisher) { self.publisher = publisher }

  mutating func add(_ event: TalkEvent) { items.append(.event(event)) }

  mutating func childEnded(_ id: Int32, status: Int32) {
    items.append(.childEnded(id, status: status))
  }

  /// Tells all of it.
  mutating func publish() -> [PublishingFault] {
    defer { items = [] }
    return items.flatMap { item in
      switch item {
      case .event(let event): publisher.publish(event)
      case .childEnded(let id, let status): publisher.childEnded(id, status: status)
      }
    }
  }
}
