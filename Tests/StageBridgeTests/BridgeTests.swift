import TerminalCanvas
import Testing
import TimerTestSupport

/// The built bridge and the built clock, over loopback.
@Suite(.serialized)
struct BridgeTests {
  @Test func itShowsTheClock() throws {
    let bridged = try BridgedClock(clock: ["5", "--title", "Ada", "--start"])
    let state = try bridged.ask("GET", "/api/state")
    #expect(state.status == 200)
    #expect(state.text.contains("\"phase\":\"green\"") && state.text.contains("\"title\":\"Ada\""))
    #expect(state.text.contains(#/"text":"0[45]:\d\d GREEN"/#))
    let clock = try bridged.ask("GET", "/api/clock")
    #expect(clock.text.contains(#/"time":\d{16}/#))
  }

  @Test func itWaitsForTheClockAndSurvivesItsEnd() throws {
    let bridged = try BridgedClock(clock: nil)
    let page = try bridged.listen()
    #expect(page.text.contains("\"connected\":false"))
    #expect(page.text.contains("Waiting for a clock in room main"))
    try bridged.startClock(["5", "--start"])
    #expect(page.wait { $0.contains("\"run\":\"running\"") })
    let deadline = try #require(page.text.firstMatch(of: /"deadline":(\d+)/)?.1)

    bridged.killClock()
    #expect(page.wait { $0.contains("-lost\nevent: stage") })
    let lost = try bridged.ask("GET", "/api/state")
    #expect(lost.text.contains("\"connected\":false"))
    #expect(lost.text.contains(#/"shown":(300|29\d),/#), "\(lost.text)")

    // The talk goes on with the same deadline, as near as the wall clock says.
    let before = page.received.count
    try bridged.startClock([])
    #expect(page.wait { String($0.dropFirst(before)).contains("\"connected\":true") })
    let after = try #require(
      page.text.matches(of: /"deadline":(\d+)/).last.flatMap { Int64($0.1) })
    #expect(abs(after - (Int64(deadline) ?? 0)) < 50_000)
    #expect(!page.isClosed)
  }

  @Test func aCommandIsAnswered() throws {
    let bridged = try BridgedClock()
    let page = try bridged.listen()
    let start = try bridged.command("start")
    #expect(start.status == 200 && start.text.contains("{\"status\":\"done\""))
    #expect(page.wait { $0.contains("\"run\":\"running\"") })
    let guarded = try bridged.command("preset", "1")
    #expect(guarded.status == 409 && guarded.text.contains("\"guarded\""))
    let wrong = try bridged.command("add", "1")
    #expect(wrong.status == 422 && wrong.text.contains("add 1m"))
    #expect(try bridged.command("preset", "1", sure: true).status == 200)
    #expect(page.wait { $0.contains("TED talk") })
  }

  @Test func aMessageStaysText() throws {
    let bridged = try BridgedClock()
    let page = try bridged.listen()
    #expect(try bridged.command("message", "<script>alert(1)</script>\"'&").status == 200)
    #expect(page.wait { $0.contains(#""message":"<script>alert(1)<\/script>\"'&""#) })
    #expect(try bridged.ask("GET", "/").text.ranges(of: "<script").count == 1)
  }

  @Test func eventsHaveIdsAndNothingElseComesEachSecond() throws {
    let bridged = try BridgedClock(clock: ["5", "--start"])
    let page = try bridged.listen()
    #expect(page.text.contains("Content-Type: text/event-stream"))
    #expect(page.text.contains(#/\nid: [0-9a-f]+-\d+\nevent: stage\ndata: \{/#))
    let before = page.received.count
    page.wait(upTo: .seconds(3))
    #expect(page.received.count == before)
  }

  @Test func announcementsAreTold() throws {
    let bridged = try BridgedClock(
      clock: ["0:12", "--yellow", "0:10", "--red", "0:04", "--start"])
    let page = try bridged.listen()
    #expect(
      page.wait { $0.contains("event: say\ndata: {\"text\":\"Yellow. 10 seconds remaining.\"}") })
  }

  @Test func aClockThatHasEndedSaysSo() throws {
    let bridged = try BridgedClock(clock: ["5", "--start"])
    let page = try bridged.listen()
    bridged.clock?.send("qq")
    #expect(page.wait { $0.contains("\"ended\":\"") })
    #expect(
      page.wait {
        $0.contains(
          "event: stage\ndata: {\"connected\":false,\"flashes\":true,\"language\":\"en\",\"room\"")
      })
  }

  @Test func withoutAClockACommandIsRefused() throws {
    let bridged = try BridgedClock(clock: nil)
    #expect(try bridged.command("start").status == 503)
  }

  @Test func theOperatorSeesThePages() throws {
    let bridged = try BridgedClock()
    #expect(try bridged.command("add", "1m").status == 200)
    let isNamed = bridged.clock?.wait(upTo: .seconds(10)) { screen in
      screen.canvas.lines.contains { $0.contains("web: add 1m") }
    }
    #expect(isNamed == true)
  }
}
