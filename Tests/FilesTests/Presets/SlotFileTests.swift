import Files
import Platform
import Testing
import TimerEngine
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Storing into a valid file, or where there is none yet.
struct SlotFileTests {
  private let scratch: TemporaryFolder
  private let ted = Preset(name: "TED talk", slot: 1, duration: 1080)
  private let mine = Preset(
    name: "Mine: \"A\"", slot: 2, duration: 61, overtime: .blank("Stop"), title: "On # and *")

  init() throws { scratch = try TemporaryFolder() }

  private var file: SlotFile { SlotFile(UserFolder(path: scratch.path)) }

  private func stored() -> [Preset] {
    let (presets, problems) = PresetLibrary.read(scratch.path(of: "slots.yaml"))
    #expect(problems == [])
    return presets
  }

  @Test func aPresetIsStoredAndNothingElse() throws {
    try file.store(mine)
    #expect(stored() == [mine])
    #expect(scratch.names() == ["slots.yaml"])
    let text = String(decoding: scratch.bytes(of: "slots.yaml") ?? [], as: UTF8.self)
    #expect(text == "# Stored by the clock's keys and commands.\npresets:\n\(mine.yaml)")
  }

  @Test func foldersThatAreMissingAreMadeForTheUserAlone() throws {
    let folder = UserFolder(path: scratch.path(of: "a/b/c"))
    try SlotFile(folder).store(mine)
    #expect(PresetLibrary(over: [], from: folder).presets[slot: 2] == mine)
    var status = stat()
    for path in ["a", "a/b", "a/b/c"] {
      #expect(stat(scratch.path(of: path), &status) == 0)
      #expect(status.st_mode & 0o777 == 0o700)
    }
  }

  @Test func theSlotsAreKeptInOrder() throws {
    try file.store(mine)
    try file.store(ted)
    try file.store(Preset(name: "Ninth", slot: 9, duration: 9))
    try file.store(Preset(name: "Fifth", slot: 5, duration: 5))
    #expect(stored().map(\.slot) == [1, 2, 5, 9])
    #expect(stored().prefix(2) == [ted, mine])
  }

  /// As in the list of all presets, where nothing is lost by it either.
  @Test func aSlotsEarlierOneStaysWithoutASlot() throws {
    try file.store(ted)
    try file.store(mine)
    let later = Preset(name: "Later", slot: 1, duration: 5)
    try file.store(later)
    var withoutSlot = ted
    withoutSlot.slot = nil
    #expect(stored() == [later, mine, withoutSlot])
  }

  @Test func aPresetWithoutASlotKeepsThatOfItsName() throws {
    try file.store(ted)
    let shorter = Preset(name: "ted talk", duration: 600)
    try file.store([shorter, mine])
    var withSlot = shorter
    withSlot.slot = 1
    #expect(stored() == [withSlot, mine])
  }

  @Test func aPresetIsRemovedByItsNameWhateverItsCase() throws {
    try file.store([ted, mine])
    #expect(try file.remove("ted TALK").removed == ted)
    #expect(stored() == [mine])
    #expect(try file.remove(mine.name).removed == mine)
    #expect(stored() == [])
  }

  @Test func removingAMissingPresetDoesNothing() throws {
    try file.store(ted)
    let before = scratch.bytes(of: "slots.yaml")
    #expect(try file.remove("TED").removed == nil)
    #expect(scratch.bytes(of: "slots.yaml") == before)
  }

  @Test func aNamesEarlierOneIsReplacedWhateverItsCase() throws {
    try file.store(ted)
    let moved = Preset(name: "TED TALK", slot: 4, duration: 5)
    try file.store(moved)
    #expect(stored() == [moved])
  }

  @Test func presetsOfAnotherProgramAreKept() throws {
    let (one, other) = (file, file)
    try one.store(ted)
    try other.store(mine)
    try one.store(Preset(name: "Ninth", slot: 9, duration: 9))
    #expect(stored().map(\.slot) == [1, 2, 9])
  }

  @Test func nineAtOnceAreAllKept() async {
    let file = file
    await withTaskGroup { group in
      for slot in 1...9 {
        group.addTask { @concurrent in
          let preset = Preset(name: "Slot \(slot)", slot: slot, duration: slot)
          for _ in 0..<100 {
            if !Self.isLocked(file, for: preset) { break }
          }
        }
      }
    }
    #expect(stored().map(\.slot) == Array(1...9))
    #expect(scratch.names() == ["slots.yaml"])
  }

  /// Whether the others were in the way for so long that the preset could not be stored.
  private static func isLocked(_ file: SlotFile, for preset: Preset) -> Bool {
    do throws(StoreError) {
      try file.store(preset)
      return false
    } catch {
      guard case .file(_, .locked) = error else {
        Issue.record(error)
        return false
      }
      return true
    }
  }

  @Test func aLinkStaysALink() throws {
    try scratch.makeFolder("elsewhere")
    try scratch.write(
      bytes:
        "presets: [{name: Old, slot: 3, duration: 3}]".utf8, to: "elsewhere/real.yaml")
    #expect(symlink("elsewhere/real.yaml", scratch.path(of: "slots.yaml")) == 0)
    try file.store(ted)
    #expect(stored().map(\.name) == ["TED talk", "Old"])
    var status = stat()
    #expect(lstat(scratch.path(of: "slots.yaml"), &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    #expect(TemporaryFolder.names(in: scratch.path(of: "elsewhere")) == ["real.yaml"])
  }

  /// Who has made a link wants the file where it leads, also before there is one.
  @Test(arguments: ["elsewhere/real.yaml", "missing/real.yaml", "next"])
  func aLinkToNothingYetStaysALink(target: String) throws {
    try scratch.makeFolder("elsewhere")
    #expect(symlink(target, scratch.path(of: "slots.yaml")) == 0)
    if target == "next" { #expect(symlink("elsewhere/real.yaml", scratch.path(of: "next")) == 0) }
    try file.store(ted)
    #expect(stored() == [ted])
    let folder = target.hasPrefix("missing") ? "missing" : "elsewhere"
    #expect(TemporaryFolder.names(in: scratch.path(of: folder)) == ["real.yaml"])
  }

  @Test func aLinkInACircleIsAFault() throws {
    #expect(symlink("slots.yaml", scratch.path(of: "slots.yaml")) == 0)
    #expect(throws: StoreError.file(scratch.path(of: "slots.yaml"), .system(Errno(ELOOP)))) {
      try file.store(ted)
    }
    #expect(scratch.names() == ["slots.yaml"])
  }

  @Test func aLeftoverOfACrashIsNoObstacle() throws {
    try scratch.write(bytes: "half a fi".utf8, to: "slots.yaml.new")
    try file.store(ted)
    #expect(scratch.names() == ["slots.yaml"])
  }

  @Test func aPipeBesideItIsNoFileOfOurs() throws {
    let pipe = scratch.path(of: "slots.yaml.new")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: StoreError.file(scratch.path(of: "slots.yaml"), .inTheWay(pipe))) {
      try file.store(mine)
    }
    #expect(scratch.names() == ["slots.yaml.new"])
  }

  @Test(arguments: [0o600, 0o640, 0o644] as [mode_t])
  func itsModeStays(mode: mode_t) throws {
    try file.store(ted)
    #expect(chmod(scratch.path(of: "slots.yaml"), mode) == 0)
    try file.store(mine)
    var facts = stat()
    #expect(stat(scratch.path(of: "slots.yaml"), &facts) == 0)
    #expect(facts.st_mode & 0o777 == mode)
  }

  /// What could not be read back is not written.
  @Test func aFileThatWouldBeTooLargeIsRefused() throws {
    try file.store(ted)
    let before = scratch.bytes(of: "slots.yaml")
    let long = Preset(
      name: "Long", slot: 2, duration: 60, title: String(repeating: "x", count: 262_144))
    #expect(throws: StoreError.self) { try file.store(long) }
    #expect(scratch.bytes(of: "slots.yaml") == before)
    #expect(scratch.names() == ["slots.yaml"])
  }

  /// In the same second, too.
  @Test func eachBrokenFileIsKeptUnderANameOfItsOwn() throws {
    for text in ["presets: [", "presets: {"] {
      try scratch.write(bytes: text.utf8, to: "slots.yaml")
      try file.store(ted)
    }
    #expect(scratch.names().count == 3)
    let kept = scratch.names().dropFirst().compactMap { scratch.bytes(of: $0) }
    #expect(Set(kept) == [Array("presets: [".utf8), Array("presets: {".utf8)])
  }
}
