package import StageRenderer
package import TimerEngine

/// The value that the loop runs: it receives events and returns effects.
///
/// Requirements: it never waits, reads no clock, and does no input or output.
package protocol Console {
  /// The terminal's size.
  var size: Size { get }
  /// What the terminal can show.
  var capabilities: Capabilities { get }
  /// The speed of the talk's time relative to real time: by default 1, or more for a rehearsal.
  var speed: Int { get }
  /// The next real time at which something changes by itself; `nil` if nothing will.
  var nextWake: Timestamp? { get }

  /// Handles the time up to a moment, then an event; returns the effects to perform, in order.
  mutating func update(_ event: Event, at moment: Moment) -> [Effect]

  /// The screen as it is now.
  mutating func draw() -> Canvas
}

extension Console {
  /// The speed of displays and desks, whose own time is always real time.
  package var speed: Int { 1 }
}
