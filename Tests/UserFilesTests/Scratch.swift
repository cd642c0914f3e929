#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A folder for one test, which goes away with it.
final class Scratch: Sendable {
  let path: String

  init() throws {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/user-files-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template), let real = realpath(made, nil) else {
      throw SystemError(number: errno)
    }
    defer { free(real) }
    path = String(cString: real)
  }

  deinit { Self.remove(path) }

  private static func remove(_ path: String) {
    guard unlink(path) != 0 else { return }
    chmod(path, 0o700)
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }

  /// The path of a file with this name.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, and gives its path.
  @discardableResult
  func write(_ bytes: some Collection<UInt8>, to name: String) throws -> String {
    guard let stream = fopen(file(name), "w") else { throw SystemError(number: errno) }
    defer { fclose(stream) }
    let bytes = Array(bytes)
    guard fwrite(bytes, 1, bytes.count, stream) == bytes.count else {
      throw SystemError(number: errno)
    }
    return file(name)
  }

  /// Makes a folder, and gives its path.
  @discardableResult
  func makeFolder(_ name: String) throws -> String {
    guard mkdir(file(name), 0o755) == 0 else { throw SystemError(number: errno) }
    return file(name)
  }

  /// The names in the folder, in order.
  var names: [String] { Self.names(in: path) }

  /// The names in any folder, in order; none in what is no folder.
  static func names(in folder: String) -> [String] {
    var found = glob_t()
    defer { globfree(&found) }
    guard glob("\(folder)/*", 0, nil, &found) == 0 else { return [] }
    return (0..<Int(found.gl_pathc)).compactMap { index in
      found.gl_pathv[index].map { String(String(cString: $0).dropFirst(folder.utf8.count + 1)) }
    }
  }

  /// The bytes of a file, `nil` if there is none.
  func bytes(of name: String) -> [UInt8]? { Self.bytes(of: file(name)) }

  static func bytes(of path: String) -> [UInt8]? {
    guard let stream = fopen(path, "r") else { return nil }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    while case let byte = getc(stream), byte != EOF {
      bytes.append(UInt8(truncatingIfNeeded: byte))
    }
    return bytes
  }
}

struct SystemError: Error {
  let number: Int32
}
