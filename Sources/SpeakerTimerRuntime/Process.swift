import CUnix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Whether standard input or output is a terminal.
public func isTerminal(_ descriptor: Int32) -> Bool { cunix_is_terminal(descriptor) != 0 }

/// The value of an environment variable, `nil` if it is not set.
public func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// What can be read now, `nil` where nothing more can come.
func readInput(_ descriptor: Int32) -> [UInt8]? {
  let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
    var found = -1
    repeat { found = read(descriptor, buffer.baseAddress, 4096) } while found < 0 && errno == EINTR
    count = max(0, found)
  }
  return bytes.isEmpty ? nil : bytes
}

/// Writes a line to standard output, with one call where the other side takes it.
///
/// A reader that is gone is told by SIGPIPE, which ends the program.
func writeLine(_ line: String) { write(line, to: 1) }

/// Writes a line to standard error.
public func writeError(_ line: String) { write(line, to: 2) }

private func write(_ line: String, to descriptor: Int32) {
  var rest = Array((line + "\n").utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count >= 0 || errno == EINTR else { return }
    rest = rest.dropFirst(max(0, count))
  }
}
