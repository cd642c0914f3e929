import SpeechAnnouncement

/// What a voice can find out about the system.
struct SpeechEnvironment {
  /// Whether there is a command with this name.
  var hasCommand: (String) -> Bool
  /// The length of the rendered file with this name; `nil` if there is no complete one.
  var length: (String) -> Duration?
  /// The path of a rendered file with this name; `nil` if files cannot be kept.
  var path: (String) -> String?
  /// The path of the same file while it is being written.
  var partPath: (String) -> String?
  /// The path of a tone's file; `nil` if there is none.
  var tone: (Tone) -> String?
  /// The path of a file with so much silence; `nil` if there is none.
  var silence: (Duration) -> String?
}
