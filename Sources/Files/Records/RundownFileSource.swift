import Platform
import TimerEngine

/// The file of a rundown as it was opened, and everything that is needed to read it again in the
/// same way.
struct RundownFileSource: Sendable {
  /// The path as it was given: a link may get another target later.
  let path: String
  /// The presets that its talks can name.
  let presets: RundownPresets
  /// The presets of this machine as they are now.
  let library: @Sendable () -> PresetList
  /// The second since 1970 at which it was opened.
  let openedAt: Int
  /// The day on which it is used if it has no date, also after midnight.
  let day: CalendarDay
  /// The file's signature before it was read.
  let signature: FileSignature
  /// What was read.
  let bytes: [UInt8]
}
