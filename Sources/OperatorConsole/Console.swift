package import StageDisplay
package import TerminalCanvas
package import TimerEngine

/// What the loop runs: a value that is told what happens and says what is to be done.
///
/// An implementation must pass this: nothing in it waits, reads a clock, or touches the world.
package protocol Console {
  /// The terminal's size.
  var size: Size { get }
  /// What the terminal can show.
  var capabilities: Capabilities { get }
  /// How many times as fast as the real time the talk's time passes: 1, or more for a rehearsal.
  var speed: Int { get }
  /// The next moment of real time at which it has something new, if nothing happens before; `nil`
  /// if it has not.
  var nextWake: Timestamp? { get }

  /// Takes the time that has passed until a moment into account, then an event; returns what is to
  /// be done outside, in order.
  mutating func update(_ event: Event, at moment: Moment) -> [Effect]

  /// The screen as it is now.
  mutating func draw() -> Canvas
}
