import CUnix
import Platform
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The three ways to wait for descriptors: the usual one, and those that only macOS takes.
struct WaitTests {
  enum Way: CaseIterable {
    case usual
    /// poll with a timer in the place of ppoll.
    case timer
    /// For what poll of macOS refuses.
    case select

    var call: @Sendable (UnsafeMutablePointer<pollfd>, Int32, Int64) -> Int32 {
      switch self {
      case .usual: { cunix_poll($0, $1, $2) }
      case .timer: { cunix_poll_with_timer($0, $1, $2) }
      case .select: { cunix_select($0, $1, $2) }
      }
    }
  }

  private static let readable = Int16(POLLIN)
  private static let writable = Int16(POLLOUT)

  /// What is found for each of some descriptors; `nil` where the wait fails.
  private func found(
    _ way: Way, _ requests: [(descriptor: Int32, events: Int16)], nanoseconds: Int64 = 0
  ) -> [Int16]? {
    var polled = requests.map { pollfd(fd: $0.descriptor, events: $0.events, revents: -1) }
    let count = way.call(&polled, Int32(polled.count), nanoseconds)
    guard count >= 0 else { return nil }
    let results = polled.map(\.revents)
    #expect(results.count { $0 != 0 } == Int(count))
    return results
  }

  @Test(arguments: Way.allCases)
  func aPipeIsReadableOnceThereAreBytesAndAtItsEnd(way: Way) throws {
    var ends: [Int32] = [-1, -1]
    #expect(cunix_pipe(&ends) == 0)
    defer { FileDescriptor(ends[0]).close() }
    let both = [(ends[0], Self.readable), (ends[1], Self.writable)]
    #expect(found(way, both, nanoseconds: 5_000_000_000) == [0, Self.writable])
    _ = try FileDescriptor(ends[1]).write([1])
    let one = [(-1, Self.readable), (ends[0], Self.readable)]
    #expect(found(way, one, nanoseconds: 5_000_000_000) == [0, Self.readable])
    _ = try FileDescriptor(ends[0]).read(upTo: 1)
    #expect(found(way, [(ends[0], Self.readable)]) == [0])
    FileDescriptor(ends[1]).close()
    #expect(found(way, [(ends[0], Self.readable)], nanoseconds: -1) != [0])
  }

  @Test(arguments: [Way.usual, .select])
  func aDeviceIsReadyAtOnce(way: Way) throws {
    let device = try FileDescriptor(opening: "/dev/null", O_RDWR)
    defer { device.close() }
    let both = Self.readable | Self.writable
    #expect(found(way, [(device.number, both)], nanoseconds: 5_000_000_000) == [both])
    #expect(found(way, [(device.number, Self.readable)], nanoseconds: -1) == [Self.readable])
  }

  @Test(arguments: Way.allCases)
  func aClosedDescriptorEndsTheWait(way: Way) throws {
    let doorbell = WakePipe()
    let closed = try FileDescriptor(opening: "/dev/null", O_RDWR)
    // A number that no other test opens meanwhile.
    let number = fcntl(closed.number, F_DUPFD, 900)
    closed.close()
    FileDescriptor(number).close()
    let requests = [(number, Self.readable), (doorbell.descriptor, Self.readable)]
    #expect(found(way, requests, nanoseconds: -1) == [Int16(POLLNVAL), 0])
    #expect(found(way, requests, nanoseconds: 5_000_000_000) == [Int16(POLLNVAL), 0])
  }

  /// More than the type that C has for the sets of select.
  @Test(arguments: Way.allCases)
  func aHighNumberIsNoOther(way: Way) throws {
    try #require(raiseDescriptorLimit(to: 4096) >= 4096)
    let doorbell = WakePipe()
    let number = fcntl(doorbell.descriptor, F_DUPFD, 3000)
    try #require(number >= 3000)
    defer { FileDescriptor(number).close() }
    #expect(found(way, [(number, Self.readable)]) == [0])
    doorbell.ring()
    #expect(found(way, [(number, Self.readable)]) == [Self.readable])
    #expect(found(way, [(number, Self.writable)]) == [0])
  }

  /// With a timer for up to 31 of them, and without.
  @Test(arguments: Way.allCases, [1, 31, 32])
  func itLastsItsTime(way: Way, count: Int) {
    let doorbell = WakePipe()
    let requests = Array(repeating: (doorbell.descriptor, Self.readable), count: count)
    for nanoseconds in [1, 1_500_000, 20_000_000] as [Int64] {
      let start = ContinuousClock.now
      let results = found(way, requests, nanoseconds: nanoseconds)
      #expect(start.duration(to: .now) >= .nanoseconds(nanoseconds))
      #expect(results == Array(repeating: 0, count: count))
    }
    #expect(startThread { doorbell.ring() })
    // The system looks at one after the other, and the doorbell may ring meanwhile.
    let rung = found(way, requests, nanoseconds: 20_000_000_000)
    #expect(rung?.last == Self.readable)
  }
}
