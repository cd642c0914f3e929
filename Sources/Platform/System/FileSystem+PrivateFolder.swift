#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

// Folders and files that only this user can read.
extension FileSystem {
  /// Whether a path is a folder of this user's, and no link to one.
  package static func isOwnFolder(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0 && facts.isFolder && facts.st_uid == geteuid()
  }

  /// Makes a folder that only this user may look into, in a folder that is there, or makes sure
  /// that what is there is one.
  ///
  /// `FileError.foreign` for somebody else's, `FileError.inTheWay` for what is no folder.
  package static func makePrivateFolder(_ path: String) throws(FileError) {
    guard mkdir(path, 0o700) != 0 else { return }
    guard errno == EEXIST else { throw .last }
    var facts = stat()
    guard lstat(path, &facts) == 0 else { throw .last }
    guard facts.isFolder else { throw .inTheWay(path) }
    guard facts.st_uid == geteuid() else { throw .foreign }
    guard facts.st_mode & 0o077 != 0 else { return }
    guard chmod(path, 0o700) == 0 else { throw .last }
  }

  /// Whether a path is a regular file of this user that no other user can read; `false` also if it
  /// is missing.
  package static func isPrivateFile(_ path: String) throws(FileError) -> Bool {
    guard let facts = try ownFile(at: path) else { return false }
    return facts.st_mode & 0o077 == 0
  }

  /// The identity of the file, folder or socket at a path: it changes when another one takes its
  /// place; `nil` if nothing is there.
  package static func identity(of path: String) -> FileIdentity? {
    var facts = stat()
    guard lstat(path, &facts) == 0 else { return nil }
    return FileIdentity(
      device: UInt64(facts.st_dev), number: UInt64(facts.st_ino),
      isSocket: facts.st_mode & S_IFMT == S_IFSOCK)
  }

  /// Removes a socket's name.
  package static func removeSocket(_ path: String) { unlink(path) }

  /// This user's number.
  package static var user: UInt32 { geteuid() }
}

/// Identifies a file.
package struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
  /// Whether it is a socket.
  package let isSocket: Bool
}
