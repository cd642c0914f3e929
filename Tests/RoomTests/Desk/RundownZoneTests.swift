import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// A machine whose clock is in another zone than the rundown: every time of day is the rundown's.
///
/// The machine says 14:00 where the rundown says 20:00.
struct RundownZoneTests {
  private static let localTime = ZoneOffsets([
    .init(start: 0, offset: 20 * 3600 - Programme.start % 86_400)
  ])

  private func session(_ capabilities: Capabilities = Capabilities()) throws -> Session {
    var settings = Settings.steady
    settings.clock.look.glyphs = .ascii
    settings.clock.rundown = Rundown(
      items: [.ofTenMinutes("Ada", 0), .ofTenMinutes("Grace", 10)], localTime: Self.localTime)
    let talk = try #require(settings.clock.rundown?.presetToLoad(at: Programme.start))
    var session = Session(
      of: talk, size: Size("120x36"), capabilities: capabilities, settings: settings)
    session.handle(.launched(LaunchInfo()))
    return session
  }

  @Test func noScreenMixesTwoZones() throws {
    var session = try session()
    session.press(" ")
    session.pass(seconds: 60)
    for key in ["t", "O", "+"] {
      session.press(key)
      session.pass(seconds: 1)
      let lines = session.lines()
      #expect(lines.contains { $0.contains("20:") }, "\(lines)")
      #expect(!lines.contains { $0.contains("14:") }, "\(lines)")
    }
  }

  /// A time that is typed is one of the rundown's.
  @Test func anEndIsTypedInTheZoneOfTheRundown() throws {
    var session = try session(.lines)
    session.say("start")
    session.say("until 20:05")
    #expect(session.console.snapshot.remaining(at: session.console.moment.talk) == .seconds(300))
  }

  /// A display may be on a machine in a third zone.
  @Test func aDisplayShowsTheZoneOfTheRundown() throws {
    let session = try session()
    var stage = session.console.state.stage
    stage.look.secondaryTime = .clock
    let moment = Moment(
      session.console.moment.talk, timeOfDay: .seconds(3 * 3600),
      wallClock: session.console.moment.wallClock)
    let scene = Scene(stage, at: moment, in: Size("80x24"), Capabilities())
    #expect(scene.timeOfDay.components.seconds / 60 == 20 * 60)
    stage.rundown = nil
    #expect(
      Scene(stage, at: moment, in: Size("80x24"), Capabilities()).timeOfDay == .seconds(3 * 3600))
  }
}
