import ArgumentParser
import Files
import Testing
import TimerEngine

@testable import Commands

extension PresetChoice {
  /// All presets that the program brings.
  static let bundled = PresetChoice(presets: PresetList(BundledPresets.all))
}

struct PresetChoiceTests {
  @Test(
    arguments: [
      ("1", "TED talk"), ("9", "3MT"), ("ted", "TED talk"), ("KEY", "Keynote"), ("hour", nil),
      ("full", "Full hour"), ("talk", nil), ("TED talk", "TED talk"), ("0", nil), ("10", nil),
      ("", nil), ("nothing", nil), ("１", nil), ("lightning", "Lightning talk"),
      ("demo day", "Demo day"), ("virginia", "Virginia writ panel"),
    ] as [(String, String?)])
  func aPresetIsFoundByItsSlotOrAPartOfItsName(text: String, name: String?) {
    #expect((try? PresetChoice.bundled.preset(named: text))?.name == name)
  }

  @Test(arguments: [
    (
      "hour",
      "'hour' matches several presets. Expected one of 'Half hour', 'Full hour', or a slot"
    ),
    ("0", "There is no preset '0'. Expected a slot from 1 to 9, or part of a name that "),
    ("", "There is no preset ''. Expected a slot from 1 to 9, or part of a name that "),
  ])
  func aMissingPresetIsNamedWithTheExistingOnes(text: String, words: String) throws {
    let error = try #require(throws: ValidationError.self) {
      try PresetChoice.bundled.preset(named: text)
    }
    #expect(error.message.hasPrefix(words))
  }

  @Test(arguments: [
    ("2", 300), ("18", 1080), ("5:00", 300), ("45s", 45), ("ted", 1080), ("3mt", 180),
    // These numbers are parts of names as well.
    ("12", 720), ("15", 900), ("20", 1200),
  ])
  func aLoneDigitIsASlotAndATimeIsATime(text: String, seconds: Int) throws {
    #expect(try PresetChoice.bundled.presetOrTime(text).duration == seconds)
  }

  @Test func aPresetMayHaveATimeAsItsName() throws {
    let own = PresetChoice(presets: PresetList([Preset(name: "20", duration: 60)]))
    #expect(try own.presetOrTime("20").duration == 60)
  }

  @Test(arguments: ["0", "abc", "5:61", "", "hour"])
  func aTextThatIsNeitherTimeNorPresetIsRefused(text: String) {
    #expect(throws: ValidationError.self) { try PresetChoice.bundled.presetOrTime(text) }
  }

  @Test func withoutAWishItIsTheFirstSlot() {
    #expect(PresetChoice.bundled.first.name == "TED talk")
    let own = PresetList([Preset(name: "Own", duration: 60)])
    #expect(PresetChoice(presets: own).first.name == "Own")
    #expect(PresetChoice(presets: PresetList()).first.duration == 1080)
  }
}
