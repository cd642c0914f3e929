import NIOCore
import NIOPosix
import Platform
import Testing
import TimerTestSupport

@testable import Bridge

/// What a connection hands on, over a real socket; the test has its other end.
struct TurnHandlerTests {
  /// The other end sends more than fits into one read, and then closes.
  ///
  /// A write then fails, reads the rest, and ends the connection before it returns.
  @Test func nothingIsHandedOnInTheMiddleOfAWrite() throws {
    let home = try TemporaryFolder(inMemory: true)
    let listener = try LocalSocket.listen(
      at: home.path(of: "a.sock"), temporary: home.path(of: ".new"))
    defer { listener.close() }
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    defer { try? group.syncShutdownGracefully() }
    let loop = group.next()
    let ended = loop.makePromise(of: [String].self)
    TurnHandler.prepare(ClientBootstrap(group: loop))
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            Self.handler(of: channel, listener, tells: ended))
        }
      }
      .connect(unixDomainSocketPath: home.path(of: "a.sock")).cascadeFailure(to: ended)
    loop.scheduleTask(in: .seconds(60)) { ended.fail(ChannelError.connectTimeout(.seconds(60))) }
    let told = try ended.futureResult.wait()
    let items = told.dropLast()
    #expect(told.last == "closed")
    #expect(items.count == 12, "\(told)")
    #expect(zip(items, items.dropFirst()).allSatisfy { $0 != $1 }, "\(told)")
  }

  /// Takes a thousand bytes as an item, and writes an answer to each.
  ///
  /// The other end sends six items and closes, before anything is read.
  private static func handler(
    of channel: any Channel, _ listener: Platform.FileDescriptor,
    tells ended: EventLoopPromise<[String]>
  ) -> TurnHandler {
    var told: [String] = []
    return TurnHandler(
      processNext: { bytes in
        guard bytes.readBytes(length: 1000) != nil else { return false }
        told.append("begin")
        channel.writeAndFlush(ByteBuffer(string: "y"), promise: nil)
        told.append("end")
        return true
      },
      handle: { event in
        switch event {
        case .opened:
          let other = LocalSocket.accept(from: listener)
          _ = other.flatMap {
            try? LocalSocket.send(Array(repeating: UInt8(ascii: "x"), count: 6000)[...], to: $0)
          }
          other?.close()
        case .closed:
          told.append("closed")
          ended.succeed(told)
        case .failed: break
        }
      })
  }
}
