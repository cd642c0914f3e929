/// How a voice should sound.
package struct VoiceOptions: Hashable, Sendable {
  /// The speeds that every engine can speak at, in words a minute.
  package static let rates = 80...450

  /// A command that is tried before every engine that is found.
  package var command: CommandTemplate?
  /// The engine's own name of a voice, `nil` for the one that suits the language.
  package var voice: String?
  /// Words a minute within `rates`, `nil` for the engine's own speed.
  package var rate: Int?
  /// The language of what is said, as ISO 639 has it.
  package var language = "en"
  /// How long a loudspeaker that sleeps takes to wake: so much silence is played before a sound.
  package var lead = Duration.zero

  /// Creates the usual options.
  package init() {}
}

extension VoiceOptions {
  /// What a lead can be, in words.
  package static let expectedLead = "a time from 0s to 5s, such as 1s, 0.5s or 300ms"

  /// Reads a lead: seconds, perhaps with a fraction, or milliseconds; `nil` if it is none.
  package static func lead(_ text: String) -> Duration? {
    let isMilliseconds = text.hasSuffix("ms")
    guard text.hasSuffix("s") else { return nil }
    let digits = text.dropLast(isMilliseconds ? 2 : 1)
    guard digits.first?.isNumber == true, digits.allSatisfy({ "0123456789.".contains($0) }),
      let number = Double(digits)
    else { return nil }
    let milliseconds = (isMilliseconds ? number : number * 1000).rounded()
    return (0...5000).contains(milliseconds) ? .milliseconds(Int(milliseconds)) : nil
  }
}
