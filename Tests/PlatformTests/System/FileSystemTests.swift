import Testing
import TimerTestSupport

@testable import Platform

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

struct FileSystemTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path(of: "file")
  }

  @Test func aReplacedFileKeepsItsModeAndLeavesNothingBeside() throws {
    try folder.write("old", to: "file")
    chmod(path, 0o640)
    #expect(try FileSystem.replace(path, with: Array("new".utf8)) == nil)
    #expect(folder.text(of: "file") == "new")
    #expect(try FileSystem.ownFile(at: path).map { $0.st_mode & 0o777 } == 0o640)
    #expect(folder.names() == ["file"])
  }

  /// The umask holds for new files only.
  @Test(arguments: [0o666, 0o664, 0o600] as [mode_t])
  func theModeOfAReplacedFileIsKeptWhateverTheUmask(mode: mode_t) throws {
    try folder.write("old", to: "file")
    chmod(path, mode)
    #expect(try FileSystem.replace(path, with: []) == nil)
    #expect(try FileSystem.ownFile(at: path).map { $0.st_mode & 0o777 } == mode)
  }

  @Test func anUnreadableFileIsKeptUnderADatedName() throws {
    try folder.write("broken", to: "file")
    _ = try FileSystem.replace(path, with: Array("new".utf8), keepingOldAs: "broken")
    let kept = folder.names().filter { $0.hasPrefix("file.broken-") }
    #expect(kept.map { folder.text(of: $0) } == ["broken"])
    #expect(folder.text(of: "file") == "new")
  }

  @Test func aFileLargerThanAnyThatIsReadIsNeitherWrittenNorRead() throws {
    let size = FileSystem.maxBytes + 1
    #expect(throws: FileError.tooLarge(size)) {
      try FileSystem.replace(path, with: [UInt8](repeating: 0, count: size))
    }
    try folder.write("", to: "file", size: size)
    #expect(throws: FileError.tooLarge(size)) { try FileSystem.read(path) }
  }

  @Test func foldersAndPipesAreNotReplaced() throws {
    try folder.makeFolder("file")
    #expect(throws: FileError.folder) { try FileSystem.replace(path, with: []) }
    #expect(throws: FileError.folder) { try FileSystem.read(path) }
    let pipe = try folder.makePipe("pipe")
    #expect(throws: FileError.special) { try FileSystem.replace(pipe, with: []) }
    #expect(throws: FileError.special) { try FileSystem.read(pipe) }
  }

  @Test func linksAreFollowedAlsoToNothing() throws {
    #expect(symlink("next", folder.path(of: "first")) == 0)
    #expect(symlink("target", folder.path(of: "next")) == 0)
    #expect(try FileSystem.resolved(folder.path(of: "first")) == folder.path(of: "target"))
    #expect(symlink("circle", folder.path(of: "circle")) == 0)
    #expect(throws: FileError.system(Errno(ELOOP))) {
      try FileSystem.resolved(folder.path(of: "circle"))
    }
  }

  @Test func missingFoldersAreMadeForTheUserAlone() throws {
    try FileSystem.makeFolder(folder.path(of: "a/b"))
    try FileSystem.makeFolder(folder.path(of: "a/b"))
    for name in ["a", "a/b"] {
      var status = stat()
      #expect(stat(folder.path(of: name), &status) == 0)
      #expect(status.st_mode & 0o777 == 0o700)
    }
  }

  @Test func aFolderIsLentToOneProgramAtATime() throws {
    try FileSystem.alone(in: folder.path) { () throws(FileError) -> Void in
      #expect(throws: FileError.locked) {
        try FileSystem.alone(in: folder.path, patience: .milliseconds(20)) {}
      }
    }
    try FileSystem.alone(in: folder.path) {}
  }

  @Test func removingWhatIsNotThereIsFine() throws {
    try FileSystem.remove(path)
    #expect(try FileSystem.removeDurably(path) == nil)
    try folder.write("text", to: "file")
    try FileSystem.remove(path)
    #expect(folder.names().isEmpty)
  }

  @Test(arguments: [("a/b", "a"), ("/b", "/"), ("b", "."), ("/a/b/c", "/a/b")])
  func theFolderOfAPath(path: String, folder: String) {
    #expect(FileSystem.folder(of: path) == folder)
  }
}
