import Files
import Testing
import TimerEngine
import TimerTestSupport

struct PresetWriterTests {
  private static func readAgain(_ presets: [Preset]) throws -> [Preset] {
    let (found, problems) = try reading("presets:\n\(presets.map(\.yaml).joined())".utf8)
    #expect(problems == [])
    return found
  }

  @Test(arguments: [
    "TED talk", "Q & A", "5 * 3", "*", "&a", "\"", "'", "\\", "\\n", "\\\"", "\"A\" \\ 'B'", "C#",
    "# no comment", "a: b", "a:", ":", "- A", "-", "---", "...", "?", "? A", "!", "%", "@", "`",
    "|",
    ">", "[A]", "{A: B}", ",", "null", "~", "yes", "007", "18:00", "1e3", " leading", "trailing ",
    "  both  ", "double  space", "😀", "講演", "👨‍👩‍👧", "é", "e\u{301}", "\"\u{301}", "\\\u{301}",
    " \u{345}A", "A\u{feff}", "\u{200d}", "שלום", "🇩🇪", "<<", "=", "a\u{a0}b",
    String(repeating: "[", count: 65), String(repeating: "{]", count: 65), "[A",
  ])
  func everyTextIsWrittenSoThatItIsReadAgain(text: String) throws {
    let presets = [
      Preset(name: text, duration: 300),
      Preset(name: "A", duration: 60, overtime: .blank(text), title: text),
    ]
    let found = try Self.readAgain(presets)
    #expect(found == presets)
    // Letter by letter, not only to the eye.
    #expect(found.first.map { Array($0.name.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test(arguments: [
    Overtime.count, .freeze, .blank(nil), .blank(""), .blank("Stop"), .blank("null"),
  ])
  func everyOvertimeIsReadAgain(overtime: Overtime) throws {
    let preset = Preset(name: "A", slot: 9, duration: 1, overtime: overtime)
    #expect(try Self.readAgain([preset]) == [preset])
  }

  @Test func anyPresetIsReadAgain() throws {
    var random = SplitMix64(seed: 20_261_121)
    for _ in 0..<50 {
      let presets = (1...9).map { Self.preset($0, &random) }
      #expect(try Self.readAgain(presets) == presets)
    }
  }

  private static func preset(_ slot: Int, _ random: inout SplitMix64) -> Preset {
    let duration = Int.random(in: 1...longestTime, using: &random)
    let yellow = Int.random(in: 0...duration, using: &random)
    let red = Int.random(in: 0...yellow, using: &random)
    let overtimes = [Overtime.count, .freeze, .blank(nil), .blank(text(&random))]
    var preset = Preset(
      name: "\(slot)\(text(&random))", slot: Bool.random(using: &random) ? slot : nil,
      duration: duration, thresholds: PhaseThresholds(yellow: yellow, red: red),
      overtime: overtimes.randomElement(using: &random) ?? .count, title: text(&random),
      cueRules: Bool.random(using: &random) ? cueRules(&random) : nil)
    guard preset.cueRules != nil else { return preset }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      preset.words[Int.random(in: 0..<duration, using: &random)] = "A" + text(&random)
    }
    return preset
  }

  private static func cueRules(_ random: inout SplitMix64) -> CueRules {
    var rules = CueRules()
    for phase in Phase.allCases where Bool.random(using: &random) {
      rules.intervals[phase] = [nil, 1, 60, longestTime].randomElement(using: &random) ?? nil
    }
    rules.beeps = Int.random(in: 0...CueRules.longestBeeps, using: &random)
    return rules
  }

  private static func text(_ random: inout SplitMix64) -> String {
    let letters: [Unicode.Scalar] = Array(" \"\\'#:-&*[]{},?!|>@`%~aZ09é😀\u{301}".unicodeScalars)
    let count = Int.random(in: 0...8, using: &random)
    var text = String.UnicodeScalarView()
    for _ in 0..<count { text.append(letters.randomElement(using: &random) ?? " ") }
    return String(text)
  }

  private static func preset(ofBytes bytes: Int) -> Preset {
    let rest = Preset(name: "A", duration: 300, title: "a").yaml.utf8.count - 1
    return Preset(name: "A", duration: 300, title: String(repeating: "a", count: bytes - rest))
  }

  @Test func theLargestPresetSurvivesARoundTrip() throws {
    let preset = Self.preset(ofBytes: 65_536)
    #expect(preset.yaml.utf8.count == 65_536)
    #expect(try Self.readAgain([preset]) == [preset])
  }

  @Test func aPresetOneByteOverTheLimitIsRefused() throws {
    try expectMessages(
      ["2:5: a preset with 2 marks takes 65537 bytes, expected at most 65536"],
      of: "presets:\n" + Self.preset(ofBytes: 65_537).yaml)
  }

  @Test func aPresetIsWrittenAsPeopleWould() {
    let preset = Preset(
      name: "TED talk", slot: 1, duration: 1080, overtime: .blank("Stop!"), title: "Why \"clocks\"")
    #expect(
      preset.yaml == """
          - name: TED talk
            slot: 1
            duration: 18:00
            yellow: 3:00
            red: 1:00
            overtime: blank
            text: "Stop!"
            title: "Why \\"clocks\\""

        """)
  }

  @Test(arguments: [
    "two\nlines", "\u{7}", "\u{1b}[31m", "\t", "\u{85}", "\u{2028}", "\u{ffff}", "\r\n",
  ])
  func controlCharactersBreakNoOtherPreset(text: String) throws {
    let presets = [Preset(name: "A\(text)", duration: 60), Preset(name: "B", duration: 60)]
    let (found, problems) = try reading("presets:\n\(presets.map(\.yaml).joined())".utf8)
    #expect(problems == [])
    #expect(found.last == presets.last)
    // Each control character is a blank.
    #expect(found.first?.name.unicodeScalars.count == 1 + text.unicodeScalars.count)
  }
}
