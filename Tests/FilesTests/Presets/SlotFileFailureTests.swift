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

/// Storing where something prevents it.
struct SlotFileFailureTests {
  private let scratch: TemporaryFolder
  private let ted = Preset(name: "TED talk", slot: 1, duration: 1080)

  init() throws { scratch = try TemporaryFolder() }

  private func store(in folder: String, patience: Duration = .milliseconds(500)) -> StoreError? {
    #expect(throws: StoreError.self) {
      try SlotFile(UserFolder(path: folder), patience: patience).store(ted)
    }
  }

  @Test func withoutAFolderNothingIsStored() {
    #expect(throws: StoreError.noFolder("XDG_CONFIG_HOME")) { try SlotFile(nil).store(ted) }
  }

  @Test(arguments: [
    "presets: [", "hello", "presets:\n  - {name: A, slot: 3, duration: x}\n",
    "presets: [{name: A, slot: 3, duration: 3}, {name: B, slot: 3, duration: 4}]", "a: &a\nb: *a\n",
    "presets: [{name: A, slot: 3, duration: 3}]\nmore: \u{7}",
  ])
  func aBrokenFileIsKeptBeside(text: String) throws {
    try scratch.write(bytes: text.utf8, to: "slots.yaml")
    let sound = PresetLibrary.read(scratch.path(of: "slots.yaml")).presets
    try SlotFile(UserFolder(path: scratch.path)).store(ted)
    let (presets, problems) = PresetLibrary.read(scratch.path(of: "slots.yaml"))
    #expect(problems == [])
    #expect(presets == [ted] + sound)
    let beside = try #require(scratch.names().last)
    #expect(scratch.names().count == 2)
    #expect(beside.wholeMatch(of: /slots\.yaml\.broken-\d{4}-\d\d-\d\d-\d{6}/) != nil)
    #expect(scratch.bytes(of: beside) == Array(text.utf8))
  }

  @Test func bytesThatAreNoTextAreKeptAsTheyAre() throws {
    try scratch.write(bytes: [0xff, 0x00, 0x0d, 0x0a], to: "slots.yaml")
    try SlotFile(UserFolder(path: scratch.path)).store(ted)
    #expect(scratch.bytes(of: scratch.names().last ?? "") == [0xff, 0x00, 0x0d, 0x0a])
  }

  @Test func aFolderInTheFilesPlaceStays() throws {
    let path = try scratch.makeFolder("slots.yaml")
    #expect(store(in: scratch.path) == .file(path, .folder))
    #expect(scratch.names() == ["slots.yaml"])
  }

  @Test func aPipeInTheFilesPlaceStays() {
    #expect(mkfifo(scratch.path(of: "slots.yaml"), 0o600) == 0)
    #expect(store(in: scratch.path) == .file(scratch.path(of: "slots.yaml"), .special))
    #expect(scratch.names() == ["slots.yaml"])
  }

  @Test func aFileThatIsTooLargeStays() throws {
    let path = try scratch.write(bytes: [], to: "slots.yaml")
    #expect(truncate(path, 300_000) == 0)
    #expect(store(in: scratch.path) == .file(path, .tooLarge(300_000)))
    #expect(scratch.bytes(of: "slots.yaml")?.count == 300_000)
    #expect(scratch.names() == ["slots.yaml"])
  }

  @Test(arguments: ["file", "file/folder", "file/a/b"])
  func aFileInTheFoldersPlaceStays(name: String) throws {
    try scratch.write(bytes: [65], to: "file")
    let error = store(in: scratch.path(of: name))
    #expect(error == .file(scratch.path(of: "\(name)/slots.yaml"), .system(Errno(ENOTDIR))))
    #expect(scratch.names() == ["file"])
    #expect(scratch.bytes(of: "file") == [65])
  }

  @Test func aFolderInTheNewFilesPlaceIsTold() throws {
    try scratch.makeFolder("slots.yaml.new")
    try scratch.write(bytes: "presets: []".utf8, to: "slots.yaml")
    #expect(
      store(in: scratch.path)
        == .file(scratch.path(of: "slots.yaml"), .inTheWay(scratch.path(of: "slots.yaml.new"))))
    #expect(scratch.bytes(of: "slots.yaml") == Array("presets: []".utf8))
  }

  @Test func aBrokenFileStaysWhereNothingCanBeStored() throws {
    try scratch.makeFolder("slots.yaml.new")
    try scratch.write(bytes: "presets: [".utf8, to: "slots.yaml")
    #expect(
      store(in: scratch.path)
        == .file(scratch.path(of: "slots.yaml"), .inTheWay(scratch.path(of: "slots.yaml.new"))))
    #expect(scratch.bytes(of: "slots.yaml") == Array("presets: [".utf8))
  }

  @Test(.enabled(if: getuid() != 0, "root can write everywhere"))
  func aFolderThatMayNotBeWrittenStaysAsItIs() throws {
    try scratch.write(bytes: "presets: []".utf8, to: "slots.yaml")
    #expect(chmod(scratch.path, 0o500) == 0)
    #expect(
      store(in: scratch.path) == .file(scratch.path(of: "slots.yaml"), .system(Errno(EACCES))))
    #expect(scratch.names() == ["slots.yaml"])
    #expect(scratch.bytes(of: "slots.yaml") == Array("presets: []".utf8))
  }

  @Test func aProgramThatHoldsTheFolderIsNotWaitedForWithoutEnd() throws {
    let folder = open(scratch.path, O_RDONLY | O_CLOEXEC)
    defer { close(folder) }
    #expect(flock(folder, LOCK_EX | LOCK_NB) == 0)
    let error = store(in: scratch.path, patience: .milliseconds(10))
    #expect(error == .file(scratch.path(of: "slots.yaml"), .locked))
    #expect(scratch.names() == [])
    #expect(flock(folder, LOCK_UN) == 0)
    try SlotFile(UserFolder(path: scratch.path)).store(ted)
    #expect(scratch.names() == ["slots.yaml"])
  }
}
