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

  /// Whether anything is said of a voice.
  var isGiven: Bool { voice != nil || rate != nil || voiceCommand != nil }

  func options(in language: Language) -> VoiceOptions {
    var options = VoiceOptions()
    options.voice = voice
    options.language = language.code
    options.rate = rate
    options.command = voiceCommand
    return options
  }
}
