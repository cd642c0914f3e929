import Testing
import TimerEngine
import UserFiles

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What people do to the record's files while a talk runs.
struct TalkFileFaultTests {
  private let scratch: Scratch
  private let folder: UserFolder
  private let record = TalkRecord(
    talk: Preset(duration: 600), isRunning: true, remaining: .seconds(5),
    clocks: ClockReading(boot: "a", sinceBoot: .zero, wallClock: .zero))

  init() throws {
    scratch = try Scratch()
    folder = UserFolder(path: scratch.file("state"))
  }

  private var names: [String] { Scratch.names(in: folder.path) }

  @Test(arguments: ["talk.lock", "talk.yaml", "all"])
  func whatIsRemovedIsMadeAgain(name: String) throws {
    let file = try TalkFile(in: folder, name: "talk")
    try file.write(record)
    for removed in names where name == "all" || name == removed {
      #expect(unlink("\(folder.path)/\(removed)") == 0)
    }
    if name == "all" { #expect(rmdir(folder.path) == 0) }
    try file.write(record)
    #expect(names == ["talk.lock", "talk.yaml"])
    #expect(try file.record() == record)
    #expect(throws: TalkFile.Refusal.self) { try TalkFile(in: folder, name: "talk") }
    file.close()
    #expect(names == ["talk.yaml"])
    try TalkFile(in: folder, name: "talk").close()
  }

  @Test func whereAnotherProgramTookTheNewLockItIsItsOwn() throws {
    let first = try TalkFile(in: folder, name: "talk")
    #expect(unlink("\(folder.path)/talk.lock") == 0)
    let second = try TalkFile(in: folder, name: "talk")
    let path = "\(folder.path)/talk.yaml"
    #expect(throws: StoreError.file(path, .locked)) { try first.write(record) }
    first.close()
    #expect(names == ["talk.lock"])
    try second.write(record)
    second.close()
  }

  @Test func theEndOfATalkMakesNothing() throws {
    let file = try TalkFile(in: folder, name: "talk")
    #expect(unlink("\(folder.path)/talk.lock") == 0)
    #expect(rmdir(folder.path) == 0)
    try file.write(nil)
    file.close()
    #expect(scratch.names == [])
  }

  @Test(arguments: [true, false])
  func aLinkStaysALink(isDangling: Bool) throws {
    try scratch.makeFolder("state")
    try scratch.makeFolder("elsewhere")
    if !isDangling { try scratch.write([], to: "elsewhere/real.yaml") }
    #expect(symlink("../elsewhere/real.yaml", "\(folder.path)/talk.yaml") == 0)
    let file = try TalkFile(in: folder, name: "talk")
    #expect(try file.record() == nil)
    try file.write(record)
    #expect(Scratch.names(in: scratch.file("elsewhere")) == ["real.yaml"])
    #expect(try file.record() == record)
    try file.write(nil)
    #expect(Scratch.names(in: scratch.file("elsewhere")) == [])
    file.close()
    var status = stat()
    #expect(lstat("\(folder.path)/talk.yaml", &status) == 0)
  }

  @Test func aPipeInItsPlaceIsSaid() throws {
    try scratch.makeFolder("state")
    #expect(mkfifo("\(folder.path)/talk.yaml", 0o600) == 0)
    let file = try TalkFile(in: folder, name: "talk")
    let problem = try #require(throws: FileProblem.self) { try file.record() }
    #expect(problem.short == "talk.yaml:1:1: this is no ordinary file, expected a file")
    file.close()
  }
}
