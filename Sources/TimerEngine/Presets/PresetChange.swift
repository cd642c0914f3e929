/// A change of the stored presets: some are removed, others added.
package struct PresetChange: Hashable, Sendable {
  /// The presets that are removed, as they are stored before the change.
  package var removed: [Preset]
  package var added: [Preset]
  /// Whether it undoes an earlier change.
  ///
  /// That is refused if another program has changed the same presets in the meantime.
  package var isUndo: Bool

  package init(removing removed: [Preset], adding added: [Preset], isUndo: Bool = false) {
    self.removed = removed
    self.added = added
    self.isUndo = isUndo
  }

  /// The change that turns the stored presets `before` into those `after` it.
  package init(from before: PresetList, to after: PresetList) {
    self.init(
      removing: before.presets.filter { !after.presets.contains($0) },
      adding: after.presets.filter { !before.presets.contains($0) })
  }

  /// The change that undoes this one.
  package var reversed: PresetChange {
    PresetChange(removing: added, adding: removed, isUndo: true)
  }

  /// The slot that it changes; `nil` if it changes only presets without one.
  package var slot: Int? { (added + removed).compactMap(\.slot).first }

  /// Whether a stored preset has the slot or the name (upper and lower case alike) of one that is
  /// removed or added.
  package func concerns(_ preset: Preset) -> Bool {
    (removed + added).contains {
      $0.hasName(preset.name) || $0.slot != nil && $0.slot == preset.slot
    }
  }

  /// One change in place of this one and a later one; `nil` if they concern different presets.
  package func merged(with later: PresetChange) -> PresetChange? {
    guard names == later.names else { return nil }
    return PresetChange(removing: removed, adding: later.added, isUndo: isUndo && later.isUndo)
  }

  private var names: Set<String> { Set((removed + added).map { $0.name.lowercased() }) }
}

extension PresetList {
  /// Applies a change.
  package mutating func apply(_ change: PresetChange) {
    for preset in change.removed { _ = remove(preset.name) }
    for preset in change.added { add(preset) }
  }
}
