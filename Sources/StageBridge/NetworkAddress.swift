import NIOCore

/// The addresses of this machine.
package enum NetworkAddress {
  /// An address of version 4 at which other machines reach this one; `nil` if it has none.
  package static var ofThisMachine: String? {
    let devices = (try? System.enumerateDevices()) ?? []
    return devices.lazy.compactMap(\.address?.ipAddress)
      .first { $0.contains(".") && !$0.hasPrefix("127.") && !$0.hasPrefix("169.254.") }
  }

  /// A host as it stands in a URL: an address of version 6 in brackets.
  package static func urlHost(_ host: String) -> String {
    host.contains(":") ? "[\(host)]" : host
  }

  /// An address as it is compared with others; `nil` for a text that is none.
  package static func normalized(_ text: String) -> String? {
    (try? SocketAddress(ipAddress: text, port: 0))?.ipAddress
  }
}
