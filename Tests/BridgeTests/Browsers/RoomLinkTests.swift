import NIOCore
import NIOPosix
import Platform
import Room
import Testing
import TimerEngine
import TimerTestSupport

@testable import Bridge

/// What the bridge sends to a clock, over a real socket: the test says what the clock does.
@Suite(.serialized)
final class RoomLinkTests {
  private let home: TemporaryFolder
  private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private let link: NIOLoopBound<RoomLink>
  private let listener: Platform.FileDescriptor
  /// The clock's end of the connection.
  private var connection: Platform.FileDescriptor?
  /// What has arrived there.
  private var heard = ""

  init() throws {
    let home = try TemporaryFolder(inMemory: true)
    let path = home.path
    let address = RoomAddress(room: "main") {
      ["XDG_RUNTIME_DIR", "TMPDIR"].contains($0) ? path : nil
    }
    let folder = try address.makeFolder()
    listener = try LocalSocket.listen(at: folder + "/main.sock", temporary: folder + "/.new")
    let loop = group.next()
    let start = ContinuousClock.now
    link = try loop.submit {
      let link = RoomLink(
        address, on: loop, as: Follower(ClientName("web"), as: .remote),
        now: { Timestamp(sinceStart: start.duration(to: .now)) }, handle: { _ in })
      return NIOLoopBound(link, eventLoop: loop)
    }.wait()
    self.home = home
  }

  deinit {
    try? group.syncShutdownGracefully()
    connection?.close()
    listener.close()
  }

  // MARK: The bridge

  private func perform(_ action: @escaping @Sendable (RoomLink) -> Void) throws {
    let link = link
    try group.next().submit { action(link.value) }.wait()
  }

  // MARK: The clock

  /// Takes the next connection, and waits until the bridge has said what it wants.
  private func accept() throws {
    connection?.close()
    heard = ""
    _ = poll(listener.number, .readable, upTo: .patience)
    let accepted = try #require(LocalSocket.accept(from: listener))
    connection = accepted
    #expect(hears("watch"))
  }

  private func send(_ line: WireClockMessage) throws {
    let text = try #require(line.text) + "\n"
    _ = try LocalSocket.send(Array(text.utf8)[...], to: try #require(connection))
  }

  /// Waits until the bridge has sent a line; returns whether it has.
  private func hears(_ line: String) -> Bool {
    let end = ContinuousClock.now + .patience
    while let connection, !heard.contains(line + "\n"), ContinuousClock.now < end {
      guard poll(connection.number, .readable, upTo: .milliseconds(50)) else { continue }
      guard let bytes = try? connection.read(upTo: 65_536), !bytes.isEmpty else { return false }
      heard += String(decoding: bytes, as: UTF8.self)
    }
    return heard.contains(line + "\n")
  }

  // MARK: Tests

  @Test func aClockIsToldAtMostOnceASecondWhoIsThere() throws {
    let begun = ContinuousClock.now
    try perform { $0.look() }
    try accept()
    #expect(hears("hello web remote 0x0"))
    for count in 1...2 {
      try perform { $0.introduce(as: ClientName("web, \(count)"), .display) }
      #expect(hears("hello web, \(count) display 0x0"))
      #expect(begun.duration(to: .now) >= .seconds(count))
    }
  }

  @Test func aCommandIsSentWithItsDeadlineAndWhoGivesIt() throws {
    try perform { $0.look() }
    try accept()
    try perform { Self.requestStart($0) }
    #expect(hears("#1 @2000000 start"))
    try perform { link in link.request("undo", from: ClientName("Anna")) { _ in } }
    #expect(hears("\"Anna\" #2 undo"))
  }

  /// Such as one that has 64 clients already: it would be asked without an end.
  @Test func aClockThatClosesAtOnceIsLookedForLater() throws {
    try perform { $0.look() }
    let begun = ContinuousClock.now
    for _ in 0..<3 { try accept() }
    #expect(begun.duration(to: .now) >= .seconds(1))
  }

  private static func requestStart(_ link: RoomLink) {
    link.request("start", by: CommandDeadline(sent: nil, now: 0)) { _ in }
  }
}
