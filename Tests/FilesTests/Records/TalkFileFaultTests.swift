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

/// What people may do to the record's files while a talk runs.
struct TalkFileFaultTests {
  private let scratch: TemporaryFolder
  private let folder: UserFolder
  private let record = TalkRecord(
    talk: Preset(duration: 600), isRunning: true, remaining: .seconds(5),
    of: .first, clocks: ClockReading(boot: "a", sinceBoot: .zero, wallClock: .zero))

  init() throws {
    scratch = try TemporaryFolder()
    folder = UserFolder(path: scratch.path(of: "state"))
  }

  private var names: [String] { TemporaryFolder.names(in: folder.path) }

  @Test(arguments: ["talk.lock", "talk.json", "all"])
  func removedFilesAreMadeAgain(name: String) throws {
    var file = try TalkFile(in: folder, name: "talk")
    try file.write(record)
    for removed in names where name == "all" || name == removed {
      #expect(unlink("\(folder.path)/\(removed)") == 0)
    }
    if name == "all" { #expect(rmdir(folder.path) == 0) }
    try file.write(record)
    #expect(names == ["talk.json", "talk.lock"])
    #expect(try file.record() == record)
    #expect(throws: TalkFile.Refusal.self) {
      try TalkFile(in: folder, name: "talk", patience: .zero)
    }
    file.close()
    #expect(names == ["talk.json"])
    try TalkFile(in: folder, name: "talk").close()
  }

  @Test func aLockThatAnotherProgramTookBelongsToThatProgram() throws {
    var first = try TalkFile(in: folder, name: "talk")
    #expect(unlink("\(folder.path)/talk.lock") == 0)
    var second = try TalkFile(in: folder, name: "talk")
    let path = "\(folder.path)/talk.json"
    #expect(throws: StoreError.file(path, .locked)) { try first.write(record) }
    first.close()
    #expect(names == ["talk.lock"])
    try second.write(record)
    second.close()
  }

  /// A runs, its lock is removed, B starts and records, and A ends.
  @Test(arguments: [true, false])
  func aClockThatLostItsLockLeavesAnothersRecordAlone(isAlive: Bool) throws {
    var first = try TalkFile(in: folder, name: "talk")
    try first.write(record)
    #expect(unlink("\(folder.path)/talk.lock") == 0)
    var second = try TalkFile(in: folder, name: "talk")
    #expect(try second.record() == record)
    var other = record
    other.talk = Preset(duration: 300)
    try second.write(other)
    if !isAlive { second.close() }
    let fault = isAlive ? FileError.locked : .taken
    let path = "\(folder.path)/talk.json"
    #expect(throws: StoreError.file(path, fault)) { try first.write(nil) }
    #expect(throws: StoreError.file(path, fault)) { try first.write(record) }
    first.close()
    #expect(try second.record() == other)
    if isAlive { second.close() }
    #expect(names == ["talk.json"])
  }

  /// Somebody else's content is under another name of the lock.
  @Test func aLockWithAnotherNameIsNotWrittenOver() throws {
    try scratch.makeFolder("state")
    try scratch.write(bytes: "precious".utf8, to: "letter")
    #expect(link(scratch.path(of: "letter"), "\(folder.path)/talk.lock") == 0)
    let path = "\(folder.path)/talk.lock"
    #expect(throws: TalkFile.Refusal.unusable(.file(path, .foreign))) {
      try TalkFile(in: folder, name: "talk")
    }
    #expect(scratch.bytes(of: "letter") == Array("precious".utf8))
    #expect(names == ["talk.lock"])
  }

  @Test(arguments: ["talk.json", "talk.lock", "talk.json.new"])
  func specialFilesStayAndAreReported(name: String) throws {
    try scratch.makeFolder("state")
    #expect(mkfifo("\(folder.path)/\(name)", 0o600) == 0)
    let fault = #expect(throws: (any Error).self) {
      var file = try TalkFile(in: folder, name: "talk")
      defer { file.close() }
      try file.write(record)
    }
    #expect(fault != nil)
    #expect(names == [name])
  }

  @Test func aRecordThatIsTooLargeIsKeptBesideTheNext() throws {
    try scratch.makeFolder("state")
    let bytes = Array(repeating: UInt8(ascii: "\n"), count: 262_145)
    try scratch.write(bytes: bytes, to: "state/talk.json")
    var file = try TalkFile(in: folder, name: "talk")
    #expect(throws: Diagnostic.self) { try file.record() }
    try file.write(record)
    #expect(try file.record() == record)
    file.close()
    let kept = names.filter { $0 != "talk.json" }
    #expect(kept.map { scratch.bytes(of: "state/" + $0) } == [bytes])
  }

  @Test func aLinkToADeviceIsSaid() throws {
    try scratch.makeFolder("state")
    #expect(symlink("/dev/null", "\(folder.path)/talk.json") == 0)
    var file = try TalkFile(in: folder, name: "talk")
    #expect(throws: StoreError.file("\(folder.path)/talk.json", .special)) {
      try file.write(record)
    }
    file.close()
    #expect(names == ["talk.json"])
  }

  @Test func theEndOfATalkMakesNothing() throws {
    var file = try TalkFile(in: folder, name: "talk")
    #expect(unlink("\(folder.path)/talk.lock") == 0)
    #expect(rmdir(folder.path) == 0)
    try file.write(nil)
    file.close()
    #expect(scratch.names() == [])
  }

  @Test(arguments: [true, false])
  func aLinkStaysALink(isDangling: Bool) throws {
    try scratch.makeFolder("state")
    try scratch.makeFolder("elsewhere")
    if !isDangling { try scratch.write(bytes: [], to: "elsewhere/real.yaml") }
    #expect(symlink("../elsewhere/real.yaml", "\(folder.path)/talk.json") == 0)
    var file = try TalkFile(in: folder, name: "talk")
    #expect(try file.record() == nil)
    try file.write(record)
    #expect(TemporaryFolder.names(in: scratch.path(of: "elsewhere")) == ["real.yaml"])
    #expect(try file.record() == record)
    try file.write(nil)
    #expect(TemporaryFolder.names(in: scratch.path(of: "elsewhere")) == [])
    file.close()
    var status = stat()
    #expect(lstat("\(folder.path)/talk.json", &status) == 0)
  }

  @Test func aPipeInItsPlaceIsSaid() throws {
    try scratch.makeFolder("state")
    #expect(mkfifo("\(folder.path)/talk.json", 0o600) == 0)
    var file = try TalkFile(in: folder, name: "talk")
    let problem = try #require(throws: Diagnostic.self) { try file.record() }
    #expect(problem.short == "talk.json:1:1: this is not a regular file, expected a file")
    file.close()
  }
}
