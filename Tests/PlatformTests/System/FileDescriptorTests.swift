import Testing
import TimerTestSupport

@testable import Platform

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

struct FileDescriptorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func writtenBytesAreReadBack() throws {
    let path = folder.path(of: "file")
    let file = try FileDescriptor(opening: path, O_RDWR | O_CREAT)
    defer { file.close() }
    try file.writeAll(Array("twelve bytes".utf8))
    try file.sync()
    #expect(file.isRegularFile)
    #expect(!file.isTerminal)
    #expect(try FileSystem.read(path) == Array("twelve bytes".utf8))
    #expect(FileSystem.readStart(path, upTo: 6) == Array("twelve".utf8))
    #expect(try file.read(upTo: 10).isEmpty)
  }

  @Test func aMissingFileThrowsTheSystemsReason() {
    #expect(throws: Errno(ENOENT)) {
      try FileDescriptor(opening: folder.path(of: "missing"), O_RDONLY)
    }
    #expect(Errno(ENOENT).description == "No such file or directory")
  }

  @Test func aFullPipeNeverBlocks() throws {
    let path = try folder.makePipe("pipe")
    let pipe = try FileDescriptor(opening: path, O_RDWR)
    defer { pipe.close() }
    #expect(try pipe.status().isPipe)
    #expect(throws: Errno(EAGAIN)) { try pipe.read(upTo: 1) }
    let megabyte = [UInt8](repeating: 1, count: 1 << 20)
    let count = try pipe.write(megabyte[...])
    #expect(count > 0 && count < megabyte.count)
    #expect(throws: Errno(EAGAIN)) { try pipe.write([1]) }
  }

  @Test func aFileAndADeviceHaveNoOtherSide() throws {
    for path in [folder.path(of: "file"), "/dev/null"] {
      let file = try FileDescriptor(opening: path, O_RDWR | O_CREAT)
      defer { file.close() }
      #expect(!file.hasOtherSide, "\(path)")
    }
    let pipe = try FileDescriptor(opening: try folder.makePipe("pipe"), O_RDWR)
    defer { pipe.close() }
    #expect(pipe.hasOtherSide)
  }

  @Test func aChildDoesNotInheritIt() throws {
    let file = try FileDescriptor(opening: folder.path(of: "file"), O_RDWR | O_CREAT)
    defer { file.close() }
    #expect(fcntl(file.number, F_GETFD) & FD_CLOEXEC != 0)
  }
}
