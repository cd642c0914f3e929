/// A sound without words.
package enum Tone: Hashable, Sendable, CaseIterable {
  /// One of the last seconds passes.
  case beep
  /// Yellow begins.
  case yellow
  /// Red begins.
  case red
  /// The time is up.
  case zero

  /// How often the terminal's bell rings in its place.
  package var rings: Int {
    switch self {
    case .beep: 1
    case .yellow: 2
    case .red, .zero: 3
    }
  }
}
