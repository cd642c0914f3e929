import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

struct AutoQuitTests {
  /// With a voice, what is said of zero is heard before the program ends by itself.
  @Test(arguments: [(Announcing.print, 11), (.off, 11), (.speak, 13)])
  func aProgramThatEndsByItselfFinishesItsWords(announcing: Announcing, end: Int) {
    var settings = Settings.sounding(announcing)
    settings.clock.quitsAtZero = true
    settings.clock.startsAtOnce = true
    var session = Session(10, settings: settings)
    session.handle(.launched(LaunchInfo()))
    session.pass(seconds: 30)
    #expect(session.ending == .finished)
    #expect(session.console.moment.talk.sinceStart == .seconds(end))
    #expect(session.reports.last == "DONE 10 seconds, 14:00 to 14:00")
  }

  @Test func theEndComesAlsoWhenTheVoiceIsTurnedOffMeanwhile() {
    var settings = Settings.sounding()
    settings.clock.quitsAtZero = true
    settings.clock.startsAtOnce = true
    var session = Session(10, settings: settings)
    session.handle(.launched(LaunchInfo()))
    session.pass(.milliseconds(12_500))
    session.press("v")
    session.pass(seconds: 1)
    #expect(session.ending == .finished)
  }
}
