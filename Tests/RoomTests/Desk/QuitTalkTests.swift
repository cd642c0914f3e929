import Files
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// A talk that was quit before its time was up: what is kept of it, and how the next start goes on
/// with it.
struct QuitTalkTests {
  private static let talk = Preset(name: "Ada", duration: 600, title: "Engines")

  private static func settings(_ command: String? = "speakerclock") -> Settings {
    var settings = Settings.steady
    settings.clock.startCommand = command
    return settings
  }

  private static func session(
    of talk: Preset = talk, _ capabilities: Capabilities = Capabilities(),
    command: String? = "speakerclock"
  ) -> Session {
    var session = Session(of: talk, capabilities: capabilities, settings: settings(command))
    session.handle(.launched(LaunchInfo()))
    return session
  }

  /// What is left on disk: the talk as it was when it was quit, `nil` for no record.
  private static func kept(_ session: Session) -> TalkSnapshot? {
    session.effects.lazy.compactMap { _, effect -> TalkSnapshot? in
      if case .save(.recordQuit(let talk, _)) = effect { talk } else { nil }
    }.first
  }

  private static func summary(_ session: Session) -> String? {
    session.effects.lazy.compactMap { _, effect -> String? in
      if case .summary(let text) = effect { text } else { nil }
    }.first
  }

  /// What happens before `quit`, in lines with a number of seconds after each, and how the talk is
  /// kept.
  @Test(
    arguments: [
      ([("start", 100)], "running 500"), ([("start", 100), ("stop", 50)], "paused 500"),
      ([("start", 600)], nil), ([("start", 700)], nil), ([("start", 700), ("stop", 1)], nil),
      ([], nil),
      ([("start", 10), ("! reset", 1)], nil), ([("start", 100), ("undo", 1)], nil),
    ] as [([(String, Int)], String?)])
  func aTalkIsKeptIfItHasTimeLeft(lines: [(String, Int)], kept: String?) {
    var session = Self.session()
    for (line, seconds) in lines {
      session.say(line)
      session.pass(seconds: seconds)
    }
    session.say("quit")
    let quit = Self.kept(session)
    let now = session.console.clock.now
    #expect(
      quit.map { "\($0.isRunning ? "running" : "paused") \($0.remaining(at: now) / .seconds(1))" }
        == kept.map { $0 + ".0" })
    #expect((Self.summary(session)?.contains("\n") ?? false) == (kept != nil))
  }

  /// A talk in a segment before the last has time left even after that segment's zero, and a speech
  /// that is too short can be a slip as well.
  @Test func whatIsJudgedOrHasMoreSegmentsIsKept() throws {
    let debate = try #require(BundledPresets.all.first { $0.format.segments.count > 1 })
    let speech = try #require(
      BundledPresets.all.first { $0.format.segments[0].verdict(at: $0.duration - 5) != nil })
    for (talk, seconds) in [(debate, debate.format.segments[0].length + 5), (speech, 5)] {
      var session = Self.session(of: talk)
      session.say("start")
      session.pass(seconds: seconds)
      session.say("quit")
      #expect(Self.kept(session) != nil, "\(talk.name)")
    }
  }

  /// Ends that are none of a slip leave nothing: at zero by itself, with a closed input, or if
  /// nothing is recorded.
  @Test func otherEndsKeepNothing() {
    var settings = Self.settings()
    settings.clock.quitsAtZero = true
    var atZero = Session(of: Preset(duration: 5), settings: settings)
    atZero.press(" ")
    atZero.pass(seconds: 20)
    #expect(atZero.ending == .finished)
    #expect(Self.kept(atZero) == nil)
    var unrecorded = Self.session(command: nil)
    unrecorded.say("start")
    unrecorded.pass(seconds: 5)
    unrecorded.say("quit")
    #expect(Self.kept(unrecorded) == nil)
    #expect(Self.summary(unrecorded)?.contains("\n") == false)
    #expect(unrecorded.effects.contains { $0.effect == .save(.record(nil)) })
  }

  /// The last line says how to go on, with the key of this keyboard.
  @Test(arguments: [
    ("speakerclock", "Start speakerclock and press u to go on (until 14:11)."),
    (
      "speakerclock --room blue --rundown day.yaml",
      "Start speakerclock --room blue --rundown day.yaml and press u to go on (until 14:11)."
    ),
  ])
  func theLastLineSaysHowToGoOn(command: String, line: String) throws {
    var session = Self.session(command: command)
    session.say("start")
    session.pass(seconds: 90)
    session.say("quit")
    let lines = try #require(Self.summary(session)).split(separator: "\n").map(String.init)
    #expect(lines.count == 2 && lines[0].hasPrefix("DONE "))
    #expect(lines.last == line)
  }

  /// Where no talk can go on, the rundown does: in a break, between two talks, and after the time
  /// of a talk; but not if nothing was started.
  @Test(
    arguments: [
      ([], false), ([("start", 100), ("next", 5)], true),
      ([("start", 100), ("next", 5), ("next", 0)], true), ([("start", 1300)], true),
      ([("start", 1300), ("next", 5), ("undo", 5)], true),
    ] as [([(String, Int)], Bool)])
  func aRundownGoesOnAsWell(lines: [(String, Int)], goesOn: Bool) throws {
    for capabilities in [Capabilities(), .lines] {
      var settings = Self.settings("speakerclock --rundown day.yaml")
      let rundown = Programme.rundown(Programme.items)
      settings.clock.rundown = rundown
      let talk = try #require(rundown.presetToLoad(at: Programme.start))
      var session = Session(of: talk, capabilities: capabilities, settings: settings)
      session.handle(.launched(LaunchInfo()))
      for (line, seconds) in lines {
        session.say(line)
        session.pass(seconds: seconds)
      }
      session.say("quit")
      let last =
        capabilities.hasScreen
        ? Self.summary(session)?.split(separator: "\n").last.map(String.init)
        : session.reports.last?.replacing("NOTICE ", with: "")
      let line = "Start speakerclock --rundown day.yaml to go on with the rundown"
      #expect((last == line) == goesOn, "\(last ?? "")")
    }
  }

  @Test func withoutAScreenItIsTheLastLine() {
    var capabilities = Capabilities.lines
    capabilities.hasKeys = false
    var session = Self.session(capabilities)
    session.say("start")
    session.pass(seconds: 90)
    session.say("quit")
    #expect(session.ending == .endedEarly)
    let lines = Array(session.reports.suffix(2))
    #expect(lines.count == 2 && lines[0].hasPrefix("DONE "))
    #expect(lines.last == "NOTICE Start speakerclock and type undo to go on (until 14:11).")
  }

  /// The talk as the next start finds it, two minutes after it was quit.
  private static func quit(isRunning: Bool, item: String? = nil) throws -> LaunchInfo.QuitTalk {
    var talk = Talk(TalkSnapshot(self.talk), at: .start - .seconds(220), programRunId: "earlier")
    _ = try talk.apply(.start, at: .start - .seconds(220))
    let ended = talk.snapshot.ended(at: .start - .seconds(120))
    if !isRunning { _ = try talk.apply(.stop, at: .start - .seconds(120)) }
    return .init(talk.snapshot, ended: ended, age: .seconds(120), item: item)
  }

  /// A talk without a title and a name is told by its length.
  @Test func aNamelessTalkIsOfferedByItsLength() {
    let talk = TalkSnapshot(Preset(duration: 600))
    let quit = LaunchInfo.QuitTalk(talk, ended: nil, age: .seconds(120), item: nil)
    var session = Session(of: Preset(duration: 300), size: Size("120x30"))
    session.handle(.launched(LaunchInfo(earlier: .quit(quit))))
    #expect(session.status() == "The last talk was quit: 10:00. u goes on: 10:00 remaining")
  }

  /// What the next start says, and what `u` shows then.
  @Test(arguments: [
    (true, "The last talk was quit: Engines. u goes on: 6:20 remaining now", 375),
    (false, "The last talk was quit: Engines. u goes on: 8:20 remaining", 500),
  ])
  func theNextStartOffersIt(isRunning: Bool, words: String, shown: Int) throws {
    var session = Session(of: Preset(duration: 300), size: Size("120x30"))
    session.handle(.launched(LaunchInfo(earlier: .quit(try Self.quit(isRunning: isRunning)))))
    #expect(session.status() == words)
    #expect(session.console.clock.remainingSecond == 300)
    session.pass(seconds: 5)
    session.press("u")
    #expect(session.console.clock.remainingSecond == shown)
    #expect(session.isRunning == isRunning)
    #expect(session.status().contains("Undone: \(isRunning ? "running" : "paused") again"))
    let entries = session.effects.compactMap { _, effect -> ReportEntry? in
      if case .save(.report(let entry)) = effect { entry } else { nil }
    }
    guard case .reopened("earlier-1", _)? = entries.first, entries.count == 1 else {
      Issue.record("\(entries)")
      return
    }
  }

  /// Redo puts the talk away again, which ends a running one, and the report has it as when it was
  /// quit.
  @Test func aRedoQuitsItAgain() throws {
    let quit = try Self.quit(isRunning: true)
    var session = Session(of: Preset(duration: 300))
    session.handle(.launched(LaunchInfo(earlier: .quit(quit))))
    session.press("u")
    session.pass(seconds: 30)
    session.press(.controlR)
    #expect(session.isRunning)
    session.pressAgain(.controlR)
    #expect(session.console.clock.remainingSecond == 300)
    guard
      case .save(.report(.ended(let talk, let facts)))? = session.effects.map(\.effect).last(
        where: {
          if case .save(.report) = $0 { true } else { false }
        })
    else { return #expect(Bool(false)) }
    #expect(talk.id == quit.ended?.id && talk.net == .seconds(100))
    #expect(facts.end - facts.start == .seconds(100))
    #expect(facts.end == .seconds(Programme.start - 120))
  }

  /// A talk that has been started meanwhile is not lost without a question.
  @Test func aRunningTalkIsAskedAbout() throws {
    var session = Session(of: Preset(duration: 300))
    session.handle(.launched(LaunchInfo(earlier: .quit(try Self.quit(isRunning: true)))))
    session.press(" ")
    session.pass(seconds: 5)
    for _ in 0..<2 {
      session.press("u")
      session.pass(seconds: 1)
    }
    #expect(session.console.clock.remainingSecond == 300)
    session.press(" ")
    session.pass(seconds: 5)
    #expect(session.isRunning)
  }

  /// In a rundown the item of the talk is loaded, whichever is now, and has started when it had.
  @Test(arguments: [("Engines", 0), ("Compilers", 2), ("gone", 0)])
  func inARundownItsItemIsLoaded(item: String, position: Int) throws {
    let quit = try Self.quit(isRunning: true, item: item)
    var session = try Programme.session(
      of: Programme.rundown(Programme.items), Capabilities(), LaunchInfo(earlier: .quit(quit)))
    #expect(session.status().contains("goes on"))
    session.press("u")
    session.pass(.milliseconds(1))
    let rundown = try #require(session.console.state.rundown)
    #expect(rundown.position == position)
    #expect(rundown.current?.actual?.start == Programme.start - 220)
    #expect(session.isRunning)
    let recorded = session.effects.contains { _, effect in
      if case .save(.record(_?, item: rundown.current?.id)) = effect { true } else { false }
    }
    #expect(recorded)
  }

  /// In a rundown the quit talk has its item, and is recorded before the rundown.
  @Test func aRundownKeepsTheItem() throws {
    var settings = Self.settings()
    settings.clock.rundown = Programme.rundown(Programme.items)
    let talk = try #require(settings.clock.rundown?.presetToLoad(at: Programme.start))
    var session = Session(of: talk, settings: settings)
    session.handle(.launched(LaunchInfo()))
    session.say("start")
    session.pass(seconds: 5)
    session.say("quit")
    let item = session.effects.lazy.compactMap { _, effect -> String? in
      if case .save(.recordQuit(_, let item)) = effect { item } else { nil }
    }.first
    #expect(item == "Engines")
  }
}
