import NIOCore
import NIOPosix
import Testing

@testable import Bridge

/// A connection to a broker that the test simulates.
struct BrokerLinkTests {
  /// When a connection is ended, its caller is told only after the broker has closed it, and so has
  /// read everything.
  @Test func disconnectReportsThatTheBrokerHasClosed() throws {
    let broker = try HostileBroker()
    let address = BrokerAddress(host: "127.0.0.1", port: broker.port)
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    defer { try? group.syncShutdownGracefully() }
    let loop = group.next()
    let link = try loop.submit {
      let link = BrokerLink(address, on: loop, handle: { _ in })
      link.connect([MQTTFilter(topics: "t", isAcknowledged: true)], will: nil)
      return NIOLoopBound(link, eventLoop: loop)
    }.wait()
    #expect(broker.accept())
    let isTold = loop.makePromise(of: Bool.self)
    try loop.submit { link.value.disconnect(nil) { isTold.succeed(true) } }.wait()
    broker.drop()
    loop.scheduleTask(in: .seconds(60)) { isTold.succeed(false) }
    #expect(try isTold.futureResult.wait())
  }

  /// A file of a login as editors write it, also on Windows.
  @Test(arguments: [
    ("ada\nsecret\n", "ada", "secret"), ("ada\nsecret", "ada", "secret"),
    ("ada\r\nsecret\r\n", "ada", "secret"), ("\u{FEFF}ada\r\nsecret", "ada", "secret"),
    ("ada\n\n", "ada", ""), ("ada\n a b \nmore", "ada", " a b "),
  ])
  func aLoginIsReadFromTwoLines(text: String, user: String, password: String) {
    #expect(
      BrokerAddress.Credentials(file: Array(text.utf8))
        == BrokerAddress.Credentials(user: user, password: password))
  }

  @Test(arguments: ["", "ada", "\nsecret", "\r\nsecret"])
  func aFileWithoutANameOrASecondLineIsNoLogin(text: String) {
    #expect(BrokerAddress.Credentials(file: Array(text.utf8)) == nil)
  }
}
