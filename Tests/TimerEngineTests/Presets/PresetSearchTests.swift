import Testing
import TimerEngine

struct PresetSearchTests {
  private static let list = PresetList([
    Preset(name: "TED talk", slot: 1, duration: 1080),
    Preset(name: "Lightning talk", slot: 2, duration: 300), Preset(name: "Demo day", duration: 120),
    Preset(name: "Demo day 2015", duration: 150), Preset(name: "3MT", slot: 9, duration: 180),
    Preset(name: "Café", duration: 60), Preset(name: "7", duration: 90),
  ])

  @Test(arguments: [
    ("1", "TED talk"), ("9", "3MT"), ("ted", "TED talk"), ("TED TALK", "TED talk"),
    ("lightning", "Lightning talk"), ("ING T", "Lightning talk"), ("3m", "3MT"),
    ("2015", "Demo day 2015"),
    // Of all those with the part the one with exactly this name.
    ("demo day", "Demo day"), ("DEMO DAY", "Demo day"), ("demo day ", "Demo day 2015"),
    ("CAFÉ", "Café"), ("cafe\u{301}", "Café"),
  ])
  func aPresetIsFoundBySlotNameOrPart(text: String, name: String) throws {
    #expect(try Self.list.preset(named: text).name == name)
  }

  @Test(arguments: [
    "3", "0", "7", "", "x", "10", "１", "-1", "+1", "talks", "cafe", "lightningtalk",
  ])
  func aMissingNameFindsNothing(text: String) {
    #expect(throws: PresetSearchError.none(text)) { try Self.list.preset(named: text) }
  }

  @Test(arguments: [
    ("talk", ["TED talk", "Lightning talk"]), ("demo", ["Demo day", "Demo day 2015"]),
    ("T", ["TED talk", "Lightning talk", "3MT"]), ("day", ["Demo day", "Demo day 2015"]),
  ])
  func severalAreNamedInTheirOrder(text: String, names: [String]) {
    #expect(throws: PresetSearchError.several(text, names)) { try Self.list.preset(named: text) }
  }

  @Test func anEmptyListHasNone() {
    #expect(throws: PresetSearchError.none("ted")) { try PresetList().preset(named: "ted") }
  }

  @Test(arguments: [
    (
      PresetSearchError.none("tad"),
      "There is no preset 'tad'. Expected a slot from 1 to 9, or part of a name that "
        + "'speakerclock presets list' shows, for example: ted"
    ),
    (
      .none(""),
      "There is no preset ''. Expected a slot from 1 to 9, or part of a name that "
        + "'speakerclock presets list' shows, for example: ted"
    ),
    (
      .several("demo", ["Demo day", "Demo day 2015"]),
      "'demo' matches several presets. Expected one of 'Demo day', 'Demo day 2015', or a slot"
    ),
  ])
  func anErrorSaysWhatIsWrongAndWhatWasExpected(error: PresetSearchError, words: String) {
    #expect(error.description == words)
  }
}
