import Testing
import TimerEngine

/// The events that each command and the passing of time cause.
struct TalkCommandTests {
  private static let preset = Preset(name: "Short", duration: 30)
  private static let questions = Segment(name: "Questions", length: 300)

  /// A talk of ten minutes in a state, a minute after its start.
  private static func talk(_ state: RunState) -> Talk {
    switch state {
    case .ready: .tenMinutes
    case .running: .running
    case .paused: .paused(at: .second(50))
    }
  }

  /// The lengths of the segments after some were appended, each before or after the next segment
  /// begins.
  @Test(
    arguments: [
      ([questions], "600 300"), ([questions, questions], "600 300"),
      ([questions, Segment(name: "Questions", length: 60)], "600 60"),
      ([questions, Segment(name: "Thanks", length: 60)], "600 300 60"),
      ([questions, nil, Segment(name: "Questions", length: 60)], "600 300"),
    ] as [([Segment?], String)])
  func aSegmentIsAppendedOrReplacesOne(appended: [Segment?], lengths: String) throws {
    var talk = Self.talk(.running)
    for segment in appended {
      _ = try talk.apply(segment.map(TalkCommand.append) ?? .next, at: .second(60))
    }
    let segments = talk.snapshot.preset.format.segments
    #expect(segments.map { "\($0.length)" }.joined(separator: " ") == lengths)
  }

  /// The events as words: the kind, the seconds it is about, and an asterisk where the talk
  /// changes.
  private static func words(_ events: [TalkEvent]) -> String {
    events.map { event in
      let kind =
        switch event.kind {
        case .set(let from, let to): "set \(from)-\(to)"
        case .stop(let reason): "stop \(reason)"
        case .phase(let phase, let from): "\(from?.rawValue ?? "none")-\(phase.rawValue)"
        case .passed(let from, let to): "\(from)-\(to)"
        case .assigned(let lamp, let to, let lowered):
          ([(lamp, to)] + lowered.map { ($0.lamp, $0.seconds) })
            .map { "\($0.0) \($0.1)" }.joined(separator: " ")
        case .restored: "restored"
        case .appended: "appended"
        default: event.kind.name ?? "?"
        }
      return kind + (event.changesTalk ? "*" : "")
    }.joined(separator: ", ")
  }

  @Test(
    arguments: [
      (.ready, .start, "start*"), (.running, .start, ""), (.paused, .start, "resume*"),
      (.ready, .stop, ""), (.running, .stop, "stop paused*"), (.paused, .stop, ""),
      (.ready, .backdate, "start*"), (.running, .backdate, ""), (.paused, .backdate, "resume*"),
      (.ready, .add(60), "set 600-660*"), (.running, .add(60), "set 540-600*"),
      (.paused, .add(-60), "set 550-490*"), (.paused, .add(0), ""),
      (.ready, .adjust(by: 5), "set 600-605*"), (.running, .adjust(by: 5), ""),
      (.ready, .adjust(by: -600), ""),
      (.ready, .load(preset), "preset*"), (.running, .load(preset), "stop replaced, preset*"),
      (.paused, .load(preset), "preset*"), (.ready, .go(.green), "ready"),
      (.running, .go(.green), "set 540-600*, green-green"), (.paused, .go(.green), "set 550-600*"),
      (.ready, .go(.yellow), "set 600-120*"), (.running, .go(.red), "set 540-60*, green-red"),
      (.paused, .go(.red), "set 550-60*"),
      (.ready, .back, "ready"), (.running, .back, "stop replaced, ready*"),
      (.paused, .back, "ready*"),
      (.ready, .assign(.yellow), "yellow 600*"), (.ready, .assign(.green), "green 600"),
      (.paused, .assign(.green), "green 550*"),
      (.ready, .append(questions), "appended*"), (.running, .append(questions), "appended*"),
      (.paused, .append(questions), "appended*"),
      (
        .running, .run(until: TalkSnapshot.Finish(timeOfDay: 0, at: .second(70))), "set 540-10*"
      ),
      (.ready, .run(until: TalkSnapshot.Finish(timeOfDay: 0, at: .second(70))), "start*"),
    ] as [(RunState, TalkCommand, String)])
  func aCommandReturnsWhatHasHappened(state: RunState, command: TalkCommand, told: String) throws {
    var talk = Self.talk(state)
    _ = talk.advance(to: .second(60))
    let events = try talk.apply(command, at: .second(60))
    #expect(Self.words(events) == told)
    for event in events {
      #expect(event.run == (event.kind.name == "stop" ? .paused : talk.snapshot.run.state))
      #expect(event.before == state)
    }
  }

  @Test(
    arguments: [
      (.ready, .ready, "restored*"), (.running, .ready, "stop replaced, ready*"),
      (.paused, .ready, "ready*"), (.ready, .running, "resume*"), (.paused, .running, "resume*"),
      (.running, .paused, "stop paused*"), (.ready, .paused, "stop restored*"),
    ] as [(RunState, RunState, String)])
  func aRestoredStateIsAnEvent(from: RunState, to: RunState, told: String) throws {
    var talk = Self.talk(from)
    let earlier = Self.talk(to).snapshot
    let events = try talk.apply(.restore(earlier), at: .second(60))
    #expect(Self.words(events) == told)
    #expect(talk.snapshot == earlier)
  }

  @Test func timeTellsEachSecondAndEachPhaseOnce() {
    var talk = Talk.tenSeconds.changed { $0.start(at: .start) }
    let lines = (1...12).map { Self.words(talk.advance(to: .second($0))) }
    #expect(
      lines == [
        "10-9", "9-8", "8-7", "7-6", "6-5", "green-yellow, 5-4", "4-3", "yellow-red, 3-2", "2-1",
        "zero, 1-0", "0--1", "-1--2",
      ])
    #expect(talk.advance(to: .second(12)).isEmpty)
  }

  @Test(arguments: [
    (5, "10-5"), (7, "green-yellow, 10-3"), (9, "green-red, 10-1"), (10, "zero, 10-0"),
    (3600, "zero, 10--3590"),
  ])
  func onlyTheLastEventOfASleepIsReturned(second: Int, told: String) {
    var talk = Talk.tenSeconds.changed { $0.start(at: .start) }
    #expect(Self.words(talk.advance(to: .second(second))) == told)
  }

  /// Counting up to ten: yellow at six, a bell at seven, words at twelve.
  @Test(arguments: [
    (6, "green-yellow, 10-4"), (7, "green-yellow, 10-3"), (8, "green-yellow, 10-2"),
    (10, "zero, 10-0"), (11, "zero, 10--1"), (12, "zero, 10--2"), (13, "zero, 10--3"),
  ])
  func aBellOrWordsInASleepHideNeitherAPhaseNorZero(second: Int, told: String) {
    let segment = Segment(
      length: 10, counts: .up,
      marks: [
        Mark(at: 6, .phase(.yellow)), Mark(at: 7, .bell(Bell(1))), Mark(at: 12, .say("Please")),
      ])
    var talk = Talk(Preset(Format(name: "Up", segments: [segment])))
    talk.start(at: .start)
    #expect(Self.words(talk.advance(to: .second(second))) == told)
  }

  /// Counting up, more time takes the digits back, at most to 0:00, and all of it can be taken away
  /// again.
  ///
  /// Below 0:00 the digits would look like overtime.
  @Test(arguments: [(4, 2, 2), (4, 60, 0), (9, 3, 6), (9, 60, 0)])
  func digitsThatCountUpDoNotBecomeNegative(second: Int, added: Int, digits: Int) {
    var talk = Talk(Preset(Format(name: "Up", segments: [Segment(length: 10, counts: .up)])))
    talk.start(at: .start)
    _ = talk.advance(to: .second(second))
    let shown = talk.snapshot.remainingSecond(at: .second(second))
    _ = talk.add(added, at: .second(second))
    #expect(talk.snapshot.remainingSecond(at: .second(second)) == shown + added)
    #expect(talk.snapshot.segment.digits(at: shown + added) == digits)
    _ = talk.add(-added, at: .second(second))
    #expect(talk.snapshot.remainingSecond(at: .second(second)) == shown)
  }

  /// A phase after zero does not hide zero.
  @Test(arguments: [
    (11, "zero, 10--1"), (12, "zero, green-red, 10--2"), (13, "zero, green-red, 10--3"),
  ])
  func aPhaseInOvertimeDoesNotHideZero(second: Int, told: String) {
    let segment = Segment(length: 10, counts: .up, marks: [Mark(at: 12, .phase(.red))])
    var talk = Talk(Preset(Format(name: "Up", segments: [segment])))
    talk.start(at: .start)
    #expect(Self.words(talk.advance(to: .second(second))) == told)
  }

  @Test func aRedAtZeroIsToldWithZero() {
    var talk = Talk(Preset(duration: 3, thresholds: .yellow(2, red: 0)))
    talk.start(at: .start)
    let lines = (1...4).map { Self.words(talk.advance(to: .second($0))) }
    #expect(lines == ["green-yellow, 3-2", "2-1", "yellow-red, zero, 1-0", "0--1"])
  }

  /// Time that was given across a threshold brings the phase back silently; it begins again later.
  @Test func aManualChangeCrossesNothing() {
    var talk = Talk.tenSeconds.changed { $0.start(at: .start) }
    _ = talk.advance(to: .second(6))
    _ = talk.add(2, at: .second(6))
    #expect(talk.phase(at: .second(6)) == .green)
    #expect(Self.words(talk.advance(to: .second(7))) == "6-5")
    #expect(Self.words(talk.advance(to: .second(8))) == "green-yellow, 5-4")
  }
}
