package import TimerEngine

/// A preset as one line of text, which people send to each other.
///
/// `speakerclock-preset:1:`, the preset as JSON in base64url without padding, a full stop, and the
/// CRC-32 of that JSON as eight hexadecimal digits. The JSON has the form of a preset in a file.
package enum SharedPreset {
  /// What each line begins with, before its version.
  static let prefix = "speakerclock-preset:"
  /// The version that is written, and the only one that is read.
  static let version = "1"

  package static func line(of preset: Preset) -> String {
    line(ofJSON: json(of: preset))
  }

  /// The line that carries these bytes.
  static func line(ofJSON bytes: [UInt8]) -> String {
    let sum = String(crc32(bytes), radix: 16)
    let zeros = String(repeating: "0", count: 8 - sum.count)
    return "\(prefix)\(version):\(Base64.urlText(of: bytes)).\(zeros)\(sum)"
  }

  /// What the writer of files writes, read as YAML and written as JSON.
  static func json(of preset: Preset) -> [UInt8] {
    var reader = YAMLReader(file: "")
    guard let node = reader.root(of: Array(preset.yaml.utf8))?.sequence?.first,
      let value = JSONValue(node)
    else { preconditionFailure("A preset's own YAML can be read.") }
    return Array(Fields.json(value, as: JSONValueForm()).utf8)
  }

  /// The preset that JSON says, checked as one of a file is.
  static func preset(ofJSON bytes: [UInt8]) throws(SharedPresetError) -> Preset {
    guard let value = try? Fields.read(bytes, as: JSONValueForm()) else { throw .noPreset }
    var presets = PresetReader(YAMLReader(file: ""))
    let preset = presets.read(value.node)
    guard let preset, presets.reader.problems.isEmpty else {
      throw .problems(presets.reader.problems)
    }
    return preset
  }
}

/// Why a line carries no preset that can be imported.
package enum SharedPresetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It has this version.
  case version(String)
  /// Its check sum is missing, or something in front of it.
  case incomplete
  /// Its check sum is another one.
  case changed
  /// It has come as it was sent, and carries no preset.
  case noPreset
  /// It carries a preset with which these things are wrong.
  case problems([Diagnostic])

  /// What is wrong, and what was expected.
  package var description: String {
    switch self {
    case .version(let version):
      "the line has version '\(version.shown)', expected 1: "
        + "a newer speakerclock may be able to read it"
    case .incomplete:
      "the line is incomplete, expected all that 'presets share' printed: "
        + "letters, digits, - and _, then a full stop and eight more digits or letters"
    case .changed:
      "the line was damaged on its way, expected it exactly as "
        + "'presets share' printed it"
    case .noPreset: "the line contains no preset, expected what 'presets share' printed"
    case .problems(let problems):
      problems.map { "\($0.what), expected \($0.expected)" }.joined(separator: "; ")
    }
  }
}
