import CUnix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A UDP socket from which packets go to one host.
///
/// No call here waits but the look for a host's name. It stays open until `close()`.
package struct DatagramSocket: Sendable {
  private let descriptor: FileDescriptor

  /// Opens it.
  ///
  /// - Parameters:
  ///   - host: a name or an address of IP version 4, which may be a multicast group or an address of
  ///     broadcast.
  ///   - port: the port of the receivers.
  ///   - interface: the address of this machine in the network of a multicast group; `nil` for the
  ///     one that the system chooses.
  /// - Throws: `Errno`; ENOENT where the host is not known.
  package init(to host: String, port: UInt16, interface: String?) throws(Errno) {
    let number = cunix_datagram_open(host, Int32(port), interface ?? "")
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
      // The host has said that nobody listens there.
      guard error.number == ECONNREFUSED else { throw error }
    }
  }

  /// Closes it.
  package func close() { descriptor.close() }
}
