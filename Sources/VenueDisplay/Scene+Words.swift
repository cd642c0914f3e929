import SpeechAnnouncement
import StageDisplay
import TerminalCanvas
import TimerEngine

// What the screens of this target say of a talk.
extension Scene {
  /// The title of the talk, else the name of its preset.
  var talkName: String {
    talk.preset.title.isEmpty ? Words.name(of: talk.preset, in: phrases) : talk.preset.title
  }

  /// What the clock does, in a word behind a mark: with air around it where that is in the colour of the phase.
  func state(marked mark: String, hasAir: Bool, _ palette: Palette) -> StyledText {
    switch talk.run.state {
    case .ready: return StyledText(mark + phrases.lines.ready, palette.plain)
    case .paused: return StyledText(mark + phrases.paused, palette.strong)
    case .running:
      guard let phase else { return StyledText(mark, palette.plain) }
      let word = mark + phrases.name(of: phase).uppercased()
      return StyledText(hasAir ? " \(word) " : word, palette.word(of: phase.lamp, isLit: true))
    }
  }
}
