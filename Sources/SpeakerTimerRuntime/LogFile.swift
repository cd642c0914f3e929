import CUnix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file to which lines are appended, each with the time at its front.
public struct LogFile: Sendable {
  private let descriptor: Int32

  /// Opens a file, or makes it.
  public init(_ path: String) throws(LogFileError) {
    // Without waiting: neither a pipe nor a terminal in the file's place may hold the clock up.
    descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o644)
    guard descriptor >= 0 else { throw LogFileError(path: path, reason: errno) }
  }

  /// Appends a line, less its end; what cannot be written is left out.
  public func append(_ line: String) {
    var stamp = [CChar](repeating: 0, count: Int(CUNIX_STAMP_SIZE))
    cunix_stamp(&stamp)
    let bytes =
      stamp.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) } + Array((" " + line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Lets a crash leave its reason here.
  public func takeCrashes() { cunix_crash_logs(descriptor) }
}

/// Why a log cannot be written.
public struct LogFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given.
  public let path: String
  /// The system's number for the reason.
  public let reason: Int32

  /// What is wrong, what was expected, and an example.
  public var description: String {
    "--log '\(path)' cannot be opened (\(String(cString: strerror(reason)))). "
      + "Expected a file that can be written, for example: --log clock.log"
  }
}
