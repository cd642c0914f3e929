import SpeechAnnouncement
import TimerEngine

// The words about a talk that all screens of this folder show.
extension Scene {
  /// The title of the talk, else the name of its preset.
  var talkName: String {
    talk.preset.title.isEmpty ? Words.name(of: talk.preset, in: phrases) : talk.preset.title
  }

  /// The state or the phase in a word after a mark; with `hasAir`, a coloured word has a space on
  /// each side.
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
