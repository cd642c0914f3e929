import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine

@testable import Room

/// A clock that runs without a console: only clients, time and the disk reach it.
struct ClockWithoutScreenTests {
  private static let midnight = Duration.seconds(1_795_219_200)

  private static func moment(_ passed: Duration) -> Moment {
    Moment(
      .start + passed, timeOfDay: .seconds(9 * 3600) + passed,
      wallClock: midnight + .seconds(9 * 3600) + passed)
  }

  private var clock: StageClock = {
    var capabilities = Capabilities()
    capabilities.hasScreen = false
    return StageClock(
      talk: TalkSnapshot(Preset(name: "Short talk", slot: 1, duration: 180)),
      settings: ClockSettings(), presets: PresetLayers(), capabilities: capabilities,
      moment: moment(.zero))
  }()

  /// Lets time pass as a loop does, then a client's line arrive; returns the lines of each moment,
  /// in seconds, with what is answered.
  private mutating func said(_ line: String = "", at seconds: Int) -> [String] {
    var told: [String] = []
    func record(_ effects: [Effect], at second: Int) {
      told += effects.compactMap { effect in
        switch effect {
        case .event(let event, let stage):
          event.line(of: stage.talk, in: .english).map { "\(second) \($0)" }
        case .send(.answer(let answer, _)): "\(second) \(answer.status.rawValue): \(answer.text)"
        case .save(.record(let talk, _)): "\(second) record \(talk == nil ? "removed" : "written")"
        default: nil
        }
      }
    }
    while let wake = clock.nextWake?.sinceStart, wake < .seconds(seconds) {
      clock.advance(to: Self.moment(wake))
      clock.settle()
      record(clock.takeEffects(), at: Int(wake.components.seconds))
    }
    clock.advance(to: Self.moment(.seconds(seconds)))
    if !line.isEmpty {
      clock.handle(.request(ClientRequest(client: 1, name: "phone", number: 1, line: line)))
    }
    clock.settle()
    record(clock.takeEffects(), at: seconds)
    return told
  }

  /// What a resumed clock takes over from the file is recorded at once, so that a second crash
  /// cannot lose it.
  @Test(arguments: [false, true])
  func whatIsTakenFromTheFileAtTheStartIsRecorded(hasChanged: Bool) {
    func file(_ title: String) -> Rundown {
      Rundown(
        items: [
          RundownItem(
            id: "a", title: title, preset: Preset(duration: 1200), plannedStart: 0, plannedEnd: 1200
          )
        ])
    }
    var settings = ClockSettings()
    settings.rundown = file("Engines")
    var launch = LaunchInfo()
    launch.rundown = .init(adopted: hasChanged ? file("Engine").merging(file("Engines")) : nil)
    var clock = StageClock(
      talk: TalkSnapshot(Preset(duration: 1200)), settings: settings, presets: PresetLayers(),
      capabilities: Capabilities(), moment: Self.moment(.zero))
    clock.resume(launch)
    clock.settle()
    let records = clock.takeEffects().count {
      if case .save(.recordRundown) = $0 { true } else { false }
    }
    #expect(records == (hasChanged ? 1 : 0))
  }

  /// A talk from its start to its end, as a client sees it.
  @Test mutating func aClientRunsATalk() {
    #expect(
      said("start", at: 5) == [
        "5 START 3 minutes (phone)", "5 record written",
        "5 done: START 3 minutes",
      ])
    #expect(clock.nextWake == .start + .seconds(6))
    #expect(
      said("reset", at: 160) == [
        "65 GREEN 2 minutes remaining", "125 GREEN 1 minute remaining",
        "155 YELLOW 30 seconds remaining",
        "160 guarded: Send '! reset' to end this talk",
      ])
    #expect(
      said("stop", at: 175) == [
        "175 RED 10 seconds remaining", "175 10", "175 STOP 10 seconds remaining (phone)",
        "175 record written", "175 done: STOP 10 seconds remaining",
      ])
    #expect(
      said("undo", at: 180) == [
        "180 NOTICE Undone: running again, 5 seconds (phone)", "180 record written",
        "180 done: NOTICE Undone: running again, 5 seconds",
      ])
    #expect(said(at: 185) == ["181 4", "182 3", "183 2", "184 1", "185 TIME IS UP"])
    #expect(
      said("! reset", at: 250) == [
        "245 OVERTIME 1 minute",
        "250 READY Short talk, 3 minutes, yellow 30 seconds, red 10 seconds (phone)",
        "250 record removed",
        "250 done: READY Short talk, 3 minutes, yellow 30 seconds, red 10 seconds",
      ])
  }

  /// The digits of a talk with more than 99:59 left have hours, and keep them until it is ready
  /// again.
  @Test mutating func digitsKeepTheirHours() {
    var hours: [Bool] = []
    for (line, second) in [
      ("set 98m", 1), ("start", 2), ("add 5m", 3), ("", 400), ("! reset", 401),
    ] {
      _ = said(line, at: second)
      hours.append(clock.state.stage.hasHours)
    }
    #expect(hours == [false, false, true, true, false])
  }

  /// Each sender learns what became of its command from the outcome alone.
  @Test mutating func anOutcomeSaysWhatBecameOfACommand() {
    clock.advance(to: Self.moment(.seconds(1)))
    #expect(clock.perform(.stop, by: .client("phone")) == .nothingToDo(.notRunning))
    #expect(clock.perform(.slot(4), by: .console) == .refused(.emptySlot(4)))
    guard case .done(let result) = clock.perform(.start, by: .line) else {
      Issue.record("the talk was not started")
      return
    }
    #expect(result.line == "START 3 minutes" && result.act == .started)
    #expect(clock.perform(.reset, by: .client("phone")) == .guarded(.change(.endsTalk)))
    #expect(clock.perform(.quit, by: .console) == .guarded(.program))
  }
}
