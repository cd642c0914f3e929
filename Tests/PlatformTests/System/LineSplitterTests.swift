import Platform
import Testing

struct LineSplitterTests {
  /// What each read brings, the lines that are complete with it, and the one at the end.
  @Test(
    arguments: [
      ([], [], []), ([""], [[]], []), (["start\n"], [["start"]], []),
      (["start\nstop\n"], [["start", "stop"]], []),
      (["st", "art", "\n"], [[], [], ["start"]], []),
      (["start\nst", "op\nquit"], [["start"], ["stop"]], ["quit"]),
      (["\n\n", "\n"], [["", ""], [""]], []), (["quit"], [[]], ["quit"]),
      // The end of a line that another system writes is the command's to leave out.
      (["start\r\n", "stop\r"], [["start\r"], []], ["stop\r"]),
      (["a\rb\n"], [["a\rb"]], []), (["\u{0}\u{1b}[A\n"], [["\u{0}\u{1b}[A"]], []),
      (["é\n", "世", "界\n"], [["é"], [], ["世界"]], []),
    ] as [([String], [[String]], [String])])
  func bytesAreSplitIntoLines(reads: [String], lines: [[String]], rest: [String]) {
    var splitter = LineSplitter()
    #expect(reads.map { splitter.split(Array($0.utf8)) } == lines)
    #expect(splitter.finish() == rest)
    #expect(splitter.finish() == [])
  }

  /// Byte by byte it is the same.
  @Test(arguments: ["start\nstop\n", "世界\n\nquit", "a\r\nb", "\n", ""])
  func howTheBytesArriveDoesNotMatter(text: String) {
    var (whole, pieces) = (LineSplitter(), LineSplitter())
    let atOnce = whole.split(Array(text.utf8)) + whole.finish()
    let lines = text.utf8.flatMap { pieces.split([$0]) }
    #expect(lines + pieces.finish() == atOnce)
  }

  @Test(
    arguments: [
      ([0xff], "\u{fffd}"), ([0xe4, 0xb8], "\u{fffd}"), ([0x61, 0xc3, 0x62], "a\u{fffd}b"),
      ([0xed, 0xa0, 0x80], "\u{fffd}\u{fffd}\u{fffd}"), ([0xf0, 0x9f, 0x98, 0x80], "😀"),
      ([0x00], "\u{0}"),
    ] as [([UInt8], String)])
  func invalidUTF8IsRepaired(bytes: [UInt8], text: String) {
    var splitter = LineSplitter()
    #expect(splitter.split(bytes + [0x0a]) == [text])
  }

  /// A line without an end takes no memory without an end, and the one after it is whole.
  @Test(arguments: [4_095, 4_096, 4_097, 1_000_000])
  func aLongLineIsCut(count: Int) {
    var splitter = LineSplitter()
    for _ in 0..<count / 1_000 {
      #expect(splitter.split(Array(repeating: 0x78, count: 1_000)) == [])
    }
    #expect(splitter.split(Array(repeating: 0x78, count: count % 1_000)) == [])
    let lines = splitter.split(Array("\nstart\n".utf8))
    #expect(lines.map(\.utf8.count) == [min(count, 4_096), 5])
    #expect(lines.last == "start")
  }

  /// A byte order mark is left out before the first line, if that is asked for.
  @Test(arguments: [
    (true, ["start", "\u{feff}stop", "q"]), (false, ["\u{feff}start", "\u{feff}stop", "q"]),
  ])
  func aByteOrderMarkIsLeftOut(skipsMark: Bool, expected: [String]) {
    var splitter = LineSplitter(skipsMark: skipsMark)
    let bytes = Array("\u{feff}start\n\u{feff}stop\nq".utf8)
    // The mark may come in pieces.
    let lines = splitter.split([bytes[0]]) + splitter.split(Array(bytes[1...]))
    #expect(lines + splitter.finish() == expected)
  }
}
