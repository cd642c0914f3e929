import StageRenderer
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
    #expect(page.wait { $0.contains(#/"deadline":\d+[,}]/#) })
    let deadline = try #require(page.text.firstMatch(of: /"deadline":(\d+)/)?.1)
    // The bridge can say what is shown once the clock has answered what time it is.
    #expect(
      page.wait { _ in
        (try? bridged.ask("GET", "/api/clock"))?.text.contains("\"time\"") == true
      })

    let shown = page.text.count
    bridged.endClock(byKill: true)
    #expect(page.wait { $0.dropFirst(shown).contains("-lost\nevent: stage") })
    let lost = try bridged.ask("GET", "/api/state")
    #expect(lost.text.contains("\"connected\":false"))
    #expect(lost.text.contains(#/"shown":(300|2\d\d),/#), "\(lost.text)")

    // The talk is still running with the same deadline, as near as the wall clock says.
    let before = page.text.count
    try bridged.startClock([])
    #expect(page.wait { String($0.dropFirst(before)).contains("\"connected\":true") })
    let after = try #require(
      page.text.matches(of: /"deadline":(\d+)/).last.flatMap { Int64($0.1) })
    #expect(abs(after - (Int64(deadline) ?? 0)) < 50_000)
    #expect(!page.isClosed)
  }

  /// A clock is replaced again and again, by a kill, at its own end, or with its folder removed:
  /// the page and `/api/state` show each new one.
  ///
  /// REPLACEMENTS in the environment says how often.
  @Test func aReplacedClockIsOnThePage() throws {
    let bridged = try BridgedClock(clock: ["5", "--title", "First"])
    let page = try bridged.listen()
    for round in 0..<(Int(environment: "REPLACEMENTS") ?? 3) {
      let before = page.text.count
      bridged.endClock(byKill: round % 3 != 1)
      if round % 3 == 2 { bridged.home.remove("run/speakerclock") }
      try bridged.startClock(["5", "--title", "Talk \(round)"])
      let title = "\"title\":\"Talk \(round)\""
      #expect(page.wait { String($0.dropFirst(before)).contains(title) }, "round \(round)")
      let state = try bridged.ask("GET", "/api/state").text
      #expect(state.contains("\"connected\":true") && state.contains(title), "\(round): \(state)")
    }
    #expect(!page.isClosed)
  }

  @Test func aCommandIsAnswered() throws {
    let bridged = try BridgedClock()
    let page = try bridged.listen()
    let start = try bridged.command("start")
    #expect(start.status == 200 && start.text.contains("{\"status\":\"done\""))
    #expect(page.wait { $0.contains("\"run\":\"running\"") })
    let guarded = try bridged.command("preset", "1")
    #expect(
      guarded.status == 409 && guarded.text.contains("\"guarded\"")
        && guarded.text.contains("preset?sure=1' to end this talk and load TED talk")
        && guarded.text.contains("\"question\":\"Tap again: ends this talk, loads TED talk\""))
    // A phone has no key that brings the picture back.
    #expect(try bridged.command("blackout", "on").text.contains("NOTICE Blackout is on\""))
    #expect(try bridged.command("blackout", "off").status == 200)
    let wrong = try bridged.command("add", "1")
    #expect(wrong.status == 422 && wrong.text.contains("add 1m"))
    #expect(try bridged.command("preset", "1", sure: true).status == 200)
    #expect(page.wait { $0.contains("TED talk") })
  }

  /// A question was about the talk that its reader saw: by then another one may be loaded.
  @Test func whatIsConfirmedIsForTheTalkThatWasSeen() throws {
    let bridged = try BridgedClock(clock: ["5", "--start"])
    let origin = "Origin: http://127.0.0.1:\(bridged.port)"
    func place() throws -> String {
      let state = try bridged.ask("GET", "/api/state").text
      return String(try #require(state.firstMatch(of: /"place":"([^"]+)"/)?.1))
    }
    func reset(seeing place: String) throws -> RawBrowser {
      try bridged.inTime {
        try bridged.ask("POST", "/api/reset?sure=1&seen=\(place)", [origin])
      }
    }
    let seen = try place()
    #expect(try bridged.command("preset", "1", sure: true).status == 200)
    let end = ContinuousClock.now + .patience
    while try place() == seen, .now < end {}
    let late = try reset(seeing: seen)
    #expect(late.status == 422 && late.text.contains("the talk has changed in the meantime"))
    #expect(try reset(seeing: try place()).status == 200)
  }

  /// Whoever has read `done` and asks for the state sees what was done.
  ///
  /// STATES in the environment says how often.
  @Test func theStateAfterDoneIsTheNewOne() throws {
    let bridged = try BridgedClock(clock: ["60"])
    var old = 0
    for number in 0..<(Int(environment: "STATES") ?? 40) {
      let (line, expected) =
        switch number % 3 {
        case 0: ("message \(number)", "\"message\":\"\(number)\"")
        case 1: ("start", "\"run\":\"running\"")
        default: ("stop", "\"run\":\"paused\"")
        }
      let words = line.split(separator: " ").map(String.init)
      let answer = try allowed(bridged) {
        try bridged.command(words[0], words.dropFirst().joined())
      }
      #expect(answer.status == 200, "\(line): \(answer.text)")
      if try !bridged.ask("GET", "/api/state").text.contains(expected) { old += 1 }
    }
    #expect(old == 0)
  }

  /// Sends a command again as long as commands come, or the picture changes, more often than is
  /// allowed.
  private func allowed(
    _ bridged: BridgedClock, _ send: () throws -> RawBrowser
  ) throws -> RawBrowser {
    let end = ContinuousClock.now + .patience
    while true {
      let answer = try send()
      let isTooMuch = answer.status == 429 || answer.text.contains("changes too often")
      guard isTooMuch, .now < end else { return answer }
      bridged.clock?.run(for: .milliseconds(200))
    }
  }

  /// A place of before the start, which was answered: nothing that it confirms is carried out.
  @Test func whatWasSeenBeforeAnAnsweredCommandIsOver() throws {
    let bridged = try BridgedClock()
    let origin = "Origin: http://127.0.0.1:\(bridged.port)"
    for _ in 0..<8 {
      let state = try bridged.ask("GET", "/api/state").text
      let place = String(try #require(state.firstMatch(of: /"place":"([^"]+)"/)?.1))
      #expect(try allowed(bridged) { try bridged.command("start") }.status == 200)
      let late = try allowed(bridged) {
        try bridged.inTime {
          try bridged.ask("POST", "/api/reset?sure=1&seen=\(place)", [origin])
        }
      }
      #expect(late.status == 422, "\(late.text)")
      #expect(try allowed(bridged) { try bridged.command("reset", sure: true) }.status == 200)
    }
  }

  /// The buttons are the clock's presets, which follow the files, and each loads what it says or
  /// nothing.
  @Test func aPresetThatIsStoredElsewhereIsLoadedByItsButton() throws {
    let bridged = try BridgedClock()
    /// The id of the preset that the remote shows under a name, once it shows that.
    func id(ofPanel minutes: Int) throws -> String {
      let text = "presets:\n  - name: Panel\n    slot: 9\n    duration: \(minutes):00\n"
      try bridged.home.write(text, to: ".config/speakerclock/slots.yaml")
      let end = ContinuousClock.now + .patience
      repeat {
        let stored = try bridged.ask("GET", "/api/stored").text
        let button = /"id":"(#\w{8})","name":"Panel","slot":9,"time":"(\d+):00"/
        if let shown = stored.firstMatch(of: button), shown.2 == "\(minutes)" {
          return String(shown.1)
        }
      } while ContinuousClock.now < end
      Issue.record("the remote does not show \(minutes):00")
      return ""
    }
    let before = try bridged.ask("GET", "/api/stored").text
    #expect(before.contains(#"","name":"TED talk","slot":1,"time":"18:00"}"#), "\(before)")
    let first = try id(ofPanel: 12)
    #expect(try bridged.command("preset", first).status == 200)
    let state = try bridged.ask("GET", "/api/state").text
    #expect(state.contains("\"preset\":\"Panel\"") && state.contains("\"shown\":720"), "\(state)")
    let second = try id(ofPanel: 15)
    let late = try bridged.command("preset", first)
    #expect(late.status == 422 && late.text.contains("preset has changed"), "\(late.text)")
    #expect(try bridged.command("preset", second).status == 200)
    #expect(try bridged.ask("GET", "/api/state").text.contains("\"shown\":900"))
  }

  /// Without a page nobody sees a message, and the clock does not say that somebody does.
  @Test func theBridgeIsADisplayOnlyWhileAPageIsOpen() throws {
    let bridged = try BridgedClock()
    let alone = try bridged.command("message", "One").text
    #expect(alone.contains("Message: One"), "\(alone)")
    let page = try bridged.listen()
    // The clock hears of the page a little later.
    let end = ContinuousClock.now + .patience
    var answer = ""
    while !answer.contains("Message on the displays: Two"), ContinuousClock.now < end {
      bridged.clock?.run(for: .milliseconds(300))
      answer = try bridged.command("message", "Two").text
    }
    #expect(answer.contains("Message on the displays: Two"), "\(answer)")
    #expect(page.text.contains("event: told"))
  }

  @Test func aMessageStaysText() throws {
    let bridged = try BridgedClock()
    let page = try bridged.listen()
    #expect(try bridged.command("message", "<script>alert(1)</script>\"'&").status == 200)
    #expect(page.wait { $0.contains(#""message":"<script>alert(1)</script>\"'&""#) })
    #expect(try bridged.ask("GET", "/").text.ranges(of: "<script").count == 1)
  }

  @Test func eventsHaveIdsAndNothingElseComesEachSecond() throws {
    let bridged = try BridgedClock(clock: ["5", "--start"])
    let page = try bridged.listen()
    #expect(page.text.contains("Content-Type: text/event-stream"))
    #expect(page.text.contains(#/\nid: [0-9a-f]+-\d+\nevent: stage\ndata: \{/#))
    // The comment for proxies, which comes every fifteen seconds, is no event.
    let before = page.text.ranges(of: "\ndata: ").count
    page.wait(upTo: .seconds(3))
    #expect(page.text.ranges(of: "\ndata: ").count == before)
  }

  @Test func announcementsAreTold() throws {
    let bridged = try BridgedClock(clock: ["0:12", "--yellow", "0:10", "--red", "0:04"])
    let page = try bridged.listen()
    #expect(try bridged.command("start").status == 200)
    // An announcement that would come more than two seconds late is left out.
    #expect(
      page.wait {
        $0.contains(#/event: say\ndata: {"text":"(Yellow\. 10|Red\. 4) seconds remaining\."}/#)
      })
  }

  @Test func aClockThatHasEndedSaysSo() throws {
    let bridged = try BridgedClock(clock: ["5", "--start"])
    let page = try bridged.listen()
    bridged.clock?.send("qq")
    #expect(page.wait { $0.contains("\"ended\":\"") })
  }

  @Test func withoutAClockACommandIsRefused() throws {
    let bridged = try BridgedClock(clock: nil)
    #expect(try bridged.command("start").status == 503)
  }

  @Test func theOperatorSeesThePages() throws {
    let bridged = try BridgedClock()
    #expect(try bridged.command("add", "1m").status == 200)
    let isNamed = bridged.clock?.wait(upTo: .patience) { screen in
      screen.canvas.lines.contains { $0.contains("web: add 1m") }
    }
    #expect(isNamed == true)
  }

  /// On a light terminal a code without colours of its own would be inverted.
  @Test(.enabled(if: BridgedClock.hasQRCodes, "there is no qrencode here"))
  func aCodeForACameraHasItsOwnColours() throws {
    let bridged = try BridgedClock(clock: nil, bridge: ["--tokens"], term: "xterm-256color")
    #expect(bridged.logs("--new-tokens makes new ones."))
    let rows = bridged.log.split(whereSeparator: \.isNewline).filter { $0.contains("\u{2588}") }
    #expect(rows.count > 20)
    #expect(
      rows.allSatisfy { $0.hasPrefix("\u{1b}[38;5;231;48;5;16m") && $0.contains("\u{1b}[0m") })
    #expect(bridged.log.contains("/remote?token=\(bridged.token("operator"))"))
  }

  // MARK: The rundown and the report

  private static let day = """
    rundown:
      name: Friday
      items:
        - {talk: 20m, title: Engines, speaker: Ada, note: mic 2}
        - {break: 15m, title: Coffee}
        - {talk: 10m, title: Compilers, speaker: Grace}
    """

  private func clockWithRundown() throws -> BridgedClock {
    let bridged = try BridgedClock(clock: nil)
    try bridged.startClock(["--rundown", try bridged.home.write(Self.day, to: "day.yaml")])
    return bridged
  }

  /// The items come from the clock in many lines.
  @Test func aLongRundownIsTold() throws {
    let bridged = try BridgedClock(clock: nil)
    let subject = String(repeating: " and engines", count: 15)
    let items = (1...500).map { number in
      "    - {talk: 2m, id: t\(number), title: The talk with number \(number)\(subject), note: mic 2, "
        + "speaker: Ada Lovelace" + (number == 1 ? ", start: \"0:00\"}\n" : "}\n")
    }
    let file = try bridged.home.write(
      "rundown:\n  items:\n" + items.joined(), to: "day.yaml")
    try bridged.startClock(["--rundown", file])
    let token = "Authorization: Bearer \(bridged.token("operator"))"
    let answer = try bridged.ask("GET", "/api/rundown", [token]).text
    for text in [#""talk":"The talk with"#, #""note":"mic 2""#, #""id":"t"#] {
      #expect(answer.ranges(of: text).count == 500, "\(text): \(answer.prefix(900))")
    }
  }

  @Test func theRundownIsTold() throws {
    let bridged = try clockWithRundown()
    let answer = try bridged.ask("GET", "/api/rundown")
    #expect(answer.status == 200)
    #expect(answer.text.contains(#""late_by":0,"line":"Next: Ada","next":"Ada""#), "\(answer.text)")
    #expect(
      answer.text.ranges(of: #""state":""#).count == 3
        && answer.text.contains(#""length":"20:00","missed":false"#)
        && answer.text.contains(
          #""speaker":"Ada","state":"current","talk":"Engines","title":"Ada: Engines""#),
      "\(answer.text)")
    let page = try bridged.ask("GET", "/backstage")
    #expect(page.status == 200 && page.text.contains("<ol id=\"items\">"))
    // Those who read do not use up what the clock carries out of a client.
    for _ in 0..<50 { #expect(try bridged.ask("GET", "/api/rundown").status == 200) }
    #expect(try bridged.command("start").status == 200)
    // What waits is due once the plan is fixed, the break in twenty minutes.
    let started = try bridged.ask("GET", "/api/rundown").text
    #expect(started.contains(#/"starts_in":1(200|1\d\d)\d{6},"state":"coming"/#), "\(started)")
  }

  @Test func notesAreForOperatorsAlone() throws {
    let bridged = try clockWithRundown()
    let note = #""note":"mic 2""#
    func answer(to role: String) throws -> RawBrowser {
      try bridged.ask("GET", "/api/rundown", ["Authorization: Bearer \(bridged.token(role))"])
    }
    let operatorAnswer = try answer(to: "operator")
    #expect(operatorAnswer.text.contains(note), "\(operatorAnswer.text)")
    let viewerAnswer = try answer(to: "viewer")
    #expect(viewerAnswer.status == 200 && !viewerAnswer.text.contains("mic 2"))
    let withoutToken = try bridged.ask("GET", "/api/rundown")
    #expect(withoutToken.status == 200 && !withoutToken.text.contains("mic 2"))
    let link = try bridged.ask("GET", "/api/rundown?token=\(bridged.token("operator"))")
    #expect(link.text.contains(note), "\(link.text)")
    #expect(try !bridged.ask("GET", "/api/state").text.contains("mic 2"))
  }

  /// A client that lists the items asks again when they have changed, and gets no older answer.
  @Test func theEditionTellsThatItemsHaveChanged() throws {
    let bridged = try clockWithRundown()
    let page = try bridged.listen()
    for name in ["Barbara", "Clara", "Dora"] {
      #expect(try bridged.ask("GET", "/api/rundown").status == 200)
      #expect(try bridged.command("speaker", "#3 \(name)").status == 200)
    }
    #expect(page.wait { $0.contains(#""edition":3"#) })
    #expect(try bridged.ask("GET", "/api/rundown").text.contains("Dora: Compilers"))
  }

  @Test func withoutARundownOrAClockThatIsSaid() throws {
    #expect(try BridgedClock().ask("GET", "/api/rundown").status == 404)
    #expect(try BridgedClock(clock: nil).ask("GET", "/api/rundown").status == 503)
  }

  @Test func whatComesNextIsOnThePageBetweenTalksAlone() throws {
    let bridged = try clockWithRundown()
    let page = try bridged.listen()
    #expect(
      page.text.contains(
        #""isLate":false,"late":"This talk on time","line":"Next: Ada""#))
    #expect(try bridged.command("start").status == 200)
    #expect(page.wait { $0.contains(#""line":"","next":"Next: Coffee,"#) })
    // A break of fifteen minutes follows at once.
    #expect(try bridged.command("next", sure: true).status == 200)
    #expect(page.wait { $0.contains(#""line":"Next: Grace"#) })
  }

  @Test func theReportHasTheTalksOfTheRoom() throws {
    let bridged = try BridgedClock(clock: ["5", "--title", "Ada, Countess", "--start"])
    let file = ".local/state/speakerclock/talks.jsonl"
    let token = { "Authorization: Bearer \(bridged.token($0))" }
    let empty = try bridged.ask("GET", "/api/report.csv", [token("operator")])
    #expect(empty.status == 200 && empty.text.hasSuffix(",kind,held,starts,questions,test\n"))
    #expect(try bridged.command("reset", sure: true).status == 200)
    let end = ContinuousClock.now + .patience
    while bridged.home.text(of: file).isEmpty, ContinuousClock.now < end {
      bridged.clock?.run(for: .milliseconds(100))
    }
    let line = bridged.home.text(of: file)
    let others = line.replacing("\"room\":\"main\"", with: "\"room\":\"hall\"")
      .replacing("Ada", with: "Grace").replacing("\"id\":\"", with: "\"id\":\"0")
    try bridged.home.write(line + others, to: file)
    let report = try bridged.ask("GET", "/api/report.csv", [token("operator")])
    #expect(report.status == 200 && report.text.contains("Content-Type: text/csv; charset=utf-8"))
    #expect(report.text.contains("\nmain,1,\"Ada, Countess\","), "\(report.text)")
    #expect(!report.text.contains("hall"))
    #expect(try bridged.ask("GET", "/api/report.csv", [token("viewer")]).status == 403)
  }

  /// A page that is open asks again, so that no button loads something else than it says.
  @Test func whatIsStoredIsTold() throws {
    let bridged = try BridgedClock()
    let token = { "Authorization: Bearer \(bridged.token($0))" }
    let before = try bridged.ask("GET", "/api/stored", [token("operator")])
    #expect(before.status == 200 && before.text.contains(#""messages":["#), "\(before.text)")
    let short = #/\{"id":"#[0-9a-f]{8}","name":"Short talk","slot":3,"time":"10:00"\}/#
    #expect(before.text.contains(short))
    let stored = try bridged.inTime {
      try bridged.ask("POST", "/api/store", [token("operator")], body: "3")
    }
    #expect(stored.status == 200)
    let after = try bridged.ask("GET", "/api/stored", [token("operator")])
    #expect(after.text.contains(#/"slot":3,"time":"0?5:00"/#), "\(after.text)")
    #expect(try bridged.ask("GET", "/api/stored", [token("viewer")]).status == 403)
  }

  // MARK: Its end

  @Test(arguments: [Int32(2), 15, 1])
  func aBridgeThatIsEndedTakesLeave(signal: Int32) throws {
    let bridged = try BridgedClock()
    let page = try bridged.listen()
    // The clock is told of the page first, which the operator view shows.
    bridged.clock?.send("O")
    let isListed = bridged.clock?.wait(upTo: .patience) { screen in
      screen.canvas.lines.contains { $0.contains("web, 1 page") }
    }
    #expect(isListed == true)
    bridged.clock?.send("O")
    bridged.bridge.signal(signal)
    #expect(bridged.bridge.waitForEnd(upTo: .patience) == .signalled(signal))
    let isTold = bridged.clock?.wait(upTo: .patience) { screen in
      screen.canvas.lines.contains { $0.contains("Display 'web, 1 page' was closed") }
    }
    #expect(isTold == true)
    withExtendedLifetime(page) {}
  }
}
