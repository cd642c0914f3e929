import Embedded
package import TimerEngine

/// The presets that the program brings, as they are written in the folder `Presets`.
package enum BundledPresets {
  /// The presets of a file, under the heading that lists have for it.
  package struct Group: Sendable {
    /// The heading.
    package let name: String
    /// The file's name in the folder `Presets`.
    package let file: String
    package let presets: [Preset]

    fileprivate init(_ name: String, _ file: String, _ presets: [Preset]) {
      self.name = name
      self.file = file
      self.presets = presets
    }

    fileprivate init(_ source: Source) {
      let presets = PresetReader(Array(source.bytes), file: source.file).presets
      self.init(source.name, source.file, presets)
    }
  }

  /// A file of presets that are read when they are asked for.
  fileprivate struct Source {
    let name: String
    let file: String
    let bytes: UnsafeBufferPointer<UInt8>

    init(_ name: String, _ file: String, _ embedded: EmbeddedFile) {
      (self.name, self.file) = (name, file)
      bytes = UnsafeBufferPointer(start: embedded.bytes, count: embedded.count)
    }

    /// The presets whose names have a part.
    func presets(with part: String) -> [Preset] {
      entries.filter { PresetList.name($0.name, has: part) }.flatMap {
        PresetReader($0.text, file: file).presets
      }
    }

    /// The name of each preset, and a file that has this one alone, without reading YAML.
    private var entries: [(name: String, text: [UInt8])] {
      let start = Array("  - name: ".utf8)
      var entries: [(name: String, text: [UInt8])] = []
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        if line.starts(with: start) {
          let name = String(decoding: line.dropFirst(start.count), as: UTF8.self)
          entries.append((name, Array("presets:".utf8)))
        }
        guard !entries.isEmpty else { continue }
        entries[entries.count - 1].text += [UInt8(ascii: "\n")] + line
      }
      return entries
    }
  }

  /// The nine under the number keys, as `Presets/slots.yaml` has them with their sources.
  ///
  /// They are written here again because each start needs them, and reading YAML would take a tenth
  /// of it. A test compares them with the file.
  package static let slots = [
    slot(1, "TED talk", minutes: 18, yellow: 3 * 60, red: 60),
    slot(2, "Lightning talk", minutes: 5, yellow: 60, red: 15),
    slot(3, "Short talk", minutes: 10, yellow: 2 * 60, red: 60),
    slot(4, "Conference", minutes: 15, yellow: 3 * 60, red: 60),
    slot(5, "Long talk", minutes: 20, yellow: 5 * 60, red: 2 * 60),
    slot(6, "Half hour", minutes: 30, yellow: 5 * 60, red: 2 * 60),
    slot(7, "Keynote", minutes: 45, yellow: 5 * 60, red: 2 * 60),
    slot(8, "Full hour", minutes: 60, yellow: 10 * 60, red: 5 * 60),
    slot(9, "3MT", minutes: 3, yellow: 45, red: 15),
  ]

  private static func slot(
    _ slot: Int, _ name: String, minutes: Int, yellow: Int, red: Int
  ) -> Preset {
    Preset(
      name: name, slot: slot, duration: minutes * 60,
      thresholds: PhaseThresholds(yellow: yellow, red: red))
  }

  /// All of them; those beside the slots are read only when they are asked for.
  package static var all: [Preset] { groups.flatMap(\.presets) }

  /// Those beside the slots: they are read once, when somebody asks for the first time.
  package static let others = groupsOfOthers.flatMap(\.presets)

  /// Those of them that `PresetList.all(with:)` would find; the rest is not read.
  package static func others(with part: String) -> [Preset] {
    part.isEmpty ? [] : sources.flatMap { $0.presets(with: part) }
  }

  /// All of them, file by file.
  package static var groups: [Group] { [Group("Slots", "slots.yaml", slots)] + groupsOfOthers }

  private static var groupsOfOthers: [Group] { sources.map(Group.init) }

  private static var sources: [Source] {
    [
      Source("Conferences", "conferences.yaml", embedded_conferences),
      Source("Speeches", "speeches.yaml", embedded_speeches),
      Source("Debates", "debates.yaml", embedded_debates),
      Source("Courts and councils", "hearings.yaml", embedded_hearings),
      Source("Pitches and sermons", "stages.yaml", embedded_stages),
    ]
  }

  /// The form of the preset files as a JSON schema, for editors that check and complete while one
  /// types; the tests keep it equal to the reader.
  package static var schema: String {
    let file = embedded_preset_schema
    return String(
      decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }
}
