import NIOCore
import NIOPosix
package import Platform
package import SpeechAnnouncement

/// The options of a bridge to browsers and to programs that speak OSC.
///
/// This folder serves a followed clock on the network: pages, a remote and an API over HTTP, with
/// the rules that say who may do what. A caller fills in these options, which also say what pages
/// offer and show in addition to the clock, and runs the `BridgeServer`, which starts the
/// `OSCServer` of the folder OSC, too. Nothing here knows about brokers or lamps, or opens any file
/// except the token file.
package struct BridgeOptions {
  /// The room's socket.
  package var address: RoomAddress
  /// The address and the port on which browsers connect.
  package var host = "127.0.0.1"
  package var port = 8484
  /// How many pages may be open at once.
  package var maxPages = 64
  /// The address of a proxy that says which client a request comes from; `nil` if there is none.
  package var proxy: String?
  /// Whether connections from this machine may take all places.
  var exemptsLoopback = true
  /// Who may do what.
  package var access: AccessRules
  /// The language while there is no clock.
  package var language = Language.english
  /// Returns the messages that the remote offers now.
  package var messages: () -> [RemoteMessage] = { [] }
  /// Returns the talks of the room that have ended, as a table; `nil` if they cannot be read.
  package var report: () -> String? = { "" }
  /// Where the bridge receives OSC; `nil` if it does not.
  package var osc: OSCOptions?
  /// Takes a line of the log.
  package var log: (String) -> Void = { _ in }
  /// Is told the port on which browsers can connect from now on.
  package var started: (Int) -> Void = { _ in }
  package var pages = Page()

  /// Creates the usual options.
  package init(_ address: RoomAddress, _ access: AccessRules) {
    self.address = address
    self.access = access
  }
}

/// Leads a room's clock to browsers.
package enum BridgeServer {
  /// Serves browsers, and programs that speak OSC, as long as the process lives; returns where it
  /// cannot listen, and why.
  package static func run(_ options: BridgeOptions) -> (place: String, reason: String) {
    var failure = (place: "", reason: "")
    MultiThreadedEventLoopGroup.withCurrentThreadAsEventLoop { loop in
      func fail(_ host: String, _ port: Int, _ error: any Error) {
        failure = ("\(NetworkAddress.urlHost(host)):\(port)", words(for: error))
        loop.shutdownGracefully { _ in }
      }
      let server = WebServer(options, on: loop)
      let osc = options.osc.map { OSCServer($0, options, on: loop) }
      EndingSignals.catchAll(on: loop) { done in
        osc?.leave()
        server.leave(then: done)
      }
      server.run().assumeIsolated().whenComplete { result in
        switch result {
        case .success(let channel): options.started(channel.localAddress?.port ?? options.port)
        case .failure(let error): fail(options.host, options.port, error)
        }
        // The servers live as long as their loop.
        withExtendedLifetime((server, osc)) {}
      }
      osc?.run().assumeIsolated().whenFailure { error in
        fail(options.osc?.host ?? "", options.osc?.port ?? 0, error)
      }
    }
    return failure
  }

  /// Why an address cannot be listened on.
  private static func words(for error: any Error) -> String {
    switch error {
    case let error as IOError: "\(Errno(error.errnoCode))"
    case is SocketAddressError, is SocketAddressError.UnknownHost: "the address is not known"
    default: "\(error)"
    }
  }
}
