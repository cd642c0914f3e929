import Testing
import TimerTestSupport
import Unix

@testable import UserFiles

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

  private var text: String { folder.text(of: "state/talks.jsonl") }

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
