import CUnix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A UDP socket that sends packets to one host.
///
/// No call here waits. It stays open until `close()`.
package struct DatagramSocket: Sendable {
  private let descriptor: FileDescriptor

  /// Opens it.
  ///
  /// - Parameters:
  ///   - host: where packets go, which may be a multicast group or an address of broadcast.
  ///   - port: the port of the receivers.
  ///   - interface: the address of this machine in the network of a multicast group; `nil` for the
  ///     one that the system chooses.
  /// - Throws: `Errno`, such as ENETUNREACH where no network leads to the host.
  package init(
    to host: HostAddress, port: UInt16, interface: HostAddress?
  ) throws(Errno) {
    let number = cunix_datagram_open(host.number, Int32(port), interface?.number ?? 0)
    guard number >= 0 else { throw .last }
    descriptor = FileDescriptor(number)
  }

  /// Sends a packet.
  ///
  /// That nobody receives it is no error.
  package func send(_ packet: [UInt8]) throws(Errno) {
    do throws(Errno) {
      _ = try descriptor.write(packet[...])
    } catch {
      // The host has said of an earlier packet that nobody listens there, so this one was not sent.
      guard error.number == ECONNREFUSED else { throw error }
      _ = try? descriptor.write(packet[...])
    }
  }

  /// Closes it.
  package func close() { descriptor.close() }
}
