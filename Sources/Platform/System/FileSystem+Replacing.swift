#if canImport(Glibc)
package import Glibc
#else
package import Darwin
#endif

// Writes and removes only regular files owned by this user.
extension FileSystem {
  /// Replaces a file atomically: after a crash or a power failure there is the old file or the new
  /// one, never a part.
  ///
  /// The new file has the given `permissions`, else those of the old file. Throws if there are
  /// more bytes than `limit`, or if `path` is anything but a regular file of this user.
  ///
  /// With a word, the old file, which cannot be read, is kept under a dated name with this word in
  /// it, as `putAside` names it.
  ///
  /// - Returns: Why the folder could not be synced, although the file is in its place: a power
  ///   failure may then bring the old one back.
  package static func replace(
    _ path: String, with bytes: [UInt8], upTo limit: Int = maxBytes,
    keepingOldAs word: String? = nil, permissions: mode_t? = nil
  ) throws(FileError) -> FileError? {
    guard bytes.count <= limit else { throw .tooLarge(bytes.count, limit: limit) }
    let old = try ownFile(at: path).map { $0.st_mode & 0o777 }
    let temporary = path + ".new"
    try clear(temporary)
    do throws(FileError) {
      try write(bytes, to: temporary, permissions: permissions ?? old)
      let kept: String? = if let word { try backUp(path, as: word) } else { nil }
      guard rename(temporary, path) == 0 else {
        let error = FileError.last
        if let kept { unlink(kept) }
        throw error
      }
    } catch {
      unlink(temporary)
      throw error
    }
    return syncFolder(folder(of: path))
  }

  /// Removes a temporary file that a crash has left.
  private static func clear(_ path: String) throws(FileError) {
    do throws(FileError) {
      try remove(path)
    } catch .folder, .special, .foreign {
      throw .inTheWay(path)
    }
  }

  /// Writes a new file; without `permissions` it has those that the umask leaves.
  static func write(
    _ bytes: [UInt8], to path: String, permissions: mode_t?
  ) throws(FileError) {
    try FileError.of { () throws(Errno) in
      let file = try FileDescriptor(
        opening: path, O_WRONLY | O_CREAT | O_EXCL, permissions: UInt32(permissions ?? 0o644))
      defer { file.close() }
      try file.writeAll(bytes)
      // The umask may have removed some of them.
      if let permissions { file.setPermissions(UInt32(permissions)) }
      try file.sync()
    }
  }

  /// Syncs a folder, which makes a rename or a removal in it durable; returns why it could not.
  package static func syncFolder(_ folder: String) -> FileError? {
    do throws(Errno) {
      let file = try FileDescriptor(opening: folder, O_RDONLY)
      defer { file.close() }
      try file.sync()
      return nil
    } catch {
      // Some file systems cannot sync a folder.
      return error.number == EINVAL ? nil : FileError(error)
    }
  }

  /// The status of the file or folder that a path leads to; `nil` if there is none, or it cannot be
  /// reached.
  package static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// The status of a regular file of this user, `nil` if nothing is there; throws for anything
  /// else.
  ///
  /// Does not follow symbolic links: call `resolved(_:)` first where they are followed.
  package static func ownFile(at path: String) throws(FileError) -> stat? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      guard errno == ENOENT else { throw .last }
      return nil
    }
    try checkOwn(status)
    return status
  }

  /// Throws unless this is the status of a regular file of this user.
  static func checkOwn(_ status: stat) throws(FileError) {
    try checkRegular(status)
    guard status.st_uid == geteuid() else { throw .foreign }
  }

  /// Throws unless this is the status of a regular file.
  static func checkRegular(_ status: stat) throws(FileError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .folder
    default: throw .special
    }
  }

  /// Keeps a file that cannot be read under a second, dated name, before it is replaced.
  ///
  /// - Returns: The second name; `nil` if the file is missing or empty.
  private static func backUp(_ path: String, as word: String) throws(FileError) -> String? {
    guard let status = try ownFile(at: path), status.st_size > 0 else { return nil }
    for backup in names(for: path, as: word) {
      if link(path, backup) == 0 { return backup }
      if errno != EEXIST { return try copy(path, to: backup) }
    }
    throw .system(Errno(EEXIST))
  }

  /// Dated names for a file; the caller takes the first one that is free.
  private static func names(for path: String, as word: String) -> some Sequence<String> {
    let name = "\(path).\(word)-\(date())"
    return (1...1000).lazy.map { $0 == 1 ? name : "\(name)-\($0)" }
  }

  /// Copies a file on a file system without hard links; throws if it is too large.
  private static func copy(_ path: String, to backup: String) throws(FileError) -> String {
    guard try ownFile(at: backup) == nil else { throw .system(Errno(EEXIST)) }
    _ = try replace(backup, with: try read(path))
    return backup
  }

  /// Gives a file a second, dated name in place of its own, and syncs its folder; does nothing if
  /// it is missing.
  ///
  /// - Parameters:
  ///   - path: the file, which is no link.
  ///   - word: why it is put aside, as a part of the name:
  ///     `talk.json.steppedDown-2026-12-04-201400`.
  ///   - isSynced: whether the folder is synced.
  /// - Throws: the system's reason if the file stays where it is, or if the folder could not be
  ///   synced.
  package static func putAside(
    _ path: String, as word: String, isSynced: Bool = true
  ) throws(FileError) {
    guard try ownFile(at: path) != nil else { return }
    for other in names(for: path, as: word) {
      guard try ownFile(at: other) == nil else { continue }
      guard rename(path, other) == 0 else { throw .last }
      if isSynced, let error = syncFolder(folder(of: path)) { throw error }
      return
    }
    throw .system(Errno(EEXIST))
  }

  /// Removes a file and syncs its folder.
  ///
  /// A file that the folder does not let go is emptied instead.
  ///
  /// A file with other hard links is not emptied, because they share its content.
  ///
  /// - Returns: Why the change could not be synced, as `replace` does.
  package static func removeDurably(_ path: String) throws(FileError) -> FileError? {
    guard let status = try ownFile(at: path) else { return nil }
    guard unlink(path) != 0 else { return syncFolder(folder(of: path)) }
    guard errno != ENOENT else { return nil }
    let error = FileError.last
    guard status.st_nlink == 1, truncate(path, 0) == 0 else { throw error }
    do throws(Errno) {
      let file = try FileDescriptor(opening: path, O_WRONLY | O_NOFOLLOW)
      defer { file.close() }
      try file.sync()
      return nil
    } catch {
      return FileError(error)
    }
  }

  /// Removes a regular file of this user; does nothing if it is missing.
  package static func remove(_ path: String) throws(FileError) {
    guard try ownFile(at: path) != nil else { return }
    guard unlink(path) == 0 || errno == ENOENT else { throw .last }
  }
}
