package import TimerEngine

/// What time it is, in every sense.
package struct Moment: Equatable, Sendable {
  /// The time that the talk is measured by: in a rehearsal it passes faster than the real one.
  package var talk: Timestamp
  /// The time of the people at the clock: how long they read, press and hold.
  package var real: Timestamp
  /// The time of day, since midnight: shown, and used for nothing else.
  package var timeOfDay: Duration
  /// The time since 1970 by the wall clock.
  package var wallClock: Duration

  /// Creates a moment; without a `real` time both pass alike.
  package init(
    _ talk: Timestamp, real: Timestamp? = nil, timeOfDay: Duration, wallClock: Duration
  ) {
    self.talk = talk
    self.real = real ?? talk
    self.timeOfDay = timeOfDay
    self.wallClock = wallClock
  }

  /// The moment a length of real time before this one, while the talk's time passed at a speed.
  package func earlier(by time: Duration, speed: Int) -> Moment {
    let timeOfDay = timeOfDay - time
    return Moment(
      talk - time * speed, real: real - time,
      timeOfDay: timeOfDay < .zero ? timeOfDay + .seconds(CalendarDay.seconds) : timeOfDay,
      wallClock: wallClock - time)
  }

  /// When the next minute of the time of day begins, in real time.
  package var nextMinute: Timestamp { real + timeOfDay.toNextMinute }
}

extension Duration {
  /// The time until the next whole minute; a full minute if this is a whole minute already.
  package var toNextMinute: Duration { .seconds(60 * (components.seconds / 60 + 1)) - self }
}
