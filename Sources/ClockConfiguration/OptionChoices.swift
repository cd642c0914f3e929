/// How the digits are to stand.
package enum LayoutChoice: String, CaseIterable, Sendable {
  /// As they are larger.
  case auto
  /// Minutes and seconds in one row.
  case landscape
  /// The minutes above the seconds.
  case portrait
}

/// What is to be shown.
package enum ShowChoice: String, CaseIterable, Sendable {
  /// The whole clock.
  case clock
  /// Only the traffic light.
  case lamps
  /// What runs, what comes next and the items of the rundown; on a display alone.
  case programme

  /// What the clock's own screen can show.
  package static let ofClock = [clock, lamps]
}

/// What displays are to show between the talks of a rundown.
package enum BetweenChoice: String, CaseIterable, Sendable {
  /// The next speaker and title.
  case names
  /// The digits.
  case digits
}
