/// The arrangement of the digits.
package enum LayoutChoice: String, CaseIterable, Sendable {
  /// The one in which the digits are larger.
  case auto
  /// Minutes and seconds in one row.
  case landscape
  /// The minutes above the seconds.
  case portrait
}

/// What a screen shows.
package enum ShowChoice: String, CaseIterable, Sendable {
  /// The whole clock.
  case clock
  /// Only the traffic light.
  case lamps
  /// What runs, what comes next and the items of the rundown; only on a display.
  case programme

  /// What the clock's own screen can show.
  package static let ofClock = [clock, lamps]
}

/// What displays show between the talks of a rundown.
package enum BetweenChoice: String, CaseIterable, Sendable {
  /// The next speaker and title.
  case names
  case digits
}
