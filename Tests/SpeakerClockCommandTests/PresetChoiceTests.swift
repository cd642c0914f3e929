import ArgumentParser
import Testing
import TimerEngine

@testable import SpeakerClockCommand

struct PresetChoiceTests {
  @Test(
    arguments: [
      ("1", "TED talk"), ("9", "3MT"), ("ted", "TED talk"), ("KEY", "Keynote"), ("hour", nil),
      ("full", "Full hour"), ("talk", nil), ("TED talk", "TED talk"), ("0", nil), ("10", nil),
      ("", nil), ("nothing", nil), ("１", nil),
    ] as [(String, String?)])
  func aPresetIsFoundByItsSlotOrAPartOfItsName(text: String, name: String?) {
    #expect((try? PresetChoice.preset(named: text))?.name == name)
  }

  @Test(arguments: [
    (
      "hour",
      "'hour' is a part of several names. Expected one of 'Half hour', 'Full hour', or a slot."
    ),
    ("0", "There is no preset '0'. Expected a slot from 1 to 9 or a part of a name: 'TED talk', "),
    ("", "There is no preset ''. Expected a slot from 1 to 9 or a part of a name: "),
  ])
  func whatIsNotFoundIsNamedWithWhatThereIs(text: String, words: String) throws {
    let error = try #require(throws: ValidationError.self) {
      try PresetChoice.preset(named: text)
    }
    #expect(error.message.hasPrefix(words))
  }

  @Test func anExactNameWinsOverAPart() throws {
    let presets = ["Long talk", "Long", "Longer"].map {
      Preset(name: $0, duration: 60, thresholds: .proportional(to: 60))
    }
    #expect(try PresetChoice.preset(named: "long", in: presets).name == "Long")
  }

  @Test(arguments: [
    ("2", 300), ("18", 1080), ("5:00", 300), ("45s", 45), ("ted", 1080), ("3mt", 180),
  ])
  func aLoneDigitIsASlotAndATimeIsATime(text: String, seconds: Int) throws {
    #expect(try PresetChoice.presetOrTime(text).duration == seconds)
  }

  @Test(arguments: ["0", "abc", "5:61", "", "hour"])
  func whatIsNeitherIsRefused(text: String) {
    #expect(throws: ValidationError.self) { try PresetChoice.presetOrTime(text) }
  }
}
