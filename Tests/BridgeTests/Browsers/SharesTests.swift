import NIOCore
import NIOPosix
import Platform
import Testing
import TimerTestSupport

@testable import Bridge

/// Browsers of many addresses, 127.0.0.2 to 127.0.0.250, at a bridge that does not exempt this
/// machine.
///
/// With 16 pages there are 48 connections, and eight more for operators. An address has four pages
/// and eight connections.
#if os(Linux)
@Suite(.serialized)
final class SharesTests {
  private static let tokens = Tokens(
    viewer: String(repeating: "a", count: 32), operator: String(repeating: "b", count: 32))

  private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private let home: TemporaryFolder
  private let listener: any Channel
  private let port: Int

  init() throws {
    let home = try TemporaryFolder(inMemory: true)
    let path = home.path
    let loop = group.next()
    listener = try loop.flatSubmit {
      var options = BridgeOptions(
        RoomAddress(room: "main") { ["XDG_RUNTIME_DIR", "TMPDIR"].contains($0) ? path : nil },
        AccessRules(names: [], needsTokens: true, tokens: Self.tokens, cookie: "shares"))
      (options.port, options.maxPages, options.exemptsLoopback) = (0, 16, false)
      return WebServer(options, on: loop).run()
    }.wait()
    port = listener.localAddress?.port ?? 0
    self.home = home
  }

  deinit { try? group.syncShutdownGracefully() }

  /// Sends a request from an address; returns the connection.
  private func request(_ target: String, from host: UInt32, as token: String) throws -> RawBrowser {
    let browser = try RawBrowser(port: port, host: host)
    browser.send(
      "GET \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nAuthorization: Bearer \(token)\r\n\r\n")
    return browser
  }

  /// The status of the answer to a request.
  private func status(
    _ target: String = "/api/state", from host: UInt32, as token: String = tokens.viewer
  ) throws -> Int? {
    let browser = try request(target, from: host, as: token)
    browser.wait { $0.contains("\r\n\r\n") }
    return browser.status
  }

  /// Opens a page; returns it and the status of the answer.
  private func page(
    from host: UInt32, as token: String = tokens.viewer
  ) throws -> (browser: RawBrowser, status: Int?) {
    let browser = try request("/api/events", from: host, as: token)
    browser.wait { $0.contains("\r\n\r\n") }
    return (browser, browser.status)
  }

  @Test func anAddressThatTakesAllItCanLeavesTheOthersTheirs() throws {
    let idle = try (0..<40).map { _ in try RawBrowser(port: port, host: 2) }
    #expect(try status(from: 3) == 200)
    #expect(try status("/remote", from: 2, as: Self.tokens.operator) == 200)
    #expect(try status("/remote", from: 3, as: Self.tokens.operator) == 200)
    // What comes after its share has only pushed out its own.
    idle[0].wait(upTo: .patience)
    #expect(idle[0].isClosed)
  }

  @Test func theOperatorGetsInBesideIdleConnectionsOfAllAddresses() throws {
    let idle = try (2...250).map { try RawBrowser(port: port, host: $0) }
    #expect(try status("/remote", from: 251, as: Self.tokens.operator) == 200)
    #expect(try status("/api/state", from: 2, as: Self.tokens.operator) == 200)
    withExtendedLifetime(idle) {}
  }

  /// All connections wait for nothing: they are pages that read, and none of them makes room.
  @Test func theOperatorGetsInBesidePagesOfAllAddresses() throws {
    var held: [RawBrowser] = []
    for host in UInt32(2)...5 {
      for number in 0..<5 {
        let (browser, status) = try page(from: host)
        #expect(status == (number < 4 ? 200 : 503), "\(host) \(number)")
        held.append(browser)
      }
    }
    for host in UInt32(6)...250 {
      let (browser, status) = try page(from: host)
      #expect(status == nil || status == 503, "\(host)")
      held.append(browser)
    }
    for number in 0..<5 {
      let (browser, status) = try page(from: 251, as: Self.tokens.operator)
      #expect(status == (number < 4 ? 200 : 503), "\(number)")
      held.append(browser)
    }
    #expect(try status("/remote", from: 2, as: Self.tokens.operator) == 200)
    // Nobody has lost a page.
    for index in [0, 1, 15] {
      held[index].wait(upTo: .milliseconds(50))
      #expect(!held[index].isClosed)
    }
  }
}
#endif
