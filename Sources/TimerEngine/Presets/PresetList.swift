/// Presets, of which the later ones win.
package struct PresetList: Equatable, Sendable {
  /// The presets, each name and each slot once.
  package private(set) var presets: [Preset] = []
  /// Their names in the normal form in which they are searched.
  private var names: [String] = []

  /// Creates a list by adding presets one after the other.
  package init(_ presets: some Sequence<Preset> = []) {
    for preset in presets { add(preset) }
  }

  /// The preset under a number key.
  package subscript(slot slot: Int) -> Preset? { presets.first { $0.slot == slot } }

  /// Adds a preset, which overrides earlier ones.
  ///
  /// It takes the place of the one with its name (upper and lower case alike), whose slot it keeps
  /// unless it has one of its own. Another preset with its slot stays in the list without a slot.
  package mutating func add(_ later: Preset) {
    var later = later
    let name = Self.folded(later.name)
    let place = index(of: later.name, folded: name)
    later.slot = later.slot ?? place.flatMap { presets[$0].slot }
    for index in presets.indices where presets[index].slot == later.slot {
      presets[index].slot = nil
    }
    if let place { presets[place] = later } else { append(later, folded: name) }
  }

  private mutating func append(_ preset: Preset, folded name: String) {
    presets.append(preset)
    names.append(name)
  }

  /// The place of the preset with a name, upper and lower case alike, but not all dashes.
  private func index(of name: String, folded: String) -> Int? {
    presets.indices.first { names[$0] == folded && presets[$0].hasName(name) }
  }

  /// Adds presets without slots, except those whose names it has, upper and lower case alike.
  package mutating func addMissing(_ others: [Preset]) {
    let count = presets.count
    for preset in others {
      let name = Self.folded(preset.name)
      if index(of: preset.name, folded: name).map({ $0 < count }) != true {
        append(preset, folded: name)
      }
    }
  }

  /// Removes the preset with a name, upper and lower case alike; returns it if there was one.
  package mutating func remove(_ name: String) -> Preset? {
    index(of: name, folded: Self.folded(name)).map {
      names.remove(at: $0)
      return presets.remove(at: $0)
    }
  }

  /// The preset of a slot's number, or with a name of which `text` is a part, upper and lower
  /// case and all dashes alike; a name that is the text wins over those that have it as a part.
  package func preset(named text: String) throws(PresetSearchError) -> Preset {
    if Self.isSlot(text), let slot = Int(text) {
      guard let preset = self[slot: slot] else { throw .none(text) }
      return preset
    }
    let found = candidates(for: text)
    guard let preset = found.first else { throw .none(text) }
    guard found.count == 1 else { throw .several(text, found.map(\.name)) }
    return preset
  }

  /// Whether a text is a single digit, which means a slot wherever a preset is named.
  package static func isSlot(_ text: String) -> Bool { text.utf8.count == 1 && Int(text) != nil }

  private func candidates(for text: String) -> [Preset] {
    let exact = all(called: text)
    return exact.isEmpty ? all(with: text) : exact
  }

  /// All presets with a name, upper and lower case and all dashes alike.
  package func all(called name: String) -> [Preset] {
    let name = Self.folded(name)
    return zip(presets, names).filter { $0.1 == name }.map(\.0)
  }

  /// All presets with a part of a name, upper and lower case and all dashes alike.
  package func all(with part: String) -> [Preset] {
    let part = Self.folded(part)
    return part.isEmpty ? [] : zip(presets, names).filter { $0.1.contains(part) }.map(\.0)
  }

  /// Whether `all(with:)` finds a preset of this name.
  package static func name(_ name: String, has part: String) -> Bool {
    folded(name).contains(folded(part))
  }

  /// A name in a normal form, without differences of case and dashes: `Speech 5–7` as `speech 5-7`.
  private static func folded(_ name: String) -> String {
    let dashes: ClosedRange<Unicode.Scalar> = "\u{2010}"..."\u{2015}"
    var folded = String.UnicodeScalarView()
    for scalar in name.lowercased().unicodeScalars {
      folded.append(dashes.contains(scalar) || scalar == "\u{2212}" ? "-" : scalar)
    }
    return String(folded)
  }
}

/// Why a text names no preset.
package enum PresetSearchError: Error, Equatable, CustomStringConvertible {
  /// No slot has this number, and no name this part.
  case none(String)
  /// Several names have this part.
  case several(String, [String])

  /// What is wrong, with the text in quotes, and what was expected.
  package var description: String {
    switch self {
    case .none(let text):
      "There is no preset '\(text)'. Expected a slot from 1 to 9, or part of a name that "
        + "'speakerclock presets list' shows, for example: ted"
    case .several(let text, let names):
      "'\(text)' matches several presets. Expected one of "
        + names.map { "'\($0)'" }.joined(separator: ", ") + ", or a slot"
    }
  }
}
