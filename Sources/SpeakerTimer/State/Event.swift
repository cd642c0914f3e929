public import TerminalCanvas
public import TimerEngine

/// What has happened.
public enum Event: Hashable, Sendable {
  /// The program has begun; what it found wrong on the way, in words, each with a shorter form.
  case began(problems: [String])
  /// Nothing but time.
  case timePassed
  /// Something came in from the person at the terminal.
  case input(Input)
  /// The terminal has another size.
  case resized(Size)
  /// The wall clock was read, as `Effect.readWallClock` asks: how long ago the time of day was
  /// last, and how long it is until it comes again.
  case wallClock(passed: Duration, left: Duration)
  /// What was to be stored is not on disk, and why.
  case notStored(String)
}

/// What is to be done outside.
public enum Effect: Hashable, Sendable {
  /// Ring the terminal's bell.
  case ring
  /// Tell what has happened where there are lines for it.
  case report(Report)
  /// Put a preset into its slot for good: on disk before the next event.
  case store(Preset)
  /// Say how far a time of day is, given in seconds since midnight.
  case readWallClock(Int)
  /// End the program.
  case end(Ending)
}

/// How the program ends.
public enum Ending: Hashable, Sendable {
  /// The talk was finished, or none was started.
  case finished
  /// A talk was given up before its time was up, or the input ended before one was started.
  case givenUp
}
