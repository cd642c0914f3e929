import StageBridge
import Testing

/// The HTML of the display and the remote.
struct PageTests {
  private static let presets = [RemotePreset(slot: 1, name: "</script><b>", time: "18:00")]

  private static let pages = [Page().stage(), Page().remote(presets)]

  @Test func aPageIsSmallAndWhole() {
    for page in Self.pages {
      #expect(page.body.utf8.count < 65_536)
      #expect(!page.body.contains("{{"))
      #expect(!page.body.contains("http://") && !page.body.contains("https://"))
      #expect(!page.body.contains("style=\"") && !page.body.contains("onclick"))
    }
  }

  @Test func onlyOurOwnScriptRuns() throws {
    for page in Self.pages {
      let policy = try #require(page.headers["Content-Security-Policy"])
      let secret = try #require(policy.firstMatch(of: /script-src 'nonce-([0-9a-f]{32})'/)?.1)
      #expect(page.body.contains("<script nonce=\"\(secret)\">"))
      #expect(page.body.ranges(of: "<script").count == 1)
      #expect(page.body.ranges(of: "</script>").count == 1)
    }
    #expect(Page().stage().headers != Page().stage().headers)
  }
}
