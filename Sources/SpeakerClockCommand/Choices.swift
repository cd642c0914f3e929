import ArgumentParser
import SevenSegmentDisplay
import SpeechAnnouncement
import StageDisplay
import TimerEngine

/// How the digits are to stand.
enum LayoutChoice: String, CaseIterable, ExpressibleByArgument {
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
enum ShowChoice: String, CaseIterable, ExpressibleByArgument {
  case clock
  case lamps
}

/// What is to stand in the place of the digits after zero.
enum OvertimeChoice: String, CaseIterable, ExpressibleByArgument {
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

extension Look.Glyphs: ExpressibleByArgument {}
extension Look.Theme: ExpressibleByArgument {}
extension Announcing: ExpressibleByArgument {}
