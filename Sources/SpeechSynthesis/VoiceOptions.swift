/// How a voice is to sound.
public struct VoiceOptions: Hashable, Sendable {
  /// The speeds that every engine can speak at, in words a minute.
  public static let rates = 80...450

  /// A command that is tried before every engine that is found.
  public var command: CommandTemplate?
  /// The engine's own name of a voice, `nil` for the one that suits the language.
  public var voice: String?
  /// Words a minute within `rates`, `nil` for the engine's own speed.
  public var rate: Int?
  /// The language of what is said, as ISO 639 has it.
  public var language = "en"

  /// Creates the usual options.
  public init() {}
}
