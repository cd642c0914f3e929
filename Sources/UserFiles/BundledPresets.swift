package import TimerEngine

/// The presets that the program brings, as they are written in the folder `Presets`.
package enum BundledPresets {
  /// The nine under the number keys.
  package static var slots: [Preset] { read(PackageResources.slots_yaml, "slots.yaml") }

  /// All of them; those beside the slots are read only when they are asked for.
  package static var all: [Preset] {
    slots + read(PackageResources.conferences_yaml, "conferences.yaml")
      + read(PackageResources.hearings_yaml, "hearings.yaml")
      + read(PackageResources.stages_yaml, "stages.yaml")
  }

  private static func read(_ bytes: [UInt8], _ file: String) -> [Preset] {
    PresetReader(bytes, file: file).presets
  }
}
