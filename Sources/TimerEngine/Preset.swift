/// A format with its name, slot and texts, as it is stored in a file or under a number key.
package struct Preset: Codable, Hashable, Sendable {
  /// The segments and their marks, and what the preset is called and found by.
  package var format: Format
  /// The number key it lies under, 1 to 9, if there is one.
  package var slot: Int?
  /// What is shown in place of the digits after zero.
  package var overtime: Overtime
  /// What the talk is called, on the status line; empty for nothing.
  package var title: String

  /// Creates a preset.
  package init(
    _ format: Format, slot: Int? = nil, overtime: Overtime = .count, title: String = ""
  ) {
    self.format = format
    self.slot = slot
    self.overtime = overtime
    self.title = title
  }

  /// Creates a preset of one segment that counts down; without thresholds it has TED's proportions.
  package init(
    name: String = "", slot: Int? = nil, duration: Int, thresholds: PhaseThresholds? = nil,
    overtime: Overtime = .count, title: String = "", cueRules: CueRules? = CueRules()
  ) {
    var segment = Segment(
      length: duration, thresholds: thresholds ?? .proportional(to: duration))
    segment.cueRules = cueRules
    self.init(
      Format(name: name, segments: [segment]), slot: slot, overtime: overtime, title: title)
  }

  /// What it is called on the screen and found by; empty for a time without a name.
  package var name: String {
    get { format.name }
    set { format.name = newValue }
  }

  /// Whether it has this name, upper and lower case alike.
  package func hasName(_ name: String) -> Bool { self.name.lowercased() == name.lowercased() }

  /// What its first segment announces in addition to its marks and its end.
  ///
  /// Setting it sets this for all segments.
  package var cueRules: CueRules? {
    get { format.segments[0].cueRules }
    set { for index in format.segments.indices { format.segments[index].cueRules = newValue } }
  }

  /// The length of all its segments, in seconds.
  package var duration: Int { format.length }
}

extension [Preset] {
  /// Whether one of them has this name, upper and lower case alike.
  package func contains(named name: String) -> Bool { contains { $0.hasName(name) } }
}
