import ArgumentParser
import SevenSegmentDisplay
import SpeechAnnouncement
import StageDisplay
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

/// How the digits are to stand.
enum LayoutChoice: String, Choice {
  case auto
  case landscape
  case portrait

  var orientation: Orientation? {
    switch self {
    case .auto: nil
    case .landscape: .landscape
    case .portrait: .portrait
    }
  }
}

/// What is to be shown.
enum ShowChoice: String, Choice {
  case clock
  case lamps
  /// What runs, what comes next and the items of the rundown; on a display alone.
  case programme

  /// What the clock's own screen can show.
  static let ofClock = [clock, lamps]
}

/// What displays are to show between the talks of a rundown.
enum BetweenChoice: String, Choice {
  case names
  case digits
}

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
