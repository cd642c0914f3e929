import ArgumentParser
import SpeechAnnouncement
import SpeechSynthesis

/// How a voice is to sound, on the command line.
package struct VoiceArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The engine's own name of a voice.", valueName: "name"))
  var voice: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Words a minute, 80 to 450.", valueName: "n"))
  var rate: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A command that speaks, instead of those that are looked for.", valueName: "command"))
  var voiceCommand: String?

  /// Creates the arguments with their defaults.
  package init() {}

  /// Whether anything is said of a voice.
  var isGiven: Bool { voice != nil || rate != nil || voiceCommand != nil }

  func options(in language: Language) throws(ValidationError) -> VoiceOptions {
    var options = VoiceOptions()
    options.voice = voice
    options.language = language.code
    options.rate = try checkedRate()
    do throws(CommandTemplateError) {
      if let voiceCommand { options.command = try CommandTemplate(voiceCommand) }
    } catch {
      throw ValidationError("\(error)")
    }
    return options
  }

  private func checkedRate() throws(ValidationError) -> Int? {
    guard let rate, !VoiceOptions.rates.contains(rate) else { return rate }
    throw ValidationError(
      "--rate '\(rate)' is out of range. Expected words a minute from "
        + "\(VoiceOptions.rates.lowerBound) to \(VoiceOptions.rates.upperBound), "
        + "for example: --rate 150")
  }
}
