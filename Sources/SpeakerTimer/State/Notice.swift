import SevenSegmentDisplay
import SpeechAnnouncement
import TimerEngine

/// What the status line tells for a while.
enum Notice: Equatable {
  /// A threshold with its new value.
  struct Threshold: Equatable {
    var lamp: Lamp
    var seconds: Int
  }

  /// A cue was crossed.
  case announcement(String)
  /// A preset was taken.
  case taken(Preset)
  /// A lamp took the shown time; these thresholds went down with it.
  case held(Lamp, Int, [Threshold])
  /// A lamp could not take the shown time; yellow's is there to be named.
  case refused(HoldRefusal, Int)
  /// The last change was taken back.
  case undone
  /// There was none.
  case nothingToUndo
  /// The start was moved back by so many seconds.
  case startMoved(by: Int)
  /// The program was not ended.
  case talkGoesOn
  /// The digits stand so from now on; `nil` whichever makes them larger.
  case layout(Orientation?)
  /// The screen is too small for the help.
  case noRoomForHelp

  /// The words.
  var text: String {
    switch self {
    case .announcement(let text): text
    case .taken(let preset): Self.text(of: preset)
    case .held(let lamp, let seconds, let lowered):
      Self.text(of: Threshold(lamp: lamp, seconds: seconds), lowered)
    case .refused(let refusal, let yellow): Self.text(of: refusal, yellow: yellow)
    case .undone: "Undone"
    case .nothingToUndo: "Nothing to undo"
    case .startMoved(by: 0): "The start is at the last stop"
    case .talkGoesOn: "The talk goes on"
    case .startMoved(let seconds): "Start moved back by \(TimeText.plain(seconds))"
    case .layout(nil): "Layout: automatic"
    case .layout(.landscape): "Layout: landscape"
    case .layout(.portrait): "Layout: portrait"
    case .noRoomForHelp: "No room for help"
    }
  }

  private static func text(of preset: Preset) -> String {
    let thresholds = preset.thresholds
    return "\(preset.name) \(TimeText.plain(preset.duration)), "
      + "yellow \(TimeText.plain(thresholds.yellow)), red \(TimeText.plain(thresholds.red))"
  }

  private static func text(of held: Threshold, _ lowered: [Threshold]) -> String {
    let name = held.lamp == .green ? "Green time" : Words.name(of: held.lamp)
    let rest = lowered.map {
      ", \(Words.name(of: $0.lamp).lowercased()) lowered to \(TimeText.plain($0.seconds))"
    }
    return "\(name) is now \(TimeText.plain(held.seconds))" + rest.joined()
  }

  private static func text(of refusal: HoldRefusal, yellow: Int) -> String {
    switch refusal {
    case .greenWhileRunning: "Stop first: the green time cannot change while a talk runs"
    case .inOvertime: "No time is left to hold"
    case .greenAtZero: "A green time of 0:00 is none"
    case .aboveGreenTime: "Yellow cannot begin before the green time"
    case .redAboveYellow: "Red cannot begin before yellow, \(TimeText.plain(yellow))"
    }
  }
}
