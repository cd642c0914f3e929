import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// Clicks that may only bring the window to the front, and second clicks.
struct ClickTests {
  /// What the terminal has told of its window before the first click.
  enum Focus: CustomTestStringConvertible {
    /// Nothing, as inside tmux by default.
    case never
    /// That it has the focus, so many milliseconds ago.
    case here(Int)
    /// That it lost the focus, a while ago.
    case gone
    /// That it lost the focus; after that a key was pressed so many milliseconds ago.
    case typed(Int)

    var testDescription: String { "\(self)" }
  }

  private func session(_ keys: String, _ focus: Focus) -> Session {
    var session = Session(600)
    for key in keys {
      session.press(String(key))
      session.pass(seconds: 5)
    }
    switch focus {
    case .never: break
    case .here(let milliseconds):
      session.handle(.input(.focus(false)))
      session.pass(seconds: 1)
      session.handle(.input(.focus(true)))
      session.pass(.milliseconds(milliseconds))
    case .gone:
      session.handle(.input(.focus(true)))
      session.handle(.input(.focus(false)))
      session.pass(seconds: 1)
    case .typed(let milliseconds):
      session.handle(.input(.focus(false)))
      session.pass(seconds: 1)
      session.press(.escape)
      session.pass(.milliseconds(milliseconds))
    }
    return session
  }

  /// Clicks at once, without holding the button.
  private func click(_ session: inout Session, _ place: Position) {
    session.handle(.input(.mouse(Mouse(.press, at: place))))
    session.handle(.input(.mouse(Mouse(.release, at: place))))
  }

  /// The state, and the question that is open.
  private func state(_ session: inout Session) -> String {
    let run =
      switch session.console.snapshot.run {
      case .ready: "ready"
      case .running: "runs"
      case .paused: "paused"
      }
    switch session.console.screen.question {
    case .pause: return run + ", asks to pause"
    case .lose(_, by: .back, _, _): return run + ", asks to go back"
    case .none: return run
    default: return run + ", asks"
    }
  }

  // MARK: The digits

  /// The keys before, what the terminal has told, the milliseconds of the clicks, and the state
  /// after them.
  @Test(
    arguments: [
      // A ready clock starts, and a double click takes that back.
      ("", .never, [0], "runs"), ("", .never, [0, 399], "ready"),
      ("", .here(300), [0], "runs"), ("", .here(300), [0, 399], "ready"),
      ("", .here(299), [0], "ready"), ("", .gone, [0], "ready"),
      // Where the focus was never told, a running talk is paused by the second click.
      (" ", .never, [0], "runs, asks to pause"), (" ", .never, [0, 400], "paused"),
      (" ", .never, [0, 3_999], "paused"), (" ", .never, [0, 4_000], "runs, asks to pause"),
      (" ", .never, [0, 4_000, 4_400], "paused"), ("", .never, [0, 600], "runs, asks to pause"),
      ("", .never, [0, 600, 1_100], "paused"),
      // An earlier one is a double click, which is guarded.
      (" ", .never, [0, 399], "runs, asks to go back"),
      (" ", .never, [0, 10], "runs, asks to go back"),
      (" ", .never, [0, 200, 400], "runs, asks to go back"),
      (" ", .never, [0, 200, 400, 600, 800], "runs, asks to go back"),
      (" ", .never, [0, 200, 600], "runs, asks to pause"),
      (" ", .never, [0, 200, 600, 800], "ready"),
      (" ", .never, [0, 1_000, 1_200], "runs, asks to go back"),
      // Where it was told, one click is enough, but not by the one that brings the window to the
      // front.
      (" ", .here(300), [0], "paused"), (" ", .here(0), [0], "runs"),
      (" ", .here(299), [0], "runs"),
      (" ", .here(0), [0, 100, 200, 299], "runs"), (" ", .here(0), [0, 300], "paused"),
      (" ", .gone, [0, 200, 400, 1_000], "runs"),
      (" ", .here(300), [0, 399], "runs, asks to go back"),
      (" ", .here(300), [0, 600], "runs"),
      // Keys come only to a window with the focus.
      (" ", .typed(299), [0], "runs"), (" ", .typed(300), [0], "paused"),
      // A paused one goes on, and a double click makes it ready.
      ("  ", .never, [0], "runs"), ("  ", .here(300), [0], "runs"), ("  ", .here(0), [0], "paused"),
      ("  ", .never, [0, 300], "ready"),
    ] as [(String, Focus, [Int], String)])
  func aClickOnTheDigits(keys: String, focus: Focus, clicks: [Int], expected: String) throws {
    var session = session(keys, focus)
    session.keepPictures()
    let place = try session.place(of: .digits)
    var passed = 0
    for moment in clicks {
      session.pass(.milliseconds(moment - passed))
      passed = moment
      click(&session, place)
    }
    // What was confirmed may be carried out a little later.
    session.pass(.milliseconds(350))
    #expect(state(&session) == expected)
  }

  @Test func theQuestionSaysWhatTheSecondClickDoes() throws {
    var session = session(" ", .never)
    try session.click(.digits)
    #expect(session.status() == "Click again: pauses")
    session.pass(seconds: 4)
    #expect(session.console.screen.question == nil)
    #expect(session.isRunning)
  }

  /// Space acts at once, and a question about a talk that somebody else has paused is gone.
  @Test(arguments: [" ", "stop"])
  func theQuestionGoesWithThePause(input: String) throws {
    var session = session(" ", .never)
    try session.click(.digits)
    if input == " " { session.press(input) } else { session.say(input) }
    #expect(!session.isRunning)
    #expect(session.console.screen.question == nil)
  }

  /// It goes to the start of the segment, not of the talk.
  @Test func aDoubleClickStaysInTheSegment() throws {
    var talk = Preset(duration: 600)
    talk.format.segments.append(
      Segment(name: "Questions", length: 300, thresholds: .proportional(to: 300)))
    var session = Session(of: talk)
    session.press(" ")
    session.pass(seconds: 620)
    session.press("n")
    session.pass(seconds: 10)
    session.press(" ")
    session.pass(seconds: 1)
    #expect(session.shown == 290)
    session.keepPictures()
    let place = try session.place(of: .digits)
    click(&session, place)
    session.pass(.milliseconds(200))
    click(&session, place)
    #expect(state(&session) == "ready")
    #expect(session.shown == 300)
  }

  // MARK: The window has no focus

  /// What can be clicked, and what is open.
  private static let places: [(keys: String, target: Frame.Target)] = [
    ("", .digits), ("", .slot(2)), ("", .lamp(.yellow)), ("+", .undo), ("+", .store),
    (" ", .digits), (" ", .slot(2)), (" ", .lamp(.yellow)), (" q", .digits), (" 2", .slot(2)),
    (" ?", .digits), (" b", .digits), ("s", .slot(2)), (" k", .digits), (" :", .digits),
  ]

  /// A click, a long press, a drag and the wheel, each with the window in the background.
  ///
  /// The click that brings it to the front may come before the report or after it.
  @Test(arguments: places)
  func theMouseDoesNothingThen(keys: String, target: Frame.Target) throws {
    var session = Session(600)
    session.press(.tab)
    session.press(keys)
    session.keepPictures()
    let place = session.places.first { [console = session.console] in
      console.screen.frame?.target(at: $0) == target
    }
    let cell = place ?? Position(column: 40, row: 10)
    session.handle(.input(.focus(false)))
    session.pass(seconds: 1)
    let before = session
    func expectNothing(_ name: String, _ act: (inout Session) -> Void) {
      var (idle, session) = (before, before)
      act(&session)
      idle.pass(session.console.moment.talk - idle.console.moment.talk)
      #expect(session.lines() == idle.lines(), "\(name)")
      #expect(session.published.map(\.event) == idle.published.map(\.event), "\(name)")
      #expect(session.ending == idle.ending, "\(name)")
    }
    expectNothing("click") { click(&$0, cell) }
    expectNothing("click, then focus") { session in
      session.handle(.input(.mouse(Mouse(.press, at: cell))))
      session.handle(.input(.focus(true)))
      session.pass(.milliseconds(700))
      session.handle(.input(.mouse(Mouse(.release, at: cell))))
    }
    expectNothing("focus, then click") { session in
      session.handle(.input(.focus(true)))
      click(&session, cell)
    }
    expectNothing("focus, then long press") { session in
      session.handle(.input(.focus(true)))
      session.pass(.milliseconds(200))
      session.handle(.input(.mouse(Mouse(.press, at: cell))))
      session.pass(.milliseconds(700))
      session.handle(.input(.mouse(Mouse(.release, at: cell))))
    }
    expectNothing("wheel") { $0.handle(.input(.mouse(Mouse(.wheelUp, at: cell)))) }
    expectNothing("drag") { session in
      session.handle(.input(.mouse(Mouse(.press, at: cell))))
      for columns in 1...9 {
        let next = Position(column: cell.column + columns, row: cell.row)
        session.handle(.input(.mouse(Mouse(.drag, at: next))))
      }
    }
  }

  /// A button that is down as the window loses the focus holds nothing.
  @Test func aLongPressEndsWithTheFocus() throws {
    var session = Session(720)
    session.reportFocus()
    session.keepPictures()
    let place = try session.place(of: .slot(3))
    session.handle(.input(.mouse(Mouse(.press, at: place))))
    session.handle(.input(.focus(false)))
    session.pass(seconds: 1)
    #expect(session.console.state.presets[slot: 3]?.duration == 600)
    session.handle(.input(.mouse(Mouse(.release, at: place))))
    #expect(session.shown == 720)
  }
}
