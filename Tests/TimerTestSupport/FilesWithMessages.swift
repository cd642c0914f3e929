import Platform

/// A folder of files, each of which begins with the messages that it gets.
///
/// A line of a message begins with `#> `; the file itself follows behind these lines. In YAML they
/// are comments, and there the reader may get the whole file.
package struct FilesWithMessages: Sendable {
  /// Whether the messages are written again, to be read by a person.
  package static let isRecording = environmentSays("RECORD_MESSAGES", "1")

  private let path: String
  /// The names of the files, with those of their folders.
  package let names: [String]

  /// A folder in that of the room's tests, or some folders in it.
  package init(_ folder: String, kinds: [String] = [], of test: String = #filePath) {
    let path = "\(testFolder(of: test))/\(folder)"
    self.path = path
    names =
      kinds.isEmpty
      ? TemporaryFolder.names(in: path)
      : kinds.flatMap { kind in
        TemporaryFolder.names(in: "\(path)/\(kind)").map { "\(kind)/\($0)" }
      }
  }

  /// All bytes of a file.
  package func whole(_ name: String) -> [UInt8] {
    TemporaryFolder.bytes(of: "\(path)/\(name)") ?? []
  }

  /// The messages of a file, and the bytes that follow them.
  package func file(_ name: String) -> (messages: [String], bytes: [UInt8]) {
    var rest = whole(name)[...]
    var messages: [String] = []
    while rest.starts(with: "#> ".utf8) {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      messages.append(String(decoding: line.dropFirst(3), as: UTF8.self))
      rest = rest.dropFirst(line.count + 1)
    }
    return (messages, Array(rest))
  }

  /// Writes the messages of a file again, as `RECORD_MESSAGES=1` asks for.
  package func record(_ messages: [String], of name: String) {
    let lines = messages.map { "#> \($0)\n" }.joined()
    _ = try? FileSystem.replace("\(path)/\(name)", with: Array(lines.utf8) + file(name).bytes)
  }
}
