import Files
import Testing
import TimerEngine
import TimerTestSupport

/// Writes bytes to a file and reads it as the program does: the names of the sound presets, and
/// what is wrong as `LINE:COLUMN: what, expected …`.
func reading(
  _ bytes: some Collection<UInt8>, sourceLocation: SourceLocation = #_sourceLocation
) throws -> (presets: [Preset], problems: [String]) {
  let folder = try TemporaryFolder()
  let file = try folder.write(bytes: bytes, to: "presets.yaml")
  let (presets, problems) = PresetLibrary.read(file)
  for problem in problems {
    #expect(problem.file == file, sourceLocation: sourceLocation)
    #expect(problem.description.hasPrefix("\(file):"), sourceLocation: sourceLocation)
  }
  return (presets, problems.map { String($0.description.dropFirst(file.count + 1)) })
}

/// Expects the messages of a file, and no preset.
func expectMessages(
  _ messages: [String], of text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let (presets, problems) = try reading(text.utf8, sourceLocation: sourceLocation)
  #expect(problems == messages, sourceLocation: sourceLocation)
  #expect(presets.isEmpty, sourceLocation: sourceLocation)
}

/// Expects the messages of a preset's lines, the first of which is the 4th of its file, and that
/// the sound presets above and below it are read.
func expectMessages(
  _ messages: [String], ofPreset lines: String..., sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let text = """
    presets:
      - name: First
        duration: 5:00
      - \(lines.joined(separator: "\n    "))
      - name: Last
        duration: 10:00

    """
  let (presets, problems) = try reading(text.utf8, sourceLocation: sourceLocation)
  #expect(problems == messages, sourceLocation: sourceLocation)
  #expect(presets.map(\.name) == ["First", "Last"], sourceLocation: sourceLocation)
}

/// What the messages say that they expected.
enum Expected {
  static let time =
    "expected a time up to 23:59:59, \(examples)"
  /// What is expected of the length of a talk that is 0:00.
  static let longerTime = "expected a time from 0:01 to 23:59:59, \(examples)"
  private static let examples =
    "for example: 18:00, 1:30:00, 18m, 1h5m30s, 45s or 20 (minutes)"
  static let threshold = time + "; or a percentage such as 20%"
  static let yaml = "expected a list such as 'presets: [{name: TED talk, duration: 18:00}]'"
  static let list = "expected a list such as '- name: TED talk'"
  static let preset = "expected entries such as 'name: ...'"
  static let file = "expected entries such as 'presets: ...'"
  static let keys =
    "expected one of name, slot, duration, count, green, yellow, red, qualifies, at_end, overtime, "
    + "text, title, announce, segments"
  static let slot = "expected a slot from 1 to 9"
  static let line = "expected one line of text"
  static let overtime = "expected count, freeze, blank or hide"
}
