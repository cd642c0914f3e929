import ArgumentParser
import Platform
import SpeechAnnouncement

/// How a voice is to sound, on the command line.
struct VoiceArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("A voice, by the name that the speech program gives it.", valueName: "name"))
  var voice: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Words per minute, 80 to 450.", valueName: "n"),
    transform: Int.argument(VoiceOptions.rates, example: "--rate 150"))
  var rate: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A command that speaks {text} in {language}, instead of the installed voices.",
      valueName: "command"),
    transform: CommandTemplate.argument)
  var voiceCommand: CommandTemplate?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long silence wakes the loudspeaker before each sound, up to 5s. (default: 0s)",
      valueName: "time"),
    transform: SoundLead.argument)
  var soundLead: SoundLead?

  /// Whether anything is said of a voice; a loudspeaker is not one.
  var isGiven: Bool { voice != nil || rate != nil || voiceCommand != nil }

  func options(in language: Language) -> VoiceOptions {
    var options = VoiceOptions()
    options.voice = voice
    options.language = language.code
    options.rate = rate
    options.command = voiceCommand
    options.lead = soundLead?.length ?? .zero
    return options
  }
}

/// The value of `--sound-lead`.
struct SoundLead: Hashable {
  let length: Duration

  static func argument(_ text: String) throws -> SoundLead {
    guard let length = VoiceOptions.lead(text) else {
      throw ArgumentValueError(
        "it is no such time. Expected \(VoiceOptions.expectedLead), for example: --sound-lead 1s")
    }
    return SoundLead(length: length)
  }
}
