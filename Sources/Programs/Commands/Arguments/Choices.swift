import ArgumentParser
import Files
import SpeechAnnouncement
import StageRenderer
import TimerEngine

/// An argument that is one of a few words.
///
/// The parser asks each option for its words at every start. Its own way to find them makes a key
/// path, for which the runtime looks up six conformances: three million instructions.
protocol Choice: ExpressibleByArgument, CaseIterable, RawRepresentable<String> {}

extension Choice {
  /// The words, which help and completions list.
  static var allValueStrings: [String] { allCases.map { $0.rawValue } }
}

extension LayoutChoice: Choice {
  /// The orientation; `nil` for the one in which the digits are larger.
  var orientation: Orientation? {
    switch self {
    case .auto: nil
    case .landscape: .landscape
    case .portrait: .portrait
    }
  }
}

extension ShowChoice: Choice {
  /// Those of every screen.
  static var allValueStrings: [String] { ofClock.map(\.rawValue) }
}

extension BetweenChoice: Choice {}

/// What is to stand in the place of the digits after zero.
enum OvertimeChoice: String, Choice {
  case count
  case freeze
  case blank
  case hide

  var overtime: Overtime {
    switch self {
    case .count: .count
    case .freeze: .freeze
    case .blank: .blank(nil)
    case .hide: .hide
    }
  }
}

extension Look.Glyphs: Choice {}
extension Look.Theme: Choice {}
extension Look.SecondaryTime: Choice {}
extension Announcing: Choice {}
