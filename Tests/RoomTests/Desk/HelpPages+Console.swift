import SpeechAnnouncement
import StageRenderer

@testable import Room

extension HelpPages {
  /// The help of a console on its screen.
  init(_ console: ClockConsole) {
    let settings = console.screen.settings
    let phrases = settings.clock.language.phrases
    let entries = HelpTopic.entries(on: console.capabilities, in: phrases, settings.keys)
    self.init(
      OperatorWords.Help(page: 0, entries: entries, turnKey: "?"), in: console.size, phrases)
  }
}
