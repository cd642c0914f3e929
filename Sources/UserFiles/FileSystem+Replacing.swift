#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

// Writing and removing: only regular files of ours.
extension FileSystem {
  /// Puts a file with these bytes in the place of another: after a crash or a power cut there is
  /// the old file or the new one, never a part.
  ///
  /// The new one has the mode of the old.
  /// What is not read back is refused, and what is no regular file of ours stays. With `keepingOld`
  /// the old file, which could not be read, stays beside it under a dated name.
  ///
  /// - Returns: Why the folder could not be synced, although the file is in its place: a power cut
  ///   may then bring the old one back.
  static func replace(
    _ path: String, with bytes: [UInt8], keepingOld: Bool = false
  ) throws(FileFault) -> FileFault? {
    guard bytes.count <= mostBytes else { throw .tooLarge(bytes.count) }
    let mode = try ownFile(at: path).map { $0.st_mode & 0o777 } ?? 0o644
    let beside = path + ".new"
    try clear(beside)
    do throws(FileFault) {
      try write(bytes, to: beside, mode: mode)
      let kept = keepingOld ? try keepBroken(path) : nil
      guard rename(beside, path) == 0 else {
        let fault = FileFault.last
        if let kept { unlink(kept) }
        throw fault
      }
    } catch {
      unlink(beside)
      throw error
    }
    return syncFault(of: folder(of: path))
  }

  /// Removes what a crash has left where the new file is written.
  private static func clear(_ path: String) throws(FileFault) {
    do throws(FileFault) {
      try remove(path)
    } catch .folder, .special, .foreign {
      throw .inTheWay(path)
    }
  }

  private static func write(
    _ bytes: [UInt8], to path: String, mode: mode_t
  ) throws(FileFault) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { platformWrite(file, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { throw .last }
      rest = rest.dropFirst(max(0, count))
    }
    guard fsync(file) == 0 else { throw .last }
  }

  /// A rename is on disk when its folder is; not every file system can be asked for it.
  private static func syncFault(of folder: String) -> FileFault? {
    let file = open(folder, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return .last }
    defer { close(file) }
    return fsync(file) == 0 || errno == EINVAL ? nil : .last
  }

  /// The facts of a regular file of ours, `nil` where there is nothing; anything else is a fault.
  ///
  /// A link is no regular file: `resolved(_:)` comes first where links are followed.
  static func ownFile(at path: String) throws(FileFault) -> stat? {
    var facts = stat()
    guard lstat(path, &facts) == 0 else {
      guard errno == ENOENT else { throw .last }
      return nil
    }
    try checkOwn(facts)
    return facts
  }

  /// Throws for what is no regular file of ours.
  static func checkOwn(_ facts: stat) throws(FileFault) {
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
  private static func keepBroken(_ path: String) throws(FileFault) -> String? {
    guard let facts = try ownFile(at: path), facts.st_size > 0 else { return nil }
    let name = "\(path).broken-\(date())"
    for number in 1...1000 {
      let kept = number == 1 ? name : "\(name)-\(number)"
      if link(path, kept) == 0 { return kept }
      if errno != EEXIST { return try copyBroken(path, to: kept) }
    }
    throw .system(EEXIST)
  }

  /// Where a file cannot have two names; a file that is too large to be copied stays where it is.
  private static func copyBroken(_ path: String, to kept: String) throws(FileFault) -> String {
    guard try ownFile(at: kept) == nil else { throw .system(EEXIST) }
    _ = try replace(kept, with: try read(path))
    return kept
  }

  /// Removes a file for good, or empties it where its folder does not let it go.
  ///
  /// A file that has another name is not emptied: that would take its content from there as well.
  ///
  /// - Returns: Why the folder could not be synced, as `replace` does.
  static func erase(_ path: String) throws(FileFault) -> FileFault? {
    guard let facts = try ownFile(at: path) else { return nil }
    guard unlink(path) != 0 else { return syncFault(of: folder(of: path)) }
    guard errno != ENOENT else { return nil }
    let fault = FileFault.last
    guard facts.st_nlink == 1, truncate(path, 0) == 0 else { throw fault }
    return nil
  }

  /// Removes a file of ours; one that is not there is fine.
  static func remove(_ path: String) throws(FileFault) {
    guard try ownFile(at: path) != nil else { return }
    guard unlink(path) == 0 || errno == ENOENT else { throw .last }
  }
}

// Inside the type its own name would hide it.
private func platformWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
