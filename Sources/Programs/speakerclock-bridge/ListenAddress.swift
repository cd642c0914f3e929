import ArgumentParser
import Bridge

/// An address and a port to listen on.
struct ListenAddress: CustomStringConvertible {
  /// The address, without brackets.
  let host: String
  /// The port; 0 for any that is free.
  let port: Int

  /// This machine alone.
  init() { (host, port) = ("127.0.0.1", 8484) }

  /// Reads `127.0.0.1:8484`, `[::1]:8484`, or an address alone; a port alone is refused.
  init?(argument: String) {
    guard !argument.allSatisfy(\.isNumber) else { return nil }
    let isBracketed = argument.hasPrefix("[")
    let end = isBracketed ? argument.firstIndex(of: "]") : argument.firstIndex(of: ":")
    guard !isBracketed || end != nil else { return nil }
    let host = argument[..<(end ?? argument.endIndex)].drop { $0 == "[" }
    let rest = end.map { argument[$0...].drop { $0 == "]" } } ?? ""
    guard !host.isEmpty, rest.isEmpty || rest.hasPrefix(":"),
      let port = rest.isEmpty ? 8484 : Int(rest.dropFirst()), 0...65_535 ~= port
    else { return nil }
    (self.host, self.port) = (String(host), port)
  }

  /// Reads the address that receives OSC: `8486`, a port of this machine, `127.0.0.1:8486` or
  /// `[::1]:8486`.
  init?(osc argument: String) {
    if let port = UInt16(argument) {
      self.init(host: "127.0.0.1", port: Int(port))
    } else if argument.hasPrefix("[") ? argument.contains("]:") : argument.contains(":") {
      self.init(argument: argument)
    } else {
      return nil
    }
  }

  private init(host: String, port: Int) { (self.host, self.port) = (host, port) }

  /// Whether only this machine can reach it.
  var isLoopback: Bool { NetworkAddress.isLoopback(host) || host == "localhost" }

  /// The host of a link; where any address leads here, the name of this machine.
  var linkHost: String {
    if host == "0.0.0.0" || host == "::" { return NetworkAddress.ofThisMachine ?? "localhost" }
    return NetworkAddress.urlHost(host)
  }

  var description: String { "\(NetworkAddress.urlHost(host)):\(port)" }
}

/// A reader of an argument for `read`, which returns `nil` for a text that it refuses; `problem`
/// says what is wrong with such a text, what was expected, and gives an example.
func argument<Value>(
  _ read: @escaping @Sendable (String) -> Value?, problem: String
) -> @Sendable (String) throws -> Value {
  { text in
    guard let value = read(text) else { throw ValidationError(problem) }
    return value
  }
}
