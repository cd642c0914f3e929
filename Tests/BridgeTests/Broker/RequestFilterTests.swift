import NIOCore
import Room
import Testing
import TimerEngine

@testable import Bridge

/// Which of a broker's messages are handed to the clock, at the session's time 1,000 seconds.
struct RequestFilterTests {
  private static let now: Int64 = 1_000_000_000

  /// The deadline of a command that may be so many microseconds on its way.
  private static func left(_ microseconds: Int64) -> CommandDeadline? {
    CommandDeadline(sent: now - 5_000_000 + microseconds, now: now)
  }

  private static let inTwoSeconds = CommandDeadline(sent: nil, now: now)

  private static func decision(
    _ text: String, isAcknowledged: Bool = false, isRetained: Bool = false, now: Int64? = now
  ) -> RequestFilter.Decision {
    var filter = RequestFilter()
    return filter.decision(
      about: MQTTMessage("t", text, isAcknowledged: isAcknowledged, isRetained: isRetained),
      now: now, at: .start)
  }

  private static func request(
    _ command: String, id: String = "a", sent: Int64 = now
  ) -> String {
    #"{"id":"\#(id)","sent":\#(sent),"command":"\#(command)"}"#
  }

  @Test(
    arguments: [
      ("start", .perform("start", id: nil, by: inTwoSeconds)),
      ("! preset 2", .perform("! preset 2", id: nil, by: inTwoSeconds)),
      ("message <b>", .perform("message <b>", id: nil, by: inTwoSeconds)),
      (request("add 1m"), .perform("add 1m", id: "a", by: inTwoSeconds)),
      (request("add 1m", sent: now - 4_000_000), .perform("add 1m", id: "a", by: left(1_000_000))),
      (request("add 1m", sent: now - 5_000_000), .perform("add 1m", id: "a", by: left(0))),
      (request("add 1m", sent: now + 5_000_000), .perform("add 1m", id: "a", by: inTwoSeconds)),
      (request("add 1m", sent: now - 5_000_001), .late(id: "a")),
      (request("add 1m", sent: .min), .late(id: "a")),
      (request("add 1m", sent: now + 60_000_000), .perform("add 1m", id: "a", by: inTwoSeconds)),
      (request("add 1m", sent: .max), .perform("add 1m", id: "a", by: inTwoSeconds)),
      (
        request("add 1m", id: String(repeating: "i", count: 65)),
        .refuse("The id of a command must have 1 to 64 bytes", id: nil)
      ),
      (
        request("add 1m", id: String(repeating: "i", count: 64)),
        .perform("add 1m", id: String(repeating: "i", count: 64), by: inTwoSeconds)
      ),
      (
        #"{"id":"a","command":"add 1m"}"#,
        .refuse("A command needs 'sent', the session's time in microseconds", id: "a")
      ),
      (#"{"id":"a","command":"sync 17"}"#, .sync(17, id: "a")),
      (
        #"{"id":"","command":"sync 17"}"#,
        .refuse("The id of a command must have 1 to 64 bytes", id: nil)
      ),
      (request("quit"), .refuse("'quit' is not accepted from a broker", id: "a")),
      (request("! quit"), .refuse("'quit' is not accepted from a broker", id: "a")),
      (request("Store 3"), .refuse("'store' is not accepted from a broker", id: "a")),
      ("remove 3", .refuse("'remove' is not accepted from a broker", id: nil)),
      ("!quit", .refuse("'quit' is not accepted from a broker", id: nil)),
      (request("add 1m\\nquit"), .refuse("A command must be one line", id: "a")),
      ("add 1m\nquit", .refuse("A command must be one line", id: nil)),
      ("add 1m\rquit", .refuse("A command must be one line", id: nil)),
      ("watch", .refuse("'watch' is not a command", id: nil)),
      (" sync 5", .refuse("'sync' is not a command", id: nil)),
      ("#7 start", .refuse("'#7' is not a command", id: nil)),
      (
        "{\"id\":3}",
        .refuse("A command must be a line, or an object with 'id', 'sent' and 'command'", id: nil)
      ),
      (
        String(repeating: "x", count: 4081),
        .refuse("A command may have at most 4080 bytes", id: nil)
      ),
    ] as [(String, RequestFilter.Decision)])
  func eachMessageIsDecided(text: String, decision: RequestFilter.Decision) {
    #expect(Self.decision(text) == decision)
  }

  @Test func aRequestIsCarriedOutOnce() {
    var filter = RequestFilter()
    let message = MQTTMessage("t", Self.request("add 1m"), isAcknowledged: true)
    #expect(
      filter.decision(about: message, now: Self.now, at: .start)
        == .perform("add 1m", id: "a", by: Self.inTwoSeconds))
    #expect(filter.decision(about: message, now: Self.now, at: .start) == .ignore)
    for number in 0..<999 {
      let other = MQTTMessage("t", #"{"id":"\#(number)","sent":\#(Self.now),"command":"time"}"#)
      _ = filter.decision(about: other, now: Self.now, at: .start + .seconds(number))
    }
    #expect(filter.decision(about: message, now: Self.now, at: .start + .seconds(999)) == .ignore)
  }

  /// A broker does not say who sends, so a flood uses up what all have; but a stop gets through.
  @Test(arguments: ["add 1m", "quit", "{", "x y z"])
  func aFloodIsAnsweredAtFiveASecondAndAStopGetsThrough(flood: String) {
    var filter = RequestFilter()
    var answered = 0
    for number in 0..<1000 {
      let moment = Timestamp.start + .milliseconds(4 * number)
      let text = flood == "{" ? flood : Self.request(flood, id: "\(number)")
      if filter.decision(about: MQTTMessage("t", text), now: Self.now, at: moment) != .ignore {
        answered += 1
      }
    }
    #expect(answered == 10 + 19)
    let stop = MQTTMessage("t", Self.request("stop", id: "stop"))
    #expect(
      filter.decision(about: stop, now: Self.now, at: .start + .seconds(4))
        == .perform("stop", id: "stop", by: Self.inTwoSeconds))
  }

  /// What was left out in a flood was not carried out, so it may be sent again.
  @Test func aRequestThatWasLeftOutMayComeAgain() {
    var filter = RequestFilter()
    let message = MQTTMessage("t", Self.request("add 1m"))
    for _ in 0..<20 { _ = filter.decision(about: MQTTMessage("t", "time"), now: 0, at: .start) }
    #expect(filter.decision(about: message, now: Self.now, at: .start) == .ignore)
    #expect(
      filter.decision(about: message, now: Self.now, at: .start + .seconds(1))
        == .perform("add 1m", id: "a", by: Self.inTwoSeconds))
  }

  /// Displays ask for the time all at once when a clock starts.
  @Test func questionsForTheTimeHaveALargerRate() {
    var filter = RequestFilter()
    let message = MQTTMessage("t", #"{"id":"a","command":"sync 17"}"#)
    let answered = (0..<4000).count { _ in
      filter.decision(about: message, now: 0, at: .start) == .sync(17, id: "a")
    }
    #expect(answered == 1000)
  }

  @Test func aBareLineMustNotArriveTwice() {
    #expect(
      Self.decision("start", isAcknowledged: true)
        == .refuse("A command without an id must be sent at QoS 0", id: nil))
  }

  @Test func aRetainedCommandIsRefused() {
    #expect(
      Self.decision("start", isRetained: true)
        == .refuse("A command must not be retained", id: nil))
    #expect(
      Self.decision(Self.request("start"), isRetained: true)
        == .refuse("A command must not be retained", id: "a"))
  }

  @Test func withoutTheSessionsTimeNoAgeIsKnown() {
    #expect(
      Self.decision(Self.request("start"), now: nil)
        == .refuse("The time of the clock is not known yet", id: "a"))
  }

  /// What a desk asks for, as the fields of its request.
  @Test(
    arguments: [
      (#""deadline":5,"command":"add 60s""#, nil),
      (#""deadline":5,"command":"! preset 2""#, nil),
      (#""deadline":5,"take_back":3"#, nil),
      (#""command":"add 60s""#, "A command through a broker needs a deadline"),
      (#""deadline":5,"command":"store 4""#, "'store' is not accepted from a broker"),
      (#""deadline":5,"command":"! quit""#, "'quit' is not accepted from a broker"),
    ] as [(String, String?)])
  func aDesksRequestIsCheckedAsWell(fields: String, reason: String?) throws {
    let seen = #""seen":{"changes":0,"item":1,"run":"ready","segment":1}"#
    let line = WireClientMessage("desk {\"number\":1,\(seen),\(fields)}")
    guard case .desk(let request)? = line else {
      Issue.record("not read: \(fields)")
      return
    }
    var filter = RequestFilter()
    #expect(filter.refusal(of: request, at: .start) == reason)
  }

  @Test func bytesThatAreNoTextAreRefused() {
    var filter = RequestFilter()
    let message = MQTTMessage("t", ByteBuffer(bytes: [0xff, 0xfe]), false, false)
    guard case .refuse = filter.decision(about: message, now: Self.now, at: .start) else {
      Issue.record("not refused")
      return
    }
  }
}
