/// A program that plays a sound file.
enum Player: String, Hashable, Sendable, CaseIterable {
  // In the order in which they are tried.
  /// PipeWire's.
  case pwPlay = "pw-play"
  /// PulseAudio's.
  case paplay
  /// ALSA's.
  case aplay
  /// Of macOS.
  case afplay

  /// The name of its command, also used in messages.
  var name: String { rawValue }

  /// The arguments that play a file, with the command's name.
  func playing(_ path: String) -> [String] { [name, path] }
}
