import CUnix
import Testing
import Unix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The wait for terminals and devices that poll refuses on macOS.
struct SelectTests {
  private static let readable = Int16(POLLIN)
  private static let writable = Int16(POLLOUT)

  /// What is found for each of some descriptors; `nil` where the wait fails.
  private func found(
    _ requests: [(descriptor: Int32, events: Int16)], milliseconds: Int64 = 0
  ) -> [Int16]? {
    var polled = requests.map { pollfd(fd: $0.descriptor, events: $0.events, revents: -1) }
    let count = cunix_select(&polled, Int32(polled.count), milliseconds * 1_000_000)
    guard count >= 0 else { return nil }
    let results = polled.map(\.revents)
    #expect(results.count { $0 != 0 } == Int(count))
    return results
  }

  @Test func aPipeIsReadableOnceThereAreBytesAndAtItsEnd() throws {
    var ends: [Int32] = [-1, -1]
    #expect(cunix_pipe(&ends) == 0)
    defer { FileDescriptor(ends[0]).close() }
    #expect(found([(ends[0], Self.readable), (ends[1], Self.writable)]) == [0, Self.writable])
    _ = try FileDescriptor(ends[1]).write([1])
    #expect(found([(-1, Self.readable), (ends[0], Self.readable)]) == [0, Self.readable])
    _ = try FileDescriptor(ends[0]).read(upTo: 1)
    #expect(found([(ends[0], Self.readable)]) == [0])
    FileDescriptor(ends[1]).close()
    #expect(found([(ends[0], Self.readable)], milliseconds: -1) == [Self.readable])
  }

  @Test func aDeviceIsReadyAtOnce() throws {
    let device = try FileDescriptor(opening: "/dev/null", O_RDWR)
    defer { device.close() }
    let both = Self.readable | Self.writable
    #expect(found([(device.number, both)], milliseconds: 20_000) == [both])
    #expect(found([(device.number, Self.readable)], milliseconds: -1) == [Self.readable])
  }

  @Test func aClosedDescriptorEndsTheWait() throws {
    let doorbell = Doorbell()
    let closed = try FileDescriptor(opening: "/dev/null", O_RDWR)
    // A number that no other test opens meanwhile.
    let number = fcntl(closed.number, F_DUPFD, 900)
    closed.close()
    FileDescriptor(number).close()
    let requests = [(number, Self.readable), (doorbell.descriptor, Self.readable)]
    #expect(found(requests, milliseconds: -1) == [Int16(POLLNVAL), 0])
  }

  /// More than the type that C has for such a set.
  @Test func aHighNumberIsNoOther() throws {
    try #require(raiseDescriptorLimit(to: 4096) >= 4096)
    let doorbell = Doorbell()
    let number = fcntl(doorbell.descriptor, F_DUPFD, 3000)
    try #require(number >= 3000)
    defer { FileDescriptor(number).close() }
    #expect(found([(number, Self.readable)]) == [0])
    doorbell.ring()
    #expect(found([(number, Self.readable)]) == [Self.readable])
    #expect(found([(number, Self.writable)]) == [0])
  }

  @Test func itLastsItsTime() {
    let doorbell = Doorbell()
    let start = ContinuousClock.now
    #expect(found([(doorbell.descriptor, Self.readable)], milliseconds: 20) == [0])
    #expect(start.duration(to: .now) >= .milliseconds(20))
  }
}
