import Testing
import TimerTestSupport

@testable import Platform

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

struct FileLockTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path(of: "lock")
  }

  @Test func oneHolderAtATime() throws {
    let lock = try FileLock(path)
    #expect(throws: FileError.locked) { try FileLock(path) }
    lock.remove()
    #expect(folder.names().isEmpty)
    try FileLock(path).remove()
  }

  /// A program that was killed lets its lock go some time later.
  @Test func aLockIsWaitedFor() throws {
    let lock = try FileLock(path)
    #expect(throws: FileError.locked) { try FileLock(path, patience: .milliseconds(20)) }
    let isStarted = startThread {
      usleep(30_000)
      lock.remove()
    }
    #expect(isStarted)
    try FileLock(path, patience: .seconds(60)).remove()
  }

  @Test func itSaysSinceWhenItIsHeld() throws {
    let lock = try FileLock(path)
    defer { lock.remove() }
    #expect(FileLock.note(at: path).wholeMatch(of: /\d{4}-\d\d-\d\d \d\d:\d\d/) != nil)
    #expect(FileLock.note(at: folder.path(of: "missing")) == "")
  }

  @Test func aRemovedLockIsTakenAgain() throws {
    let lock = try FileLock(path)
    #expect(try lock.keep())
    #expect(unlink(path) == 0)
    #expect(try !lock.keep())
    #expect(try lock.keep())
    #expect(throws: FileError.locked) { try FileLock(path) }
    lock.remove()
  }

  @Test func aLockThatAnotherProgramTookMeanwhileIsLost() throws {
    let lock = try FileLock(path)
    #expect(unlink(path) == 0)
    let other = try FileLock(path)
    #expect(throws: FileError.locked) { try lock.keep() }
    lock.remove()
    #expect(folder.names() == ["lock"], "the other program's lock stays")
    other.remove()
  }

  @Test func aFolderInItsPlaceIsNoLock() throws {
    try folder.makeFolder("lock")
    #expect(throws: FileError.folder) { try FileLock(path) }
  }
}
