import SpeechAnnouncement
import Testing

@testable import Bridge

/// The HTML of the display and the remote, and of a page for a person whose request is refused.
struct PageTests {
  private static let presets = [
    RemotePreset(slot: 1, name: "</script><b>", time: "18:00", id: "#0000002a")
  ]

  private static let pages = [Page().stage(), Page().remote(presets)]

  @Test func aPageIsSmallAndWhole() {
    for page in Self.pages {
      #expect(page.body.utf8.count < 72_000)
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

  /// It is as readable on a phone as the others, and says what to do; in the reader's language
  /// where a person may meet it.
  @Test(
    arguments: [
      (421, nil, "No &lt;b&gt;token&lt;/b&gt; &amp; no page"),
      (401, .needsLink, "Ein Teil des Links fehlt: Bitte den ganzen Link der Bridge öffnen"),
      (
        403, .onlyShows,
        "Dieser Link zeigt die Uhr nur an: Bitte den Link der Fernbedienung öffnen"
      ),
      (503, .isFull, "Alle Plätze sind belegt: Bitte in einigen Sekunden nochmals versuchen"),
    ] as [(Int, RequestRefusal.Reason?, String)])
  func aRefusalSaysWhatToDo(status: Int, reason: RequestRefusal.Reason?, text: String) throws {
    let german = try #require(Language(code: "de"))
    let page = Page.refusal(RequestRefusal(status, "No <b>token</b> & no page", reason), in: german)
    #expect(page.status == status && page.body.contains("<p>\(text)</p>"))
    #expect(page.body.contains("<html lang=\"\(reason == nil ? "en" : "de")\">"))
    #expect(page.body.contains("name=\"viewport\" content=\"width=device-width, initial-scale=1\""))
    let policy = try #require(page.headers["Content-Security-Policy"])
    let secret = try #require(policy.firstMatch(of: /style-src 'nonce-([0-9a-f]{32})'/)?.1)
    #expect(page.body.contains("<style nonce=\"\(secret)\">"))
  }
}
