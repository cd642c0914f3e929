import SpeechAnnouncement
import Testing
import TimerEngine

struct UtteranceTests {
  @Test(
    arguments: [
      (Cue.Kind.start, Utterance.Rank.prompt), (.prompt, .prompt),
      (.phase, .change), (.zero, .change), (.overtime, .prompt),
    ])
  func aChangeCountsMoreThanAPrompt(kind: Cue.Kind, rank: Utterance.Rank) {
    #expect(Utterance(Announcement(Cue(kind, at: 60, in: .yellow), in: .english)).rank == rank)
  }

  @Test(
    arguments: [(Cue.Kind.phase, "Yellow."), (.prompt, nil), (.zero, nil), (.beep, nil)]
      as [(Cue.Kind, String?)])
  func aChangeOfPhaseHasAShortForm(kind: Cue.Kind, brief: String?) {
    #expect(Announcement(Cue(kind, at: 60, in: .yellow), in: .english).brief == brief)
  }

  @Test func aVoiceThatIsSilentAnswersTones() {
    let voice = SilentVoice()
    let spoken = VoiceEvent.say(Utterance(Announcement(Cue(.zero, at: 0, in: .red), in: .english)))
    #expect(voice.handle([spoken, .sound(.zero), .silence], at: .start) == [.unheard(.zero)])
    #expect(voice.nextWake == nil)
  }
}
