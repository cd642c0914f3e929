/// Splits input into lines.
package struct LineSplitter: Sendable {
  /// How many bytes of a line are kept; the rest of a longer one is thrown away.
  private let maxBytes: Int
  private var started: [UInt8] = []

  /// Creates a splitter; what is longer than 4096 bytes is no command, and nobody needs to remember
  /// all of it.
  package init(maxBytes: Int = 4096) { self.maxBytes = maxBytes }

  /// The lines that are complete with these bytes, without their ends.
  package mutating func split(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      keep(rest[..<end])
      lines.append(String(decoding: started, as: UTF8.self))
      started = []
      rest = rest[(end + 1)...]
    }
    keep(rest)
    return lines
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    started += bytes.prefix(maxBytes - started.count)
  }

  /// The line that the input ended in, if there is one.
  package mutating func finish() -> [String] {
    defer { started = [] }
    return started.isEmpty ? [] : [String(decoding: started, as: UTF8.self)]
  }
}
