package import StageRenderer
package import TimerEngine

/// What a display receives from its clock.
package enum ClockMessage: Hashable, Sendable {
  /// The current stage, in which all moments are session time; for a desk with what operators know
  /// beside it.
  case stage(StageSnapshot, OperatorState? = nil)
  /// Which leader of which lineage the clock is, and how it took over, if it did; sent before its
  /// first stage and after each change.
  case leadership(Leadership, TakenOver?)
  /// The clock is alive.
  case heard
  /// The offset of the clock's session time to the display's real time.
  case offset(ClockOffset)
  /// The items of the rundown, which the display has asked for; none without a rundown.
  case items([ItemRow])
  /// Something for a desk.
  case desk(DeskMessage)
  /// A message could not be decoded, and why.
  case unreadable(String)
  /// The display is not connected, and why if that is known. The link tries again.
  case lost(String?)
}

/// The difference between a clock's session time and a display's real time.
package struct ClockOffset: Hashable, Sendable {
  /// The difference from the display's real time to the session's time.
  package let difference: Duration
  /// The maximum error of the difference.
  package let error: Duration

  /// Creates an offset.
  package init(_ difference: Duration, error: Duration) {
    self.difference = difference
    self.error = error
  }
}
