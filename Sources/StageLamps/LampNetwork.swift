import Unix

/// The ways to lamps, made of what the user asks for.
package enum LampNetwork {
  /// The universes of sACN that can be used.
  package static let sACNUniverses = SACNPacket.universes
  /// The universes of Art-Net that can be used: net, sub-net and universe in one number.
  package static let artNetUniverses = ArtNetPacket.universes

  /// Lamps in a universe of sACN.
  ///
  /// - Parameters:
  ///   - universe: the universe.
  ///   - patch: where the lamps are in it.
  ///   - host: where packets go; `nil` for the multicast group of the universe.
  ///   - interface: the address of this machine in the network of the group; `nil` for the usual one.
  ///   - source: 16 bytes that no other source has.
  ///   - name: the name that receivers show.
  /// - Returns: The way to them.
  package static func sACN(
    _ universe: UInt16, _ patch: DMXPatch, host: String?, interface: String?, source: [UInt8],
    name: String
  ) -> any LampOutput {
    let host = host ?? SACNPacket.group(of: universe)
    return DMXOutput(
      .sACN(universe: universe, source: source, name: name), patch,
      title: "sACN universe \(universe) at \(host)"
    ) { () throws(Errno) -> DatagramSocket in
      try DatagramSocket(to: host, port: SACNPacket.port, interface: interface)
    }
  }

  /// Lamps in a universe of Art-Net at a node.
  package static func artNet(
    _ universe: UInt16, _ patch: DMXPatch, host: String
  ) -> any LampOutput {
    DMXOutput(
      .artNet(universe: universe), patch, title: "Art-Net universe \(universe) at \(host)"
    ) { () throws(Errno) -> DatagramSocket in
      try DatagramSocket(to: host, port: ArtNetPacket.port, interface: nil)
    }
  }

  /// A blink(1) at USB.
  package static func blink1(brightness: Int) -> any LampOutput {
    Blink1Output(brightness: brightness) { () throws(HIDDevice.Failure) -> HIDDevice in
      try HIDDevice(vendor: Blink1Report.vendor, product: Blink1Report.product)
    }
  }
}
