import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine

@testable import Room

/// A clock that runs without a console: only clients, time and the disk reach it.
struct ClockWithoutScreenTests {
  private var script = ClockScript(
    of: Preset(name: "Short talk", slot: 1, duration: 180), presets: PresetLayers())

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
    var script = ClockScript(1200, settings)
    script.handle(.launched(launch))
    let records = script.output.count {
      if case .save(.recordRundown) = $0.effect { true } else { false }
    }
    #expect(records == (hasChanged ? 1 : 0))
  }

  /// A talk from its start to its end, as a client sees it.
  @Test mutating func aClientRunsATalk() {
    script.play(
      "5 phone: start, 160 phone: reset, 175 phone: stop, 180 phone: undo, 250 phone: ! reset")
    #expect(
      script.log == [
        "5 START 3 minutes (phone)", "5 record written",
        "5 done: START 3 minutes",
        "65 GREEN 2 minutes remaining", "125 GREEN 1 minute remaining",
        "155 YELLOW 30 seconds remaining", "160 guarded: Send '! reset' to end this talk",
        "175 RED 10 seconds remaining", "175 10", "175 STOP 10 seconds remaining (phone)",
        "175 record written", "175 done: STOP 10 seconds remaining",
        "180 NOTICE Undone: running again, 5 seconds (phone)", "180 record written",
        "180 done: NOTICE Undone: running again, 5 seconds",
        "181 4", "182 3", "183 2", "184 1", "185 TIME IS UP", "245 OVERTIME 1 minute",
        "250 READY Short talk, 3 minutes, yellow 30 seconds, red 10 seconds (phone)",
        "250 record removed",
        "250 done: READY Short talk, 3 minutes, yellow 30 seconds, red 10 seconds",
      ])
  }

  /// A clock wakes when its digits change.
  @Test mutating func itWakesOnceASecond() {
    script.play("5 start")
    #expect(script.clock.nextWake == .start + .seconds(6))
  }

  /// The digits of a talk with more than 99:59 left have hours, and keep them until it is ready
  /// again.
  @Test mutating func digitsKeepTheirHours() {
    var hours: [Bool] = []
    for step in ["1 set 98m", "2 start", "3 add 5m", "400", "401 reset"] {
      script.play(step)
      hours.append(script.clock.state.stage.hasHours)
    }
    #expect(hours == [false, false, true, true, false])
  }

  /// Each sender learns what became of its command from the outcome alone.
  @Test mutating func anOutcomeSaysWhatBecameOfACommand() {
    #expect(script.perform(.stop, by: .client("phone")) == .nothingToDo(.notRunning))
    #expect(script.perform(.slot(4), by: .console) == .refused(.emptySlot(4)))
    guard case .done(let result) = script.perform(.start, by: .line) else {
      Issue.record("the talk was not started")
      return
    }
    #expect(result.line == "START 3 minutes" && result.act == .started)
    #expect(script.perform(.reset, by: .client("phone")) == .guarded(.change(.endsTalk)))
    #expect(script.perform(.quit, by: .console) == .guarded(.program))
  }
}
