import Testing
import TimerTestSupport

@testable import Platform

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Children are waited for by their ids here: `reapEnded` would take those of other tests.
struct ChildProcessTests {
  private func status(of id: Int32) -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return status
  }

  @Test func aCommandIsLookedUpInThePath() throws {
    #expect(ChildProcess.exists("sh"))
    #expect(ChildProcess.exists("/bin/sh"))
    #expect(!ChildProcess.exists("no-such-command"))
    #expect(!ChildProcess.exists("/tmp"))
    #expect(status(of: try ChildProcess.run(["sh", "-c", "exit 3"])) == 3 << 8)
  }

  @Test func aCommandThatIsNotThereThrows() {
    #expect(throws: Errno(ENOENT)) { try ChildProcess.run(["no-such-command"]) }
  }

  @Test func theShellSeesItsVariablesAndWritesToItsOutput() throws {
    let folder = try TemporaryFolder()
    let file = try FileDescriptor(opening: folder.path(of: "out"), O_RDWR | O_CREAT)
    defer { file.close() }
    let id = try ChildProcess.runShell(
      "echo \"$WORD\"; read line || echo no input", variables: ["WORD=a b"], output: file)
    #expect(status(of: id) == 0)
    #expect(folder.text(of: "out") == "a b\nno input\n")
  }

  @Test func endingAChildEndsAllThatItHasStarted() throws {
    let folder = try TemporaryFolder()
    let path = try folder.makePipe("pipe")
    let pipe = try FileDescriptor(opening: path, O_RDONLY)
    defer { pipe.close() }
    let id = try ChildProcess.run(["sh", "-c", "exec 3>\(path); echo up >&3; sleep 1000 & wait"])
    #expect(poll(pipe.number, .readable, upTo: .patience))
    #expect(try pipe.read(upTo: 10) == Array("up\n".utf8))
    ChildProcess.end(id)
    #expect(status(of: id) & 0x7f == SIGKILL)
    // The pipe's end: nobody holds it open any more.
    #expect(poll(pipe.number, .readable, upTo: .patience))
    #expect(try pipe.read(upTo: 10).isEmpty)
  }
}
