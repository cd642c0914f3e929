import Foundation
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What a clock tells its displays, byte by byte, and what displays make of it.
struct WireSnapshotTests {
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

  static func wire(_ stage: StageSnapshot) -> WireSnapshot {
    WireSnapshot(
      stage, session: "5e551011", number: 7, room: "main", flashId: 3,
      in: WireTime(start: start, speed: stage.speed))
  }

  /// A field without a name on the wire would never leave the clock, and nobody would say so.
  @Test func eachFieldHasAName() throws {
    func count(_ value: Any) -> Int { Mirror(reflecting: value).children.count }
    let wire = Self.wire(Self.stage)
    let segment = try #require(wire.segments.first)
    #expect(count(wire) == WireSnapshot.CodingKeys.allCases.count)
    #expect(count(segment) == WireSegment.CodingKeys.allCases.count)
    #expect(count(try #require(segment.marks.first)) == WireMark.CodingKeys.allCases.count)
    #expect(count(WireBetween(kind: "talk")) == WireBetween.CodingKeys.allCases.count)
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

  @Test func anOlderClockDoesNotSayHowLateItIs() throws {
    var snapshot = Self.wire(Self.waiting)
    #expect(try snapshot.stage().rundown?.lateBy == 240)
    snapshot.lateBy = nil
    #expect(try snapshot.stage().rundown?.lateBy == 0)
  }

  /// Displays that know of no breaks light no lamp, and show no minus.
  @Test func anOlderDisplayShowsNeitherLampsNorMinusInABreak() throws {
    var snapshot = Self.wire(Self.pause)
    snapshot.between = nil
    let stage = try snapshot.stage()
    for second in [0, 899, 901, 2000] {
      let now = Timestamp(sinceStart: Self.start + .seconds(second))
      #expect(stage.talk.phase(at: now) == nil)
    }
    #expect(stage.talk.preset.overtime == .blank("Back soon"))
  }

  /// An event goes through as it was written.
  @Test func anEventIsHandedOn() throws {
    let json = #"{"event":"yellow","number":3,"text":"1 {minute}"}"#
    let line = ClockLine.event(json)
    #expect(line.text == #"{"event":\#(json)}"#)
    #expect(try ClockLine(line.text ?? "") == line)
    #expect(try ClockLine(#"{"event":{"event":"yellow","number":3},"x":1}"#) == nil)
    #expect(throws: WireError.self) { try ClockLine(#"{"event":{"number":3}}"#) }
  }

  /// Lines of one of several rooms have the room's name beside what they tell.
  @Test(
    arguments: [
      (ClockLine.online(true), #"{"online":true,"room":"hall-2"}"#),
      (.sync(sent: 1, time: 2), #"{"room":"hall-2","sync":{"sent":1,"time":2}}"#),
    ])
  func aLineNamesItsRoom(line: ClockLine, text: String) throws {
    #expect(line.text(of: "hall-2") == text)
    let read = try #require(try RoomLine(text))
    #expect(read.room == "hall-2")
    #expect(read.line == line)
    #expect(try ClockLine(text) == line)
    let alone = try RoomLine(line.text ?? "")
    #expect(alone?.room == nil)
  }

  @Test func aRoomThatCannotBeIsRefused() {
    #expect(throws: WireError.field("room")) {
      try RoomLine(#"{"online":true,"room":"../x"}"#)
    }
  }

  /// A change of these files is a change of the protocol.
  @Test(
    arguments: [
      ("running", stage), ("paused", paused(.nanoseconds(61_000_000_001))),
      ("ready", StageSnapshot(TalkSnapshot(Preset(duration: 60)))), ("break", pause),
    ])
  func aSnapshotIsAsStored(name: String, stage: StageSnapshot) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let text = String(decoding: try encoder.encode(Self.wire(stage)), as: UTF8.self)
    let difference = difference(text.split(separator: "\n").map(String.init), fromStored: name)
    #expect(difference == nil, Comment(rawValue: difference ?? ""))
  }

  /// The same stage with its moments in the session's time.
  @Test(
    arguments: [
      stage, paused(.seconds(-3)), StageSnapshot(TalkSnapshot(Preset(duration: 60))), pause,
      waiting, black,
    ])
  func aDisplayReadsWhatTheClockHasWritten(stage: StageSnapshot) throws {
    let wire = Self.wire(stage)
    let line = try #require(ClockLine.snapshot(wire).text)
    #expect(try ClockLine(line) == .snapshot(wire))
    let read = try wire.stage()
    // What is read is written again as it was.
    let again = WireSnapshot(
      read, session: wire.session, number: wire.number, room: wire.room, flashId: 3,
      in: WireTime(start: .zero, speed: 1))
    #expect(again == wire)
    #expect(read.talk.preset.format == stage.talk.preset.format)
  }

  /// A display that counts by the session's time draws what the clock draws.
  @Test func theSamePictureIsDrawn() throws {
    let stage = Self.stage
    let read = try Self.wire(stage).stage()
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
    #expect(Self.wire(Self.paused(.nanoseconds(nanoseconds))).left == Int64(microseconds))
  }

  /// A rehearsal's deadline is one of real time.
  @Test func aRehearsalRunsFaster() throws {
    var stage = Self.stage
    stage.speed = 10
    let wire = Self.wire(stage)
    #expect(wire.deadline == Int64(1_795_000_050_000_000))
    let talk = try wire.stage().talk
    let now = Timestamp(sinceStart: (Self.start + .seconds(49)) * 10)
    #expect(talk.remaining(at: now) == .seconds(10))
  }

  /// Who goes on with the talks of another clock counts by a clock of its own.
  @Test(arguments: [1, 10])
  func momentsCanBeReadByAnotherClock(speed: Int) throws {
    var stage = Self.stage
    stage.speed = speed
    let read = try Self.wire(stage).stage(from: Self.start)
    #expect(read.talk.run == stage.talk.run)
    #expect(read.messageEnd == stage.messageEnd)
  }

  @Test(arguments: [0, 3])
  func asManySecondsBeepAsTheClockSays(count: Int) throws {
    var wire = Self.wire(Self.stage)
    wire.segments[1].beeps = count
    #expect(try wire.stage().talk.preset.format.segments[1].cueRules?.beeps == count)
  }

  // MARK: Answers

  private static let answers: [ClientAnswer] = {
    let plain = ClientAnswer(.done, "SET 7:00")
    var (unchanged, guarded) = (plain, ClientAnswer(.guarded, "A talk runs"))
    unchanged.isUnchanged = true
    guarded.question = "{button} ends the talk"
    return [plain, unchanged, guarded]
  }()

  @Test(arguments: answers)
  func anAnswerComesThroughUnchanged(answer: ClientAnswer) throws {
    let line = ClockLine.answer(number: 7, answer)
    #expect(try ClockLine(line.text ?? "") == line)
  }

  /// With its end a line has 65,536 bytes at most, which each reader keeps.
  @Test(arguments: [(65_535, true), (65_536, false)])
  func aLineThatIsTooLongIsNotSent(bytes: Int, isSent: Bool) {
    let json = String(repeating: "x", count: bytes - #"{"event":}"#.utf8.count)
    #expect(ClockLine.event(json).text?.utf8.count == (isSent ? bytes : nil))
  }

  // MARK: Other versions

  private static func json(_ change: (inout [String: Any]) -> Void) throws -> String {
    let data = try JSONEncoder().encode(wire(stage))
    let object = try JSONSerialization.jsonObject(with: data)
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
    guard case .snapshot(let snapshot)? = try ClockLine(line) else {
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
    #expect(throws: WireError.version(2)) { try ClockLine(line) }
  }

  @Test(arguments: [#"{"weather":"fine"}"#, "{}"])
  func unknownLinesAreIgnored(line: String) throws { #expect(try ClockLine(line) == nil) }

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
      _ = try ClockLine(line)
      Issue.record("a clock's line")
    } catch {
      guard case .field = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test(arguments: ["{", "1", #"{"heartbeat":{"session":"a","number":1e30}}"#])
  func aLineWithoutAFieldToNameIsNamedItself(line: String) {
    #expect(throws: WireError.field("line")) { try ClockLine(line) }
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
    guard case .snapshot(let snapshot)? = try ClockLine(line) else {
      Issue.record("no snapshot")
      return
    }
    #expect(throws: WireError.self) { try snapshot.stage() }
  }

  @Test(
    arguments: [
      ("speed", 1), ("speed", 600), ("number", 0), ("number", (1 << 53) - 1),
      ("deadline", 7_300_000_000_000_000), ("deadline", -7_300_000_000_000_000),
    ])
  func valuesAtTheLimitsAreRead(field: String, value: Int) throws {
    let line = try Self.json { $0[field] = value }
    guard case .snapshot(let snapshot)? = try ClockLine(line) else {
      Issue.record("no snapshot")
      return
    }
    #expect(throws: Never.self) { try snapshot.stage() }
  }

  @Test(arguments: ["run", "segments", "speed", "left_out"])
  func missingFieldsAreNamed(field: String) throws {
    let line = try Self.json { $0[field] = nil }
    if field == "left_out" {
      #expect(try ClockLine(line) != nil)
    } else {
      #expect(throws: WireError.field("snapshot.\(field)")) { try ClockLine(line) }
    }
  }

  /// What is too long for a line is shown without what its marks say.
  @Test func aStageThatIsTooLongIsShownAllTheSame() throws {
    let words = Mark(at: 5, .say(String(repeating: "x", count: 400)))
    var segment = Segment(length: 60, thresholds: .proportional(to: 60))
    segment.marks += Array(repeating: words, count: 300)
    var published = PublishedStage(room: "main", session: "1", start: .zero)
    let talk = TalkSnapshot(Preset(Format(name: "Long", segments: [segment])))
    published.update(StageSnapshot(talk))
    let line = try #require(published.line)
    guard case .snapshot(let snapshot)? = try ClockLine(line) else {
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
