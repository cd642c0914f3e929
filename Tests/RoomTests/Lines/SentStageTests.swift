import Foundation
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What a clock tells its displays, byte by byte, and what displays make of it.
struct SentStageTests {
  /// The session began at this time since 1970.
  private static let start = Duration.seconds(1_795_000_000)

  /// A talk with all that a snapshot can have.
  static var stage: StageSnapshot {
    let bell = Bell(2, repeats: Bell.Repetition(every: 5, until: 480))
    let first = Segment(
      name: "Speech", length: 420, counts: .up, opening: nil,
      marks: [
        Mark(at: 300, .phase(.green)), Mark(at: 360, .phase(.yellow)),
        Mark(at: 420, .phase(.red)), Mark(at: 420, .bell(bell)),
        Mark(at: 400, .say("Please conclude", isShown: true)),
      ], atEnd: .wait(deductsOverrun: true), qualifies: 270...450)
    var rules = CueRules()
    rules.intervals[.yellow] = 30
    var second = Segment(
      name: "Questions", length: 180, thresholds: .proportional(to: 180), atEnd: .stop)
    second.cueRules = rules
    let preset = Preset(
      Format(name: "Debate", segments: [first, second]), slot: 4, overtime: .blank("Thank you"),
      title: "Ada Lovelace")
    let talk = TalkSnapshot(
      preset, run: .running(deadline: .start + .seconds(500), since: .start + .seconds(330)),
      left: [.seconds(-10)], startedAt: .start + .milliseconds(12_345),
      at: .start + .seconds(330))
    var look = Look()
    look.theme = .amber
    var stage = StageSnapshot(talk, look: look, announcing: .speak, language: .german)
    stage.changedAt = .start + .seconds(335)
    stage.hasPhaseTones = true
    stage.message = "Questions, please"
    stage.messageEnd = .start + .seconds(360)
    stage.flash = Flash(lamp: .yellow, start: .start + .nanoseconds(340_000_000_001), pulses: 1)
    stage.identifyUntil = .start + .seconds(345)
    return stage
  }

  static func sent(_ stage: StageSnapshot) -> SentStage {
    SentStage(
      stage, session: "5e551011", number: 7, room: "main", leadership: .first, flashId: 3,
      in: WireTime(start: start, speed: stage.speed))
  }

  static func paused(_ remaining: Duration) -> StageSnapshot {
    let talk = TalkSnapshot(
      Preset(name: "TED talk", slot: 1, duration: 1080), run: .paused(remaining: remaining),
      at: .start + .seconds(9))
    return StageSnapshot(talk)
  }

  /// A break of fifteen minutes, before a talk that is planned for a quarter past.
  static var pause: StageSnapshot {
    let talk = TalkSnapshot(
      .pause(lasting: 900), run: .running(deadline: .start + .seconds(900), since: .start))
    var stage = StageSnapshot(talk)
    let between = BetweenTalks(
      .pause, title: "Coffee", moment: .start + .seconds(960), timeOfDay: "10:31", isFirst: true,
      after: "Back soon", next: "Grace Hopper")
    stage.rundown = StageRundown(line: "Next: Grace Hopper, 10:31", between: between)
    return stage
  }

  /// A paused talk on a stage that is blacked out.
  private static var black: StageSnapshot {
    var stage = paused(.seconds(9))
    stage.isBlackedOut = true
    return stage
  }

  /// A talk that was never started, with all that displays know of its rundown.
  static var waiting: StageSnapshot {
    var segment = Segment(length: 60, thresholds: .proportional(to: 60))
    segment.qualifies = 0...75
    var stage = StageSnapshot(TalkSnapshot(Preset(Format(name: "Speech", segments: [segment]))))
    let between = BetweenTalks(
      .talk, speaker: "Ada Lovelace", title: "Engines", moment: .start + .seconds(60),
      timeOfDay: "10:31")
    stage.ended = "Grace Hopper, 20:05"
    stage.look.flashes = false
    stage.rundown = StageRundown(
      line: "Next: Ada Lovelace", next: "Ada Lovelace", nextStart: 1_795_000_060,
      nextTime: "10:31", lateBy: 240, sessionEnd: .start + .seconds(3600),
      sessionLeft: .seconds(1800), edition: 3, zone: -16_200, between: between)
    return stage
  }

  /// Each clock says these of its rundown.
  @Test(arguments: ["late_by", "rundown_edition"])
  func aRundownWithoutAFieldCannotBeShown(name: String) throws {
    #expect(try Self.sent(Self.waiting).stage().rundown?.lateBy == 240)
    let line = try Self.json(Self.waiting) { $0[name] = nil }
    guard case .snapshot(let snapshot)? = try WireClockMessage(line) else {
      Issue.record("no snapshot")
      return
    }
    #expect(throws: WireError.field(name)) { try snapshot.stage() }
  }

  /// An event goes through as it was written.
  @Test func anEventIsHandedOn() throws {
    let json = #"{"event":"yellow","number":3,"text":"1 {minute}"}"#
    let line = WireClockMessage.event(json)
    #expect(line.text == #"{"event":\#(json)}"#)
    #expect(try WireClockMessage(line.text ?? "") == line)
    #expect(
      try WireClockMessage(#"{"event":{"event":"yellow","number":3},"x":1}"#)
        == .event(#"{"event":"yellow","number":3}"#))
    #expect(throws: WireError.self) { try WireClockMessage(#"{"event":{"number":3}}"#) }
  }

  /// Lines of one of several rooms have the room's name beside what they tell.
  @Test(
    arguments: [
      (WireClockMessage.online(true), #"{"online":true,"room":"hall-2"}"#),
      (.sync(sent: 1, time: 2), #"{"room":"hall-2","sync":{"sent":1,"time":2}}"#),
    ])
  func aLineNamesItsRoom(line: WireClockMessage, text: String) throws {
    #expect(line.text(of: "hall-2") == text)
    let read = try #require(try WireRoomMessage(text))
    #expect(read.room == "hall-2")
    #expect(read.line == line)
    #expect(try WireClockMessage(text) == line)
    let alone = try WireRoomMessage(line.text ?? "")
    #expect(alone?.room == nil)
  }

  @Test func aRoomThatCannotBeIsRefused() {
    #expect(throws: WireError.field("room")) {
      try WireRoomMessage(#"{"online":true,"room":"../x"}"#)
    }
  }

  /// A change of these files is a change of the protocol.
  @Test(
    arguments: [
      ("running", stage), ("paused", paused(.nanoseconds(61_000_000_001))),
      ("ready", StageSnapshot(TalkSnapshot(Preset(duration: 60)))), ("break", pause),
    ])
  func aSnapshotIsAsStored(name: String, stage: StageSnapshot) throws {
    let json = Self.sent(stage).json
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    func text(_ options: JSONSerialization.WritingOptions) throws -> String {
      let data = try JSONSerialization.data(
        withJSONObject: object, options: options.union([.sortedKeys, .withoutEscapingSlashes]))
      return String(decoding: data, as: UTF8.self)
    }
    #expect(try text([]) == json)
    let rows = try text(.prettyPrinted).split(separator: "\n").map(String.init)
    let difference = difference(rows, fromStored: name)
    #expect(difference == nil, Comment(rawValue: difference ?? ""))
  }

  /// The same stage with its moments in the session's time.
  @Test(
    arguments: [
      stage, paused(.seconds(-3)), StageSnapshot(TalkSnapshot(Preset(duration: 60))), pause,
      waiting, black,
    ])
  func aDisplayReadsWhatTheClockHasWritten(stage: StageSnapshot) throws {
    let sent = Self.sent(stage)
    let line = try #require(WireClockMessage.snapshot(sent).text)
    #expect(try WireClockMessage(line) == .snapshot(sent))
    let read = try sent.stage()
    // What is read is written again as it was.
    let again = SentStage(
      read, session: sent.session, number: sent.number, room: sent.room, leadership: .first,
      flashId: 3,
      in: WireTime(start: .zero, speed: 1))
    #expect(again == sent)
    #expect(read.talk.preset.format == stage.talk.preset.format)
  }

  /// A display that counts by the session's time draws what the clock draws.
  @Test func theSamePictureIsDrawn() throws {
    let stage = Self.stage
    let read = try Self.sent(stage).stage()
    var (mine, other) = (StageDisplay(), StageDisplay())
    // With steps of seven quarters of a second, each quarter of a second is compared.
    let moments = sample(Array(stride(from: 330_000, through: 510_000, by: 250)), oneOf: 7)
    for milliseconds in moments {
      let now = Duration.milliseconds(milliseconds)
      let here = Moment(Timestamp(sinceStart: now), timeOfDay: .zero, wallClock: .zero)
      let there = Moment(
        Timestamp(sinceStart: now + Self.start), timeOfDay: .zero, wallClock: .zero)
      let size = Size(columns: 60, rows: 18)
      #expect(
        mine.frame(of: Scene(stage, at: here, in: size, Capabilities())).canvas
          == other.frame(of: Scene(read, at: there, in: size, Capabilities())).canvas,
        "\(milliseconds)")
    }
  }

  /// What is left is rounded up, so that no display is a second behind.
  @Test(arguments: [(61_000_000_001, 61_000_001), (61_000_000_000, 61_000_000), (-1, 0), (1, 1)])
  func remainingTimeIsRoundedUp(nanoseconds: Int, microseconds: Int) {
    let sent = Self.sent(Self.paused(.nanoseconds(nanoseconds)))
    #expect(sent.json.contains(#""left":\#(microseconds),"#))
  }

  /// A rehearsal's deadline is one of real time.
  @Test func aRehearsalRunsFaster() throws {
    var stage = Self.stage
    stage.speed = 10
    let sent = Self.sent(stage)
    #expect(sent.json.contains(#""deadline":1795000050000000,"#))
    let talk = try sent.stage().talk
    let now = Timestamp(sinceStart: (Self.start + .seconds(49)) * 10)
    #expect(talk.remaining(at: now) == .seconds(10))
  }

  /// Who goes on with the talks of another clock counts by a clock of its own.
  @Test(arguments: [1, 10])
  func momentsCanBeReadByAnotherClock(speed: Int) throws {
    var stage = Self.stage
    stage.speed = speed
    let read = try Self.sent(stage).stage(from: Self.start)
    #expect(read.talk.run == stage.talk.run)
    #expect(read.messageEnd == stage.messageEnd)
  }

  @Test(arguments: [0, 3])
  func asManySecondsBeepAsTheClockSays(count: Int) throws {
    let line = Self.sent(Self.stage).json.replacing(#""beeps":10"#, with: #""beeps":\#(count)"#)
    let read = try SentStage(json: line).stage()
    #expect(read.talk.preset.format.segments[1].cueRules?.beeps == count)
  }

  // MARK: Answers

  private static let answers: [ClientAnswer] = {
    let plain = ClientAnswer(.done, "SET 7:00")
    var (unchanged, guarded) = (plain, ClientAnswer(.guarded, "A talk runs"))
    unchanged.isUnchanged = true
    guarded.question = "Tap again: ends this talk"
    return [plain, unchanged, guarded]
  }()

  @Test(arguments: answers)
  func anAnswerComesThroughUnchanged(answer: ClientAnswer) throws {
    let line = WireClockMessage.answer(number: 7, answer)
    #expect(try WireClockMessage(line.text ?? "") == line)
  }

  /// With its end a line has 65,536 bytes at most, which each reader keeps.
  @Test(arguments: [(65_535, true), (65_536, false)])
  func aLineThatIsTooLongIsNotSent(bytes: Int, isSent: Bool) {
    let json = String(repeating: "x", count: bytes - #"{"event":}"#.utf8.count)
    #expect(WireClockMessage.event(json).text?.utf8.count == (isSent ? bytes : nil))
  }

  // MARK: Other versions

  private static func json(
    _ stage: StageSnapshot = stage, _ change: (inout [String: Any]) -> Void
  ) throws -> String {
    let object = try JSONSerialization.jsonObject(with: Data(sent(stage).json.utf8))
    var fields = try #require(object as? [String: Any])
    change(&fields)
    let line = try JSONSerialization.data(withJSONObject: ["snapshot": fields])
    return String(decoding: line, as: UTF8.self)
  }

  @Test func aDisplayLeavesOutWhatItDoesNotKnow() throws {
    let line = try Self.json {
      $0["weather"] = ["line": "Sunny", "degrees": 5]
      $0["theme"] = "plasma"
      $0["language"] = "tlh"
    }
    guard case .snapshot(let snapshot)? = try WireClockMessage(line) else {
      Issue.record("no snapshot")
      return
    }
    let stage = try snapshot.stage()
    #expect(stage.language == .english)
    #expect(stage.look.theme == .led)
  }

  @Test func anotherVersionIsReported() throws {
    let line = try Self.json {
      $0 = ["version": 2, "something": "else"]
    }
    #expect(throws: WireError.version(2)) { try WireClockMessage(line) }
  }

  @Test(arguments: [#"{"weather":"fine"}"#, "{}"])
  func unknownLinesAreIgnored(line: String) throws { #expect(try WireClockMessage(line) == nil) }

  /// The decoder has only one kind of error for all of them.
  @Test(
    arguments: [
      "", " ", "ssh: connect to host desk: Connection refused", "[1]", "{", "null", "1", "\"{}\"",
      "\u{0}", #"{"closed":"\ud800"}"#, #"{"closed":"\x"}"#, #"{"closed":1e999}"#,
      "{\"closed\":\"\n\"}",
      String(repeating: "[", count: 20_000), String(repeating: #"{"closed":"#, count: 2000),
    ])
  func invalidLinesAreRefused(line: String) {
    do throws(WireError) {
      _ = try WireClockMessage(line)
      Issue.record("a clock's line")
    } catch {
      guard case .field = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test(arguments: [
    ("{", "line"), ("1", "line"),
    (#"{"heartbeat":{"session":"a","number":1e30}}"#, "heartbeat.number"),
  ])
  func aLineWithoutAFieldToNameIsNamedItself(line: String, name: String) {
    #expect(throws: WireError.field(name)) { try WireClockMessage(line) }
  }

  /// Whatever a field is, the display calculates with nothing that could overflow.
  @Test(
    arguments: [
      ("speed", 0), ("speed", 601), ("segment", 0), ("segment", 3), ("deadline", Int.max),
      ("running_since", Int.min), ("stopped_since", Int.max), ("changed", Int.min),
      ("message_end", Int.max), ("identify_until", Int.min), ("number", -1),
      ("number", 1 << 53), ("deadline", 7_300_000_000_000_001), ("deducted", Int.max),
    ])
  func impossibleValuesAreRefused(field: String, value: Int) throws {
    let line = try Self.json { $0[field] = value }
    #expect(throws: WireError.self) {
      if case .snapshot(let snapshot)? = try WireClockMessage(line) { _ = try snapshot.stage() }
    }
  }

  @Test(
    arguments: [
      ("speed", 1), ("speed", 600), ("number", 0), ("number", (1 << 53) - 1),
      ("deadline", 7_300_000_000_000_000), ("deadline", -7_300_000_000_000_000),
    ])
  func valuesAtTheLimitsAreRead(field: String, value: Int) throws {
    let line = try Self.json { $0[field] = value }
    guard case .snapshot(let snapshot)? = try WireClockMessage(line) else {
      Issue.record("no snapshot")
      return
    }
    #expect(throws: Never.self) { try snapshot.stage() }
  }

  @Test(arguments: ["session", "number", "lineage"])
  func missingFieldsOfTheOriginAreNamed(field: String) throws {
    let line = try Self.json { $0[field] = nil }
    #expect(throws: WireError.field("snapshot.\(field)")) { try WireClockMessage(line) }
  }

  @Test(arguments: ["run", "segments", "speed", "deadline"])
  func missingFieldsAreNamed(field: String) throws {
    let line = try Self.json { $0[field] = nil }
    guard case .snapshot(let snapshot)? = try WireClockMessage(line) else {
      Issue.record("no snapshot")
      return
    }
    #expect(throws: WireError.field(field)) { try snapshot.stage() }
  }

  /// A fault has the whole path.
  @Test(arguments: [
    (#""at":360000000"#, #""at":null"#, "segments[0].marks[1].at"),
    (#""pulses":1"#, #""pulses":4"#, "flash.pulses"),
    (#""yellow":30000000"#, #""yellow":0"#, "segments[1].intervals.yellow"),
  ])
  func whereAFaultIsIsTold(part: String, replacement: String, path: String) throws {
    let json = Self.sent(Self.stage).json
    #expect(json.contains(part))
    let sent = try SentStage(json: json.replacing(part, with: replacement))
    #expect(throws: WireError.field(path)) { try sent.stage() }
  }

  /// A program that hands a stage on loses nothing of it.
  @Test func whatIsNotUnderstoodIsHandedOn() throws {
    let line = #"{"snapshot":{"weather": "fine","# + Self.sent(Self.stage).json.dropFirst() + "}"
    #expect(try WireClockMessage(line)?.text == line)
  }

  /// What is too long for a line is shown without what its marks say.
  @Test func aStageThatIsTooLongIsShownAllTheSame() throws {
    let words = Mark(at: 5, .say(String(repeating: "x", count: 400)))
    var segment = Segment(length: 60, thresholds: .proportional(to: 60))
    segment.marks += Array(repeating: words, count: 300)
    var published = PublishedStage(room: "main", session: "1", leadership: .first, start: .zero)
    let talk = TalkSnapshot(Preset(Format(name: "Long", segments: [segment])))
    published.update(StageSnapshot(talk))
    let line = try #require(published.line)
    guard case .snapshot(let snapshot)? = try WireClockMessage(line) else {
      Issue.record("no snapshot")
      return
    }
    let read = try snapshot.stage().talk
    #expect(read.run == .ready(60))
    #expect(read.time(of: .yellow) == talk.time(of: .yellow))
  }
}

extension Language {
  static let german = Language(code: "de") ?? .english
}
