import Testing
import TimerEngine
import TimerTestSupport

struct PresetListTests {
  /// A list in a line: `1 TED talk 18:00 | - Sermon 37:00`.
  private func line(_ list: PresetList) -> String {
    list.presets.map { preset in
      "\(preset.slot.map { "\($0)" } ?? "-") \(preset.name) \(TimeText.plain(preset.duration))"
    }.joined(separator: " | ")
  }

  private static let bundled = [
    Preset(name: "TED talk", slot: 1, duration: 1080),
    Preset(name: "Lightning talk", slot: 2, duration: 300), Preset(name: "Sermon", duration: 2220),
  ]

  /// What is added to the three above, and the list that comes of it.
  @Test(arguments: [
    ([], "1 TED talk 18:00 | 2 Lightning talk 5:00 | - Sermon 37:00"),
    // By name, whose slot it keeps and whose spelling it brings.
    (
      [Preset(name: "ted TALK", duration: 600)],
      "1 ted TALK 10:00 | 2 Lightning talk 5:00 | - Sermon 37:00"
    ),
    // By name, with a slot of its own.
    (
      [Preset(name: "TED talk", slot: 4, duration: 600)],
      "4 TED talk 10:00 | 2 Lightning talk 5:00 | - Sermon 37:00"
    ),
    (
      [Preset(name: "SERMON", slot: 3, duration: 60)],
      "1 TED talk 18:00 | 2 Lightning talk 5:00 | 3 SERMON 1:00"
    ),
    // By slot: the other stays, without one.
    (
      [Preset(name: "Own", slot: 2, duration: 60)],
      "1 TED talk 18:00 | - Lightning talk 5:00 | - Sermon 37:00 | 2 Own 1:00"
    ),
    // By name and by slot at once.
    (
      [Preset(name: "TED talk", slot: 2, duration: 60)],
      "2 TED talk 1:00 | - Lightning talk 5:00 | - Sermon 37:00"
    ),
    (
      [Preset(name: "Own", duration: 60)],
      "1 TED talk 18:00 | 2 Lightning talk 5:00 | - Sermon 37:00 | - Own 1:00"
    ),
    // One after the other.
    (
      [
        Preset(name: "Own", slot: 1, duration: 60), Preset(name: "Ted talk", slot: 1, duration: 90),
      ],
      "1 Ted talk 1:30 | 2 Lightning talk 5:00 | - Sermon 37:00 | - Own 1:00"
    ),
    (
      [Preset(name: "Own", slot: 1, duration: 60), Preset(name: "own", duration: 90)],
      "- TED talk 18:00 | 2 Lightning talk 5:00 | - Sermon 37:00 | 1 own 1:30"
    ),
  ])
  func theLaterWins(added: [Preset], list: String) {
    #expect(line(PresetList(Self.bundled + added)) == list)
    var grown = PresetList(Self.bundled)
    for preset in added { grown.add(preset) }
    #expect(grown == PresetList(Self.bundled + added))
  }

  @Test(arguments: [
    (1, "TED talk"), (2, "Lightning talk"), (3, nil), (0, nil), (-1, nil), (10, nil),
  ])
  func aSlotHasOnePresetOrNone(slot: Int, name: String?) {
    #expect(PresetList(Self.bundled)[slot: slot]?.name == name)
  }

  @Test(
    arguments: [(1, .bundled), (2, .written), (3, .stored), (4, nil)]
      as [(Int, PresetLayers.Origin?)])
  func aSlotKnowsWhereItsPresetIsFrom(slot: Int, origin: PresetLayers.Origin?) {
    let layers = PresetLayers(
      bundled: Self.bundled, written: [Preset(name: "lightning TALK", duration: 60)],
      stored: [Preset(name: "Own", slot: 3, duration: 60)])
    #expect(layers.origin(ofSlot: slot) == origin)
  }

  /// The presets that are read later never replace one that was there, and are not read for a slot.
  @Test func otherPresetsAreReadForAName() throws {
    let sermon = Preset(name: "SERMON", duration: 60)
    let layers = PresetLayers(
      bundled: [Self.bundled[0]], written: [sermon],
      others: { [Preset(name: "Sermon", duration: 2220), Preset(name: "Homily", duration: 840)] })
    #expect(line(layers.immediate) == "1 TED talk 18:00 | - SERMON 1:00")
    #expect(line(layers.all) == "1 TED talk 18:00 | - SERMON 1:00 | - Homily 14:00")
    #expect(try layers.preset(named: "serm") == sermon)
    #expect(try layers.preset(named: "homi").duration == 840)

    let early = PresetLayers(bundled: Self.bundled) {
      Issue.record("read without need")
      return []
    }
    #expect(try early.preset(named: "1").name == "TED talk")
    #expect(early[slot: 2]?.name == "Lightning talk")
  }

  /// A change of a preset with a slot, and of one without.
  @Test(
    arguments: [
      ("OWN", nil, true), ("plain", 7, true), ("Other", 2, true), ("Other", 3, false),
      ("Other", nil, false),
    ] as [(String, Int?, Bool)])
  func aChangeConcernsTheSameNameAndTheSameSlot(name: String, slot: Int?, isConcerned: Bool) {
    let change = PresetChange(
      removing: [Preset(name: "Plain", duration: 60)],
      adding: [Preset(name: "Own", slot: 2, duration: 60)])
    #expect(change.concerns(Preset(name: name, slot: slot, duration: 300)) == isConcerned)
  }

  @Test func allThatAPresetSaysIsReplaced() {
    let later = Preset(
      name: "TED talk", duration: 60, thresholds: .yellow(30, red: 0), overtime: .freeze,
      title: "Ada")
    let list = PresetList(Self.bundled + [later])
    var kept = later
    kept.slot = 1
    #expect(list[slot: 1] == kept)
  }

  @Test func anEmptyListHasNone() {
    #expect(PresetList().presets.isEmpty)
    #expect(PresetList()[slot: 1] == nil)
  }

  @Test func namesAreFoundAfterOthersWereRemovedAndReplaced() {
    var list = PresetList(Self.bundled)
    #expect(list.remove("ted talk")?.slot == 1)
    list.add(Preset(name: "SERMON", duration: 60))
    list.addMissing([Preset(name: "sermon", duration: 1), Preset(name: "Talk 5–7", duration: 2)])
    #expect(list.all(called: "sermon").map(\.name) == ["SERMON"])
    #expect(list.all(with: "talk").map(\.name) == ["Lightning talk", "Talk 5–7"])
    #expect(list.all(called: "talk 5-7").map(\.duration) == [2])
    // A name with another dash is another name.
    list.add(Preset(name: "Talk 5-7", duration: 3))
    #expect(list.all(called: "talk 5-7").map(\.duration) == [2, 3])
  }
}
