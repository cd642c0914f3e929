import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

/// Presets as lines that people share.
struct SharedPresetTests {
  private static let ted = Preset(name: "TED talk", slot: 1, duration: 1080)

  private static func presets(in text: String) -> [Preset] {
    SharedPresetFinder.presets(in: text).compactMap { try? $0.preset.get() }
  }

  private static func errors(in text: String) -> [String] {
    SharedPresetFinder.presets(in: text).compactMap { found in
      guard case .failure(let error) = found.preset else { return nil }
      return "\(found.line): \(error)"
    }
  }

  // MARK: The line

  /// Whoever writes such lines in another language can compare with this one.
  @Test func aLineIsJSONInBase64urlWithItsCheckSum() throws {
    let preset = Preset(name: "A", duration: 60, thresholds: PhaseThresholds(yellow: 10, red: 5))
    let json = #"{"duration":"1:00","name":"A","red":"0:05","yellow":"0:10"}"#
    #expect(SharedPreset.json(of: preset) == Array(json.utf8))
    #expect(
      SharedPreset.line(of: preset)
        == "speakerclock-preset:1:eyJkdXJhdGlvbiI6IjE6MDAiLCJuYW1lIjoiQSIsInJlZCI6"
        + "IjA6MDUiLCJ5ZWxsb3ciOiIwOjEwIn0.09f8b93c")
  }

  /// The check value that catalogues of such sums give.
  @Test func theCheckSumIsTheUsualOne() {
    #expect(crc32("123456789".utf8) == 0xcbf4_3926)
    #expect(crc32([]) == 0)
  }

  @Test(arguments: BundledPresets.all)
  func eachPresetComesBack(preset: Preset) {
    #expect(Self.presets(in: SharedPreset.line(of: preset)) == [preset])
  }

  // MARK: What mail and people make of it

  private static func wrapped(_ line: String, at width: Int, by end: String) -> String {
    var text = ""
    for (index, character) in line.enumerated() {
      if index > 0, index.isMultiple(of: width) { text += end }
      text.append(character)
    }
    return text
  }

  private static let manglings: [(name: String, mangle: @Sendable (String) -> String)] = [
    ("wrapped", { wrapped($0, at: 72, by: "\n") }),
    ("wrapped by Windows", { wrapped($0, at: 72, by: "\r\n") }),
    ("wrapped by an old Mac", { wrapped($0, at: 76, by: "\r") }),
    ("with soft breaks", { wrapped($0, at: 71, by: " \r\n") }),
    ("wrapped at one character", { wrapped($0, at: 1, by: "\n") }),
    ("quoted", { "> " + wrapped($0, at: 72, by: "\n> ") }),
    ("quoted in an answer", { ">> " + wrapped($0, at: 60, by: "\n>> ") }),
    (
      "quoted, and wrapped again",
      { "> " + wrapped(wrapped($0, at: 50, by: "\n"), at: 33, by: "\n> ") }
    ),
    ("indented", { "\t    " + wrapped($0, at: 72, by: "\n\t    ") }),
    ("in quotation marks", { "\u{201c}\($0)\u{201d}" }),
    ("in German quotation marks", { "\u{201e}\($0)\u{201c}" }),
    ("in a code fence", { "```\n\($0)\n```" }),
    ("in angle brackets", { "<\($0)>" }),
    ("at the end of a sentence", { "Here it is: \($0). Have fun!" }),
    ("with a capital letter", { "S" + $0.dropFirst() }),
    ("with invisible characters", { wrapped($0, at: 40, by: "\u{200b}\u{ad}\u{feff}") }),
    ("with spaces that do not break", { wrapped($0, at: 40, by: "\u{a0}") }),
    ("with other hyphens", { $0.replacing("-", with: "\u{2011}") }),
    ("with long dashes", { $0.replacing("--", with: "\u{2014}") }),
    (
      "in a mail",
      { "Hi Ada,\n\n> send me yours: a > b\n\(wrapped($0, at: 72, by: "\n"))\n\n-- \nBob" }
    ),
  ]

  @Test(arguments: sample(BundledPresets.all, oneOf: 9), manglings.indices)
  func quotingAndWrappingByMailIsUndone(preset: Preset, mangling: Int) {
    let text = Self.manglings[mangling].mangle(SharedPreset.line(of: preset))
    #expect(Self.presets(in: text) == [preset], "\(Self.manglings[mangling].name): \(text)")
    #expect(Self.errors(in: text) == [])
  }

  @Test func allLinesOfATextAreFound() {
    let presets = BundledPresets.all
    let mail = presets.map { "> \($0.name):\n> " + SharedPreset.line(of: $0) + "\n" }.joined()
    #expect(Self.presets(in: mail) == presets)
    #expect(SharedPresetFinder.presets(in: mail).map(\.line) == presets.indices.map { 2 * $0 + 2 })
    #expect(Self.presets(in: presets.map(SharedPreset.line).joined()) == presets)
  }

  @Test(arguments: ["", "Hi", "speakerclock", "speakerclock-preset", "preset:1:abc.12345678"])
  func otherTextsHaveNone(text: String) {
    #expect(SharedPresetFinder.presets(in: text).isEmpty)
  }

  // MARK: What is damaged

  private static let incomplete =
    "the line is incomplete, expected all that 'presets share' printed: "
    + "letters, digits, - and _, then a full stop and eight more digits or letters"
  private static let changed =
    "the line was damaged on its way, expected it exactly as "
    + "'presets share' printed it"

  /// What takes the place of what in a line, and what is said of it.
  @Test(arguments: [
    (":1:", ":2:", version("2")), (":1:", ":999:", version("999")), (":1:", ":01:", version("01")),
    (":1:", ":1234567890:", version("1234567890")), (":1:", ":12345678901:", incomplete),
    (":1:", ":2::", version("2")), (":1:", ":1::", incomplete),
    (".", ",", incomplete), (".", "", incomplete), ("eyJ", "e\u{e9}J", incomplete),
    ("eyJ", "eyj", changed), ("eyJ", "ey", changed), ("eyJ", "", changed),
  ])
  func aDamagedLineIsRefused(part: String, damage: String, words: String) {
    let line = SharedPreset.line(of: Self.ted)
    #expect(line.contains(part))
    let text = "\n\n" + line.replacing(part, with: damage) + "\n"
    #expect(Self.presets(in: text) == [])
    #expect(Self.errors(in: text) == ["3: \(words)"])
  }

  @Test func aLineThatIsCutOffAnywhereIsRefused() {
    let line = SharedPreset.line(of: Self.ted)
    for length in SharedPreset.prefix.count..<line.count {
      #expect(Self.presets(in: String(line.prefix(length))) == [])
      #expect(Self.errors(in: String(line.prefix(length))) == ["1: \(Self.incomplete)"])
    }
  }

  private static func version(_ version: String) -> String {
    "the line has version '\(version)', expected 1: a newer speakerclock may be able to read it"
  }

  /// A line that ends in the middle of another one does not take that one along.
  @Test func aSoundLineRightBehindADamagedOneIsFound() {
    let line = SharedPreset.line(of: Self.ted)
    #expect(Self.presets(in: line.prefix(50) + "\n" + line) == [Self.ted])
    #expect(Self.errors(in: line.prefix(50) + "\n" + line) == ["1: \(Self.incomplete)"])
  }

  // MARK: What is sound, and no preset

  /// JSON in a sound line, and what is said of it.
  @Test(arguments: [
    ("{", "contains no preset"), ("null", "contains no preset"),
    (#"{"name": 1.5}"#, "contains no preset"), (#"{"name": null}"#, "contains no preset"),
    (#"{"name": "A", "duration": 1e400}"#, "contains no preset"),
    (String(repeating: "[", count: 10_000), "contains no preset"),
    (
      String(repeating: #"{"a":"#, count: 600) + "1" + String(repeating: "}", count: 600),
      "no preset"
    ),
    ("5 ", "a preset is '5', expected"), ("[]", "a preset is a list, expected"),
    ("{}", "'name' is missing, expected a name; 'duration' is missing, expected a time"),
    (#"{"name": "A"}"#, "'duration' is missing, expected a time such as 18:00"),
    (#"{"name": "A", "duration": "soon"}"#, "duration 'soon' is not a valid time, expected a time"),
    (#"{"name": "A", "duration": 99999}"#, "duration '99999' is too long"),
    (
      #"{"name": "A", "duration": "5:00", "yellow": "6:00"}"#,
      "yellow '6:00' is longer than the duration"
    ),
    (
      #"{"name": "A", "duration": "5:00", "run": "rm"}"#,
      "unknown key 'run' in a preset, expected one"
    ),
    (#"{"name": "A\u0007", "duration": "5:00"}"#, "name has a control character or more than one"),
    (#"{"name": "A", "duration": "5:00", "slot": 10}"#, "slot '10' is"),
    (#"{"name": "A", "duration": "5:00", "slot": true}"#, "slot 'true' is"),
    (#"{"name": "A", "segments": []}"#, "there are 0 segments, expected 1 to 100 of them"),
  ])
  func anInvalidPresetIsRefusedInWords(json: String, words: String) {
    let errors = Self.errors(in: SharedPreset.line(ofJSON: Array(json.utf8)))
    #expect(errors.count == 1)
    #expect(errors.first?.contains(words) == true, "\(errors)")
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(Self.errors(in: SharedPreset.line(ofJSON: [0xff, 0x22])).count == 1)
  }

  /// As scripts in other languages write it.
  @Test func numbersAndEscapesAreTaken() throws {
    let json =
      #"{"slot": 4, "name": "\ud83d\ude00 caf\u00e9", "duration": 12, "announce": "#
      + #"{"marks": [{"at": "1:00", "say": "Now", "show": true}]}}"#
    let preset = try #require(Self.presets(in: SharedPreset.line(ofJSON: Array(json.utf8))).first)
    #expect(preset.name == "\u{1f600} caf\u{e9}")
    #expect(preset.slot == 4)
    #expect(preset.duration == 720)
    #expect(preset.format.segments[0].words(at: 60)?.isShown == true)
  }
}
