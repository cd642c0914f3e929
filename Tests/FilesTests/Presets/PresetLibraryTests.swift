import Files
import Testing
import TimerEngine
import TimerTestSupport

struct PresetLibraryTests {
  private let scratch: TemporaryFolder
  private let bundled = [
    Preset(name: "TED talk", slot: 1, duration: 1080), Preset(name: "Sermon", duration: 2220),
    Preset(name: "Lightning talk", slot: 2, duration: 300),
  ]

  init() throws { scratch = try TemporaryFolder() }

  private func library(presets: String? = nil, slots: String? = nil) throws -> PresetLibrary {
    if let presets { try scratch.write(bytes: "presets: [\(presets)]".utf8, to: "presets.yaml") }
    if let slots { try scratch.write(bytes: "presets: [\(slots)]".utf8, to: "slots.yaml") }
    return PresetLibrary(over: bundled, from: UserFolder(path: scratch.path))
  }

  @Test func withoutFilesThereAreTheBundledOnes() throws {
    let folders = [nil, UserFolder(path: scratch.path), UserFolder(path: scratch.path(of: "none"))]
    for folder in folders {
      let library = PresetLibrary(over: bundled, from: folder)
      #expect(library.presets.presets == bundled)
      #expect(library.problems == [])
    }
    #expect(scratch.names() == [])
  }

  @Test func theLaterWinsByItsNameAndKeepsTheSlot() throws {
    let library = try library(presets: "{name: ted TALK, duration: 9}")
    #expect(library.problems == [])
    #expect(library.presets.presets.map(\.name) == ["ted TALK", "Sermon", "Lightning talk"])
    #expect(library.presets[slot: 1] == Preset(name: "ted TALK", slot: 1, duration: 540))
  }

  @Test func theLaterWinsByItsSlotAndTheOtherIsStillFound() throws {
    let library = try library(presets: "{name: Mine, slot: 1, duration: 9}")
    #expect(library.presets[slot: 1]?.name == "Mine")
    #expect(try library.presets.preset(named: "ted") == Preset(name: "TED talk", duration: 1080))
    #expect(library.presets.presets.count == 4)
  }

  @Test func theLaterTakesItsNamesPlaceAndAnothersSlot() throws {
    let library = try library(presets: "{name: TED talk, slot: 2, duration: 9}")
    #expect(library.presets[slot: 1] == nil)
    #expect(library.presets[slot: 2]?.name == "TED talk")
    #expect(try library.presets.preset(named: "lightning").slot == nil)
  }

  @Test func storedPresetsWinOverWrittenOnes() throws {
    let library = try library(
      presets: "{name: Mine, slot: 1, duration: 9}, {name: Other, duration: 3}",
      slots: "{name: Key, slot: 1, duration: 7}, {name: other, duration: 4}")
    #expect(library.problems == [])
    #expect(library.presets[slot: 1]?.name == "Key")
    #expect(try library.presets.preset(named: "mine").slot == nil)
    #expect(try library.presets.preset(named: "other").duration == 240)
  }

  @Test func problemsAreReportedAndValidPresetsAreRead() throws {
    let library = try library(
      presets: "{name: Mine, slot: 0, duration: 9}, {name: Sound, duration: 3}, x",
      slots: "{name: Key, slot: 3, duration: 7}, {name: Bad, slot: 4, duration: x}")
    #expect(library.presets.presets.map(\.name) == bundled.map(\.name) + ["Sound", "Key"])
    #expect(
      library.problems.map { $0.short.prefix { $0 != "," } } == [
        "presets.yaml:1:30: slot '0' is not valid", "presets.yaml:1:75: a preset is 'x'",
        "slots.yaml:1:77: duration 'x' is not a valid time",
      ])
  }

  @Test func aFileThatIsNoYAMLLeavesTheOtherAlone() throws {
    let library = try library(presets: "{", slots: "{name: Key, slot: 3, duration: 7}")
    #expect(library.presets[slot: 3]?.name == "Key")
    #expect(library.problems.map(\.file) == [scratch.path(of: "presets.yaml")])
  }

  @Test func aFolderInAFilesPlaceIsTold() throws {
    try scratch.makeFolder("slots.yaml")
    let library = try library(presets: "{name: Mine, duration: 9}")
    #expect(library.presets.presets.count == 4)
    #expect(library.problems.map(\.short) == ["slots.yaml:1:1: this is a folder, expected a file"])
  }

  @Test(arguments: [
    "{name: Mine, slot: 1, duration: 9}", "{name: Mine, slot: 0, duration: 9}", "{",
  ])
  func nothingIsWritten(presets: String) throws {
    _ = try library(presets: presets, slots: presets)
    let bytes = Array("presets: [\(presets)]".utf8)
    #expect(scratch.names() == ["presets.yaml", "slots.yaml"])
    #expect(scratch.bytes(of: "presets.yaml") == bytes)
    #expect(scratch.bytes(of: "slots.yaml") == bytes)
  }
}
