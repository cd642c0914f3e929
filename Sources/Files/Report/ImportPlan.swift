package import TimerEngine

/// What importing presets changes, before anything is stored.
package struct ImportPlan {
  /// The presets that change something.
  package private(set) var presets: [Preset] = []
  /// What each change does, in lines for people.
  package private(set) var lines: [String] = []

  /// Plans to import presets, one after the other, into a list.
  package init(importing found: [Preset], into list: PresetList) {
    var list = list
    for preset in found {
      let before = list
      list.add(preset)
      guard list != before else {
        lines.append("Unchanged: you already have '\(preset.name)'.")
        continue
      }
      presets.append(preset)
      add(preset, before: before, after: list)
    }
  }

  private mutating func add(_ preset: Preset, before: PresetList, after: PresetList) {
    let old = before.presets.first { $0.hasName(preset.name) }
    let new = after.presets.first { $0.hasName(preset.name) }
    if old == nil {
      lines.append("New: \(preset.sentence)")
    } else if let old, let new, !old.isEqual(to: new) {
      lines += ["Changed: \(preset.sentence)", "  Before: \(old.sentence)"]
    }
    guard let key = new?.slot, key != old?.slot else { return }
    let other = before[slot: key].map { " in place of '\($0.name)'" } ?? ""
    lines.append("Key \(key): '\(preset.name)'\(other)")
  }
}

extension Preset {
  /// Whether the presets are equal, even if they are in different slots.
  fileprivate func isEqual(to other: Preset) -> Bool {
    var preset = self
    preset.slot = other.slot
    return preset == other
  }
}
