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

  /// Whether an address is one of this machine's own, at which no other machine reaches it.
  package static func isLoopback(_ address: String) -> Bool {
    address.hasPrefix("127.") || address == "::1"
  }

  /// A text as the name of a host; `nil` if it cannot be one, such as an address of the web or a
  /// name with a port: no browser sends that as the name.
  package static func hostName(_ text: String) -> String? {
    let isName = 1...253 ~= text.utf8.count && text.utf8.allSatisfy(isInHostName)
    return isName ? text : nil
  }

  /// Whether a byte may be in the name of a host: a letter, a digit, or one of `-`, `.` and `_`.
  private static func isInHostName(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, 45, 46, 95: true
    default: false
    }
  }

  /// Turns an address of version 4 that is written as version 6 into its usual form; leaves others
  /// unchanged.
  static func unmapped(_ address: String) -> String {
    let mapped = "::ffff:"
    return address.hasPrefix(mapped) ? String(address.dropFirst(mapped.count)) : address
  }

  /// The addresses that one customer of a network usually has: a single one of version 4, which may
  /// come in the form of version 6, or 64 bits of version 6.
  ///
  /// This machine's own address stays unchanged. So does a text that is not an address, unless it
  /// has a colon: then it counts as an IPv6 address.
  static func network(of text: String) -> String {
    let address = normalized(text) ?? text
    let unmapped = unmapped(address)
    guard unmapped == address, address.contains(":"), !isLoopback(address) else { return unmapped }
    // Of several zeros in a row two colons are left.
    let zeros = address.firstRange(of: "::")
    let start = address[..<(zeros?.lowerBound ?? address.endIndex)].split(separator: ":")
    let end = zeros.map { address[$0.upperBound...].split(separator: ":") } ?? []
    let groups = start + Array(repeating: "0", count: max(0, 8 - start.count - end.count)) + end
    return groups.prefix(4).joined(separator: ":") + "::/64"
  }

  /// An address without the port that some proxies write behind it: `192.0.2.1:5001`,
  /// `[2001:db8::1]:5001`.
  static func withoutPort(_ text: String) -> String {
    if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
      return String(text[text.index(after: text.startIndex)..<end])
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 ? String(parts[0]) : text
  }

  /// An address as it is compared with others; `nil` for a text that is none.
  package static func normalized(_ text: String) -> String? {
    (try? SocketAddress(ipAddress: text, port: 0))?.ipAddress
  }
}
