import NIOCore
import NIOPosix
package import SpeechAnnouncement
package import StageLink

/// What a bridge is started with.
package struct BridgeOptions {
  /// The room's socket.
  package var address: RoomAddress
  /// The address and the port on which browsers connect.
  package var host = "127.0.0.1"
  package var port = 8484
  /// How many pages may be open at once.
  package var maxClients = 64
  /// Who may do what.
  package var access: AccessRules
  /// The language while there is no clock.
  package var language = Language.english
  /// The presets that the remote offers, as they are now.
  package var presets: () -> [RemotePreset] = { [] }
  /// The messages that the remote offers, as they are now.
  package var messages: () -> [RemoteMessage] = { [] }
  /// The talks of the room that have ended, as a table; `nil` if they cannot be read.
  package var report: () -> String? = { "" }
  /// Takes a line of the log.
  package var log: (String) -> Void = { _ in }
  /// Is told the port on which browsers can connect from now on.
  package var started: (Int) -> Void = { _ in }
  var pages = Page()

  /// Creates the usual options.
  package init(_ address: RoomAddress, _ access: AccessRules) {
    self.address = address
    self.access = access
  }
}

/// Leads a room's clock to browsers.
package enum Bridge {
  /// Serves browsers as long as the process lives; returns why it cannot.
  package static func run(_ options: BridgeOptions) -> any Error {
    var failure: any Error = CancellationError()
    MultiThreadedEventLoopGroup.withCurrentThreadAsEventLoop { loop in
      let server = WebServer(options, on: loop)
      EndingSignals.catchAll(on: loop) { server.leave(then: $0) }
      server.run().assumeIsolated().whenComplete { result in
        switch result {
        case .success(let channel): options.started(channel.localAddress?.port ?? options.port)
        case .failure(let error):
          failure = error
          loop.shutdownGracefully { _ in }
        }
        // The server lives as long as its loop.
        withExtendedLifetime(server) {}
      }
    }
    return failure
  }
}
