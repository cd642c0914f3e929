package import TimerEngine

/// The presets that the program brings, as they are written in the folder `Presets`.
package enum BundledPresets {
  /// The presets of a file, under the heading that lists have for it.
  package struct Group: Sendable {
    /// The heading.
    package let name: String
    /// The file's name in the folder `Presets`.
    package let file: String
    /// The presets.
    package let presets: [Preset]

    fileprivate init(_ name: String, _ file: String, _ bytes: [UInt8]) {
      self.name = name
      self.file = file
      presets = PresetReader(bytes, file: file).presets
    }
  }

  /// The nine under the number keys.
  package static var slots: [Preset] { numberKeys.presets }

  /// All of them; those beside the slots are read only when they are asked for.
  package static var all: [Preset] { groups.flatMap(\.presets) }

  /// The same, file by file.
  package static var groups: [Group] {
    [
      numberKeys,
      Group("Conferences", "conferences.yaml", PackageResources.conferences_yaml),
      Group("Speeches", "speeches.yaml", PackageResources.speeches_yaml),
      Group("Debates", "debates.yaml", PackageResources.debates_yaml),
      Group("Courts and councils", "hearings.yaml", PackageResources.hearings_yaml),
      Group("Pitches and sermons", "stages.yaml", PackageResources.stages_yaml),
    ]
  }

  private static let numberKeys = Group(
    "Number keys", "slots.yaml", PackageResources.slots_yaml)
}
