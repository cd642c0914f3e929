package import TimerEngine

/// Presets as a table for people.
package enum PresetTable {
  /// Presets under a heading.
  package typealias Group = (name: String, presets: [Preset])

  /// Presets under the headings of the groups to which their names belong, the user's own first.
  package static func groups(of presets: [Preset], _ known: [BundledPresets.Group]) -> [Group] {
    let group = { (preset: Preset) in
      known.firstIndex { $0.presets.contains(named: preset.name) }
    }
    let own = ("Your own", presets.filter { group($0) == nil })
    return
      ([own]
      + known.indices.map { index in
        (known[index].name, presets.filter { group($0) == index })
      }).filter { !$0.1.isEmpty }
  }

  /// The names of the columns.
  package static let heading = "#  Length  Yellow     Red  Name"

  /// The heading of each group and a line for each preset, with an empty line between groups.
  package static func lines(_ groups: [Group]) -> [String] {
    Array(groups.map { [$0.name] + lines($0.presets) }.joined(separator: [""]))
  }

  /// One line for each preset, those with a slot first.
  ///
  /// If a preset counts up, yellow and red are elapsed times. A preset with several segments has
  /// its whole length.
  package static func lines(_ presets: [Preset]) -> [String] {
    let slots = presets.filter { $0.slot != nil }.sorted { ($0.slot ?? 0) < ($1.slot ?? 0) }
    return (slots + presets.filter { $0.slot == nil }).map { preset in
      let segment = preset.format.segments[0]
      let phases = [Phase.yellow, .red].map { phase in
        segment.beginning(of: phase).map { TimeText.plain(segment.digits(at: $0)) }
      }
      let isOne = preset.format.segments.count == 1
      let times = [TimeText.plain(preset.duration)] + phases.map { isOne ? $0 ?? "" : "" }
      return (preset.slot.map { "\($0)" } ?? " ")
        + times.map { " " + $0.padded(to: 7, atLeft: true) }.joined() + "  " + preset.name
    }
  }
}
