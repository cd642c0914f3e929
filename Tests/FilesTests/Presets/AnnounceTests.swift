import Files
import Testing
import TimerEngine
import TimerTestSupport

/// `announce:` as it is read and written.
struct AnnounceTests {
  /// The entries of `announce:`, and the rules and marks they make.
  struct Scene: Sendable {
    let lines: [String]
    let rules: CueRules?
    let words: [Int: String]

    init(
      _ lines: String..., words: [Int: String] = [:], rules: (inout CueRules) -> Void = { _ in }
    ) {
      self.lines = lines
      self.words = words
      var standard = CueRules()
      rules(&standard)
      self.rules = standard
    }
  }

  private static func preset(_ lines: [String]) throws -> (Preset?, [String]) {
    let text = "presets:\n  - name: A\n    duration: 18:00\n    announce:"
    let (presets, problems) = try reading((text + lines.joined()).utf8)
    return (presets.first, problems)
  }

  @Test(arguments: [
    Scene("green: 5:00", "yellow: 2m", "red: 30s", "overtime: 10") {
      $0.intervals = [.green: 300, .yellow: 120, .red: 30, .overtime: 600]
    },
    Scene("green: off", "yellow: \"off\"", "red: off", "overtime: off") { $0.intervals = [:] },
    Scene("beeps: off") { $0.beeps = 0 }, Scene("beeps: 0:01") { $0.beeps = 1 },
    Scene("beeps: 1:00") { $0.beeps = 60 },
    Scene(
      "marks:", "  - at: 5:00", "    say: Questions, please", words: [300: "Questions, please"]),
    Scene("marks: [{at: 17:59, say: A}, {say: 'B', at: 0:00}]", words: [1079: "A", 0: "B"]),
    Scene("marks: []"), Scene("beeps: 0:10", "green: 1:00", "red: 0:15"),
  ])
  func entriesChangeTheUsualRules(scene: Scene) throws {
    let (preset, problems) = try Self.preset(scene.lines.map { "\n      " + $0 })
    #expect(problems == [])
    #expect(preset?.cueRules == scene.rules)
    #expect(preset?.words == scene.words)
  }

  @Test func wordsMayBeShown() throws {
    let line = "\n      marks: [{at: 5:00, say: A, show: true}, {at: 4:00, say: B, show: false}]"
    let (preset, problems) = try Self.preset([line])
    #expect(problems == [])
    let marks = preset?.format.segments[0].marks.suffix(2)
    #expect(
      marks == [Mark(at: 300, .say("A", isShown: true)), Mark(at: 240, .say("B"))])
    let yaml = try #require(preset?.yaml)
    #expect(yaml.hasSuffix("say: A\n          show: true\n        - at: 4:00\n          say: B\n"))
  }

  @Test func bellsRingOnceOrAgain() throws {
    let line = """

            marks:
              - at: 5:00
                say: A
                bell: 2
              - at: 4:00
                bell: 3
                every: 0:05
                until: 3:30
      """
    let (preset, problems) = try Self.preset([line])
    #expect(problems == [])
    let again = Bell.Repetition(every: 5, until: 210)
    #expect(
      preset?.format.segments[0].marks.suffix(3) == [
        Mark(at: 300, .say("A")), Mark(at: 300, .bell(Bell(2))),
        Mark(at: 240, .bell(Bell(3, repeats: again))),
      ])
    #expect(try #require(preset?.yaml).hasSuffix(line.dropFirst(1) + "\n"))
  }

  @Test(arguments: [" off", " 'off'", " {}"])
  func allOfItCanBeSaidInAWord(text: String) throws {
    let (preset, problems) = try Self.preset([text])
    #expect(problems == [])
    #expect(preset?.cueRules == (text == " {}" ? CueRules() : nil))
  }

  @Test func aPresetIsWrittenWithWhatDiffers() {
    var rules = CueRules()
    rules.intervals = [.green: 300, .yellow: 60, .overtime: 60]
    rules.beeps = 0
    var preset = Preset(name: "A", duration: 1080, cueRules: rules)
    preset.words = [60: "One", 300: "Questions, please"]
    #expect(
      preset.yaml == """
          - name: A
            duration: 18:00
            yellow: 3:00
            red: 1:00
            announce:
              green: 5:00
              red: off
              beeps: off
              marks:
                - at: 5:00
                  say: "Questions, please"
                - at: 1:00
                  say: One

        """)
    #expect(Preset(name: "A", duration: 18, cueRules: nil).yaml.hasSuffix("\n    announce: off\n"))
    #expect(!Preset(name: "A", duration: 18).yaml.contains("announce"))
  }
}
