import Testing
import TimerEngine
import TimerTestSupport

/// What the report says of talks, as lines: a character a second.
///
/// `_` is Space, `+ -` two seconds more or less, `o` to backdate the start, `n p` the next and the
/// previous segment, `b` and `0` the start of the segment and of the talk, ready, `g y r` the
/// lamps, `l` another preset, `u` to undo, `q` the end of the program.
struct TalkTallyTests {
  /// Ten seconds, yellow at four, red at two.
  private static let preset = Preset(duration: 10, thresholds: .yellow(4, red: 2))

  @Test(arguments: [
    ("_....0", ["5 of 10: G5"]), ("_....b", ["5 of 10: G5"]), ("_....l", ["5 of 10: G5"]),
    ("_....q", ["5 of 10: G5"]), ("_.........0", ["10 of 10: G6 Y2 R2"]),
    ("_.............0", ["14 of 10, over 4: G6 Y2 R2 +4"]),
    // A talk that is paused ended when it last ran, and one that was not started never did.
    ("_.._....0", ["3 of 10: G3"]), ("...0", []), ("_.._.._..0", ["6 of 10, paused 3: G6"]),
    // More time is another length, not an overrun.
    ("_..+......0", ["10 of 10, added 2: G8 Y2"]), ("_..-....0", ["8 of 10, added -2: G4 Y2 R2"]),
    ("_.._+.._..0", ["6 of 10, paused 4, added 2: G6"]), ("++_....0", ["5 of 14: G5"]),
    // A lamp gives the talk more time, or less, and it stays the same talk.
    ("_....g..0", ["8 of 10, added 5: G8"]), ("_.......y..0", ["11 of 10, added 2: G6 Y4 R1"]),
    ("_..r..0", ["6 of 10, added -5, over 1: G3 R2 +1"]),
    ("_.............y..0", ["17 of 10, added 8: G6 Y4 R3 +4"]),
    ("_..._y.._..0", ["7 of 10, paused 4, added -2: G4 Y2 R1"]),
    // A start that was forgotten.
    ("...o...0", ["7 of 10: G6 Y1"]), ("___..o..0", ["8 of 10: G6 Y2"]),
    // A start that is undone was none; an end that is undone goes on as the same talk.
    ("_..u.0", []), ("_...0u..0", ["4 of 10: G4", "again", "8 of 10: G6 Y2"]),
    ("_...l.u.q", ["4 of 10: G4", "again", "8 of 10: G6 Y2"]),
    ("_...0_..0", ["4 of 10: G4", "3 of 10: G3"]), ("_...l_u", ["4 of 10: G4"]),
  ])
  func eachTalkThatEndsIsCounted(keys: String, lines: [String]) throws {
    #expect(try Self.lines(keys, of: Self.preset) == lines)
  }

  /// Three segments of four seconds: one that waits and gives its overrun up, two that wait.
  @Test(arguments: [
    ("_...n...n...0", ["12 of 12: 1G4 2G4 3G4"]),
    ("_.....n.n....0", ["13 of 12, over 1: 1G4 2G2 3G4 1+2 3+1"]),
    // Of six seconds over, the next segment gives up all of its four; its own overrun stays.
    ("_.........n.n.0", ["14 of 12, over 4: 1G4 3G2 1+6 2+2"]),
    ("_.n..p..0", ["8 of 12, over 1: 1G4 2G3 1+1"]),
    ("n_..0", ["3 of 8: 2G3"]),
  ])
  func segmentsAreCountedOneByOne(keys: String, lines: [String]) throws {
    let segments = [true, false, false].map {
      Segment(length: 4, atEnd: .wait(deductsOverrun: $0))
    }
    #expect(try Self.lines(keys, of: Preset(Format(segments: segments))) == lines)
  }

  @Test func eachTalkHasAnIdOfItsOwn() throws {
    var talk = Talk(TalkSnapshot(Self.preset), programRunId: "abc")
    var ids: [String?] = []
    for _ in 0..<3 {
      _ = try talk.apply(.start, at: .start)
      ids.append(try talk.apply(.reset, at: .second(1)).last?.ended?.id)
    }
    #expect(ids == ["abc-1", "abc-2", "abc-3"])
  }

  /// Whatever is pressed: what a talk has run and what is left are what was planned and added.
  @Test(arguments: 0..<200)
  func nothingIsCountedTwice(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var talk = Talk(Self.preset)
    var history: [TalkSnapshot] = []
    var now = Timestamp.start
    for _ in 0..<40 {
      now = now + .milliseconds(Int.random(in: 0...3000, using: &random))
      _ = talk.advance(to: now)
      let before = talk.snapshot
      if let command = Self.commands.randomElement(using: &random) ?? nil {
        _ = try? talk.apply(command, at: now)
        if talk.snapshot != before { history.append(before) }
      } else if let earlier = history.popLast() {
        _ = try talk.apply(.restore(earlier), at: now)
      }
      var copy = talk
      guard let ended = try copy.apply(.reset, at: now).last?.ended else { continue }
      #expect(ended.net + talk.snapshot.remaining(at: now) == ended.planned + ended.added)
      #expect(ended.sinceStart == ended.net + ended.paused + ended.sinceEnd)
      #expect(ended.paused >= .zero && ended.phases.allSatisfy { $0.actual >= .zero })
    }
  }

  private static let commands: [TalkCommand?] = [
    .start, .start, .stop, .stop, .add(2), .add(-3), .adjust(by: 1), .set(to: 5), .backdate,
    .go(.green), .go(.yellow), .go(.red), .back,
    .assign(.red), .assign(.yellow), .reset, nil, nil,
  ]

  // MARK: Lines

  private static func lines(_ keys: String, of preset: Preset) throws -> [String] {
    var talk = Talk(preset)
    var history: [TalkSnapshot] = []
    var lines: [String] = []
    for (second, key) in keys.enumerated() {
      let now = Timestamp.second(second)
      _ = talk.advance(to: now)
      let before = talk.snapshot
      for event in try events(of: key, &talk, &history, at: now) {
        if event.reopened != nil { lines.append("again") }
        if let ended = event.ended { lines.append(ended.line) }
      }
      if key != "u", talk.snapshot != before { history.append(before) }
    }
    return lines
  }

  private static func events(
    of key: Character, _ talk: inout Talk, _ history: inout [TalkSnapshot], at now: Timestamp
  ) throws -> [TalkEvent] {
    switch key {
    case "_": try talk.apply(talk.snapshot.isRunning ? .stop : .start, at: now)
    case "+": try talk.apply(talk.snapshot.isRunning ? .add(2) : .adjust(by: 2), at: now)
    case "-": try talk.apply(talk.snapshot.isRunning ? .add(-2) : .adjust(by: -2), at: now)
    case "o": try talk.apply(.backdate, at: now)
    case "n": try talk.apply(.next, at: now)
    case "p": try talk.apply(.previous, at: now)
    case "g": try talk.apply(.go(.green), at: now)
    case "y": try talk.apply(.go(.yellow), at: now)
    case "r": try talk.apply(.go(.red), at: now)
    case "b": try talk.apply(.back, at: now)
    case "0": try talk.apply(.reset, at: now)
    case "l": try talk.apply(.load(Preset(duration: 60)), at: now)
    case "u": try history.popLast().map { try talk.apply(.restore($0), at: now) } ?? []
    case "q": talk.end(.endedEarly, at: now)
    default: []
    }
  }
}

extension EndedTalk {
  /// `8 of 10, added 2: G6 Y2`, in seconds; with several segments `1G6`.
  fileprivate var line: String {
    func seconds(_ time: Duration) -> Int64 { time.components.seconds }
    let numbers = [("paused", paused), ("added", added), ("over", over)].filter { $1 != .zero }
    let pieces = phases.filter { $0.actual != .zero }.map { time in
      (preset.format.segments.count > 1 ? "\(time.segment + 1)" : "")
        + "\(time.phase?.letter ?? ".")\(seconds(time.actual))"
    }
    return "\(seconds(net)) of \(seconds(planned))"
      + numbers.map { ", \($0) \(seconds($1))" }.joined() + ": " + pieces.joined(separator: " ")
  }
}
