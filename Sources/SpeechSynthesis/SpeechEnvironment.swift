import SpeechAnnouncement

/// What a voice can find out and does not change.
struct SpeechEnvironment {
  /// Whether there is a command with this name.
  var hasCommand: (String) -> Bool
  /// How long the rendered file with this name sounds, `nil` if there is none that is whole.
  var length: (String) -> Duration?
  /// The path of a rendered file with this name, `nil` where files cannot be kept.
  var path: (String) -> String?
  /// The same for as long as it is being written.
  var partPath: (String) -> String?
  /// The path of a tone's file, `nil` where there is none.
  var tone: (Tone) -> String?
}
