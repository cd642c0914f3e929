import SpeechAnnouncement
import TerminalCanvas
import TimerEngine

/// Names of things on the screen, and of keys.
enum Words {
  static func name(of lamp: Lamp) -> String {
    switch lamp {
    case .green: Announcement.name(of: .green)
    case .yellow: Announcement.name(of: .yellow)
    case .red: Announcement.name(of: .red)
    }
  }

  /// What a preset is called that the keys have stored.
  static func name(ofSlot slot: Int) -> String { "Slot \(slot)" }

  /// What stands in the place of the digits after the end, in letters that seven bars can show.
  static let end = "End"

  static let overtime = Announcement.name(of: .overtime)

  /// A phase's letter, for a screen with room for nothing else.
  static func letter(of phase: Phase) -> String { String(Announcement.name(of: phase).prefix(1)) }

  /// What somebody wrote, short enough for a line.
  static func shortened(_ text: String) -> String {
    text.count > 40 ? text.prefix(40) + "..." : text
  }

  /// The key to press for a verb, as the operator knows it.
  static func key(of verb: Verb) -> String {
    switch verb {
    case .slot(let slot): "\(slot)"
    case .tap(let lamp): letter(of: lamp).lowercased()
    case .hold(let lamp): letter(of: lamp)
    case .undo: "u"
    case .quit(.character("\u{3}")): "Ctrl-C"
    case .quit: "q"
    default: "the key"
    }
  }

  private static func letter(of lamp: Lamp) -> String { String(name(of: lamp).prefix(1)) }

  /// A time of day on a 24-hour clock, `14:05`; what lies beyond midnight begins anew.
  static func timeOfDay(_ time: Duration) -> String {
    let day = 24 * 60 * 60
    let seconds = Int(time.components.seconds) % day
    let minutes = (seconds + day) % day / 60
    return "\(minutes / 60):" + twoDigits(minutes % 60)
  }

  /// The same for seconds since midnight, with the seconds where there are any: `14:05:07`.
  static func exactTimeOfDay(_ seconds: Int) -> String {
    let minutes = timeOfDay(.seconds(seconds))
    return seconds % 60 == 0 ? minutes : minutes + ":" + twoDigits(seconds % 60)
  }

  private static func twoDigits(_ number: Int) -> String {
    (number < 10 ? "0" : "") + "\(number)"
  }
}
