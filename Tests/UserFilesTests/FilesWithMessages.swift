import TimerTestSupport
import Unix

/// A folder of broken files, each of which begins with the messages that it gets.
///
/// A line of a message begins with `#> `; the file itself follows behind these lines.
struct FilesWithMessages {
  private let path: String
  /// The names of the files.
  let names: [String]

  /// A folder beside the tests.
  init(_ folder: String) {
    path = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/" + folder
    names = TemporaryFolder.names(in: path)
  }

  /// The messages of a file, and the bytes that follow them.
  func file(_ name: String) -> (messages: [String], bytes: [UInt8]) {
    var rest = (TemporaryFolder.bytes(of: "\(path)/\(name)") ?? [])[...]
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
