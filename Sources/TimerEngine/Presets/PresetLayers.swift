/// All presets in three layers, of which the later ones win.
package struct PresetLayers: Sendable {
  /// The origin of a preset.
  package enum Origin: Hashable, Sendable {
    /// It comes with the program.
    case bundled
    /// The user has written it in `presets.yaml`.
    case written
    /// A key or a command has stored it in `slots.yaml`.
    case stored
  }

  /// All presets but `others`; every slot is among them.
  package private(set) var immediate: PresetList
  private let bundled: [Preset]
  private let others: @Sendable () -> [Preset]
  private var written: [Preset]
  /// The presets that keys and commands have stored.
  package private(set) var stored: PresetList

  /// Creates the layers.
  ///
  /// - Parameters:
  ///   - bundled: the bundled presets that are needed at once.
  ///   - written: the presets that the user has written.
  ///   - stored: the presets that keys and commands have stored.
  ///   - others: the other bundled presets, none of which has a slot. It is called when somebody
  ///     asks for `all`, and must return the same presets each time.
  package init(
    bundled: [Preset] = [], written: [Preset] = [], stored: [Preset] = [],
    others: @escaping @Sendable () -> [Preset] = { [] }
  ) {
    self.bundled = bundled
    self.written = written
    self.stored = PresetList(stored)
    self.others = others
    immediate = PresetList(bundled + written + stored)
  }

  /// The presets of all layers, each name and each slot once.
  package var all: PresetList {
    var all = immediate
    all.addMissing(others())
    return all
  }

  /// As `PresetList.preset(named:)` of all presets; a slot's number needs only those that are
  /// there.
  package func preset(named text: String) throws(PresetSearchError) -> Preset {
    let list = PresetList.isSlot(text) ? immediate : all
    return try list.preset(named: text)
  }

  package subscript(slot slot: Int) -> Preset? { immediate[slot: slot] }

  /// The origin of a slot's preset, `nil` if the slot is empty.
  package func origin(ofSlot slot: Int) -> Origin? {
    guard let preset = self[slot: slot] else { return nil }
    if stored.presets.contains(named: preset.name) { return .stored }
    return written.contains(named: preset.name) ? .written : .bundled
  }

  /// The change that stores a preset in place of the one with its name; another preset with its
  /// slot loses the slot.
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
    immediate = PresetList(bundled + written + stored.presets)
  }

  /// Takes other presets in place of those that the user has written before.
  package mutating func replaceWritten(with presets: [Preset]) {
    written = presets
    immediate = PresetList(bundled + written + stored.presets)
  }
}

extension PresetLayers: Hashable {
  /// Whether two have the same presets in each layer; the presets that are not read yet do not
  /// count.
  package static func == (one: PresetLayers, other: PresetLayers) -> Bool {
    (one.bundled, one.written, one.stored) == (other.bundled, other.written, other.stored)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(immediate.presets.count) }
}
