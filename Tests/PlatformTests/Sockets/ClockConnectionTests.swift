import Room
import Testing

@testable import Platform

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

struct ClockConnectionTests {
  /// The file behind a descriptor, which is told from another one that has its number later.
  private struct Identity: Equatable {
    let device: UInt64
    let file: UInt64

    init?(_ descriptor: Int32) {
      guard let status = try? FileDescriptor(descriptor).status() else { return nil }
      (device, file) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino))
    }
  }

  /// A display may run its command again and again all day.
  @Test(arguments: [true, false])
  func anEndedCommandLeavesNoDescriptor(isLost: Bool) throws {
    Signals.ignoreBrokenPipes()
    var connection = try ClockConnection(running: "exec true")
    // More than a pipe takes, so that it says what it writes to.
    connection.send([.command(number: nil, String(repeating: "x", count: 100_000))])
    let pipes = [connection.descriptor, try #require(connection.writing)]
    let before = pipes.map(Identity.init)
    if isLost { connection.close() } else { connection.finish() }
    for (pipe, identity) in zip(pipes, before) {
      #expect(identity != nil)
      #expect(Identity(pipe) != identity)
    }
  }
}
