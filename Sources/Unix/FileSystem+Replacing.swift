#if canImport(Glibc)
package import Glibc
#else
package import Darwin
#endif

// Writing and removing: only regular files of ours.
extension FileSystem {
  /// Puts a file with these bytes in the place of another: after a crash or a power cut there is
  /// the old file or the new one, never a part.
  ///
  /// The new one has the mode of the old, unless it is to have other `permissions`.
  /// What is not read back is refused, and what is no regular file of ours stays. With `keepingOld`
  /// the old file, which could not be read, stays beside it under a dated name.
  ///
  /// - Returns: Why the folder could not be synced, although the file is in its place: a power cut
  ///   may then bring the old one back.
  package static func replace(
    _ path: String, with bytes: [UInt8], keepingOld: Bool = false, permissions: mode_t? = nil
  ) throws(FileError) -> FileError? {
    guard bytes.count <= maxBytes else { throw .tooLarge(bytes.count) }
    let old = try ownFile(at: path).map { $0.st_mode & 0o777 }
    let beside = path + ".new"
    try clear(beside)
    do throws(FileError) {
      try write(bytes, to: beside, mode: permissions ?? old ?? 0o644)
      let kept = keepingOld ? try keepBroken(path) : nil
      guard rename(beside, path) == 0 else {
        let error = FileError.last
        if let kept { unlink(kept) }
        throw error
      }
    } catch {
      unlink(beside)
      throw error
    }
    return syncError(of: folder(of: path))
  }

  /// Removes a temporary file that a crash has left.
  private static func clear(_ path: String) throws(FileError) {
    do throws(FileError) {
      try remove(path)
    } catch .folder, .special, .foreign {
      throw .inTheWay(path)
    }
  }

  private static func write(
    _ bytes: [UInt8], to path: String, mode: mode_t
  ) throws(FileError) {
    try FileError.of { () throws(Errno) in
      let file = try FileDescriptor(
        opening: path, O_WRONLY | O_CREAT | O_EXCL, permissions: UInt32(mode))
      defer { file.close() }
      try file.writeAll(bytes)
      try file.sync()
    }
  }

  /// A rename is on disk when its folder is; not every file system can be asked for it.
  static func syncError(of folder: String) -> FileError? {
    do throws(Errno) {
      let file = try FileDescriptor(opening: folder, O_RDONLY)
      defer { file.close() }
      try file.sync()
      return nil
    } catch {
      return error.number == EINVAL ? nil : FileError(error)
    }
  }

  /// The facts of a regular file of ours, `nil` where there is nothing; anything else is an error.
  ///
  /// A link is no regular file: `resolved(_:)` comes first where links are followed.
  package static func ownFile(at path: String) throws(FileError) -> stat? {
    var facts = stat()
    guard lstat(path, &facts) == 0 else {
      guard errno == ENOENT else { throw .last }
      return nil
    }
    try checkOwn(facts)
    return facts
  }

  /// Throws unless this is a regular file of this user.
  static func checkOwn(_ facts: stat) throws(FileError) {
    switch facts.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .folder
    default: throw .special
    }
    guard facts.st_uid == geteuid() else { throw .foreign }
  }

  /// Gives a file that cannot be read a second, dated name beside it, under which it stays when the
  /// file is replaced.
  ///
  /// - Returns: The path under which it is kept; `nil` where there is nothing to be kept.
  private static func keepBroken(_ path: String) throws(FileError) -> String? {
    guard let facts = try ownFile(at: path), facts.st_size > 0 else { return nil }
    let name = "\(path).broken-\(date())"
    for number in 1...1000 {
      let kept = number == 1 ? name : "\(name)-\(number)"
      if link(path, kept) == 0 { return kept }
      if errno != EEXIST { return try copyBroken(path, to: kept) }
    }
    throw .system(Errno(EEXIST))
  }

  /// Where a file cannot have two names; a file that is too large to be copied stays where it is.
  private static func copyBroken(_ path: String, to kept: String) throws(FileError) -> String {
    guard try ownFile(at: kept) == nil else { throw .system(Errno(EEXIST)) }
    _ = try replace(kept, with: try read(path))
    return kept
  }

  /// Removes a file for good, or empties it where its folder does not let it go.
  ///
  /// A file that has another name is not emptied: that would take its content from there as well.
  ///
  /// - Returns: Why the folder could not be synced, as `replace` does.
  package static func erase(_ path: String) throws(FileError) -> FileError? {
    guard let facts = try ownFile(at: path) else { return nil }
    guard unlink(path) != 0 else { return syncError(of: folder(of: path)) }
    guard errno != ENOENT else { return nil }
    let error = FileError.last
    guard facts.st_nlink == 1, truncate(path, 0) == 0 else { throw error }
    return nil
  }

  /// Removes a file of ours; one that is not there is fine.
  package static func remove(_ path: String) throws(FileError) {
    guard try ownFile(at: path) != nil else { return }
    guard unlink(path) == 0 || errno == ENOENT else { throw .last }
  }
}
