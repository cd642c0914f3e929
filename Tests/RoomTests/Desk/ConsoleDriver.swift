import StageRenderer
import TimerEngine

@testable import Room

/// Runs a console as the loop does: it gets events at moments of real time, and wakes when it asks
/// for it.
///
/// A driver begins at two o'clock in the afternoon.
struct ConsoleDriver<Driven: Console> {
  var console: Driven
  /// The effects of all updates, in order.
  var effects: [Effect] = []
  /// How often the console woke up by itself.
  private(set) var wakes = 0
  private var now = Duration.zero

  /// Creates a driver of a console that begins at a moment.
  init(_ create: (Moment) -> Driven) { console = create(Self.moment(.zero)) }

  private static func moment(_ passed: Duration) -> Moment {
    Moment(
      Timestamp(sinceStart: passed), timeOfDay: .seconds(14 * 3600) + passed,
      wallClock: .seconds(50_000) + passed)
  }

  /// Hands an event to the console; returns its effects.
  @discardableResult
  mutating func update(_ event: Event) -> [Effect] {
    let new = console.update(event, at: Self.moment(now))
    effects += new
    return new
  }

  @discardableResult
  mutating func update(_ message: RoomMessage) -> [Effect] { update(.message(message)) }

  @discardableResult
  mutating func update(_ answer: StorageAnswer) -> [Effect] { update(.storage(answer)) }

  /// Lets time pass.
  mutating func pass(_ duration: Duration) {
    let end = now + duration
    while let wake = console.nextWake, wake.sinceStart < end {
      now = max(now, wake.sinceStart)
      wakes += 1
      update(.timePassed)
    }
    now = end
    update(.timePassed)
  }

  mutating func pass(seconds: Double) { pass(.seconds(seconds)) }

  /// The screen as it is now.
  var canvas: Canvas {
    var console = console
    return console.draw()
  }

  /// The status line, at the bottom of the screen.
  var status: String { canvas.lines.last ?? "" }
}
