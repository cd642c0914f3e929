import Testing
import TimerEngine

@testable import Files

struct PresetSentenceTests {
  private static let presets = PresetList(BundledPresets.all)

  @Test(arguments: [
    ("ted", "TED talk: 18:00 counting down, yellow with 3:00 left, red with 1:00 left."),
    (
      "toastmasters 5-7",
      "Toastmasters 5–7: 7:00 counting up, green at 5:00, yellow at 6:00, red at 7:00, qualifies from "
        + "4:30 to 7:30; nothing shows the overtime."
    ),
    (
      "british",
      "British Parliamentary: 7:00 counting up, a bell at 1:00, a bell at 6:00, 2 bells at 7:00, "
        + "3 bells at 7:15."
    ),
    (
      "pechakucha",
      "PechaKucha: 6:40 counting down, yellow with 1:20 left, red with 0:20 left, a bell with 6:20 "
        + "left and every 0:20 until 0:20."
    ),
    (
      "apcrs",
      "APCRS paper 12 + 3: first Talk, 12:00 counting down, yellow with 2:00 left, red at the end, "
        + "overtime is taken from the next segment; then Questions, 3:00 counting down, yellow with 0:30 "
        + "left, red at the end, the clock stops at the end."
    ),
    (
      "virginia",
      "Virginia writ panel: 10:00 counting down, yellow with 3:00 left, red at the end; the digits "
        + "give way to 'Argument Time Expired'."
    ),
    (
      "north carolina",
      "North Carolina appeal: 30:00 counting down, yellow with 2:00 left, red at the end; the digits "
        + "stay at 0:00."
    ),
  ])
  func aPresetIsASentence(name: String, sentence: String) throws {
    #expect(try Self.presets.preset(named: name).sentence == sentence)
  }

  @Test func wordsAndATitleAreToldToo() {
    var preset = Preset(name: "A", duration: 60, title: "Engines")
    preset.format.segments[0].marks.append(Mark(at: 30, .say("Half")))
    #expect(
      preset.sentence
        == "A: 1:00 counting down, yellow with 0:10 left, red with 0:05 left, 'Half' with 0:30 left; "
        + "titled 'Engines'.")
  }

  @Test(arguments: BundledPresets.all)
  func aSentenceIsOne(preset: Preset) {
    let sentence = preset.sentence
    #expect(sentence.hasPrefix(preset.name + ": "))
    #expect(sentence.hasSuffix(".") && !sentence.contains("\n"))
  }
}
