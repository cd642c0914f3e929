package import TimerEngine
import Yams

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A preset as one line of text, which people send to each other.
///
/// `speakerclock-preset:1:`, the preset as JSON in base64url without padding, a full stop, and the
/// CRC-32 of that JSON as eight hexadecimal digits. The JSON has the form of a preset in a file.
package enum SharedPreset {
  /// What each line begins with, before its version.
  static let prefix = "speakerclock-preset:"
  /// The version that is written, and the only one that is read.
  static let version = "1"

  /// The line of a preset.
  package static func line(of preset: Preset) -> String {
    line(ofJSON: json(of: preset))
  }

  /// The line that carries these bytes.
  static func line(ofJSON bytes: [UInt8]) -> String {
    let sum = String(crc32(bytes), radix: 16)
    let zeros = String(repeating: "0", count: 8 - sum.count)
    return "\(prefix)\(version):\(base64url(bytes)).\(zeros)\(sum)"
  }

  /// What the writer of files writes, read as YAML and written as JSON.
  static func json(of preset: Preset) -> [UInt8] {
    guard let node = try? Yams.compose(yaml: preset.yaml, .basic)?.sequence?.first,
      let json = JSONValue(node)?.json
    else { preconditionFailure("A preset's own YAML can be read.") }
    return json
  }

  /// The preset that JSON says, checked as one of a file is.
  static func preset(ofJSON bytes: [UInt8]) throws(SharedPresetError) -> Preset {
    var reader = YAMLReader(file: "")
    guard let text = String(validating: bytes, as: UTF8.self),
      (try? reader.checkDepth(in: text)) != nil,
      let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    else { throw .noPreset }
    var presets = PresetReader(reader)
    let preset = presets.read(value.node)
    reader = presets.reader
    guard let preset, reader.problems.isEmpty else { throw .problems(reader.problems) }
    return preset
  }

  // MARK: base64url

  private static func base64url(_ bytes: [UInt8]) -> String {
    let text = Data(bytes).base64EncodedString().prefix { $0 != "=" }
    return String(text.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 })
  }

  /// The bytes of base64url without padding; `nil` if it is none.
  static func bytes(ofBase64url text: some Collection<UInt8>) -> [UInt8]? {
    let standard = text.map { byte in
      switch byte {
      case UInt8(ascii: "-"): UInt8(ascii: "+")
      case UInt8(ascii: "_"): UInt8(ascii: "/")
      default: byte
      }
    }
    let padding = Array(repeating: UInt8(ascii: "="), count: (4 - standard.count % 4) % 4)
    return Data(base64Encoded: Data(standard + padding)).map { Array($0) }
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
