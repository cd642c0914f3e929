import Room
import StageRenderer
import Testing
import TimerEngine

@testable import Bridge

/// What lamps show of a talk, as time lines: a character is a quarter of a second; `g` is dim, `G`
/// is full, `.` is dark.
struct LampModelTests {
  private static let step = Duration.milliseconds(250)

  /// The room's lamps, whose clock's time is their own.
  private struct Line {
    var model = LampModel(room: "main", at: Line.moment(.start))
    var now = Timestamp.start
    var text = ""

    static func moment(_ now: Timestamp) -> Moment {
      Moment(now, timeOfDay: .zero, wallClock: .zero)
    }

    mutating func receive(_ messages: ClockMessage...) {
      for message in messages { model.update(message, at: Self.moment(now)) }
    }

    /// Lets seconds pass, in which the clock is heard or not.
    mutating func pass(_ seconds: Int, isHeard: Bool = true) {
      for _ in 0..<seconds * 4 {
        model.update(isHeard ? .heard : nil, at: Self.moment(now))
        text += letter
        now = now + LampModelTests.step
      }
    }

    private var letter: String {
      guard let signal = model.signal else { return "." }
      let letter = String(signal.lamp.rawValue.prefix(1))
      return signal.level == .full ? letter.uppercased() : letter
    }
  }

  private static let preset = Preset(
    duration: 6, thresholds: PhaseThresholds(yellow: 4, red: 2) ?? .proportional(to: 6))

  private static func stage(_ run: TalkSnapshot.Run? = nil, at now: Timestamp = .start)
    -> StageSnapshot
  {
    StageSnapshot(TalkSnapshot(preset, run: run, startedAt: run.map { _ in .start }, at: now))
  }

  private static let exact = ClockMessage.offset(ClockOffset(.zero, error: .zero))

  private static func running(at now: Timestamp) -> StageSnapshot {
    stage(.running(deadline: now + .seconds(6), since: now), at: now)
  }

  @Test func aTalk() {
    var line = Line()
    line.pass(1)
    line.receive(Self.exact, .stage(Self.stage()))
    line.pass(1)
    line.receive(.stage(Self.running(at: line.now)))
    line.pass(9)
    var ended = Self.running(at: line.now)
    ended.ended = "6:00 spoken"
    line.receive(.stage(ended))
    line.pass(1)
    #expect(line.text == "....ggggGGGGGGGGYYYYYYYYRRRRRRRRRRRRRR..RR......")
  }

  @Test func aPauseIsSlowlyDimAndBright() {
    var line = Line()
    line.receive(Self.exact, .stage(Self.stage(.paused(remaining: .seconds(3)))))
    line.pass(4)
    #expect(line.text == "yyyyYYYYyyyyYYYY")
  }

  @Test func ablackoutIsDark() {
    var line = Line()
    var stage = Self.stage()
    line.receive(Self.exact, .stage(stage))
    line.pass(1)
    stage.isBlackedOut = true
    line.receive(.stage(stage))
    line.pass(1)
    #expect(line.text == "gggg....")
  }

  @Test func aClockThatDoesNotFlashHasSteadyLamps() {
    var line = Line()
    var stage = Self.stage(.running(deadline: .start - .seconds(2), since: .start - .seconds(8)))
    stage.look.flashes = false
    line.receive(Self.exact, .stage(stage))
    line.pass(2)
    #expect(line.text == "RRRRRRRR")
  }

  @Test func aSilentClocksLampsCountOnAndWink() {
    var line = Line()
    line.receive(Self.exact, .stage(Self.stage()))
    line.pass(26, isHeard: false)
    let steady = { (count: Int) in String(repeating: "g", count: count) }
    #expect(line.text == steady(60) + "." + steady(19) + "." + steady(19) + "." + steady(3))
    line.receive(.heard)
    line.text = ""
    line.pass(2)
    #expect(line.text == steady(8))
  }

  @Test func lampsThatBlinkLeaveOutABlinkToWink() {
    var line = Line()
    line.receive(
      Self.exact,
      .stage(Self.stage(.running(deadline: .start - .seconds(2), since: .start - .seconds(8)))))
    line.pass(18, isHeard: false)
    let blinks = { (count: Int) in String(repeating: "RR..", count: count) }
    #expect(line.text == blinks(15) + "...." + blinks(2))
  }
}
