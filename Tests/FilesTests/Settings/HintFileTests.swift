import Files
import Testing
import TimerTestSupport

struct HintFileTests {
  private let scratch: TemporaryFolder

  init() throws { scratch = try TemporaryFolder() }

  @Test func anAddedHintIsReadAgain() throws {
    let folder = UserFolder(path: scratch.path + "/deep/state")
    #expect(HintFile(folder).seen == [])
    try HintFile(folder).add("start")
    try HintFile(folder).add("store")
    try HintFile(folder).add("start")
    #expect(HintFile(folder).seen == ["start", "store"])
  }

  @Test func theReasonForAFailedWriteIsReported() {
    #expect(throws: StoreError.noFolder("XDG_STATE_HOME")) { try HintFile(nil).add("start") }
    #expect(throws: StoreError.self) {
      try HintFile(UserFolder(path: "/dev/null/state")).add("start")
    }
    #expect(HintFile(UserFolder(path: "/dev/null/state")).seen == [])
  }
}
