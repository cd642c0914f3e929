import SpeechAnnouncement
import Testing

@testable import Platform

struct SoundTestTests {
  /// Tries everything that is found, each with an ending and after so many milliseconds.
  private func report(
    _ commands: Set<String>, _ options: VoiceOptions = VoiceOptions(), hasFolder: Bool = true,
    _ behaviour: (String) -> (SoundTest.PlayerEnding, Int)
  ) -> (lines: [String], test: SoundTest) {
    var test = SoundTest(
      options, saying: "1 minute.",
      in: SpeechEnvironment(
        hasCommand: commands.contains, length: { _ in nil }, path: { _ in nil },
        partPath: { _ in nil }, tone: { hasFolder ? $0.fileName : nil }, silence: { _ in nil }))
    var lines: [String] = []
    while let trial = test.next {
      let (ending, time) = behaviour(trial.arguments[0])
      lines.append(test.end(ending, after: .milliseconds(time)))
    }
    return (lines + test.summary, test)
  }

  private static let noTones =
    "Debian has players in pulseaudio-utils, pipewire-bin and alsa-utils; macOS has afplay."
  private static let noVoice =
    "To install one: apt install espeak-ng (or speech-dispatcher), brew install espeak-ng; "
    + "macOS has say."

  @Test func onePlayerPlaysAllTonesAndEachEngineSpeaks() {
    let (lines, test) = report(["paplay", "aplay", "spd-say", "espeak-ng"]) { _ in
      (.ended(0), 900)
    }
    #expect(
      lines == [
        "paplay    beep    played                  900 ms",
        "paplay    yellow  played                  900 ms",
        "paplay    red     played                  900 ms",
        "paplay    zero    played                  900 ms",
        "paplay    bell    played                  900 ms",
        "paplay    bell2   played                  900 ms",
        "paplay    bell3   played                  900 ms",
        "spd-say   voice   played                  900 ms",
        "espeak-ng voice   played                  900 ms",
        "Tones: paplay",
        "Voice: spd-say",
      ])
    #expect(test.hasWorkingSound)
  }

  @Test func aFailedPlayerIsNotTriedAgain() {
    let (lines, test) = report(["pw-play", "paplay", "spd-say", "espeak-ng"]) { command in
      switch command {
      case "pw-play": (.ended(1), 12)
      case "paplay": (.late, 3120)
      case "spd-say": (.notRun, 0)
      default: (.ended(0), 40)
      }
    }
    #expect(
      lines == [
        "pw-play   beep    exited with status 1    12 ms",
        "paplay    beep    did not finish in time  3120 ms",
        "spd-say   voice   cannot be started       0 ms",
        "espeak-ng voice   made no sound           40 ms",
        "Tones: none, the terminal's bell rings instead. What was found does not work: "
          + "is there a sound system? " + Self.noTones,
        "Voice: none. What was found does not work: is there a sound system?",
      ])
    #expect(!test.hasWorkingSound)
  }

  @Test func whereNothingIsFoundItSaysWhatToInstall() {
    let (lines, test) = report([]) { _ in (.ended(0), 0) }
    #expect(
      lines == [
        "Tones: none, the terminal's bell rings instead. Nothing was found. " + Self.noTones,
        "Voice: none. Nothing was found. " + Self.noVoice,
      ])
    #expect(!test.hasWorkingSound)
  }

  /// The user's own command is tried even if there is no such program.
  @Test(
    arguments: [
      ([], "none. Nothing was found. " + noVoice), (["say"], "say"),
    ] as [(Set<String>, String)])
  func aMissingCommandIsNamed(found: Set<String>, voice: String) throws {
    var options = VoiceOptions()
    options.command = try CommandTemplate("/opt/speak {text}")
    let (lines, _) = report(found, options) { command in
      command == "say" ? (.ended(0), 900) : (.notRun, 0)
    }
    #expect(lines.first == "/opt/speak voice   cannot be started       0 ms")
    #expect(lines.last == "Voice: " + voice)
  }

  @Test func toneOrVoiceIsEnough() {
    #expect(report(["aplay"]) { _ in (.ended(0), 900) }.test.hasWorkingSound)
    #expect(report(["say"]) { _ in (.ended(0), 900) }.test.hasWorkingSound)
    #expect(!report(["aplay"], hasFolder: false) { _ in (.ended(0), 900) }.test.hasWorkingSound)
  }

  /// Three players, each with a tone of 120 ms, and three engines with a sentence of 1.3 s: three
  /// seconds more for each.
  @Test func itEndsWithinAMinuteWhereEverythingHangs() {
    var test = SoundTest(
      VoiceOptions(), saying: "1 minute.",
      in: SpeechEnvironment(
        hasCommand: { _ in true }, length: { _ in nil }, path: { _ in nil },
        partPath: { _ in nil }, tone: { $0.fileName }, silence: { _ in nil }))
    var time = Duration.zero
    while let trial = test.next {
      time += trial.limit
      _ = test.end(.late, after: trial.limit)
    }
    #expect(time < .seconds(30))
  }
}
