#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file or a named pipe to which lines are written, by one thread at a time.
final class LineFile: @unchecked Sendable {
  private let path: String
  /// The open file, or the error if it could not be opened, such as a pipe without a reader.
  private(set) var file: Result<FileDescriptor, Errno>
  /// The unwritten rest of a line.
  private var rest: ArraySlice<UInt8> = []

  /// Opens or creates the file.
  ///
  /// A pipe need not have a reader yet.
  init(_ path: String) {
    self.path = path
    file = .appending(to: path, making: true)
  }

  /// The error if the file can never be written; `nil` if it is open, or a pipe that may get a
  /// reader later.
  var error: Errno? {
    guard case .failure(let error) = file,
      error.number != ENXIO || FileSystem.status(of: path)?.isPipe != true
    else { return nil }
    return error
  }

  /// Writes a line; returns the error if it was dropped.
  func deliver(_ line: [UInt8]) -> Errno? {
    do throws(Errno) {
      if case .failure = file { file = .appending(to: path) }
      do throws(Errno) {
        try append(line, to: file.get())
      } catch  where error.number == EPIPE {
        // When a reader leaves, the rest of its line is lost. There may be another reader already.
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

  /// Completes the unfinished line, then writes the next one as far as possible.
  private func append(_ line: [UInt8], to file: FileDescriptor) throws(Errno) {
    try writeRest(to: file)
    rest = line[...]
    do throws(Errno) {
      try writeRest(to: file)
    } catch  where error.number == EPIPE || rest.count == line.count {
      rest = []
      throw error
    } catch {
      // The rest follows before the next line.
    }
  }

  private func writeRest(to file: FileDescriptor) throws(Errno) {
    while !rest.isEmpty { rest = rest.dropFirst(try file.write(rest)) }
  }
}
