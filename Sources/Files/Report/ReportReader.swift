import TimerEngine

/// Reads files such as `talks.jsonl`, and says what is wrong in it line by line.
///
/// A wrong line is left out; the others are read. Unknown fields are ignored, since a later version
/// may write more of them.
package struct ReportReader {
  /// The talks and breaks that have ended, in the order of their lines.
  package private(set) var talks: [ReportedTalk] = []
  /// The items of rundowns that were left out, in the order of their lines.
  ///
  /// One that was held before or later is in `talks` as well.
  package private(set) var leftOut: [ReportedTalk] = []
  /// What is wrong with lines that were left out.
  package private(set) var problems: [Diagnostic] = []
  /// The lines that were cut off, as a power cut may leave them; they were left out as well.
  package private(set) var tornLines: [Diagnostic] = []

  private var file = ""
  private var line = 0

  /// Reads the bytes of a file.
  package init(_ bytes: [UInt8], file: String) {
    self.init([file]) { _ in bytes }
  }

  /// Reads files one after the other, as if they were one: a talk that stands in several of them
  /// counts once, as `MergedReport` has it.
  ///
  /// - Parameters:
  ///   - files: their paths, for what is wrong in them; `-` is called standard input.
  ///   - read: returns the bytes of the file with a path.
  /// - Throws: what `read` throws.
  package init<Failure>(
    _ files: [String], read: (String) throws(Failure) -> [UInt8]
  ) throws(Failure) {
    var report = MergedReport<ReportedTalk>()
    for file in files {
      (self.file, line) = (file == "-" ? "standard input" : file, 0)
      for line in Self.lines(of: try read(file)) {
        self.line += 1
        if let line = self.read(Array(line)) {
          report.add(line.talk, about: line.id, by: line.rank)
        }
      }
    }
    let lines = report.lines
    talks = lines.filter(\.isHeld)
    leftOut = lines.filter { !$0.isHeld }
  }

  /// The lines of a file, which may be empty.
  static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.withoutByteOrderMark.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// `nil` for a line that says nothing, or not what it should.
  private mutating func read(_ bytes: [UInt8]) -> ReportFileRow? {
    guard bytes.contains(where: { ![0x20, 0x09, 0x0d].contains($0) }) else { return nil }
    do throws(LineFault) {
      return try ReportFileRow(bytes)
    } catch {
      let before = String(decoding: bytes.prefix(error.offset), as: UTF8.self)
      let place = Diagnostic.Location(line: line, column: before.unicodeScalars.count + 1)
      let problem = Diagnostic(
        file: file, place: place, what: error.what, expected: error.expected)
      if error.isTorn { tornLines.append(problem) } else { problems.append(problem) }
      return nil
    }
  }
}
