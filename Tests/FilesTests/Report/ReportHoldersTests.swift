import Testing
import TimerEngine

@testable import Files

/// The lines of several leaders of the same talks.
///
/// `a23` is a line about the talk a by the leader 3 of term 2, and `a23-` takes it back. `A` is an
/// item that was not held.
struct ReportHoldersTests {
  /// A line; fields with the names of later versions are in each.
  private static func line(_ word: Substring) -> String {
    let name = word.prefix(1)
    let digits = word.compactMap(\.wholeNumberValue)
    var fields = [
      "\"id\":\"\(name)\"", "\"later\":[1.50,{\"term\":\"\\u00e9\"}]", "\"room\":\"main\"",
    ]
    fields.insert("\"term\": \(digits[0]) ", at: 1)
    fields.append("\"holder\":\"\(String(repeating: "0", count: 31))\(digits[1])\"")
    if word.hasSuffix("-") || name == "A" { fields.append("\"void\":true") }
    if name == "A", !word.hasSuffix("-") {
      fields.append("\"run\":\"r\",\"item\":\"k\",\"number\":1,\"planned_start\":\"\(moment)\"")
      fields.append("\"planned_end\":\"\(moment)\"")
    } else if !word.hasSuffix("-") {
      fields.append("\"start\":\"\(moment)\",\"end\":\"\(moment)\",\"planned\":60,\"net\":60")
    }
    return "{" + fields.joined(separator: ",") + "}"
  }

  private static let moment = "2026-12-04T08:00:00Z"

  private static func text(_ words: String) -> String {
    words.split(separator: " ").map { line($0) + "\n" }.joined()
  }

  /// What a report of some files says, in the order of the names.
  private static func report(of files: [String]) -> String {
    let reader = ReportReader(files.indices.map { "\($0)" }) { Array(files[Int($0) ?? 0].utf8) }
    #expect(reader.problems.isEmpty && reader.tornLines.isEmpty)
    return (reader.talks + reader.leftOut).sorted { $0.id < $1.id }.map { talk in
      "\(talk.id)\(talk.rank.epoch)\(talk.rank.leader)"
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("a11 b11", "c21", "a11 b11 c21"),
    ("a11 b11", "a21", "a21 b11"),
    // The lower leader takes an end back after the other one took over, or never heard that it was.
    ("a11 a11-", "a21", "a21"), ("a11", "a21 a21-", ""), ("a11 a11- a11", "a21 a21-", ""),
    ("a11 b11-", "b21", "a11 b21"),
    // Of one term the smaller id is higher, and of one leader the last line counts.
    ("a12", "a11", "a11"), ("a12-", "a11", "a11"), ("a11 a11-", "a12", ""),
    ("a11- a11", "a12", "a11"),
    // Items that were not held.
    ("A11", "a21", "A11 a21"), ("A11", "A21", "A21"), ("A11 A11-", "A21", "A21"),
    ("A11", "A21-", ""),
  ])
  func theHighestHolderSaysWhatCounts(_ one: String, _ other: String, _ expected: String) {
    let files = [Self.text(one), Self.text(other)]
    #expect(Self.report(of: files) == expected)
    #expect(Self.report(of: files.reversed()) == expected)
  }

  @Test(arguments: [
    ("", ""), ("a11 b11", "a34 b34"), ("a11 b11 a11", "b34 a34"),
    ("a11 a11-", "a34-"), ("a11 a11- a11", "a34"), ("a11-", "a34-"),
    ("a11 a21 a11-", "a34"), ("a21 a21- a11", "a34-"),
    ("A11 b11", "A34 b34"), ("A11 A11-", "A34-"),
  ])
  func whoTakesOverWritesAnewWhatCounts(kept: String, written: String) {
    let lines = ReportFile.lines(takenOver: Self.text(kept), by: Self.leadership)
    func withoutRank(_ line: String) -> String {
      line.replacing(#/"term":\s?\d+\s?,|,"(term|holder)":("\w+"|\d+)/#, with: "")
    }
    let expected = written.split(separator: " ").map(Self.line)
    #expect(lines.map(withoutRank) == expected.map(withoutRank))
    #expect(lines.allSatisfy { (try? ReportFileRow(Array($0.utf8)))?.rank == Self.leadership.rank })
  }

  private static let leadership = Leadership(Lineage(1), Rank(epoch: 3, leader: 4))

  /// A line, and the same line as the new leader writes it.
  @Test(arguments: [
    (
      #" { "id" : "a" , "void":true ,"holder":"L","term":2 } "#,
      #"{ "id" : "a" , "void":true ,"holder":"H","term":3 }"#
    ),
    (
      #"{"term":1.0,"holder":"L","id":"a","void":true}"#,
      #"{"term":3,"holder":"H","id":"a","void":true}"#
    ),
    (
      #"{"id":"a","holder": "L" ,"void":true,"x":{"term":7},"term" : 2}"#,
      #"{"id":"a","holder": "H" ,"void":true,"x":{"term":7},"term" : 3}"#
    ),
    (
      #"{"holder":"L","\u0074erm":9,"id":"a","void":true}"#,
      #"{"holder":"H","\u0074erm":3,"id":"a","void":true}"#
    ),
  ])
  func onlyTheRankOfALineIsChanged(line: String, written: String) {
    func filled(_ text: String) -> String {
      let zeros = String(repeating: "0", count: 31)
      return text.replacing("\"L\"", with: "\"\(zeros)A\"").replacing(
        "\"H\"", with: "\"\(zeros)4\"")
    }
    let lines = ReportFile.lines(takenOver: filled(line) + "\r\n", by: Self.leadership)
    #expect(lines == [filled(written)])
  }

  @Test func brokenLinesAreNotTakenOver() {
    let line = Self.line("a11")
    let text =
      "\n{}\n\(line.dropLast(3))\n \n\0\n\(line.replacing("\"net\":60", with: "\"net\":-1"))\n"
    #expect(ReportFile.lines(takenOver: text, by: Self.leadership).isEmpty)
    #expect(ReportFile.lines(takenOver: text + line, by: Self.leadership).count == 1)
  }

  /// The old leader lives on unheard: whatever it does to what was taken over, and whichever file
  /// is read first.
  @Test(arguments: [
    ("a11 b11", "a11-", "a34 b34"), ("a11 a11-", "a11", ""), ("a11", "b11", "a34 b11"),
    ("a11", "a11- a11 a11-", "a34"),
  ])
  func theOldHolderChangesNothingThatWasTakenOver(kept: String, later: String, expected: String) {
    let taken = ReportFile.lines(takenOver: Self.text(kept), by: Self.leadership).map { $0 + "\n" }
    let files = [Self.text(kept + " " + later), taken.joined()]
    #expect(Self.report(of: files) == expected)
    #expect(Self.report(of: files.reversed()) == expected)
  }
}
