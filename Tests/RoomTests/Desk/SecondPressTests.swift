import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What a second press is, and what it is not: a held key, a bouncing key, or bytes that nobody
/// typed.
struct SecondPressTests {
  /// A key that asks before it does something.
  struct Asking: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var key: Key
    /// The milliseconds after the question from which a second press counts.
    var from = 250
    /// The milliseconds for which the key must be silent then.
    var silence = 250
    /// A clock at which the first press of the key asks.
    var clock: @Sendable () throws -> Session
    /// Whether the second press was carried out.
    var isDone: @Sendable (Session) -> Bool
  }

  private static let segments = Preset(
    Format(segments: [
      Segment(name: "Talk", length: 600, thresholds: .proportional(to: 600)),
      Segment(name: "Questions", length: 300), Segment(name: "End", length: 60),
    ]))

  /// A talk that has run for thirty seconds.
  private static func running() -> Session {
    var session = Session(of: segments, settings: .ascii)
    session.press(" ")
    session.pass(seconds: 30)
    return session
  }

  private static func second() -> Session {
    var session = running()
    session.pressTwice(.character("n"))
    session.pass(seconds: 30)
    return session
  }

  private static func withDesk() -> Session {
    var session = running()
    var desk = Client(id: 7, since: .start)
    (desk.name, desk.kind, desk.isWatching) = ("left", .desk, true)
    desk.size = Size(columns: 80, rows: 24)
    session.handle(.clients([desk]))
    return session
  }

  private static func typed(_ line: String) -> Session {
    var session = running()
    session.press(":" + line)
    return session
  }

  private static func isReady(_ session: Session) -> Bool { session.console.snapshot.isReady }

  private static func asking(
    _ name: String, _ key: Key, from: Int = 250, silence: Int = 250,
    at clock: @escaping @Sendable () throws -> Session = running,
    _ isDone: @escaping @Sendable (Session) -> Bool
  ) -> Asking {
    Asking(
      testDescription: name, key: key, from: from, silence: silence, clock: clock, isDone: isDone)
  }

  private static func isInSegment(_ index: Int) -> @Sendable (Session) -> Bool {
    { $0.console.snapshot.segmentIndex == index }
  }

  static let asking: [Asking] = [
    asking("q", .character("q"), silence: 600) { $0.ending == .endedEarly },
    asking("Q", .character("Q"), silence: 600) { $0.ending == .endedEarly },
    asking("Ctrl-C", .interrupt, silence: 600) { $0.ending == .endedEarly },
    asking("2", .character("2"), isReady), asking("9", .character("9"), isReady),
    asking("Backspace", .backspace, isReady), asking("PageUp", .pageUp, isReady),
    asking("PageDown", .pageDown, isInSegment(1)), asking("F5", .f5, isInSegment(1)),
    asking("y", .character("y")) { $0.shown <= 100 },
    asking("n", .character("n"), from: 500, isInSegment(1)),
    asking("p", .character("p"), from: 500, at: second, isInSegment(0)),
    asking("u", .character("u"), isReady),
    asking("Enter", .enter, at: { typed("preset 2") }, isReady),
    asking("H", .character("H"), silence: 600, at: withDesk) {
      $0.console.clock.handOver != nil
    },
  ]

  /// Presses a key that asks, and again after each pause, in milliseconds.
  private static func play(_ pauses: [Int], _ asking: Asking) throws -> Session {
    var session = try asking.clock()
    session.press(asking.key)
    for pause in pauses where session.ending == nil {
      session.pass(.milliseconds(pause))
      if session.ending == nil { session.press(asking.key) }
    }
    return session
  }

  /// Milliseconds before a held key repeats, and between repeats.
  static let held = [200, 250, 400, 500, 660, 1000].flatMap { delay in
    [5, 33, 92, 120, 170, 240].map { (delay, $0) }
  }

  /// `make soak` tries all of them.
  @Test(arguments: asking)
  func aHeldKeyDoesNothing(asking: Asking) throws {
    for (delay, interval) in sample(Self.held, oneOf: 5) {
      let pauses = [delay] + Array(repeating: interval, count: 3000 / interval)
      var session = try Self.play(pauses, asking)
      session.pass(seconds: 1)
      #expect(!asking.isDone(session), "\(delay) ms, then every \(interval) ms")
      #expect(session.ending == nil, "\(delay) ms, then every \(interval) ms")
    }
  }

  /// A key that ends much is silent for so long that slow repeats do nothing either.
  @Test(arguments: asking.filter { $0.silence == 600 }, [300, 400, 500, 590])
  func aSlowlyRepeatedKeyThatEndsMuchDoesNothing(asking: Asking, interval: Int) throws {
    for count in [3, 4, 5, 6, 7, 8, 9, 20] {
      var session = try Self.play(Array(repeating: interval, count: count), asking)
      session.pass(.milliseconds(590))
      #expect(!asking.isDone(session), "\(count) repeats")
    }
  }

  /// Pauses before further presses that are no decision: in one read, or of a bouncing key.
  @Test(
    arguments: asking,
    [
      [0], [0, 0], [0, 0, 0], [1], [30], [30, 30], [100], [249],
      // The second press comes three times: the key is held.
      [800, 15, 15], [800, 240, 240], [800, 0, 0],
    ])
  func pressesThatAreNoDecision(asking: Asking, pauses: [Int]) throws {
    var session = try Self.play(pauses, asking)
    session.pass(seconds: 1)
    #expect(!asking.isDone(session))
    #expect(session.status().contains("once more"), "\(session.status())")
    // The question is open: the next press is a decision.
    session.press(asking.key)
    session.pass(.milliseconds(1099))
    #expect(!asking.isDone(session))
    session.pass(.milliseconds(1))
    #expect(asking.isDone(session))
  }

  /// Pauses before presses by hand: the second one counts, however nervous the finger is.
  @Test(
    arguments: asking,
    [
      [300], [600], [1000], [2000], [3900],
      [600, 15], [600, 240], [1000, 100],
      // Three presses.
      [600, 600], [1000, 1000], [500, 300],
    ])
  func aSecondPressByHandIsADecision(asking: Asking, pauses: [Int]) throws {
    var session = try Self.play(pauses, asking)
    session.pass(.milliseconds(asking.silence))
    #expect(asking.isDone(session) == (pauses[0] >= asking.from))
  }

  /// It is carried out with the time of the press, once the key has been silent.
  @Test(arguments: asking)
  func itWaitsUntilTheKeyIsSilent(asking: Asking) throws {
    var session = try Self.play([700], asking)
    session.pass(.milliseconds(asking.silence - 1))
    #expect(!asking.isDone(session))
    session.pass(.milliseconds(1))
    #expect(asking.isDone(session))
  }

  @Test func theTalkEndsAtTheTimeOfThePress() throws {
    var session = try Self.play(
      [700], try #require(Self.asking.first { $0.testDescription == "2" }))
    session.pass(seconds: 1)
    let ended = session.published.compactMap(\.event.ended).last
    #expect(ended?.net == .milliseconds(30_700))
  }

  /// Another key has not to wait: what was confirmed comes first.
  @Test func theNextKeyCarriesItOutAtOnce() throws {
    var session = try Self.play(
      [700], try #require(Self.asking.first { $0.testDescription == "n" }))
    session.press("+")
    #expect(session.console.snapshot.segmentIndex == 1)
    #expect(session.shown == 360)
  }

  /// After four seconds the question is forgotten, and the key asks anew.
  @Test(arguments: asking)
  func theQuestionIsForgotten(asking: Asking) throws {
    var session = try Self.play([], asking)
    session.pass(.milliseconds(3999))
    #expect(session.console.screen.question != nil)
    session.pass(.milliseconds(1))
    #expect(session.console.screen.question == nil)
    session = try Self.play([4000], asking)
    session.pass(.milliseconds(600))
    #expect(!asking.isDone(session))
  }

  /// A key that means something else is no answer: the next press of the first one asks anew.
  @Test(arguments: asking.filter { $0.testDescription != "Enter" })
  func anotherKeyInBetweenBeginsAnew(asking: Asking) throws {
    var session = try Self.play([], asking)
    session.pass(.milliseconds(600))
    session.press(asking.key == .character("2") ? "3" : "2")
    session.pass(.milliseconds(600))
    session.press(asking.key)
    session.pass(.milliseconds(600))
    #expect(!asking.isDone(session))
    #expect(session.ending == nil)
  }

  /// The question names the key that was pressed, and what it does.
  @Test(arguments: [
    (Key.character("2"), "Press 2 again to end this talk and load Lightning talk"),
    (.character("y"), "Press y again: 1:40 left, the talk goes on"),
    (.character("u"), "Press u again to end this talk"),
    (.backspace, "Press Backspace again to end this talk"),
    (.pageUp, "Press PageUp again to end this talk"),
  ])
  func theKeyIsNamed(key: Key, question: String) {
    var session = Session(600, settings: .ascii)
    session.press(" ")
    session.pass(seconds: 30)
    session.press(key)
    #expect(session.status() == question)
  }

  /// If somebody changes the talk before that, it is asked again.
  @Test(arguments: asking.filter { $0.testDescription != "H" })
  func aChangeMeanwhileAsksAgain(asking: Asking) throws {
    var session = try Self.play([700], asking)
    session.handle(.request(ClientRequest(client: 1, name: "web", number: 1, line: "add 1m")))
    session.pass(.milliseconds(600))
    #expect(session.ending == nil)
    #expect(session.console.screen.question != nil || !asking.isDone(session))
  }

  /// A key that is held again while the question is open does nothing either.
  @Test(arguments: asking, [250, 500, 660, 1000])
  func aKeyThatIsHeldTwiceDoesNothing(asking: Asking, delay: Int) throws {
    let held = [delay] + Array(repeating: 33, count: 40)
    var session = try Self.play(held + [2000] + held, asking)
    session.pass(seconds: 1)
    #expect(!asking.isDone(session))
    #expect(session.ending == nil)
  }

  /// A second press that is held too long loads the preset again and again: one undo brings the
  /// talk back.
  @Test func aSecondPressThatIsHeldIsUndoneAtOnce() throws {
    var session = Self.running()
    session.press("2")
    session.pass(seconds: 1)
    session.hold("2", delay: 500, every: 33, 40)
    #expect(Self.isReady(session))
    session.pass(seconds: 1)
    session.press("u")
    #expect(session.isRunning)
    #expect(session.console.snapshot.preset.format.segments.count == 3)
  }

  // MARK: Undo

  /// However long `u` is held, it undoes one change.
  @Test(arguments: [250, 400, 500, 660, 1000], [5, 33, 60, 92])
  func aHeldUndoIsOneStep(delay: Int, interval: Int) {
    var session = Session(600, settings: .ascii)
    for _ in 0..<5 {
      session.press("+")
      session.pass(seconds: 2)
    }
    session.hold("u", delay: delay, every: interval, 2000 / interval)
    #expect(session.shown == 600 + 4 * 60)
  }

  /// With nothing else to undo, a held `u` brings nothing back.
  @Test func aHeldUndoOfTheOnlyChange() {
    var session = Session(600, settings: .ascii)
    session.press("+")
    session.pass(seconds: 2)
    session.hold("u", delay: 500, every: 33, 30)
    #expect(session.shown == 600)
  }

  /// By hand each press undoes a change, and they are counted.
  @Test(arguments: [100, 150, 300, 900])
  func pressesOfUndoByHandAreSteps(pause: Int) {
    var session = Session(600, settings: .ascii)
    for _ in 0..<5 {
      session.press("+")
      session.pass(seconds: 2)
    }
    for _ in 0..<3 {
      session.press("u")
      session.pass(.milliseconds(pause))
    }
    #expect(session.shown == 600 + 2 * 60)
    #expect(session.status().hasPrefix("3 undone   Undone: "), "\(session.status())")
  }

  // MARK: What is free of it

  @Test func textInThePromptIsText() {
    var session = Self.running()
    session.press(":message qq nn uu 22  kk")
    #expect(session.console.screen.prompt?.line == "message qq nn uu 22  kk")
    session.press("\r")
    #expect(session.console.state.message == "qq nn uu 22  kk")
  }

  @Test func theLockOpensAtOnce() {
    var session = Self.running()
    session.press("k")
    session.press("kk")
    #expect(!session.console.screen.isLocked)
  }

  @Test func pagesOfTheHelpTurnAtOnce() {
    var session = Session(600, size: Size(columns: 80, rows: 24), settings: .ascii)
    session.press("?")
    _ = session.canvas()
    session.press("?")
    #expect(session.console.screen.helpPage == 1)
  }

  @Test func theFocusMovesAtOnce() {
    var session = Session(600, settings: .ascii)
    session.press("\t\t\t")
    #expect(session.console.screen.focus == .slot(3))
    session.press(.enter)
    #expect(session.console.snapshot.preset.slot == 3)
  }
}

extension Session {
  /// Holds a key that repeats some times, first after `delay` and then every `interval`
  /// milliseconds.
  fileprivate mutating func hold(_ key: String, delay: Int, every interval: Int, _ repeats: Int) {
    press(key)
    pass(.milliseconds(delay))
    for _ in 0..<repeats {
      press(key)
      pass(.milliseconds(interval))
    }
  }
}
