/// A format with its name, slot and texts, as it is stored in a file or in a slot.
package struct Preset: Hashable, Sendable {
  /// The segments with their marks, and the name of the preset.
  package var format: Format
  /// Its number key, 1 to 9; `nil` if it has none.
  package var slot: Int?
  /// What is shown in place of the digits after zero.
  package var overtime: Overtime
  /// The title of the talk on the status line; empty if it has none.
  package var title: String

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

  /// The name that is shown, and by which it is found; empty for a time without a name.
  package var name: String {
    get { format.name }
    set { format.name = newValue }
  }

  /// What identifies it while this program runs: `#` and eight hexadecimal digits.
  ///
  /// Another preset, or this one once it was changed, has another id.
  package var id: String {
    var hasher = Hasher()
    hasher.combine(self)
    let digits = String(UInt32(truncatingIfNeeded: hasher.finalize()), radix: 16)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Whether a text has the form of an id.
  package static func isID(_ text: String) -> Bool {
    text.utf8.count == 9 && text.hasPrefix("#") && text.dropFirst().allSatisfy(\.isHexDigit)
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
