import Files
import Testing
import TimerEngine
import TimerTestSupport

struct BundledPresetsTests {
  private static let folder = projectFolder + "/Presets"

  @Test(arguments: [
    (1, "TED talk", "18:00", "3:00", "1:00"), (2, "Lightning talk", "5:00", "1:00", "0:15"),
    (3, "Short talk", "10:00", "2:00", "1:00"), (4, "Conference", "15:00", "3:00", "1:00"),
    (5, "Long talk", "20:00", "5:00", "2:00"), (6, "Half hour", "30:00", "5:00", "2:00"),
    (7, "Keynote", "45:00", "5:00", "2:00"), (8, "Full hour", "60:00", "10:00", "5:00"),
    (9, "3MT", "3:00", "0:45", "0:15"),
  ])
  func eachNumberKeyHasAFormat(
    slot: Int, name: String, duration: String, yellow: String, red: String
  ) throws {
    let preset = try #require(BundledPresets.slots.first { $0.slot == slot })
    #expect(preset.name == name)
    #expect(TimeText.plain(preset.duration) == duration)
    #expect(TimeText.plain(preset.thresholds.yellow) == yellow)
    #expect(TimeText.plain(preset.thresholds.red) == red)
    #expect(preset.overtime == .count)
    #expect(preset.title == "")
  }

  @Test func theSlotsAreInOrderAndNoOtherPresetHasOne() {
    #expect(BundledPresets.slots.map(\.slot) == Array(1...9))
    #expect(BundledPresets.all.prefix(9) == BundledPresets.slots[...])
    #expect(BundledPresets.all.dropFirst(9).allSatisfy { $0.slot == nil })
  }

  /// A clock reads those beside the slots later: both together are all.
  @Test func theOthersFollowTheSlots() throws {
    let library = PresetLibrary(over: BundledPresets.slots, from: nil) { BundledPresets.others }
    #expect(library.presets.presets == BundledPresets.slots)
    #expect(library.layers.all.presets == BundledPresets.all)
    #expect(try library.layers.preset(named: "sermon").name == "Sermon")
  }

  /// A start with a name reads only those that it may mean.
  @Test(
    arguments: BundledPresets.others.map(\.name) + ["t", "TALK", "5-7", "\u{2013}", "nothing", ""])
  func thoseThatANameMayMeanAreFoundWithoutTheRest(part: String) {
    let found = BundledPresets.others(with: part)
    #expect(found == PresetList(BundledPresets.others).all(with: part))
  }

  @Test func theSlotsAreThoseOfTheirFile() {
    let file = PresetLibrary.read(Self.folder + "/slots.yaml")
    #expect(file.problems == [])
    #expect(BundledPresets.slots == file.presets)
  }

  @Test func thereAreFormatsOfEveryModel() {
    let segments = BundledPresets.all.map(\.format.segments)
    let rings = { (mark: TimerEngine.Mark) in if case .bell = mark.signal { true } else { false } }
    #expect(segments.count >= 40)
    #expect(segments.count { $0.contains { $0.qualifies != nil } } >= 6)
    #expect(segments.count { $0.contains { $0.marks.contains(where: rings) } } >= 6)
    #expect(segments.count { $0.count > 1 } >= 6)
  }

  @Test func namesAreDistinctWhateverTheirCase() {
    let names = BundledPresets.all.map { $0.name.lowercased() }
    #expect(Set(names).count == names.count)
    #expect(PresetList(BundledPresets.all).presets == BundledPresets.all)
  }

  @Test func everyFileOfTheFolderIsBroughtAlong() {
    let files = TemporaryFolder.names(in: Self.folder).filter { $0.hasSuffix(".yaml") }
    let read = files.map { PresetLibrary.read("\(Self.folder)/\($0)") }
    #expect(!files.isEmpty)
    #expect(read.flatMap(\.problems) == [])
    #expect(read.allSatisfy { !$0.presets.isEmpty })
    #expect(Set(read.flatMap(\.presets)) == Set(BundledPresets.all))
  }

  @Test(arguments: [
    ("ted", "TED talk"), ("lightning", "Lightning talk"), ("keynote", "Keynote"), ("3mt", "3MT"),
    ("conference", "Conference"), ("KEY", "Keynote"), ("toastmasters 5-7", "Toastmasters 5–7"),
    ("lincoln—DOUGLAS", "Lincoln–Douglas"), ("1", "TED talk"), ("9", "3MT"),
  ])
  func aPartOfANameFindsOne(part: String, name: String) throws {
    #expect(try PresetList(BundledPresets.all).preset(named: part).name == name)
  }

  @Test func aCommentAboveEachPresetTellsItsSource() throws {
    for name in TemporaryFolder.names(in: Self.folder) where name.hasSuffix(".yaml") {
      let bytes = try #require(TemporaryFolder.bytes(of: "\(Self.folder)/\(name)"))
      let groups = String(decoding: bytes, as: UTF8.self).split(separator: "\n\n")
      #expect(groups.allSatisfy { $0.contains("  # ") && $0.contains("  - name: ") })
    }
  }
}
