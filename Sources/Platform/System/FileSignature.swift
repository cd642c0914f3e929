#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What differs after a file has changed: which file a path leads to, its size and its times.
package struct FileSignature: Hashable, Sendable {
  private var device = UInt64(0)
  private var inode = UInt64(0)
  private var size = Int64(0)
  private var written = Int64(0)
  private var changed = Int64(0)

  /// The signature of a file that is not there, or cannot be reached.
  package static let missing = FileSignature()

  private init() {}

  /// Reads the signature of what a path leads to.
  package init(of path: String) {
    guard let status = FileSystem.status(of: path) else { return }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Glibc)
    (written, changed) = (status.st_mtim.nanoseconds, status.st_ctim.nanoseconds)
    #else
    (written, changed) = (status.st_mtimespec.nanoseconds, status.st_ctimespec.nanoseconds)
    #endif
  }
}

extension timespec {
  fileprivate var nanoseconds: Int64 { Int64(tv_sec) &* 1_000_000_000 &+ Int64(tv_nsec) }
}
