#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The verbs of the file system.
package enum FileSystem {
  /// The largest file that is read without another limit: a hundred presets take a tenth of it.
  package static let maxBytes = 262_144

  /// All bytes of an ordinary file of at most `limit` bytes.
  package static func read(
    _ path: String, upTo limit: Int = maxBytes
  ) throws(FileError) -> [UInt8] {
    let file = try FileError.of { () throws(Errno) in try FileDescriptor(opening: path, O_RDONLY) }
    defer { file.close() }
    let size = try size(of: file)
    guard size <= limit else { throw .tooLarge(size, limit: limit) }
    return try FileError.of { () throws(Errno) in
      var bytes = try file.read(upTo: size)
      while bytes.count < size, case let more = try file.read(upTo: size - bytes.count),
        !more.isEmpty
      {
        bytes += more
      }
      return bytes
    }
  }

  /// The bytes of a file, a pipe or a terminal up to its end or a number of bytes; those of
  /// standard input without a path.
  package static func readStream(_ path: String?, upTo limit: Int) throws(FileError) -> [UInt8] {
    try FileError.of { () throws(Errno) in
      let file = try path.map { path throws(Errno) in try FileDescriptor(opening: path, O_RDONLY) }
      defer { file?.close() }
      file?.allowWaiting()
      var bytes: [UInt8] = []
      // Room for an ordinary file in one piece, so that it is not copied as it grows.
      if let file, let size = try? size(of: file) { bytes.reserveCapacity(min(size, limit)) }
      while bytes.count < limit,
        case let more = try (file ?? FileDescriptor(0)).read(upTo: min(65_536, limit - bytes.count)),
        !more.isEmpty
      {
        bytes += more
      }
      return bytes
    }
  }

  private static func size(of file: FileDescriptor) throws(FileError) -> Int {
    let status = try FileError.of(file.status)
    try checkRegular(status)
    return Int(status.st_size)
  }

  /// Creates a folder and its parents; only this user can read them.
  package static func makeFolder(_ path: String) throws(FileError) {
    guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
    guard errno == ENOENT, path.contains("/"), case let parent = folder(of: path), parent != path
    else { throw .last }
    try makeFolder(parent)
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last }
  }

  /// Lends a folder to one program at a time, and waits for another no longer than `patience`.
  ///
  /// The folder itself is locked, so no file is left behind; where the file system knows no locks,
  /// nobody is kept out.
  package static func alone<Result>(
    in folder: String, patience: Duration = .milliseconds(500),
    _ body: () throws(FileError) -> Result
  ) throws(FileError) -> Result {
    let file = try FileError.of { () throws(Errno) in
      try FileDescriptor(opening: folder, O_RDONLY | O_DIRECTORY)
    }
    defer { file.close() }
    try lock(file, patience: patience)
    return try body()
  }

  /// The path behind symbolic links, also if its file does not exist yet: a link stays, and the
  /// file is file there, and the link to stay.
  package static func resolved(_ path: String, links: Int = 0) throws(FileError) -> String {
    if let found = realpath(path, nil) {
      defer { free(found) }
      return String(cString: found)
    }
    guard let target = target(of: path) else { return path }
    guard links < 40 else { throw .system(Errno(ELOOP)) }
    return try resolved(
      target.hasPrefix("/") ? target : "\(folder(of: path))/\(target)", links: links + 1)
  }

  /// Where a link leads; `nil` for what is none.
  static func target(of path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
      guard let text = buffer.baseAddress, case let count = readlink(path, text, buffer.count),
        count > 0
      else { return nil }
      return String(
        decoding: buffer.prefix(count).map(UInt8.init(truncatingIfNeeded:)), as: UTF8.self)
    }
  }

  /// The folder of a file: everything before the last slash, or `.` if there is no slash.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The first bytes of something that looks empty until it is read, as the system's own files do;
  /// none where it cannot be read.
  package static func readStart(_ path: String, upTo limit: Int = 256) -> [UInt8] {
    guard let file = try? FileDescriptor(opening: path, O_RDONLY) else { return [] }
    defer { file.close() }
    return (try? file.read(upTo: limit)) ?? []
  }

  /// The size in bytes of the file with a path; `nil` if there is none.
  package static func size(of path: String) -> Int? {
    status(of: path).map { Int($0.st_size) }
  }

  /// The names in a folder, including `.` and `..`; none if it cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }

  /// The local date and time, for a file's name as `2026-11-21-141500`.
  package static func date(_ format: String = "%Y-%m-%d-%H%M%S") -> String {
    var now = time(nil)
    var local = tm()
    localtime_r(&now, &local)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
      guard let text = buffer.baseAddress else { return "" }
      strftime(text, buffer.count, format, &local)
      return String(cString: text)
    }
  }
}
