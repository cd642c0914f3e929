import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine

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

  /// A state, by lines and the seconds at which they are said.
  struct State {
    let name: String
    let lines: [(second: Double, line: String)]
    let end: Double

    init(_ name: String, _ lines: (second: Double, line: String)..., until end: Double) {
      (self.name, self.lines, self.end) = (name, lines, end)
    }
  }

  private static let states: [State] = [
    State("ready", until: 5), State("ready at yellow", (1, "yellow"), until: 5),
    State("running", (5, "start"), until: 35.5),
    State("backdated", (10, "start"), (20, "backdate"), until: 35),
    State("paused", (5, "start"), (30.25, "stop"), until: 40),
    State("resumed", (5, "start"), (30.25, "stop"), (40, "start"), until: 50),
    State("yellow", (5, "start"), until: 5 + 500.25),
    State("time given", (5, "start"), (30, "add 5m"), until: 40),
    State("over", (5, "start"), until: 5 + 630.75),
    State("paused over", (5, "start"), (5 + 630.75, "stop"), until: 700),
    State("questions", (5, "start"), (30, "next"), until: 40.5),
    State("questions after an overrun", (5, "start"), (5 + 700, "next"), until: 710),
    State("questions paused", (5, "start"), (30, "next"), (40, "stop"), until: 50),
    State("second part ready", (1, "next"), until: 5),
    State("until", (5, "until 9:20"), until: 35),
    State("until, time given", (5, "until 9:20"), (10, "add 1m"), until: 35),
    State("until, paused", (5, "until 9:20"), (10, "stop"), until: 35),
    State("until, over", (5, "until 9:20"), until: 20 * 60 + 10),
  ]

  // MARK: The clock

  private static let midnight = Duration.seconds(1_795_219_200)
  private static let nine = Duration.seconds(9 * 3600)

  private static func moment(_ passed: Duration) -> Moment {
    Moment(.start + passed, timeOfDay: nine + passed, wallClock: midnight + nine + passed)
  }

  private static func clock(
    _ preset: Preset, _ rundown: Rundown? = nil, inWords: Bool = false
  ) -> StageClock {
    var settings = ClockSettings()
    settings.rundown = rundown
    settings.loadedPreset = preset
    settings.hasPhaseTones = true
    var capabilities = Capabilities()
    capabilities.hasScreen = !inWords
    return StageClock(
      talk: TalkSnapshot(preset), settings: settings,
      presets: PresetLayers(bundled: [Preset(name: "Short talk", slot: 3, duration: 300)]),
      capabilities: capabilities, moment: moment(.zero))
  }

  /// Says a line at a second of the real time, and answers what it asks of the wall clock.
  @discardableResult
  private static func say(_ line: String, to clock: inout StageClock, at second: Double) -> Outcome?
  {
    pass(&clock, to: second)
    guard let command = try? Command(line: line) else { return nil }
    let outcome = clock.perform(command, by: .line)
    answerWallClock(&clock)
    clock.settle()
    return outcome
  }

  private static func pass(_ clock: inout StageClock, to second: Double) {
    let end = Duration.milliseconds(Int(second * 1000))
    while let wake = clock.nextWake?.sinceStart, wake < end {
      clock.advance(to: moment(wake))
      clock.settle()
    }
    clock.advance(to: moment(end))
    clock.settle()
  }

  private static func answerWallClock(_ clock: inout StageClock) {
    for case .readWallClock(let timeOfDay) in clock.takeEffects() {
      let left = Duration.seconds(timeOfDay) - clock.moment.timeOfDay
      let isPassed = left <= .zero
      let day = Duration.seconds(CalendarDay.seconds)
      clock.handle(
        .wallClock(
          TimeOfDayReading(
            passed: isPassed ? .zero - left : day - left, left: isPassed ? left + day : left,
            midnights: isPassed ? 1 : 0)))
    }
  }

  private static func clock(of kind: Kind, in state: State) -> StageClock {
    var clock = clock(kind.preset)
    for (second, line) in state.lines { say(line, to: &clock, at: second) }
    pass(&clock, to: state.end)
    _ = clock.takeEffects()
    return clock
  }

  // MARK: The table

  @Test(arguments: Kind.allCases)
  func whereALampLeads(kind: Kind) {
    for state in Self.states {
      let clock = Self.clock(of: kind, in: state)
      for lamp in Lamp.allCases {
        check(clock, lamp, Comment(rawValue: "\(lamp) of \(kind) in \(state.name)"))
      }
    }
  }

  private func check(_ before: StageClock, _ lamp: Lamp, _ comment: Comment) {
    var clock = before
    let (talk, now) = (before.snapshot, before.now)
    let segment = talk.segment
    let destination = lamp == .green ? segment.length : segment.beginning(of: lamp.phase)
    let outcome = clock.perform(.go(lamp), by: .console)
    guard let destination else {
      #expect(outcome == .refused(.talk(.noPhase(lamp))), comment)
      #expect(clock.snapshot == talk, comment)
      return
    }
    let keepsEnd = lamp == .green && talk.finish != nil
    if talk.isRunning, !keepsEnd, destination == 0 {
      #expect(outcome == .refused(.talk(.endsTalk(lamp, segment.digits(at: 0)))), comment)
      #expect(clock.snapshot == talk, comment)
      return
    }
    let isCorrection = keepsEnd && talk.runsToFinish
    if talk.isRunning, !isCorrection {
      guard case .guarded(let loss) = outcome else {
        Issue.record(comment)
        return
      }
      #expect(clock.snapshot == talk, comment)
      _ = clock.takeEffects()
      let confirmed = clock.perform(.go(lamp), by: .console, .to(loss))
      switch confirmed {
      case .done, .later: break
      case .nothingToDo, .refused, .guarded: Issue.record(comment)
      }
    }
    let events = clock.effects.compactMap { effect -> TalkEvent? in
      if case .event(let event, _) = effect { event } else { nil }
    }
    let sounds = clock.effects.contains { effect in
      switch effect {
      case .bell, .voice(.sound), .voice(.say): true
      default: false
      }
    }
    Self.answerWallClock(&clock)
    clock.settle()
    let after = clock.snapshot
    // It is the same talk, and it does what it did.
    #expect(after.run.state == talk.run.state, comment)
    #expect(after.startedAt == talk.startedAt && after.tally?.id == talk.tally?.id, comment)
    #expect(after.left == talk.left && after.preset == talk.preset, comment)
    #expect(events.allSatisfy { $0.ended == nil }, comment)
    #expect(clock.state.stage.flash == nil && !sounds, comment)
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
    _ = clock.takeEffects()
    guard talk.isRunning else { return }
    clock.advance(to: Self.moment(now.sinceStart + .milliseconds(900)))
    #expect(clock.remainingSecond == destination, comment)
    #expect(
      !clock.effects.contains { if case .event = $0 { true } else { false } }, comment)
    // Undo goes back to the deadline that there was.
    _ = clock.perform(.undo, by: .line)
    #expect(clock.snapshot.run == talk.run && clock.snapshot.finish == talk.finish, comment)
  }

  /// Back and reset are ready in each state, and end a talk that was started.
  @Test(arguments: Kind.allCases)
  func backAndResetAreReady(kind: Kind) {
    for state in Self.states {
      let before = Self.clock(of: kind, in: state)
      for command in [Command.back, .reset] {
        var clock = before
        let (talk, comment) = (clock.snapshot, Comment(rawValue: "\(kind) in \(state.name)"))
        let outcome = clock.perform(command, by: .console)
        if talk.isRunning {
          #expect(outcome == .guarded(.change(.endsTalk)), comment)
          _ = clock.perform(command, by: .console, .to(.change(.endsTalk)))
        }
        let index = command == .reset ? 0 : talk.segmentIndex
        #expect(clock.snapshot.segmentIndex == index, comment)
        #expect(
          clock.snapshot.run == .ready(talk.preset.format.segments[index].length), comment)
        #expect(clock.snapshot.finish == nil && clock.snapshot.tally == nil, comment)
        let ends = clock.takeEffects().contains { effect in
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
    (.down, "until", "yellow", "Press y again: 2:00 left, it no longer ends at 9:20"),
    (.down, "until", "set 4:00", "Press y again: 4:00 left, it no longer ends at 9:20"),
    (.up, "running", "set 4:00", "Press y again: at 4:00, the talk goes on"),
    (.down, "until, time given", "yellow", "Press y again: 2:00 left, the talk goes on"),
    (.down, "until, time given", "green", "Press y again: ends 9:20, the talk goes on"),
    (.down, "running", "set yellow", "Press y again: yellow begins now"),
    (.down, "running", "preset 3", "Press y again to end this talk and load Short talk"),
    (.down, "running", "store 3", "Press y again to store this talk in slot 3"),
    (.down, "running", "reset", "Press y again to end this talk"),
    (.down, "running", "undo", "Press y again to end this talk"),
    (.down, "resumed", "undo", "Press y again to pause this talk"),
  ])
  func eachQuestionSaysWhatTheSecondPressDoes(
    kind: Kind, state: String, line: String, question: String
  ) throws {
    let state = try #require(Self.states.first { $0.name == state })
    var clock = Self.clock(of: kind, in: state)
    let outcome = clock.perform(try #require(try Command(line: line)), by: .console)
    guard case .guarded(.change(let change)) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(clock.phrases.pressAgain("y", change)[0] == question)
  }

  /// Times are in words where there is no screen.
  @Test func aLineOfPlainModeHasWords() throws {
    var clock = Self.clock(Kind.down.preset, inWords: true)
    Self.say("start", to: &clock, at: 1)
    Self.pass(&clock, to: 10)
    let answer = clock.perform(.go(.yellow), by: .client("phone"))
    #expect(answer == .guarded(.change(.goesOn("2 minutes left"))))
  }

  @Test(arguments: [
    (Kind.bells, Lamp.red, "This segment has no red"),
    (.redAtZeroWaits, .red, "Red begins at 0:00: that would end this talk"),
    (.up, .red, "Red begins at 10:00: that would end this talk"),
  ])
  func aRefusalSaysWhy(kind: Kind, lamp: Lamp, text: String) throws {
    var clock = Self.clock(of: kind, in: Self.states[2])
    guard case .refused(let refusal) = clock.perform(.go(lamp), by: .console) else {
      Issue.record("It was not refused.")
      return
    }
    #expect(clock.fullText(of: .refused(refusal)) == text)
  }

  // MARK: A rundown

  /// A talk with a hard end ten minutes after its start, and a break.
  private static func rundown(_ segments: [Segment]? = nil, hasHardEnd: Bool = true) -> Rundown {
    let start = Int((midnight + nine).components.seconds)
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
      ], localTime: .utc)
  }

  private static let parts = [
    Segment(name: "Talk", length: 300, thresholds: .proportional(to: 300)),
    Segment(name: "Questions", length: 300, thresholds: .proportional(to: 300)),
  ]

  /// A lamp gives up the hard end of an item's last segment, which does not come back by itself.
  ///
  /// Green brings it back.
  @Test(arguments: [(nil, ["start"]), (parts, ["start", "next"])] as [([Segment]?, [String])])
  func aHardEndIsGivenUpAndComesBack(segments: [Segment]?, lines: [String]) throws {
    let rundown = Self.rundown(segments)
    let preset = try #require(rundown.presetToLoad(at: rundown.items[0].plannedStart))
    var clock = Self.clock(preset, rundown)
    for line in lines { Self.say(line, to: &clock, at: 60) }
    Self.pass(&clock, to: 100)
    #expect(clock.remainingSecond == 500)
    let outcome = clock.perform(.go(.yellow), by: .console)
    guard case .guarded(.change(.goesOn(_, let end))) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(end == "9:10")
    let yellow = try #require(clock.snapshot.destination(of: .yellow))
    Self.say("yellow", to: &clock, at: 100)
    Self.pass(&clock, to: 110)
    #expect(clock.remainingSecond == yellow - 10)
    #expect(clock.state.rundown?.current?.id == "a")
    Self.say("green", to: &clock, at: 110)
    Self.pass(&clock, to: 120)
    #expect(clock.remainingSecond == 480)
  }

  /// The talk keeps its start in the list, and the difference changes how late the rundown is.
  @Test func theRundownGoesOnWithTheSameTalk() throws {
    let rundown = Self.rundown(hasHardEnd: false)
    var clock = Self.clock(try #require(rundown.presetToLoad(at: 0)), rundown)
    Self.say("start", to: &clock, at: 10)
    Self.pass(&clock, to: 100)
    let (before, end) = (
      clock.state.rundown?.current?.actual, clock.state.currentEnd(at: clock.now)
    )
    Self.say("red", to: &clock, at: 100)
    #expect(clock.state.rundown?.current?.actual == before)
    let red = try #require(clock.snapshot.destination(of: .red))
    #expect(clock.state.currentEnd(at: clock.now) == end.map { $0 - (900 - 90 - red) })
  }

  @Test(arguments: Lamp.allCases)
  func aBreakHasNoLamps(lamp: Lamp) throws {
    let rundown = Self.rundown()
    var clock = Self.clock(try #require(rundown.presetToLoad(at: 0)), rundown)
    for line in ["start", "next"] { Self.say(line, to: &clock, at: 30) }
    #expect(clock.isInBreak)
    for line in ["", "stop", "reset"] {
      if !line.isEmpty { Self.say(line, to: &clock, at: 40) }
      let before = clock.snapshot
      #expect(clock.perform(.go(lamp), by: .console) == .refused(.breakHasNoLamps))
      #expect(clock.snapshot == before)
    }
  }

  /// A rehearsal without a rundown is faster than the clock that ends it, so green gives the end up
  /// as well.
  @Test func aRehearsalGivesItsEndUp() throws {
    var settings = ClockSettings()
    settings.speed = 60
    var clock = StageClock(
      talk: TalkSnapshot(
        Kind.down.preset, run: .running(deadline: .second(900), since: .start),
        finish: .init(timeOfDay: 33_600, at: .second(900))),
      settings: settings, presets: PresetLayers(), capabilities: Capabilities(),
      moment: Self.moment(.zero))
    let outcome = clock.perform(.go(.green), by: .console)
    #expect(outcome == .guarded(.change(.goesOn("10:00 left", endGivenUp: "9:20"))))
  }
}

extension Timestamp {
  fileprivate static func second(_ second: Int) -> Timestamp { .start + .seconds(second) }
}
