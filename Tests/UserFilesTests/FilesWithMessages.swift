import TimerTestSupport
import Unix

/// A folder of files, each of which begins with the messages that it gets.
///
/// A line of a message begins with `#> `; the file itself follows behind these lines. In YAML they are
/// comments, and there the reader may get the whole file.
struct FilesWithMessages {
  private let path: String
  /// The names of the files, with those of their folders.
  let names: [String]

  /// A folder beside the tests, or some folders in it.
  init(_ folder: String, kinds: [String] = []) {
    let path =
      #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/" + folder
    self.path = path
    names =
      kinds.isEmpty
      ? TemporaryFolder.names(in: path)
      : kinds.flatMap { kind in
        TemporaryFolder.names(in: "\(path)/\(kind)").map { "\(kind)/\($0)" }
      }
  }

  /// All bytes of a file.
  func whole(_ name: String) -> [UInt8] { TemporaryFolder.bytes(of: "\(path)/\(name)") ?? [] }

  /// The messages of a file, and the bytes that follow them.
  func file(_ name: String) -> (messages: [String], bytes: [UInt8]) {
    var rest = whole(name)[...]
    var messages: [String] = []
    while rest.starts(with: "#> ".utf8) {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      messages.append(String(decoding: line.dropFirst(3), as: UTF8.self))
      rest = rest.dropFirst(line.count + 1)
    }
    return (messages, Array(rest))
  }

  /// Writes the messages of a file again; for `RECORD_MESSAGES=1`.
  func record(_ messages: [String], of name: String) {
    let lines = messages.map { "#> \($0)\n" }.joined()
    _ = try? FileSystem.replace("\(path)/\(name)", with: Array(lines.utf8) + file(name).bytes)
  }
}
