#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The verbs of the file system, and the only place that calls it.
enum FileSystem {
  /// The largest file that is read: a hundred presets take a tenth of it.
  static let mostBytes = 262_144

  /// All bytes of an ordinary file.
  static func read(_ path: String) throws(FileFault) -> [UInt8] {
    // Without waiting: a pipe in the file's place must not hold the clock up.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    let size = try size(of: file)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, case let found = readAgain(file, buffer, from: count), found > 0 {
        count += found
      }
    }
    guard bytes.count == size || errno == 0 else { throw .last }
    return bytes
  }

  private static func readAgain(
    _ file: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>, from start: Int
  ) -> Int {
    errno = 0
    return platformRead(file, buffer.baseAddress.map { $0 + start }, buffer.count - start)
  }

  private static func size(of file: Int32) throws(FileFault) -> Int {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .last }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .folder
    default: throw .special
    }
    guard status.st_size <= mostBytes else { throw .tooLarge(Int(status.st_size)) }
    return Int(status.st_size)
  }

  /// Makes a folder and those it lies in; others may not look into what is made.
  static func makeFolder(_ path: String) throws(FileFault) {
    guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
    guard errno == ENOENT, path.contains("/"), case let parent = folder(of: path), parent != path
    else { throw .last }
    try makeFolder(parent)
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last }
  }

  /// Lends a folder to one program at a time, and waits for another for at most half a second.
  ///
  /// The folder itself is locked, so no file is left behind; where the file system knows no locks,
  /// nobody is kept out.
  static func alone<Result>(
    in folder: String, _ body: () throws(FileFault) -> Result
  ) throws(FileFault) -> Result {
    let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    var tries = 100
    while flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      tries -= 1
      guard tries > 0 else { throw .locked }
      usleep(5_000)
    }
    return try body()
  }

  /// The path behind links, also where nothing lies there yet: who has made the link wants the
  /// file there, and the link to stay.
  static func resolved(_ path: String, links: Int = 0) throws(FileFault) -> String {
    if let found = realpath(path, nil) {
      defer { free(found) }
      return String(cString: found)
    }
    guard let target = target(of: path) else { return path }
    guard links < 40 else { throw .system(ELOOP) }
    return try resolved(
      target.hasPrefix("/") ? target : "\(folder(of: path))/\(target)", links: links + 1)
  }

  /// Where a link leads; `nil` for what is none.
  private static func target(of path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
      guard let text = buffer.baseAddress, case let count = readlink(path, text, buffer.count),
        count > 0
      else { return nil }
      return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The first bytes of something that looks empty until it is read, as the system's own files do.
  static func readStart(_ path: String) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return [] }
    defer { close(file) }
    return [UInt8](unsafeUninitializedCapacity: 256) { buffer, count in
      count = max(0, readAgain(file, buffer, from: 0))
    }
  }

  /// The local date and time, for a file's name as `2026-11-21-141500`.
  static func date(_ format: String = "%Y-%m-%d-%H%M%S") -> String {
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

// Inside the type its own names would hide these.
private func platformRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}
