#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The folder in which sounds are kept from one run to the next; all of it may be deleted at any
/// time.
struct SoundFolder {
  let path: String

  /// The path of a file in it.
  func path(of name: String) -> String { "\(path)/\(name)" }

  /// The path that a file has until it is whole: one that no other program writes to.
  func partPath(of name: String) -> String { path(of: name) + ".\(getpid()).part" }

  /// Makes the folder and those that it lies in; where that fails, nothing can be kept there.
  func make() { try? FileSystem.makeFolder(path) }

  /// How long a file sounds, `nil` if there is none that is whole.
  func length(of name: String) -> Duration? {
    guard let file = try? FileDescriptor(opening: path(of: name), O_RDONLY) else { return nil }
    defer { file.close() }
    guard let size = try? file.status().st_size,
      let header = try? file.read(upTo: Wave.headerSize)
    else { return nil }
    return Wave.length(header: header, fileSize: Int(size))
  }

  /// Writes a file, unless it is there; returns whether it is then.
  func write(_ bytes: @autoclosure () -> [UInt8], to name: String) -> Bool {
    guard length(of: name) == nil else { return true }
    make()
    do throws(Errno) {
      let file = try FileDescriptor(opening: partPath(of: name), O_WRONLY | O_CREAT | O_TRUNC)
      defer { file.close() }
      try file.writeAll(bytes())
    } catch {
      discard(name)
      return false
    }
    return rename(partPath(of: name), path(of: name)) == 0
  }

  /// Keeps a file that is whole now, and removes the oldest of what would be too much.
  func keep(_ name: String) {
    rename(partPath(of: name), path(of: name))
    for name in SoundFile.surplus(files) { unlink(path(of: name)) }
  }

  /// Removes what programs have left that were killed before a file was whole.
  func removeLostParts() {
    for file in files where Self.isLost(file.name) { unlink(path(of: file.name)) }
  }

  /// Whether nobody makes a file whole any more: the program whose number is in its name is gone.
  private static func isLost(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    guard words.last == "part", let id = words.dropLast().last.flatMap({ pid_t($0) }), id > 0 else {
      return false
    }
    return kill(id, 0) != 0 && errno == ESRCH
  }

  /// Throws away what was to become a file.
  func discard(_ name: String) { unlink(partPath(of: name)) }

  private var files: [SoundFile] {
    FileSystem.names(in: path).compactMap { name in
      var status = stat()
      guard lstat(path(of: name), &status) == 0, status.isRegularFile else { return nil }
      return SoundFile(name: name, size: Int(status.st_size), changed: Self.changed(status))
    }
  }

  private static func changed(_ status: stat) -> Int {
    #if canImport(Glibc)
    status.st_mtim.tv_sec
    #else
    status.st_mtimespec.tv_sec
    #endif
  }
}

/// A file in the folder of sounds.
struct SoundFile: Hashable {
  let name: String
  /// In bytes.
  let size: Int
  /// When it was written, in seconds of any epoch.
  let changed: Int

  /// A long talk has some hundred phrases, each some 80 kB.
  private static let most = 200
  private static let maxBytes = 20_000_000

  /// The names of those to remove, the oldest, so that the others are not too many or too large;
  /// tones, which are few and always needed, stay.
  static func surplus(_ files: [SoundFile]) -> [String] {
    let phrases = files.filter { !$0.name.hasPrefix("tone-") }
      .sorted { ($0.changed, $0.name) > ($1.changed, $1.name) }
    var size = 0
    let kept = phrases.prefix(most).prefix {
      size += $0.size
      return size <= maxBytes
    }
    return phrases.dropFirst(kept.count).map(\.name)
  }
}
