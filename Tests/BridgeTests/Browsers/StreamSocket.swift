#if canImport(Glibc)
import Glibc

/// The kind of a TCP socket.
let streamSocket = Int32(SOCK_STREAM.rawValue)
/// Keeps a send to a closed connection from ending the process.
let withoutSignal = Int32(MSG_NOSIGNAL)
#else
import Darwin

let streamSocket = SOCK_STREAM
let withoutSignal: Int32 = 0
#endif
