/// All presets in three layers, of which the later ones win.
package struct PresetLayers: Equatable, Sendable {
  /// The origin of a preset.
  package enum Origin: Hashable, Sendable {
    /// It comes with the program.
    case bundled
    /// The user has written it in `presets.yaml`.
    case written
    /// A key or a command has stored it in `slots.yaml`.
    case stored
  }

  /// The presets of all layers, each name and each slot once.
  package private(set) var all: PresetList
  private let bundled: [Preset]
  private let written: [Preset]
  /// The presets that keys and commands have stored.
  package private(set) var stored: PresetList

  /// Creates the layers.
  package init(
    bundled: [Preset] = [], written: [Preset] = [], stored: [Preset] = []
  ) {
    self.bundled = bundled
    self.written = written
    self.stored = PresetList(stored)
    all = PresetList(bundled + written + stored)
  }

  /// The preset of a slot.
  package subscript(slot slot: Int) -> Preset? { all[slot: slot] }

  /// The origin of a slot's preset, `nil` if the slot is empty.
  package func origin(ofSlot slot: Int) -> Origin? {
    guard let preset = self[slot: slot] else { return nil }
    if stored.presets.contains(named: preset.name) { return .stored }
    return written.contains(named: preset.name) ? .written : .bundled
  }

  /// The change that stores a preset in place of the one with its name; another preset with its slot
  /// loses the slot.
  package func change(storing preset: Preset) -> PresetChange {
    var changed = stored
    changed.add(preset)
    return PresetChange(from: stored, to: changed)
  }

  /// The change that removes the stored preset of a slot, `nil` if there is none.
  package func change(removingSlot slot: Int) -> PresetChange? {
    stored[slot: slot].map { PresetChange(removing: [$0], adding: []) }
  }

  /// Applies a change to the stored presets.
  package mutating func apply(_ change: PresetChange) {
    stored.apply(change)
    all = PresetList(bundled + written + stored.presets)
  }
}
