import NIOCore
import NIOHTTP1
import NIOPosix

/// Accepts the connections of browsers.
enum WebListener {
  /// A page that reads nothing is disconnected before more is kept for it.
  private static let maxUnread = 65_536
  /// How many connections may wait until they are accepted; the system may have a lower limit.
  ///
  /// After a restart all pages come back at once. Whoever does not fit in here tries again only
  /// after a second.
  private static let backlog: Int32 = 1024

  /// Listens at an address and a port.
  static func listen(
    for server: WebServer, on loop: any EventLoop, _ host: String, _ port: Int
  ) -> EventLoopFuture<any Channel> {
    let server = NIOLoopBound(server, eventLoop: loop)
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderListSize = WebConnection.maxHeader
    limits.maxHeaderFieldSize = WebConnection.maxHeader
    limits.maxHeaderFieldCount = WebConnection.maxFields
    return ServerBootstrap(group: loop)
      .serverChannelOption(.backlog, value: backlog)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(AcceptPauseHandler())
        }
      }
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
      .childChannelOption(.socketOption(.so_sndbuf), value: .init(maxUnread))
      .childChannelOption(.deadPeerTimeout, value: 60_000)
      .childChannelOption(
        .writeBufferWaterMark, value: .init(low: maxUnread / 2, high: maxUnread)
      )
      .childChannelInitializer { [limits] channel in
        channel.eventLoop.makeCompletedFuture {
          // Several connections are accepted before the first one is active, so they count from
          // here on.
          let connection = WebConnection(server.value)
          guard server.value.admit(connection, from: channel.remoteAddress?.ipAddress ?? "?") else {
            throw ChannelError.eof
          }
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(FirstLineHandler(connection))
          try pipeline.configureHTTPServerPipeline(
            withPipeliningAssistance: false, withErrorHandling: false,
            withEncoderConfiguration: .init(), withDecoderLimitConfiguration: limits)
          try pipeline.addHandler(connection)
        }
      }
      .bind(host: host, port: port)
  }
}

/// Stops accepting for a second when there is no free descriptor.
///
/// A connection that cannot be accepted stays readable, so the loop would try again at once and for
/// ever.
private final class AcceptPauseHandler: ChannelInboundHandler {
  typealias InboundIn = Channel

  private static let pause = TimeAmount.seconds(1)

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard error is IOError else { return context.fireErrorCaught(error) }
    let channel = context.channel
    channel.setOption(.autoRead, value: false).whenSuccess {
      channel.eventLoop.scheduleTask(in: Self.pause) {
        channel.setOption(.autoRead, value: true).whenFailure { _ in }
      }
    }
  }
}

/// Tells a connection of the bytes before they are read as a request.
private final class FirstLineHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let connection: WebConnection

  init(_ connection: WebConnection) { self.connection = connection }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    connection.receive(unwrapInboundIn(data))
    context.fireChannelRead(data)
  }
}

extension ChannelOption where Self == ChannelOptions.Types.SocketOption {
  /// How many milliseconds a peer may leave what it was sent unacknowledged, as one does that is
  /// gone; Linux has it, elsewhere this changes nothing.
  fileprivate static var deadPeerTimeout: ChannelOptions.Types.SocketOption {
    #if os(Linux)
    .init(level: .tcp, name: .init(rawValue: 18))
    #else
    .init(level: .socket, name: .so_keepalive)
    #endif
  }
}
