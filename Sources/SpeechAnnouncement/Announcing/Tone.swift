import TimerEngine

/// A sound without words.
package enum Tone: Hashable, Sendable, CaseIterable {
  /// All tones; of bells, those of all numbers of strokes.
  package static let allCases =
    [beep, yellow, red, zero] + (1...BellRing.maxStrokes).map(Tone.bell)

  /// One of the last seconds passes.
  case beep
  /// Yellow begins.
  case yellow
  /// Red begins.
  case red
  /// The time is up.
  case zero
  /// A bell that is struck this many times, 1 to `BellRing.maxStrokes`.
  case bell(Int)

  /// What it is called in lists.
  package var name: String {
    switch self {
    case .beep: "beep"
    case .yellow: "yellow"
    case .red: "red"
    case .zero: "zero"
    case .bell(let strokes): strokes == 1 ? "bell" : "bell\(strokes)"
    }
  }

  /// How often the terminal's bell rings in its place.
  package var rings: Int {
    switch self {
    case .beep: 1
    case .yellow: 2
    case .red, .zero: 3
    case .bell(let strokes): strokes
    }
  }
}
