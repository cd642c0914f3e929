import Unix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file or a named pipe that takes lines; one thread uses it at a time.
final class LineFile: @unchecked Sendable {
  private let path: String
  /// The open file; while nobody reads a pipe, the reason for that.
  private(set) var file: Result<FileDescriptor, Errno>
  /// What is still to be written of a line that has begun.
  private var rest: ArraySlice<UInt8> = []

  /// Opens a file, or makes it; a pipe may have no reader yet.
  init(_ path: String) {
    self.path = path
    file = .appending(to: path, making: true)
  }

  /// Why it can never be written; `nil` if it is open, or a pipe that somebody may read later.
  var error: Errno? {
    guard case .failure(let error) = file, error.number != ENXIO || !Self.isPipe(path) else {
      return nil
    }
    return error
  }

  /// Returns what is in the way, `nil` if nothing is.
  func deliver(_ line: [UInt8]) -> Errno? {
    do throws(Errno) {
      if case .failure = file { file = .appending(to: path) }
      do throws(Errno) {
        try append(line, to: file.get())
      } catch  where error.number == EPIPE {
        // A reader that is gone takes the rest of a line with it; there may be another one already.
        try? file.get().close()
        rest = []
        file = .appending(to: path)
        try append(line, to: file.get())
      }
      return nil
    } catch {
      return error
    }
  }

  /// Ends the line that has begun, and writes another or begins to.
  private func append(_ line: [UInt8], to file: FileDescriptor) throws(Errno) {
    try writeRest(to: file)
    rest = line[...]
    do throws(Errno) {
      try writeRest(to: file)
    } catch  where error.number == EPIPE || rest.count == line.count {
      rest = []
      throw error
    } catch {
      // The other part follows before the next line.
    }
  }

  private func writeRest(to file: FileDescriptor) throws(Errno) {
    while !rest.isEmpty { rest = rest.dropFirst(try file.write(rest)) }
  }

  private static func isPipe(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.isPipe
  }
}
