package import SpeechAnnouncement
package import TimerEngine

/// Words that are put together of a language's phrases, or are the same in every language.
package enum Words {
  /// A lamp's name.
  package static func name(of lamp: Lamp, in phrases: any Phrases) -> String {
    phrases.name(of: lamp.phase)
  }

  /// The name of a preset that the keys have stored.
  package static func name(ofSlot slot: Int) -> String { "Slot \(slot)" }

  /// A phase's letter, for a screen with room for nothing else; a lamp's is on its key.
  static func letter(of phase: Phase) -> String {
    if phase == .overtime { return "O" }
    switch phase.lamp {
    case .green: return "G"
    case .yellow: return "Y"
    case .red: return "R"
    }
  }
}
