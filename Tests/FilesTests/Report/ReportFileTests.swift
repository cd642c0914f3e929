import Files
import Platform
import Testing
import TimerEngine
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How lines are added to `talks.jsonl`.
struct ReportFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(inMemory: true) }

  private var file: ReportFile {
    ReportFile(UserFolder(path: folder.path(of: "state")), patience: .milliseconds(100))
  }

  private func json(_ line: some Described & Sendable) -> String { Fields.line(line) }

  private var text: String { folder.text(of: "state/talks.jsonl") }

  private static let rank = Rank(epoch: 1_000_000, leader: .max)

  /// The line that takes another one back.
  private func void(_ id: String) throws -> String {
    json(ReopenedTalk(id: id, room: "r", by: Self.rank, at: .zero))
  }

  @Test(arguments: [
    (["x-1"], true), ([], false), (["y-1", "x-1", "z-1"], true), (["x-1", "void"], false),
    (["x-1", "void", "x-1"], true), (["x-10"], false),
  ])
  func aTalkIsFoundUnlessItsEndWasUndone(lines: [String], isThere: Bool) throws {
    var talk = ReportedTalk(
      id: "x-1", by: Leadership.first.rank, room: "r", start: .zero, end: .seconds(1), planned: 1,
      net: 1)
    talk.rank = Self.rank
    for line in lines {
      var other = talk
      other.id = line
      try file.append([try line == "void" ? void("x-1") : json(other)])
    }
    #expect(file.contains("x-1") == isThere)
    // A line that was cut off is none.
    try folder.write(text + "{\"id\":\"x-2\",\"room\"", to: "state/talks.jsonl")
    #expect(!file.contains("x-2"))
  }

  @Test(arguments: [(1, false), (2, true)])
  func theNumberOfStartsIsWrittenIfAboveOne(starts: Int, isWritten: Bool) throws {
    var talk = ReportedTalk(
      id: "x-1", by: Leadership.first.rank, room: "r", start: .zero, end: .seconds(1), planned: 1,
      net: 1)
    talk.starts = starts
    #expect(json(talk).contains("\"starts\":") == isWritten)
  }

  /// The items that a rundown has left out are found among all other lines.
  @Test func theItemsThatWereLeftOutAreFound() throws {
    let rundown = ReportedRundown(run: "r-1", name: "Day", zone: "UTC")
    func line(_ id: String, of rundown: ReportedRundown = rundown) throws -> String {
      let item = ReportedItem(of: rundown, id: "k-\(id)", number: 1)
      var talk = ReportedTalk(
        notHeld: id, by: Leadership.first.rank, room: "r", item: item, from: .zero, to: .seconds(60)
      )
      talk.rank = Self.rank
      return json(talk)
    }
    try file.append([
      line("x-1"), line("x-2"), line("x-3", of: ReportedRundown(run: "r-2")),
      void("x-2"),
      json(
        ReportedTalk(
          id: "x-4", by: Leadership.first.rank, room: "r", start: .zero, end: .zero, planned: 1,
          net: 1)
      ),
      line("x-5"),
    ])
    #expect(file.leftOutItems(of: rundown).map(\.id) == ["x-1", "x-5"])
    #expect(ReportFile(nil).leftOutItems(of: rundown).isEmpty)
  }

  /// The longest texts, and the phases of a hundred segments, make a line that can be read.
  @Test func theLongestLineCanBeRead() throws {
    let text = String(repeating: "\"", count: 10_000)
    var talk = ReportedTalk(
      id: "x-1", by: Leadership.first.rank, room: "r", start: .zero, end: .seconds(1), planned: 1,
      net: 1)
    (talk.preset, talk.title, talk.speaker, talk.rank) = (text, text, text, Self.rank)
    talk.item = ReportedItem(
      of: ReportedRundown(run: "r-1", name: text, zone: "America/Argentina/ComodRivadavia"),
      id: text, number: 500)
    talk.phases = (1...100).flatMap { segment in
      [nil, .green, .yellow, .red, .overtime].map {
        ReportedTalk.Phase(segment: segment, $0, planned: 86_399_001, actual: 5_183_999_001)
      }
    }
    try file.append([json(talk)])
    #expect(file.contains("x-1"))
  }

  @Test func linesAreAppended() throws {
    try file.append(["a"])
    try file.append(["b", "c"])
    #expect(text == "a\nb\nc\n")
  }

  @Test func aTornLineKeepsToItself() throws {
    try file.append(["a"])
    try folder.write("a\n{\"b", to: "state/talks.jsonl")
    try file.append(["c"])
    #expect(text == "a\n{\"b\nc\n")
  }

  @Test func aLinkIsFollowed() throws {
    try file.append(["a"])
    try folder.rename("state/talks.jsonl", to: "other")
    #expect(symlink("../other", folder.path(of: "state/talks.jsonl")) == 0)
    try file.append(["b"])
    #expect(folder.text(of: "other") == "a\nb\n")
  }

  @Test func whatIsNoFileOfOursIsRefused() throws {
    _ = try folder.makeFolder("state")
    _ = try folder.makeFolder("state/talks.jsonl")
    #expect(throws: StoreError.file(folder.path(of: "state/talks.jsonl"), .folder)) {
      try file.append(["a"])
    }
    #expect(throws: StoreError.noFolder("XDG_STATE_HOME")) { try ReportFile(nil).append(["a"]) }
  }

  @Test func anotherProgramIsWaitedForButNotForever() throws {
    try file.append(["a"])
    let other = try FileDescriptor(opening: folder.path(of: "state/talks.jsonl"), 0)
    try FileSystem.lock(other, patience: .zero)
    #expect(throws: StoreError.file(folder.path(of: "state/talks.jsonl"), .locked)) {
      try file.append(["b"])
    }
    other.close()
    try file.append(["c"])
    #expect(text == "a\nc\n")
  }

  /// Several clocks at once: every line is whole, and none is missing.
  @Test func clocksOfSeveralRoomsShareTheFile() async throws {
    let file = ReportFile(UserFolder(path: folder.path(of: "state")), patience: .seconds(60))
    try await withThrowingTaskGroup { group in
      for room in 0..<4 {
        group.addTask {
          for number in 0..<50 {
            try file.append(["\(room) \(number) " + String(repeating: "x", count: 3000)])
          }
        }
      }
      try await group.waitForAll()
    }
    let lines = text.split(separator: "\n")
    #expect(lines.count == 200 && Set(lines).count == 200)
    #expect(lines.allSatisfy { $0.hasSuffix("x") && $0.count > 3000 })
  }
}
