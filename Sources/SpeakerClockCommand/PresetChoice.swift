import ArgumentParser
import TimerEngine

/// A preset as it is named on the command line.
enum PresetChoice {
  /// The preset with a slot's number or a part of a name, upper and lower case alike.
  ///
  /// - Throws: `ValidationError` that names the candidates if there are several, and all presets
  ///   if there is none.
  static func preset(
    named text: String, in presets: [Preset] = Preset.builtIn
  ) throws(ValidationError) -> Preset {
    if let slot = Int(text), presets.indices.contains(slot - 1), text.count == 1 {
      return presets[slot - 1]
    }
    let found = candidates(for: text, in: presets)
    guard let preset = found.first else {
      throw ValidationError(
        "There is no preset '\(text)'. Expected a slot from 1 to \(presets.count) or a part of a "
          + "name: \(list(presets)). For example: --preset ted")
    }
    guard found.count == 1 else {
      throw ValidationError(
        "'\(text)' is a part of several names. Expected one of \(list(found)), or a slot.")
    }
    return preset
  }

  /// As `preset(named:)`; what is no preset's name may also be a time, with the usual thresholds.
  static func presetOrTime(_ text: String) throws(ValidationError) -> Preset {
    let isSlot = text.count == 1 && text.first?.isASCII == true && text.first?.isNumber == true
    guard !isSlot, candidates(for: text, in: Preset.builtIn).isEmpty else {
      return try preset(named: text)
    }
    return try talk(text)
  }

  /// A talk of a length that is given as a time.
  static func talk(_ text: String) throws(ValidationError) -> Preset {
    let duration = try usage { () throws(TimeError) in try TimeGrammar.duration(text) }
    return Preset(name: "", duration: duration, thresholds: .proportional(to: duration))
  }

  /// A name that is the text wins over those that have it as a part.
  private static func candidates(for text: String, in presets: [Preset]) -> [Preset] {
    let text = text.lowercased()
    guard !text.isEmpty else { return [] }
    let exact = presets.filter { $0.name.lowercased() == text }
    return exact.isEmpty ? presets.filter { contains(text, in: $0.name.lowercased()) } : exact
  }

  private static func contains(_ part: String, in name: String) -> Bool {
    name.indices.contains { name[$0...].hasPrefix(part) }
  }

  private static func list(_ presets: [Preset]) -> String {
    presets.map { "'\($0.name)'" }.joined(separator: ", ")
  }
}

/// Reads a time, and makes a usage error of the grammar's, behind the name of an option if there
/// is one.
func usage(
  of option: String? = nil, _ read: () throws(TimeError) -> Int
) throws(ValidationError) -> Int {
  do {
    return try read()
  } catch {
    throw ValidationError((option.map { $0 + " " } ?? "") + "\(error)")
  }
}
