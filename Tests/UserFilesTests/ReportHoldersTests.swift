import Testing
import TimerEngine

@testable import UserFiles

/// The lines of several holders of the same talks.
///
/// `a23` is a line about the talk a by the holder 3 of term 2, `a23-` takes it back, and `a` and `a-` are lines of an
/// older version. `A` is an item that was not held.
struct ReportHoldersTests {
  /// A line; fields with the names of later versions are in each.
  private static func line(_ word: Substring) -> String {
    let name = word.prefix(1)
    let digits = word.compactMap(\.wholeNumberValue)
    var fields = [
      "\"id\":\"\(name)\"", "\"later\":[1.50,{\"term\":\"\\u00e9\"}]", "\"room\":\"main\"",
    ]
    if digits.count == 2 {
      fields.insert("\"term\": \(digits[0]) ", at: 1)
      fields.append("\"holder\":\"\(String(repeating: "0", count: 31))\(digits[1])\"")
    }
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
      talk.id + (talk.rank.map { "\($0.term)\($0.holder)" } ?? "")
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("a11 b11", "c21", "a11 b11 c21"),
    ("a11 b11", "a21", "a21 b11"),
    // The lower holder takes an end back after the other one took over, or never heard that it was.
    ("a11 a11-", "a21", "a21"), ("a11", "a21 a21-", ""), ("a11 a11- a11", "a21 a21-", ""),
    ("a11 b11-", "b21", "a11 b21"),
    // Of one term the smaller id is higher, and of one holder the last line counts.
    ("a12", "a11", "a11"), ("a12-", "a11", "a11"), ("a11 a11-", "a12", ""),
    ("a11- a11", "a12", "a11"),
    // Older versions.
    ("a b", "a11", "a11 b"), ("a a-", "a11", "a11"), ("a", "a11-", ""), ("a b-", "b", "a b"),
    // Items that were not held.
    ("A11", "a21", "A11 a21"), ("A11", "A21", "A21"), ("A11 A11-", "A21", "A21"),
    ("A11", "A21-", ""),
    ("A", "A11-", ""),
  ])
  func theHighestHolderSaysWhatCounts(_ one: String, _ other: String, _ expected: String) {
    let files = [Self.text(one), Self.text(other)]
    #expect(Self.report(of: files) == expected)
    // Lines of older versions are read in the order of the files.
    guard !other.split(separator: " ").contains(where: { $0.count == 1 }) else { return }
    #expect(Self.report(of: files.reversed()) == expected)
  }
}
