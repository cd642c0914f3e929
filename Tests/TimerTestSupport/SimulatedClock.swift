import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// What a clock does in some seconds of simulated time: what it announces, and the stages that it
/// sends.
///
/// It wakes at each second, and never late. Its moments are real time, in the session's time.
package struct SimulatedClock {
  /// A talk as a command has left it.
  package struct Course {
    /// The talk at that moment.
    package let talk: TalkSnapshot
    /// When the command was executed.
    package let start: Timestamp
  }

  /// An announcement of a course.
  package struct Announcement {
    package let moment: Timestamp
    package let text: String
    package let course: Int
  }

  /// A stage that was sent.
  package struct Sending {
    package let moment: Timestamp
    package let stage: StageSnapshot
    package let course: Int
  }

  /// When it begins, in the session's time.
  package static let start = Timestamp.start + .seconds(1000)
  /// How many times as fast as the real time the talk's time passes.
  package let speed: Int
  /// When it ends.
  package let end: Timestamp
  package private(set) var courses: [Course] = []
  package private(set) var announcements: [Announcement] = []
  package private(set) var sendings: [Sending] = []
  private var talk: Talk
  private var now = Self.start

  /// Runs a talk with a number of commands at random moments.
  package init(_ random: inout SplitMix64) {
    speed = random.pick([1, 1, 1, 4])
    talk = Talk(TalkSnapshot(Self.preset(&random), at: Self.start * speed), at: Self.start * speed)
    end = Self.start + .milliseconds(random.below(3500) + 2000)
    record()
    now = now + .milliseconds(random.below(800))
    perform(.start)
    for _ in 0..<random.below(5) {
      let next = now + .milliseconds(random.pick([50, 500, 1500, 3000]) + random.below(500))
      guard next < end else { break }
      pass(to: next, &random)
      perform(Self.command(&random, talk.snapshot))
    }
    pass(to: end, &random)
  }

  private static func preset(_ random: inout SplitMix64) -> Preset {
    let segments = (0...random.below(3)).map { number in
      let length = 4 + random.below(14)
      let red = random.below(length)
      var segment = Segment(
        name: "Part \(number)", length: length,
        thresholds: PhaseThresholds(yellow: red + random.below(length - red), red: red)
          ?? .proportional(to: length), atEnd: random.pick([.wait, .next, .next, .stop]))
      var rules = CueRules()
      for phase in Phase.allCases { rules.intervals[phase] = 1 + random.below(4) }
      rules.beeps = random.below(3)
      segment.cueRules = random.below(8) == 0 ? nil : rules
      return segment
    }
    return Preset(
      Format(name: "", segments: segments), overtime: random.pick([.count, .count, .hide]))
  }

  private static func command(
    _ random: inout SplitMix64, _ talk: TalkSnapshot
  ) -> TalkCommand {
    guard talk.isRunning else { return random.pick([.start, .start, .start, .backdate, .next]) }
    return random.pick([
      .stop, .stop, .next, .previous, .backdate, .reset, .assign(.yellow), .assign(.red),
      .add(1), .add(-1), .add(1 + random.below(6)), .add(-1 - random.below(4)),
      .set(to: 1 + random.below(8)),
    ])
  }

  // MARK: Its run

  /// Lets time pass; now and then it sends a stage of which the talk is the same.
  private mutating func pass(to end: Timestamp, _ random: inout SplitMix64) {
    while let next = talk.snapshot.nextChange(after: now * speed), next <= end * speed {
      now = Timestamp(sinceStart: next.sinceStart / speed)
      let before = talk.snapshot
      announce(talk.advance(to: next))
      if talk.snapshot != before || random.below(4) == 0 { send() }
    }
    now = end
  }

  /// Executes a command, unless it puts the start so early that a segment is over already.
  private mutating func perform(_ command: TalkCommand) {
    let before = talk
    _ = try? talk.apply(command, at: now * speed)
    let isOver = talk.snapshot.segmentIndex != before.snapshot.segmentIndex
    if command == .backdate, isOver { talk = before }
    guard talk.snapshot != before.snapshot else { return }
    record()
  }

  /// Sends the stage of a new course.
  private mutating func record() {
    courses.append(Course(talk: talk.snapshot, start: now))
    send()
  }

  /// Sends the stage, always another one.
  private mutating func send() {
    var stage = StageSnapshot(talk.snapshot, announcing: .speak, speed: speed)
    stage.changedAt = talk.changedAt
    stage.message = "Message \(sendings.count)"
    sendings.append(Sending(moment: now, stage: stage, course: courses.count - 1))
  }

  private mutating func announce(_ events: [TalkEvent]) {
    announcements += Self.texts(of: events, talk.snapshot).map {
      Announcement(moment: now, text: $0, course: courses.count - 1)
    }
  }

  /// What a clock says when time has brought events.
  private static func texts(of events: [TalkEvent], _ talk: TalkSnapshot) -> [String] {
    events.flatMap { event -> [Cue] in
      switch event.kind {
      case .passed(let earlier, let later):
        CueSchedule(of: talk.segment).cues(from: earlier, to: later)
      case .segment(byHand: false) where talk.segment.cueRules != nil && talk.isRunning:
        [
          Cue(
            .segment, at: event.reading.remainingSecond, in: event.reading.phase, place: event.place
          )
        ]
      default: []
      }
    }
    .filter { $0.hasWords && !talk.hides($0) }
    .map { SpeechAnnouncement.Announcement($0, in: .english).text }
  }

  /// What a course brings from a moment until another, if nothing more is done.
  package func announcements(
    of course: Int, from start: Timestamp, to end: Timestamp
  ) -> [Announcement] {
    var talk = Talk(courses[course].talk, at: start * speed)
    var (now, found) = (start, [Announcement]())
    while let next = talk.snapshot.nextChange(after: now * speed), next <= end * speed {
      now = Timestamp(sinceStart: next.sinceStart / speed)
      found += Self.texts(of: talk.advance(to: next), talk.snapshot).map {
        Announcement(moment: now, text: $0, course: course)
      }
    }
    return found
  }
}

/// The same moment in the time of a talk that passes faster.
private func * (moment: Timestamp, speed: Int) -> Timestamp {
  Timestamp(sinceStart: moment.sinceStart * speed)
}
