#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A folder for one test, which is removed with it; as a HOME, it is empty.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// Makes a folder in another.
  package init(in parent: String = "/tmp") throws {
    var template = Array("\(parent)/speakerclock-test-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template), let real = realpath(made, nil) else {
      throw SystemError(number: errno)
    }
    defer { free(real) }
    path = String(cString: real)
  }

  /// Makes a folder in memory where there is such a place: a busy disk holds nobody up there.
  package convenience init(inMemory: Bool) throws {
    try self.init(in: inMemory && access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp")
  }

  deinit { Self.remove(path) }

  /// Where such a somebody's presets are.
  package static let presets = ".config/speakerclock/presets.yaml"
  /// Where their keys and defaults are.
  package static let configuration = ".config/speakerclock/config.yaml"
  /// Where the keys store.
  package static let slots = ".config/speakerclock/slots.yaml"

  /// The path of a file in the folder.
  package func path(of name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, makes the folders that it lies in, and gives its path; a file that is to have
  /// a larger size ends in a hole.
  @discardableResult
  package func write(_ text: String, to name: String, size: Int? = nil) throws -> String {
    try write(bytes: Array(text.utf8), to: name, size: size)
  }

  /// The same for any bytes.
  @discardableResult
  package func write(bytes: some Collection<UInt8>, to name: String, size: Int? = nil) throws
    -> String
  {
    let parts = name.split(separator: "/").dropLast()
    for count in parts.indices.map({ $0 + 1 }) {
      mkdir(path(of: parts.prefix(count).joined(separator: "/")), 0o755)
    }
    guard let stream = fopen(path(of: name), "w") else { throw SystemError(number: errno) }
    defer { fclose(stream) }
    let bytes = Array(bytes)
    guard fwrite(bytes, 1, bytes.count, stream) == bytes.count, fflush(stream) == 0,
      size.map({ ftruncate(fileno(stream), off_t($0)) == 0 }) ?? true
    else { throw SystemError(number: errno) }
    return path(of: name)
  }

  /// Makes a folder, and gives its path.
  @discardableResult
  package func makeFolder(_ name: String) throws -> String {
    guard mkdir(path(of: name), 0o755) == 0 else { throw SystemError(number: errno) }
    return path(of: name)
  }

  /// Writes a script that can be run.
  package func writeScript(_ text: String, to name: String) throws {
    chmod(try write("#!/bin/sh\n\(text)\n", to: name), 0o755)
  }

  /// Puts a file in the place of another at once.
  package func rename(_ name: String, to other: String) throws {
    guard unistdRename(path(of: name), path(of: other)) == 0 else {
      throw SystemError(number: errno)
    }
  }

  /// Makes a pipe that has a name.
  package func makePipe(_ name: String) throws -> String {
    guard mkfifo(path(of: name), 0o644) == 0 else { throw SystemError(number: errno) }
    return path(of: name)
  }

  /// The bytes of a file or only its last ones, `nil` if there is none.
  package func bytes(of name: String, last count: Int? = nil) -> [UInt8]? {
    Self.bytes(of: path(of: name), last: count)
  }

  /// The bytes of any file or only its last ones, `nil` if there is none.
  package static func bytes(of path: String, last count: Int? = nil) -> [UInt8]? {
    guard let stream = fopen(path, "r") else { return nil }
    defer { fclose(stream) }
    // A file with fewer bytes is read from its beginning.
    if let count { fseek(stream, -count, SEEK_END) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while case let size = fread(&piece, 1, piece.count, stream), size > 0 {
      bytes += piece[..<size]
    }
    return bytes
  }

  /// The text of a file, empty if there is none.
  package func text(of name: String) -> String {
    String(decoding: bytes(of: name) ?? [], as: UTF8.self)
  }

  /// The names in a folder, in order; none in what is no folder.
  package func names(in name: String = ".") -> [String] { Self.names(in: path(of: name)) }

  /// The names in any folder, in order; none in what is no folder.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Removes a file, or a folder with all that is in it.
  package func remove(_ name: String) { Self.remove(path(of: name)) }

  private static func remove(_ path: String) {
    guard unlink(path) != 0 else { return }
    chmod(path, 0o700)
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }
}

// Inside the type its own name would hide it.
private func unistdRename(_ path: String, _ other: String) -> Int32 { rename(path, other) }

/// A call of the system that failed, and its errno.
package struct SystemError: Error {
  let number: Int32
}

extension TemporaryFolder {
  /// What lies in the state folder of this HOME, but for what every test's HOME has and for the
  /// talks that have ended.
  package var stateNames: [String] {
    names(in: ".local/state/speakerclock").filter { !["hints", "talks.jsonl"].contains($0) }
  }
}
