import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine

@testable import Room

/// What a clock makes of the stage of the clock before it.
struct ClockStateTests {
  /// Each field that a command can change.
  private static let stage: StageSnapshot = {
    var look = Look()
    look.theme = .amber
    look.flashes = false
    var stage = StageSnapshot(
      TalkSnapshot(Preset(duration: 7200)), look: look, announcing: .off,
      language: Language(code: "de") ?? .english,
      speed: 10)
    stage.hasHours = true
    stage.message = "Questions, please"
    stage.messageEnd = .start + .seconds(30)
    stage.isBlackedOut = true
    stage.flash = Flash(lamp: .red, start: .start, pulses: 3)
    stage.identifyUntil = .start + .seconds(5)
    stage.hasPhaseTones = true
    return stage
  }()

  /// What covers the digits stays when a desk takes over.
  @Test func aClockThatTakesOverLeavesDisplaysAsTheyWere() {
    var settings = ClockSettings()
    settings.continued = Self.stage
    let session = ClockState(Self.stage.talk, settings, PresetLayers(written: []), at: .start)
    #expect(session.stage.message == Self.stage.message)
    #expect(session.stage.messageEnd == Self.stage.messageEnd)
    #expect(session.stage.isBlackedOut)
  }
}
