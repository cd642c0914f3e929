#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension FileSystem {
  /// Appends lines to a regular file of this user with one write: all of them or none.
  ///
  /// A missing file is created. When this returns the lines are on disk.
  ///
  /// While another program appends, this waits for it, but no longer than `patience`. If the file
  /// does not end with the end of a line, one comes first. Unless `isSynced`, this does not wait
  /// until the lines are on disk; sync the file later.
  package static func append(
    _ lines: String, to path: String, patience: Duration, isSynced: Bool = true
  ) throws(FileError) {
    let isNew = try ownFile(at: path) == nil
    let file = try FileError.of { () throws(Errno) in
      try FileDescriptor(opening: path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW)
    }
    // The lock ends with the file.
    defer { file.close() }
    try lock(file, patience: patience)
    try FileError.of { () throws(Errno) in
      let end = try file.status().st_size
      let start = endsInLine(file, at: end) ? "\n" : ""
      do throws(Errno) {
        let bytes = Array((start + lines).utf8)
        guard try file.write(bytes[...]) == bytes.count else { throw Errno(ENOSPC) }
        if isSynced { try file.sync() }
      } catch {
        // A part of a line would be taken for a fault of the file.
        ftruncate(file.number, end)
        throw error
      }
    }
    if isNew, isSynced { _ = syncFolder(folder(of: path)) }
  }

  /// Whether the last line of a file of this size has no end.
  private static func endsInLine(_ file: FileDescriptor, at size: off_t) -> Bool {
    var last = UInt8(ascii: "\n")
    return size > 0 && pread(file.number, &last, 1, size - 1) == 1 && last != UInt8(ascii: "\n")
  }

  /// Locks a file for this program alone; where the file system knows no locks, nobody is kept out.
  package static func lock(_ file: FileDescriptor, patience: Duration) throws(FileError) {
    let end = ContinuousClock.now + patience
    while flock(file.number, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      guard ContinuousClock.now < end else { throw .locked }
      usleep(5_000)
    }
  }
}
