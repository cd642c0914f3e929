import Platform
import Room
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

struct VoiceTests {
  private static let space = ScriptedHost.ScriptedEvent.keys([.character(" ")])

  private static func speaking(speed: Int = 1) -> Settings {
    var settings = Settings()
    settings.clock.announcing = .speak
    settings.clock.speed = speed
    return settings
  }

  private func run(
    _ seconds: Int = 60, speed: Int = 1, voice: RecordingVoice, until end: Duration,
    _ script: LoopRun.Script
  ) -> LoopRun {
    LoopRun(
      of: Preset(duration: seconds), settings: Self.speaking(speed: speed), voice: voice,
      until: end, script)
  }

  @Test func theVoiceIsToldAtTheSecondWhatTheStateAsksFor() {
    let voice = RecordingVoice()
    _ = run(3, voice: voice, until: .seconds(5), [(.seconds(1), Self.space)])
    let tones = voice.events.compactMap { at, event in
      if case .sound(let tone) = event { "\(at.components.seconds) \(tone)" } else { nil }
    }
    #expect(tones == ["2 beep", "3 beep", "4 zero"])
  }

  @Test func theTimeIsTheWorldsInARehearsal() {
    let voice = RecordingVoice()
    _ = run(120, speed: 60, voice: voice, until: .seconds(4), [(.seconds(1), Self.space)])
    let zero = voice.events.first { $0.event == .sound(.zero) }
    #expect(zero?.at == .seconds(3))
  }

  @Test func theDigitsStandBeforeAnythingIsSounded() {
    let voice = RecordingVoice()
    voice.answers = [.unheard(.zero)]
    let run = run(voice: voice, until: .seconds(1), [(.milliseconds(500), Self.space)])
    // At the beginning, before the talk is recorded and the voice is told, and after its answer.
    #expect(run.terminal.calls.prefix(5) == [.enter, .draw, .draw, .ring, .draw])
  }

  @Test func theLoopWakesForTheVoice() {
    let voice = RecordingVoice()
    voice.wakes = [.milliseconds(1_250), .milliseconds(30_500)].map { Timestamp(sinceStart: $0) }
    _ = run(voice: voice, until: .seconds(40), [])
    #expect(voice.woken == [.milliseconds(1_250), .milliseconds(30_500)])
  }

  @Test func childrenThatHaveEndedAreTold() {
    let voice = RecordingVoice()
    _ = run(
      voice: voice, until: .seconds(9),
      [
        (.seconds(1), .signal(.childEnded(7, status: 0))),
        (.seconds(2), .signal(.childEnded(8, status: 137))),
      ])
    #expect(
      voice.events.map(\.event) == [.childEnded(7, status: 0), .childEnded(8, status: 137)])
  }

  @Test func aVoiceThatFailsIsTold() {
    let voice = RecordingVoice()
    voice.answers = [.failed(.engine("x", .status(1), next: "y"))]
    let run = run(voice: voice, until: .seconds(2), [(.seconds(1), Self.space)])
    #expect(
      run.lines.contains("NOTICE Voice x failed twice: it exited with status 1; y is used instead"))
  }
}
