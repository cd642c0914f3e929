/// Splits input into lines.
package struct LineSplitter: Sendable {
  /// How many bytes of a line are kept; the rest of a longer one is thrown away.
  private let maxBytes: Int
  private var started: [UInt8] = []
  /// The bytes that were not looked at yet.
  private var rest: ArraySlice<UInt8> = []
  /// Whether a byte order mark may come, with which some editors begin a file.
  private var skipsMark: Bool

  /// Creates a splitter; what is longer than 4096 bytes is no command, and nobody needs to remember
  /// all of it.
  ///
  /// `skipsMark` says whether a byte order mark before the first line is left out.
  package init(maxBytes: Int = 4096, skipsMark: Bool = false) {
    self.maxBytes = maxBytes
    self.skipsMark = skipsMark
  }

  /// The lines that are complete with these bytes, without their ends.
  package mutating func split(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    add(bytes)
    while let line = next() { lines.append(line) }
    return lines
  }

  /// Adds bytes, of which `next()` takes the lines one by one.
  package mutating func add(_ bytes: [UInt8]) { rest += bytes }

  /// Whether bytes were added that `next()` has not looked at.
  package var hasMore: Bool { !rest.isEmpty }

  /// The next line that is complete, without its end; `nil` if there is none.
  package mutating func next() -> String? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
      keep(rest)
      rest = []
      return nil
    }
    defer { started = [] }
    keep(rest[..<end])
    rest = rest[(end + 1)...]
    return startedText()
  }

  /// The text of the bytes that were kept.
  private mutating func startedText() -> String {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    let isMarked = skipsMark && started.starts(with: mark)
    skipsMark = false
    return String(decoding: started.dropFirst(isMarked ? mark.count : 0), as: UTF8.self)
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    started += bytes.prefix(maxBytes - started.count)
  }

  /// The line that the input ended in, if there is one.
  package mutating func finish() -> [String] {
    defer { started = [] }
    return started.isEmpty ? [] : [startedText()]
  }
}
