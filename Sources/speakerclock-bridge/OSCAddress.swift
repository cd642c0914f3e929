import StageBridge

/// Where OSC is taken: a port of this machine, or an address and a port.
struct OSCAddress {
  let address: ListenAddress

  /// Reads `8486`, `127.0.0.1:8486` or `[::1]:8486`.
  init?(argument: String) {
    if let port = UInt16(argument) {
      address = ListenAddress(host: "127.0.0.1", port: Int(port))
    } else if argument.hasPrefix("[") ? argument.contains("]:") : argument.contains(":"),
      let address = ListenAddress(argument: argument)
    {
      self.address = address
    } else {
      return nil
    }
  }
}

/// The address of a machine that may send OSC.
struct OSCSender {
  let text: String

  init?(argument: String) {
    guard let text = NetworkAddress.normalized(argument) else { return nil }
    self.text = text
  }
}
