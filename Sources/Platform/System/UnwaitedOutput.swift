import CUnix

/// Standard output, written to without ever waiting, and without changing the flags that the shell
/// shares.
package enum UnwaitedOutput {
  /// Writes what is taken at once; returns how many bytes that were.
  package static func write(_ bytes: ArraySlice<UInt8>) throws(Errno) -> Int {
    let count = bytes.withUnsafeBytes { cunix_output_write($0.baseAddress, $0.count) }
    guard count >= 0 else { throw .last }
    return count
  }

  /// The descriptor that becomes writable when the other end accepts bytes.
  package static var descriptor: Int32 { cunix_output_descriptor() }

  /// How many bytes lie in the terminal's own queue; 0 where there is none.
  package static var queued: Int { Int(cunix_output_queued()) }

  /// Drops the bytes in the terminal's own queue.
  package static func dropQueued() { cunix_output_drop() }
}
