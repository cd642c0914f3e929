import Unix

/// Where packets of one universe leave for the network.
protocol PacketPort {
  /// Sends a packet.
  func send(_ packet: [UInt8]) throws(Errno)
  func close()
}

extension DatagramSocket: PacketPort {}

/// A lamp at USB that is open.
protocol ReportPort {
  /// Where it is, in words.
  var path: String { get }
  /// Sends a feature report.
  func send(feature report: [UInt8]) throws(Errno)
  func close()
}

extension HIDDevice: ReportPort {}
