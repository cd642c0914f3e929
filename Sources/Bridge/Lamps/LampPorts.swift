import Platform

/// Sends the packets of one universe to the network.
protocol PacketPort {
  func send(_ packet: [UInt8]) throws(Errno)
  func close()
}

extension DatagramSocket: PacketPort {}

/// Why no packet can be sent.
enum PacketFault: Error, Hashable, CustomStringConvertible {
  /// No address is known for the host's name.
  case unknownHost
  /// The system's own reason.
  case system(Errno)

  /// What is wrong, in words.
  var description: String {
    switch self {
    case .unknownHost: "no IPv4 address is known for this name"
    case .system(let error): "\(error)"
    }
  }
}

/// A lamp on USB that is open.
protocol ReportPort {
  /// Where it is, in words.
  var path: String { get }
  /// Its serial number; empty if it tells none.
  var serial: String { get }
  func send(feature report: [UInt8]) throws(Errno)
  func close()
}

extension HIDDevice: ReportPort {}
