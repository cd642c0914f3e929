import Testing
import TimerEngine

@testable import Files

/// What `presets list` prints.
struct PresetTableTests {
  @Test func theNineSlotsAreATable() {
    #expect(
      PresetTable.lines(BundledPresets.slots).joined(separator: "\n") == """
        1   18:00    3:00    1:00  TED talk
        2    5:00    1:00    0:15  Lightning talk
        3   10:00    2:00    1:00  Short talk
        4   15:00    3:00    1:00  Conference
        5   20:00    5:00    2:00  Long talk
        6   30:00    5:00    2:00  Half hour
        7   45:00    5:00    2:00  Keynote
        8   60:00   10:00    5:00  Full hour
        9    3:00    0:45    0:15  3MT
        """)
  }

  /// Presets with a slot come first, in the order of the slots; the others stay in their order.
  @Test func aTableBeginsWithTheSlots() {
    let list = PresetList([
      Preset(name: "Sermon", duration: 2220), Preset(name: "Late", slot: 9, duration: 60),
      Preset(name: "Long", duration: 86_399, thresholds: .proportional(to: 86_399)),
      Preset(name: "Early", slot: 2, duration: 6000),
    ])
    #expect(
      PresetTable.lines(list.presets).joined(separator: "\n") == """
        2 1:40:00   16:40    5:35  Early
        9    1:00    0:10    0:05  Late
            37:00    6:10    2:05  Sermon
          23:59:59 4:00:00   80:00  Long
        """)
    #expect(PresetTable.lines([Preset]()).isEmpty)
  }

  @Test func anOwnPresetStandsInItsGroupOrAlone() {
    let presets = [Preset(name: "ted TALK", duration: 60), Preset(name: "Mine", duration: 60)]
    let groups = PresetTable.groups(of: presets, BundledPresets.groups)
    #expect(groups.map(\.name) == ["Your own", "Slots"])
    #expect(groups.map { $0.presets.map(\.name) } == [["Mine"], ["ted TALK"]])
  }

  /// Elapsed times where a speech counts up, and none where there are several segments or lamps.
  @Test func aTableShowsEachModel() {
    let names = ["Toastmasters 5-7", "british", "apcrs", "pechakucha"]
    let presets = names.flatMap(PresetList(BundledPresets.all).all(with:))
    #expect(
      PresetTable.lines(presets).joined(separator: "\n") == """
             7:00    6:00    7:00  Toastmasters 5–7
             7:00                  British Parliamentary
            15:00                  APCRS paper 12 + 3
             6:40    1:20    0:20  PechaKucha
        """)
  }

  @Test func allPresetsAreListedOnce() {
    let lines = PresetTable.lines(BundledPresets.groups.map { ($0.name, $0.presets) })
    #expect(lines.count == BundledPresets.all.count + 6 + 5)
    for preset in BundledPresets.all {
      #expect(lines.count { $0.hasSuffix("  " + preset.name) } == 1, "\(preset.name)")
    }
  }
}
