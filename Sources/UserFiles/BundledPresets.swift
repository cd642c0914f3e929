package import TimerEngine

/// The presets that the program brings, as they are written in the folder `Presets`.
package enum BundledPresets {
  /// The nine under the number keys.
  package static var slots: [Preset] { read(PackageResources.slots_yaml, "slots.yaml") }

  /// All of them; those beside the slots are read only when they are asked for.
  package static var all: [Preset] { groups.flatMap(\.presets) }

  /// The same, file by file, each under a heading.
  package static var groups: [(name: String, presets: [Preset])] {
    [
      ("Number keys", slots),
      ("Conferences", read(PackageResources.conferences_yaml, "conferences.yaml")),
      ("Speeches", read(PackageResources.speeches_yaml, "speeches.yaml")),
      ("Debates", read(PackageResources.debates_yaml, "debates.yaml")),
      ("Courts and councils", read(PackageResources.hearings_yaml, "hearings.yaml")),
      ("Pitches and sermons", read(PackageResources.stages_yaml, "stages.yaml")),
    ]
  }

  private static func read(_ bytes: [UInt8], _ file: String) -> [Preset] {
    PresetReader(bytes, file: file).presets
  }
}
