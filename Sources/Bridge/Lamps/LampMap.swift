package import StageRenderer
import TimerEngine

/// What the slots of a lamp mean, in the order of its channels.
package enum LampMap: String, CaseIterable, Sendable {
  /// Red, green and blue.
  case rgb
  /// Red, green, blue and white, which stays dark.
  case rgbw
  /// Three dimmers: a green, a yellow and a red light.
  case dimmer3

  /// How many channels a lamp has.
  package var count: Int { self == .rgbw ? 4 : 3 }

  /// The values of a lamp's channels.
  ///
  /// - Parameters:
  ///   - signal: what the lamp shows; `nil` where it is dark.
  ///   - brightness: how bright full is, in per cent.
  /// - Returns: As many values as `count`.
  package func slots(_ signal: LampSignal?, brightness: Int) -> [UInt8] {
    guard let signal else { return Array(repeating: 0, count: count) }
    switch self {
    case .rgb: return LampColour(signal, brightness: brightness).slots
    case .rgbw: return LampColour(signal, brightness: brightness).slots + [0]
    case .dimmer3:
      return Lamp.allCases.map { lamp in
        lamp == signal.lamp ? signal.level.value(of: 255, brightness: brightness) : 0
      }
    }
  }
}

/// The light of a lamp that mixes its colours.
struct LampColour: Hashable, Sendable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  static let dark = LampColour(red: 0, green: 0, blue: 0)

  private init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The colour of a signal; a full brightness is 100.
  init(_ signal: LampSignal?, brightness: Int) {
    guard let signal else {
      self = .dark
      return
    }
    let level = { (full: Int) in signal.level.value(of: full, brightness: brightness) }
    // An LED's green is stronger than its red: equal parts look like lime.
    switch signal.lamp {
    case .green: self.init(red: 0, green: level(255), blue: 0)
    case .yellow: self.init(red: level(255), green: level(150), blue: 0)
    case .red: self.init(red: level(255), green: 0, blue: 0)
    }
  }

  var slots: [UInt8] { [red, green, blue] }
}

extension LampSignal.Level {
  /// A fifth, as a share of full.
  private static let dimPercent = 20

  /// A value at this level, rounded; never dark by rounding.
  fileprivate func value(of full: Int, brightness: Int) -> UInt8 {
    let percent = self == .dim ? Self.dimPercent : 100
    return UInt8(max(1, (full * brightness * percent + 5000) / 10_000))
  }
}
