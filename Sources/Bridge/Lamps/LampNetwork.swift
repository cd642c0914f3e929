package import Platform

/// The outputs to lamps, made from the user's options.
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
  ///   - interface: the address of this machine in the network of the group; `nil` for the usual
  ///     one.
  ///   - source: 16 bytes that no other source has.
  ///   - name: the name that receivers show.
  /// - Returns: The way to them.
  package static func sACN(
    _ universe: UInt16, _ patch: DMXPatch, host: String?, interface: HostAddress?, source: [UInt8],
    name: String
  ) -> any LampOutput {
    let host = host ?? SACNPacket.group(of: universe)
    return DMXOutput(
      .sACN(universe: universe, source: source, name: name), patch,
      title: "sACN universe \(universe) at \(host)",
      open: opening(host, SACNPacket.port, interface: interface))
  }

  /// Lamps in a universe of Art-Net at a node.
  package static func artNet(
    _ universe: UInt16, _ patch: DMXPatch, host: String
  ) -> any LampOutput {
    DMXOutput(
      .artNet(universe: universe), patch, title: "Art-Net universe \(universe) at \(host)",
      open: opening(host, ArtNetPacket.port, interface: nil))
  }

  /// What opens a socket to a host, once its address is known.
  private static func opening(
    _ host: String, _ port: UInt16, interface: HostAddress?
  ) -> () throws(PacketFault) -> DatagramSocket? {
    let lookup = HostLookup(host)
    return { () throws(PacketFault) -> DatagramSocket? in
      switch lookup.answer {
      case .pending: return nil
      case .unknown: throw .unknownHost
      case .found(let address):
        do throws(Errno) {
          return try DatagramSocket(to: address, port: port, interface: interface)
        } catch {
          throw .system(error)
        }
      }
    }
  }

  /// A blink(1) on USB.
  package static func blink1(brightness: Int) -> any LampOutput {
    Blink1Output(brightness: brightness) { () throws(HIDDevice.Failure) -> HIDDevice in
      try HIDDevice(vendor: Blink1Report.vendor, product: Blink1Report.product)
    }
  }
}
