import NIOCore
import NIOHTTP1
import NIOPosix

/// Accepts the connections of browsers.
enum WebListener {
  /// A page that reads nothing is disconnected before more is kept for it.
  private static let maxUnread = 65_536

  /// Listens at an address and a port.
  static func listen(
    for server: WebServer, on loop: any EventLoop, _ host: String, _ port: Int
  ) -> EventLoopFuture<any Channel> {
    let server = NIOLoopBound(server, eventLoop: loop)
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderListSize = WebConnection.maxHeader
    limits.maxHeaderFieldSize = WebConnection.maxHeader
    limits.maxHeaderFieldCount = 64
    return ServerBootstrap(group: loop)
      .serverChannelOption(.backlog, value: 64)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
      .childChannelOption(.socketOption(.so_sndbuf), value: .init(maxUnread))
      .childChannelOption(.deadPeerTimeout, value: 60_000)
      .childChannelOption(
        .writeBufferWaterMark, value: .init(low: maxUnread / 2, high: maxUnread)
      )
      .childChannelInitializer { [limits] channel in
        channel.eventLoop.makeCompletedFuture {
          guard server.value.hasRoom else {
            server.value.log(channel.remoteAddress?.ipAddress ?? "?", "one connection too many")
            throw ChannelError.eof
          }
          try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withPipeliningAssistance: false, withEncoderConfiguration: .init(),
            withDecoderLimitConfiguration: limits)
          try channel.pipeline.syncOperations.addHandler(WebConnection(server.value))
        }
      }
      .bind(host: host, port: port)
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
