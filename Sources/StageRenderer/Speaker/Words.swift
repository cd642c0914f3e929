package import SpeechAnnouncement
package import TimerEngine

/// Words that are put together of a language's phrases, or are the same in every language.
package enum Words {
  /// A lamp's name.
  package static func name(of lamp: Lamp, in phrases: Phrases) -> String {
    phrases.name(of: lamp.phase)
  }

  /// The name of a preset that the keys have stored.
  package static func name(ofSlot slot: Int) -> String { "Slot \(slot)" }

  /// What a preset is called on the screen: its name, or its place if that is all its name says.
  package static func name(of preset: Preset, in phrases: Phrases) -> String {
    guard let slot = preset.slot, name(ofSlot: slot) == preset.name else { return preset.name }
    return phrases.slot(slot)
  }

  /// A time of day on a 24-hour clock, `14:05`; what lies beyond midnight begins anew.
  package static func timeOfDay(_ time: Duration) -> String {
    let day = CalendarDay.seconds
    let seconds = Int(time.components.seconds) % day
    return TimeText.timeOfDay((seconds + day) % day)
  }

  /// The same with the seconds: `14:05:07`.
  package static func timeOfDayWithSeconds(_ time: Duration) -> String {
    timeOfDay(time) + ":" + TimeText.twoDigits((Int(time.components.seconds) % 60 + 60) % 60)
  }

  /// A phase's letter, for a screen with room for nothing else; a lamp's is on its key.
  package static func letter(of phase: Phase) -> String {
    if phase == .overtime { return "O" }
    switch phase.lamp {
    case .green: return "G"
    case .yellow: return "Y"
    case .red: return "R"
    }
  }
}
