import Platform
import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

/// How `talks.jsonl` is read.
struct ReportReaderTests {
  private static let line = """
    {"added":60,"end":"2026-12-04T08:20:12Z","id":"a-1","net":1122.5,"over":42.5,"paused":5,\
    "phases":[{"actual":840,"phase":"green","planned":900,"segment":1},\
    {"actual":42.5,"phase":"overtime","planned":0,"segment":1}],"planned":1080,\
    "planned_start":"2026-12-04T08:00:00Z","preset":"TED talk","room":"main","speed":1,\
    "start":"2026-12-04T08:01:24.250Z","title":"Engines \\"A\\" \\u00e9\\ud83d\\ude00",\
    "verdict":"too long",\
    \(rank)}
    """
  private static let rank = """
    "term":3,"holder":"00000000000000000000000000000a0f"
    """

  private static func reader(_ text: String) -> ReportReader {
    ReportReader(Array(text.utf8), file: "f")
  }

  @Test(arguments: [
    ("a", true), ("Az-09", true), (String(repeating: "a", count: 64), true), ("", false),
    (String(repeating: "a", count: 65), false), ("a b", false), ("a_b", false), ("é", false),
  ])
  func anIdHasUpToSixtyFourLettersDigitsAndHyphens(text: String, isId: Bool) {
    #expect(ReportedTalk.isId(text) == isId)
  }

  @Test func aLineIsATalk() throws {
    let reader = Self.reader(Self.line + "\n")
    let talk = try #require(reader.talks.first)
    #expect(reader.problems.isEmpty && reader.tornLines.isEmpty)
    #expect(talk.title == "Engines \"A\" é😀")
    #expect(
      [talk.planned, talk.net, talk.paused, talk.added, talk.over] == [
        1_080_000, 1_122_500, 5_000, 60_000, 42_500,
      ])
    #expect(talk.late == 84_250)
    #expect(talk.verdict == .tooLong)
    #expect(talk.phases.map(\.phase) == [.green, .overtime])
    #expect((talk.end - talk.start).milliseconds == 1_127_750)
  }

  /// A line that is written and read is the same talk.
  @Test(arguments: [line, itemLine, leftOutLine])
  func whatIsWrittenIsRead(line: String) throws {
    func talks(_ text: String) -> [ReportedTalk] {
      let reader = Self.reader(text)
      return reader.talks + reader.leftOut
    }
    let talk = try #require(talks(line).first)
    #expect(talks(Fields.line(talk)) == [talk])
  }

  private static let itemLine = """
    {"break":true,"end":"2026-12-04T08:20:12Z","id":"a-1","item":"k1","net":600,"number":3,\
    "phases":[],"planned":600,"room":"main","run":"r-1","rundown":"Friday","speed":1,\
    "start":"2026-12-04T08:01:24.250Z","zone":"Europe/Vienna",\(rank)}
    """
  private static let leftOutLine = """
    {"id":"b-1","item":"k 2","number":4,"planned_end":"2026-12-04T08:20:00Z",\
    "planned_start":"2026-12-04T08:00:00Z","preset":"TED talk","room":"main","run":"r-1",\
    "speaker":"Ada","speed":60,"title":"Engines","void":true,\
    \(rank)}
    """

  /// A talk that is no item of a rundown has none of its fields.
  @Test func aLineHasTheItemOfARundown() throws {
    let talk = try #require(Self.reader(Self.itemLine).talks.first)
    let rundown = ReportedRundown(run: "r-1", name: "Friday", zone: "Europe/Vienna")
    #expect(talk.item == ReportedItem(of: rundown, id: "k1", number: 3, isBreak: true))
    #expect(Self.reader(Self.line).talks.first?.item == nil)
  }

  @Test func aLineHasTheRankOfItsHolder() {
    #expect(Self.reader(Self.line).talks.first?.rank == Rank(epoch: 3, leader: 0xa0f))
  }

  @Test func aVoidLineWithAnItemIsOneThatWasNotHeld() throws {
    let reader = Self.reader(Self.itemLine + "\n" + Self.leftOutLine)
    #expect(reader.talks.map(\.id) == ["a-1"] && reader.problems.isEmpty)
    let item = try #require(reader.leftOut.first)
    #expect(!item.isHeld && item.id == "b-1" && item.speed == 60 && item.item?.id == "k 2")
    #expect(item.title == "Engines" && item.speaker == "Ada" && item.preset == "TED talk")
    #expect(item.plannedLength == 1_200_000 && item.late == nil)
    let taken = "{\"id\":\"b-1\",\"room\":\"main\",\"void\":true,\(Self.rank)}"
    #expect(Self.reader(Self.leftOutLine + "\n" + taken).leftOut.isEmpty)
  }

  /// The planned length is that of the rundown, if it has one.
  @Test(arguments: [
    ("08:00:00", "08:15:00", 900_000), ("08:15:00", "08:15:00", 600_000),
    ("08:15:00", "08:00:00", 600_000),
  ])
  func thePlanIsThatOfTheRundown(start: String, end: String, length: Int) throws {
    let plan = "\"planned_start\":\"2026-12-04T\(start)Z\",\"planned_end\":\"2026-12-04T\(end)Z\","
    let talk = try #require(
      Self.reader(Self.itemLine.replacing("\"planned\":", with: plan + "\"planned\":")).talks.first)
    #expect(talk.plannedLength == length)
  }

  /// Lines of talks by their ids, `x` before an id that is void, and the ids that remain.
  @Test(arguments: [
    ("a b c", "a b c"), ("a b a", "b a"), ("a xa", ""), ("a xa a", "a"), ("xa a", "a"),
    ("a b xa c", "b c"), ("", ""),
  ])
  func aLaterLineOfATalkReplacesTheEarlierOne(ids: String, remaining: String) {
    let lines = ids.split(separator: " ").map { id in
      id.first == "x"
        ? "{\"id\":\"\(id.dropFirst())\",\"room\":\"main\",\"void\":true,\(Self.rank)}"
        : Self.line.replacing("a-1", with: id)
    }
    let reader = Self.reader(lines.joined(separator: "\n"))
    #expect(reader.talks.map(\.id).joined(separator: " ") == remaining)
    #expect(reader.problems.isEmpty)
  }

  /// Wherever a line is cut off, it is left out and told, and the others are read.
  @Test func aTornLineIsLeftOut() {
    let bytes = Array(Self.line.utf8)
    let whole = Self.line.replacing("a-1", with: "b-1")
    for count in 1..<bytes.count {
      let torn = String(decoding: bytes.prefix(count), as: UTF8.self)
      let reader = Self.reader("\(whole)\n\(torn)\n\(whole.replacing("b-1", with: "c-1"))\n")
      #expect(reader.talks.map(\.id) == ["b-1", "c-1"])
      #expect(reader.problems.isEmpty, "\(torn): \(reader.problems)")
      #expect(reader.tornLines.map(\.place.line) == [2])
    }
  }

  /// A talk that two files have counts once, and each problem names its file and the line in it.
  @Test func severalFilesAreReadAsOne() {
    let other = Self.line.replacing("a-1", with: "b-1")
    let files = ["a": Self.line, "-": "\n{\n\(other)\n[1]\n", "c": Self.line + "\n" + other]
    let reader = ReportReader(["a", "-", "c"]) { Array((files[$0] ?? "").utf8) }
    #expect(reader.talks.map(\.id) == ["a-1", "b-1"])
    #expect(reader.tornLines.map { "\($0.file):\($0.place.line)" } == ["standard input:2"])
    #expect(reader.problems.map { "\($0.file):\($0.place.line)" } == ["standard input:4"])
  }

  /// What is wrong with a line, in the place of a part of the sound one.
  @Test(arguments: [
    ("\"net\":1122.5", "\"net\":-1", "f:1:59: 'net' is -1, expected a number of seconds"),
    ("\"net\":1122.5", "\"net\":\"1\"", "f:1:59: 'net' is '1', expected a number"),
    ("\"net\":1122.5", "\"nett\":1", "f:1:1: 'net' is missing"),
    ("\"net\":1122.5", "\"net\":1e400", "f:1:59: the JSON is not valid at '1e400"),
    ("\"a-1\"", "\"a b\"", "f:1:47: 'id' is 'a b', expected letters, digits and"),
    (
      "2026-12-04T08:20:12Z", "2026-02-30T08:20:12Z",
      "f:1:19: 'end' is '2026-02-30T08:20:12Z', expected a time"
    ),
    ("\"speed\":1", "\"speed\":0", "'speed' is 0, expected a whole number from 1 to 600"),
    ("too long", "long", "'verdict' is 'long', expected one of qualified, too short, too long"),
    (
      "\"green\"", "\"blue\"",
      "'phases[0].phase' is 'blue', expected one of green, yellow, red, overtime, none"
    ),
    (
      "\"room\":\"main\"", "\"room\":main",
      "the JSON is not valid at 'main,\"speed\":1,\"star', expected a value"
    ),
    ("\"room\":\"main\"", "\"id\":\"b\"", "'id' is given more than once, expected it only once"),
    ("}],", "}]],", "the JSON is not valid at"),
    ("\\u00e9", "\\ud83d", "expected a surrogate pair"),
    ("\\u00e9", "\\x", "the JSON is not valid at"),
    ("[{\"actual\":840", "[[[[[[[[[[{\"actual\":840", "expected at most 8 levels of nesting"),
  ])
  func eachFaultIsTold(part: String, wrong: String, message: String) throws {
    let reader = Self.reader(Self.line.replacing(part, with: wrong))
    #expect(reader.talks.isEmpty && reader.tornLines.isEmpty)
    let problem = try #require(reader.problems.first).description
    #expect(problem.contains(message), "\(problem)")
  }

  /// Files that people and programs have broken; the lines beside each are its messages.
  @Test(arguments: TemporaryFolder.names(in: folder).filter { $0.hasSuffix(".jsonl") })
  func brokenFilesGetTheirMessages(file: String) throws {
    let reader = ReportReader(
      try #require(TemporaryFolder.bytes(of: "\(Self.folder)/\(file)")), file: "f")
    let messages = try #require(
      TemporaryFolder.bytes(of: "\(Self.folder)/\(file.replacing(".jsonl", with: ".txt"))"))
    let told =
      ["talks: \(reader.talks.count)"]
      + (reader.leftOut.isEmpty ? [] : ["left out: \(reader.leftOut.count)"])
      + (reader.problems + reader.tornLines).map(\.description)
    #expect(told.joined(separator: "\n") + "\n" == String(decoding: messages, as: UTF8.self))
  }

  private static let folder = testFolder(of: #filePath) + "/BrokenReports"

  @Test(
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2000-02-29T00:00:00.5Z", 951_782_400_500),
      ("2026-12-04T08:20:12.123456Z", 1_796_372_412_123),
      ("2100-03-01T00:00:00Z", 4_107_542_400_000),
      ("2026-02-29T00:00:00Z", nil), ("2026-12-04T24:00:00Z", nil), ("2026-12-04 08:20:12Z", nil),
      ("2026-12-04T08:20:12", nil), ("2026-12-04T08:20:12.Z", nil), ("", nil),
    ] as [(String, Int?)])
  func aStampIsAMoment(text: String, milliseconds: Int?) {
    #expect(UTCStamp.moment(text)?.milliseconds == milliseconds)
  }
}
