import Platform
import Testing
import TimerTestSupport

#if canImport(Glibc)
import Glibc
private let datagrams = Int32(SOCK_DGRAM.rawValue)
#else
import Darwin
private let datagrams = SOCK_DGRAM
#endif

/// Packets to a host, whether somebody listens there or not.
struct DatagramSocketTests {
  /// Opens a socket that receives at a port of this machine; 0 is one that the system chooses.
  private func receiver(at port: UInt16 = 0) throws -> (socket: Int32, port: UInt16) {
    let receiver = socket(AF_INET, datagrams, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(receiver, address, length) == 0 && getsockname(receiver, address, &length) == 0
      }
    }
    try #require(isBound)
    return (receiver, UInt16(bigEndian: address.sin_port))
  }

  /// A host that nobody listens at says so, and the next packet would be lost for that.
  @Test func whoBeginsToListenMissesNoPacket() throws {
    let (first, port) = try receiver()
    close(first)
    let host = try #require(HostAddress("127.0.0.1"))
    let sender = try DatagramSocket(to: host, port: port, interface: nil)
    defer { sender.close() }
    try sender.send([1])
    let (second, _) = try receiver(at: port)
    defer { close(second) }
    try sender.send([2])
    var requests = [PollRequest(second, .readable)]
    try poll(&requests, upTo: .patience)
    try #require(!requests[0].found.isEmpty, "nothing has arrived")
    var packet: [UInt8] = [0, 0]
    #expect(read(second, &packet, 2) == 1)
    #expect(packet[0] == 2)
  }
}
