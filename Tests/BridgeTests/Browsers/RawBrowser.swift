import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

// Inside the type its own names would hide these.
private func openSocket() -> Int32 { socket(AF_INET, streamSocket, 0) }

private func bindSocket(
  _ socket: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t
) -> Int32 {
  bind(socket, address, length)
}

private func sendBytes(_ bytes: [UInt8], to socket: Int32) -> Int {
  send(socket, bytes, bytes.count, withoutSignal)
}

/// A connection to the bridge over which any bytes can be sent.
final class RawBrowser {
  private let socket: Int32
  /// What has arrived so far.
  private(set) var received: [UInt8] = []
  /// Whether the bridge has closed the connection.
  private(set) var isClosed = false

  /// Connects to a port of this machine, or throws.
  ///
  /// - Parameters:
  ///   - port: the port.
  ///   - receiveBuffer: how many bytes the system keeps for it.
  ///   - host: the last number of its own address, 127.0.0.1 to 127.0.0.254.
  ///   - seconds: how long connecting may take on Linux; `nil` for as long as the system allows.
  /// - Throws: an error if nothing listens there, or if the address cannot be its own.
  init(port: Int, receiveBuffer: Int32? = nil, host: UInt32 = 1, upTo seconds: Int? = nil) throws {
    socket = openSocket()
    guard host == 1 || Self.bind(socket, toHost: host) else { throw BrowserError.refused }
    if var size = receiveBuffer {
      setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    if let seconds {
      var limit = timeval(tv_sec: seconds, tv_usec: 0)
      setsockopt(
        socket, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw BrowserError.refused }
  }

  private static func bind(_ socket: Int32, toHost host: UInt32) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = (UInt32(0x7f00_0000) + host).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bindSocket(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    } == 0
  }

  deinit { close(socket) }

  /// Sends as much of a text as is taken; returns whether all of it was.
  @discardableResult
  func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return sendBytes(bytes, to: socket) == bytes.count
  }

  /// Tells the bridge that nothing more is sent.
  func endSending() { shutdown(socket, Int32(SHUT_WR)) }

  /// Reads until a condition holds for what has arrived, the connection is closed, or the time is
  /// over; returns whether the condition holds.
  @discardableResult
  func wait(
    upTo time: Duration = .patience, until condition: (String) -> Bool = { _ in false }
  ) -> Bool {
    let end = ContinuousClock.now + time
    while !condition(text), !isClosed, ContinuousClock.now < end {
      var request = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 50) > 0 else { continue }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = recv(socket, &buffer, buffer.count, 0)
      if count <= 0 { isClosed = true } else { received += buffer.prefix(count) }
    }
    return condition(text)
  }

  /// What has arrived, as text.
  var text: String { String(decoding: received, as: UTF8.self) }

  /// The status of the first answer after a permission to send a body; `nil` if there is none.
  var status: Int? {
    text.trimmingPrefix("HTTP/1.1 100 Continue\r\n\r\n").split(separator: " ").dropFirst().first
      .flatMap { Int($0) }
  }
}

/// Why a browser cannot be used.
enum BrowserError: Error {
  case refused
}
