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

  /// Creates the usual options.
  package init() {}
}
