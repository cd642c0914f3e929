import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// Where a lamp leads, in each state of a talk and in each kind of format.
///
/// The outcome follows from a few rules. A ready talk stays ready and a paused one paused. A
/// running one goes on from there as the same talk: it is guarded, and its phase begins once. A
/// lamp that the segment lacks is refused, and so is one at 0:00 in a running talk. With an end at
/// a time of day green keeps that.
struct LampTests {
  // MARK: The formats

  enum Kind: String, CaseIterable {
    case down, redAtZeroWaits, redAtZeroGoesOn, redAtZeroStops, deducts, up, bells, yellowOnly

    /// A talk of ten minutes and questions of five.
    var preset: Preset {
      func segment(
        _ name: String, _ length: Int, red: Int, atEnd: SegmentEnd = .wait
      ) -> Segment {
        var segment = Segment(name: name, length: length, atEnd: atEnd)
        segment.marks = [Mark(at: length / 5, .phase(.yellow)), Mark(at: red, .phase(.red))]
        return segment
      }
      var talk: Segment
      switch self {
      case .down: talk = segment("Talk", 600, red: 60)
      case .redAtZeroWaits: talk = segment("Talk", 600, red: 0)
      case .redAtZeroGoesOn: talk = segment("Talk", 600, red: 0, atEnd: .next)
      case .redAtZeroStops: talk = segment("Talk", 600, red: 0, atEnd: .stop)
      case .deducts: talk = segment("Talk", 600, red: 60, atEnd: .wait(deductsOverrun: true))
      case .up:
        let marks = [(300, Phase.green), (360, .yellow), (600, .red)]
        talk = Segment(
          name: "Talk", length: 600, counts: .up, opening: nil,
          marks: marks.map { Mark(at: $0, .phase($1)) }, qualifies: 270...630)
      case .bells: talk = Segment(name: "Talk", length: 600, opening: nil)
      case .yellowOnly:
        talk = segment("Talk", 600, red: 0)
        talk.marks.removeLast()
      }
      var preset = Preset(
        Format(name: "Paper", segments: [talk, segment("Questions", 300, red: 30)]))
      if self == .up { preset.overtime = .hide }
      return preset
    }
  }

  // MARK: The states

  /// A state, by its script, until the second in which a lamp is pressed.
  struct State {
    let name: String
    let script: String

    init(_ name: String, _ script: String) { (self.name, self.script) = (name, script) }
  }

  private static let states: [State] = [
    State("ready", "5"), State("ready at yellow", "1 yellow, 5"),
    State("running", "5 start, 35.5"), State("backdated", "10 start, 20 backdate, 35"),
    State("paused", "5 start, 30.25 stop, 40"),
    State("resumed", "5 start, 30.25 stop, 40 start, 50"),
    State("yellow", "5 start, 505.25"), State("time given", "5 start, 30 add 5m, 40"),
    State("over", "5 start, 635.75"), State("paused over", "5 start, 635.75 stop, 700"),
    State("questions", "5 start, 30 next, 40.5"),
    State("questions after an overrun", "5 start, 705 next, 710"),
    State("questions paused", "5 start, 30 next, 40 stop, 50"),
    State("second part ready", "1 next, 5"), State("until", "5 until 14:20, 35"),
    State("until, time given", "5 until 14:20, 10 add 1m, 35"),
    State("until, paused", "5 until 14:20, 10 stop, 35"),
    State("until, over", "5 until 14:20, 1210"),
  ]

  // MARK: The clock

  private static func script(_ preset: Preset, _ rundown: Rundown? = nil) -> ClockScript {
    var settings = ClockSettings()
    settings.rundown = rundown
    settings.loadedPreset = preset
    settings.hasPhaseTones = true
    return ClockScript(
      of: preset, settings: settings,
      presets: PresetLayers(bundled: [Preset(name: "Short talk", slot: 3, duration: 300)]),
      capabilities: Capabilities())
  }

  private static func script(of kind: Kind, in state: State) -> ClockScript {
    var script = script(kind.preset)
    script.play(state.script)
    script.clear()
    return script
  }

  // MARK: The table

  @Test(arguments: Kind.allCases)
  func whereALampLeads(kind: Kind) {
    for state in Self.states {
      let script = Self.script(of: kind, in: state)
      for lamp in Lamp.allCases {
        check(script, lamp, Comment(rawValue: "\(lamp) of \(kind) in \(state.name)"))
      }
    }
  }

  private func check(_ before: ClockScript, _ lamp: Lamp, _ comment: Comment) {
    var script = before
    let (talk, now) = (before.snapshot, before.clock.now)
    let segment = talk.segment
    let destination = lamp == .green ? segment.length : segment.beginning(of: lamp.phase)
    let outcome = script.perform(.go(lamp), by: .console)
    guard let destination else {
      #expect(outcome == .refused(.talk(.noPhase(lamp))), comment)
      #expect(script.snapshot == talk, comment)
      return
    }
    let keepsEnd = lamp == .green && talk.finish != nil
    if talk.isRunning, !keepsEnd, destination == 0 {
      #expect(outcome == .refused(.talk(.endsTalk(lamp, segment.digits(at: 0)))), comment)
      #expect(script.snapshot == talk, comment)
      return
    }
    let isCorrection = keepsEnd && talk.runsToFinish
    if talk.isRunning, !isCorrection {
      guard case .guarded(let loss) = outcome else {
        Issue.record(comment)
        return
      }
      #expect(script.snapshot == talk, comment)
      script.clear()
      let confirmed = script.perform(.go(lamp), by: .console, .to(loss))
      switch confirmed {
      case .done, .later: break
      case .nothingToDo, .refused, .guarded: Issue.record(comment)
      }
    }
    let events = script.events
    let sounds = script.output.contains { _, effect in
      switch effect {
      case .bell, .voice(.sound), .voice(.say): true
      default: false
      }
    }
    let after = script.snapshot
    // It is the same talk, and it does what it did.
    #expect(after.run.state == talk.run.state, comment)
    #expect(after.startedAt == talk.startedAt && after.tally?.id == talk.tally?.id, comment)
    #expect(after.left == talk.left && after.preset == talk.preset, comment)
    #expect(events.allSatisfy { $0.ended == nil }, comment)
    #expect(script.clock.state.stage.flash == nil && !sounds, comment)
    // It shows the lamp's time, or what is left to its time of day.
    let left = keepsEnd ? .seconds(20 * 60) - now.sinceStart : Duration.seconds(destination)
    #expect(after.remaining(at: now) == left, comment)
    let added = left - talk.remaining(at: now)
    #expect(
      (after.tally?.added ?? .zero) == (talk.tally?.added ?? .zero) + added || talk.isReady, comment
    )
    // The phase begins once, and not again when time goes on.
    guard !keepsEnd else { return }
    let phases = events.compactMap { if case .phase(let phase, _) = $0.kind { phase } else { nil } }
    let begun = talk.isRunning ? segment.phase(at: destination) : nil
    #expect(phases == [begun].compactMap { $0 }, comment)
    script.clear()
    guard talk.isRunning else { return }
    script.pass(.milliseconds(900))
    #expect(script.shown == destination, comment)
    #expect(script.events.isEmpty, comment)
    // Undo goes back to the deadline that there was.
    script.say("undo")
    #expect(script.snapshot.run == talk.run && script.snapshot.finish == talk.finish, comment)
  }

  /// Back and reset are ready in each state, and end a talk that was started.
  @Test(arguments: Kind.allCases)
  func backAndResetAreReady(kind: Kind) {
    for state in Self.states {
      let before = Self.script(of: kind, in: state)
      for command in [Command.back, .reset] {
        var script = before
        let (talk, comment) = (before.snapshot, Comment(rawValue: "\(kind) in \(state.name)"))
        let outcome = script.perform(command, by: .console)
        if talk.isRunning {
          #expect(outcome == .guarded(.change(.endsTalk)), comment)
          script.perform(command, by: .console, .to(.change(.endsTalk)))
        }
        let index = command == .reset ? 0 : talk.segmentIndex
        #expect(script.snapshot.segmentIndex == index, comment)
        #expect(
          script.snapshot.run == .ready(talk.preset.format.segments[index].length), comment)
        #expect(script.snapshot.finish == nil && script.snapshot.tally == nil, comment)
        let ends = script.output.contains { _, effect in
          if case .save(.report(.ended)) = effect { true } else { false }
        }
        #expect(ends == (talk.tally != nil), comment)
      }
    }
  }

  // MARK: The questions

  @Test(arguments: [
    (Kind.down, "running", "yellow", "Press y again: 2:00 left, the talk goes on"),
    (.down, "over", "green", "Press y again: 10:00 left, the talk goes on"),
    (.down, "questions", "red", "Press y again: 0:30 left, the talk goes on"),
    (.up, "running", "yellow", "Press y again: at 6:00, the talk goes on"),
    (.up, "running", "green", "Press y again: at 0:00, the talk goes on"),
    (.down, "until", "yellow", "Press y again: 2:00 left, it no longer ends at 14:20"),
    (.down, "until", "set 4:00", "Press y again: 4:00 left, it no longer ends at 14:20"),
    (.up, "running", "set 4:00", "Press y again: at 4:00, the talk goes on"),
    (.down, "until, time given", "yellow", "Press y again: 2:00 left, the talk goes on"),
    (.down, "until, time given", "green", "Press y again: ends 14:20, the talk goes on"),
  ])
  func eachQuestionSaysWhatTheSecondPressDoes(
    kind: Kind, state: String, line: String, question: String
  ) throws {
    let state = try #require(Self.states.first { $0.name == state })
    var script = Self.script(of: kind, in: state)
    let outcome = script.perform(try #require(try Command(line: line)), by: .console)
    guard case .guarded(.change(let change)) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(script.clock.phrases.pressAgain("y", change)[0] == question)
  }

  /// Times are in words where there is no screen.
  @Test func aLineOfPlainModeHasWords() throws {
    var script = ClockScript(of: Kind.down.preset)
    script.play("1 start, 10")
    let answer = script.perform(.go(.yellow), by: .client("phone"))
    #expect(answer == .guarded(.change(.goesOn("2 minutes left"))))
  }

  @Test(arguments: [
    (Kind.bells, Lamp.red, "This segment has no red"),
    (.redAtZeroWaits, .red, "Red begins at 0:00: that would end this talk"),
    (.up, .red, "Red begins at 10:00: that would end this talk"),
  ])
  func aRefusalSaysWhy(kind: Kind, lamp: Lamp, text: String) throws {
    var script = Self.script(of: kind, in: Self.states[2])
    guard case .refused(let refusal) = script.perform(.go(lamp), by: .console) else {
      Issue.record("It was not refused.")
      return
    }
    #expect(script.clock.fullText(of: .refused(refusal)) == text)
  }

  // MARK: A rundown

  /// A talk with a hard end ten minutes after its start, and a break.
  private static func rundown(_ segments: [Segment]? = nil, hasHardEnd: Bool = true) -> Rundown {
    let start = Programme.start
    var talk = Preset(name: "Talk", duration: 900, title: "Engines")
    if let segments { talk.format.segments = segments }
    return Rundown(
      items: [
        RundownItem(
          id: "a", title: "Engines", preset: talk, plannedStart: start, plannedEnd: start + 600,
          hardEnd: hasHardEnd ? start + 600 : nil),
        RundownItem(
          id: "b", isBreak: true, title: "Coffee", preset: Preset(duration: 300),
          plannedStart: start + 600, plannedEnd: start + 900),
      ], localTime: Programme.localTime)
  }

  private static let parts = [
    Segment(name: "Talk", length: 300, thresholds: .proportional(to: 300)),
    Segment(name: "Questions", length: 300, thresholds: .proportional(to: 300)),
  ]

  /// A lamp gives up the hard end of an item's last segment, which does not come back by itself.
  ///
  /// Green brings it back.
  @Test(
    arguments: [(nil, "60 start, 100"), (parts, "60 start, 60 next, 100")]
      as [([Segment]?, String)])
  func aHardEndIsGivenUpAndComesBack(segments: [Segment]?, start: String) throws {
    let rundown = Self.rundown(segments)
    var script = Self.script(
      try #require(rundown.presetToLoad(at: rundown.items[0].plannedStart)), rundown)
    script.play(start)
    #expect(script.shown == 500)
    let outcome = script.perform(.go(.yellow), by: .console)
    guard case .guarded(.change(.goesOn(_, let end))) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(end == "14:10")
    let yellow = try #require(script.snapshot.destination(of: .yellow))
    script.play("100 yellow, 110")
    #expect(script.shown == yellow - 10)
    #expect(script.clock.state.rundown?.current?.id == "a")
    script.play("110 green, 120")
    #expect(script.shown == 480)
  }

  /// The talk keeps its start in the list, and the difference changes how late the rundown is.
  @Test func theRundownGoesOnWithTheSameTalk() throws {
    let rundown = Self.rundown(hasHardEnd: false)
    var script = Self.script(try #require(rundown.presetToLoad(at: 0)), rundown)
    script.play("10 start, 100")
    let (before, end) = (
      script.clock.state.rundown?.current?.actual,
      script.clock.state.currentEnd(at: script.clock.now)
    )
    script.say("red")
    #expect(script.clock.state.rundown?.current?.actual == before)
    let red = try #require(script.snapshot.destination(of: .red))
    #expect(
      script.clock.state.currentEnd(at: script.clock.now) == end.map { $0 - (900 - 90 - red) })
  }

  @Test(arguments: Lamp.allCases)
  func aBreakHasNoLamps(lamp: Lamp) throws {
    let rundown = Self.rundown()
    var script = Self.script(try #require(rundown.presetToLoad(at: 0)), rundown)
    script.play("30 start, 30 next")
    #expect(script.clock.isInBreak)
    for line in ["", "40 stop", "40 reset"] {
      script.play(line)
      let before = script.snapshot
      #expect(script.perform(.go(lamp), by: .console) == .refused(.breakHasNoLamps))
      #expect(script.snapshot == before)
    }
  }

  /// A rehearsal without a rundown is faster than the clock that ends it, so green gives the end up
  /// as well.
  @Test func aRehearsalGivesItsEndUp() throws {
    var settings = ClockSettings()
    settings.speed = 60
    let end = Timestamp.start + .seconds(900)
    var script = ClockScript(
      of: Kind.down.preset, run: .running(deadline: end, since: .start),
      finish: .init(timeOfDay: 51_600, at: end), settings: settings, capabilities: Capabilities())
    let outcome = script.perform(.go(.green), by: .console)
    #expect(outcome == .guarded(.change(.goesOn("10:00 left", endGivenUp: "14:20"))))
  }
}
