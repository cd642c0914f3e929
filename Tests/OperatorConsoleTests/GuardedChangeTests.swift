import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// Going forward and back in a talk and a rundown: what needs a second press, and how soon the next
/// one counts.
struct GuardedChangeTests {
  /// The tests read only words, so the digits are drawn in ASCII, which is faster.
  private static let settings: Settings = {
    var settings = Settings.steady
    settings.clock.look.glyphs = .ascii
    return settings
  }()

  /// Two talks, a break, and two more talks.
  private static func session() throws -> Session {
    var settings = settings
    settings.clock.rundown = Rundown(
      items: [
        .ofTenMinutes("Ada", 0), .ofTenMinutes("Grace", 10),
        .ofTenMinutes("Coffee", 20, isBreak: true), .ofTenMinutes("Edsger", 30),
        .ofTenMinutes("Panel", 40),
      ], localTime: .utc)
    let talk = try #require(settings.clock.rundown?.presetToLoad(at: Programme.start))
    var session = Session(of: talk, settings: settings)
    session.handle(.launched(LaunchInfo()))
    return session
  }

  private static func loaded(_ session: Session) -> String {
    session.console.state.rundown?.current?.id ?? "-"
  }

  /// One letter or word a step: a key, `0.3` to let seconds pass, `web:next` for a client's
  /// command.
  private static func play(_ steps: String, _ session: inout Session) {
    for step in steps.split(separator: " ").map(String.init) {
      if let long = Int(step), long >= 60 {
        session.sleepThrough(seconds: long)
      } else if let seconds = Double(step) {
        session.pass(.seconds(seconds))
      } else if let name = step.split(separator: ":").first, step.contains(":") {
        let line = step.dropFirst(name.count + 1).replacing("_", with: " ")
        session.handle(
          .request(
            ClientRequest(client: name.count, name: String(name), number: 1, line: String(line))))
      } else {
        session.press(step == "space" ? " " : step)
      }
    }
  }

  /// The item that is loaded in the end, and what the status line says.
  @Test(arguments: [
    // A talk that was not started, one with time left, a paused one, and one whose time is up.
    ("n", "Ada", "Press n again to skip Ada"), ("n 1 n", "Grace", "2 of "),
    ("space 5 n", "Ada", "Press n again to end this talk"), ("space 5 n 1 n", "Grace", ""),
    ("space 5 space n", "Ada", "Press n again to end this talk"),
    ("space 600 n", "Grace", ""), ("space 605 space n", "Grace", ""),
    // After four seconds the question is forgotten.
    ("n 4.1 n", "Ada", "Press n again to skip Ada"),
    // A break is left with one press, but not in its first three seconds.
    ("n 1 n 1 n 1 n 3.1 n", "Edsger", ""),
    ("n 1 n 1 n 1 n 2.9 n", "Coffee", "Press n again to skip Coffee"),
    ("n 1 n 1 n 1 n 1 n 1 n", "Edsger", ""),
    // Back.
    ("p", "Ada", ""), ("n 1 n 1 p", "Grace", "Press p again to go to Ada"),
    ("n 1 n 1 p 1 p", "Ada", ""),
    ("n 1 n 1 space 5 p", "Grace", "Press p again to end this talk and load Ada"),
    ("p 1", "Ada", "There is no earlier item"),
    // Another key is no answer.
    ("n 1 p 1 n", "Ada", "Press n again to skip Ada"),
    // Presses in quick succession, also of a bouncing key and of two hands.
    ("n 0.3 n", "Ada", "n came too often"), ("n 0.3 n 0.3 n 0.3 n", "Ada", ""),
    ("n 1 n 0.3 n 0.3 n", "Grace", ""), ("space 600 n 0.3 n 0.1 n", "Grace", ""),
    ("space 600 n 0.3 n 0.6 n", "Grace", "Press n again to skip Grace"),
    ("space 600 n 0.3 web:!_next", "Grace", ""), ("space 600 web:next 0.3 n", "Grace", ""),
    ("web:!_next 0.3 phone:!_next 0.1 web:!_next", "Grace", ""),
    ("web:!_next 0.6 phone:!_next", "Coffee", ""), ("web:!_next 0.5 phone:!_next", "Coffee", ""),
    ("web:!_go_Grace 0.2 phone:!_next", "Grace", ""),
    // A `go` that goes nowhere is no step, and delays none.
    ("web:!_go_Nobody 0.2 web:!_next", "Grace", ""), ("web:!_go_Ada 0.2 web:!_next", "Grace", ""),
    // A client that repeats itself goes on once, and keeps nobody else from going on.
    ("web:!_next 0.2 web:!_next 0.2 web:!_next 0.2 web:!_next 0.2 web:!_next n 1 n", "Coffee", ""),
  ])
  func whereItLeads(steps: String, item: String, words: String) throws {
    var session = try Self.session()
    Self.play(steps, &session)
    session.pass(.milliseconds(250))
    #expect(Self.loaded(session) == item)
    #expect(session.status().contains(words), "\(session.status())")
  }

  /// A held key asks, and goes on by nothing, whatever the delay of its keyboard.
  @Test(arguments: [250, 500, 660])
  func aHeldKeyGoesOnByNothing(delay: Int) throws {
    var session = try Self.session()
    session.press("n")
    session.pass(.milliseconds(delay))
    for _ in 0..<60 {
      session.press("n")
      session.pass(.milliseconds(33))
    }
    #expect(Self.loaded(session) == "Ada")
    #expect(session.status().contains("n came too often"))
  }

  /// What a client is answered.
  @Test(arguments: [
    ("web:next", ClientAnswer.Status.guarded, "Send '! next' to skip Ada"),
    ("space 5 web:next", .guarded, "Send '! next' to end this talk"),
    ("web:!_next", .done, "READY"), ("space 600 web:next", .done, "READY"),
    (
      "space 600 n 0.2 web:!_next", .refused,
      "Not done: the last change was less than half a second ago"
    ),
    ("n 1 n 1 web:previous", .guarded, "Send '! previous' to go to Ada"),
    ("web:!_next 0.2 web:!_go_Panel", .refused, "Not done: the last change was"),
    ("web:!_next 0.2 web:!_go_Nobody", .refused, "No item of the rundown matches 'Nobody'"),
    ("space 599 web:go_Grace", .guarded, "Send '! go Grace' to end this talk"),
    ("space 600 web:go_Grace", .done, "READY"),
  ])
  func aClientIsAnswered(steps: String, status: ClientAnswer.Status, text: String) throws {
    var session = try Self.session()
    Self.play(steps, &session)
    let answers = session.effects.compactMap { effect -> ClientAnswer? in
      if case .send(.answer(let answer, _)) = effect.effect { answer } else { nil }
    }
    #expect(answers.last?.status == status)
    #expect(answers.last?.text.hasPrefix(text) == true, "\(answers)")
  }

  /// An item that is left out is never named, and never gone to.
  @Test(arguments: [
    ("web:skip_#2 web:skip_#3 n 1 n 1 p", "Edsger", "Press p again to go to Ada"),
    ("web:skip_#2 web:skip_#3 n 1 n 1 p 1 p", "Ada", ""),
    (
      "web:skip_#2 web:skip_#3 n 1 n 1 space 5 p", "Edsger",
      "Press p again to end this talk and load Ada"
    ),
    ("n 1 n 1 web:skip_#1 1 p", "Grace", "There is no earlier item"),
  ])
  func itGoesBackPastWhatIsLeftOut(steps: String, item: String, words: String) throws {
    var session = try Self.session()
    Self.play(steps, &session)
    session.pass(.milliseconds(250))
    #expect(Self.loaded(session) == item)
    #expect(session.status().contains(words), "\(session.status())")
  }

  /// A break is no talk that could end.
  @Test func aPresetSkipsABreak() throws {
    var session = try Self.session()
    Self.play("n 1 n 1 n 1 n 5", &session)
    session.press("2")
    #expect(session.status().hasSuffix("Press 2 again to skip Coffee"), "\(session.status())")
  }

  /// A line on the clock's own input is a decision.
  @Test func linesAreNeitherGuardedNorTooSoon() throws {
    var session = try Self.session()
    for _ in 0..<3 { session.say("next") }
    #expect(Self.loaded(session) == "Edsger")
  }

  /// Hands and clients at random: any half second goes on by one item at most.
  @Test(arguments: randomSeeds(2))
  func noHalfSecondGoesOnByTwo(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var session = try Self.session()
    var changes: [Duration] = []
    let hands = ["n", "n", "p", "web:!_next", "phone:!_next", "web:next", "space", "u"]
    for _ in 0..<400 {
      let before = Self.loaded(session)
      let hand = hands.randomElement(using: &random) ?? "n"
      Self.play(hand, &session)
      // An undo goes back to what was, as often as it is wanted.
      if Self.loaded(session) != before, hand != "u" {
        changes.append(session.console.screen.realNow.sinceStart)
      }
      session.pass(.milliseconds(Int.random(in: 5...400, using: &random)))
    }
    #expect(zip(changes, changes.dropFirst()).allSatisfy { $1 - $0 >= .milliseconds(500) })
  }

  /// The parts of a talk without a rundown are guarded likewise.
  @Test(arguments: [
    ("n", 0, "Press n again to go to Questions"), ("n 1 n", 1, "Questions, 2 of 3. 30 seconds."),
    ("n 1 n 1 n", 1, "Press n again to go to segment 3 of 3"),
    ("space 5 n", 0, "Press n again to go to Questions"), ("space 60 n", 1, ""),
    ("space 5 n 1 n 1 p", 1, "Press p again to go to Talk"),
  ])
  func partsAreNamed(steps: String, index: Int, words: String) {
    let talk = Preset(
      Format(
        name: "Paper",
        segments: [
          Segment(name: "Talk", length: 60), Segment(name: "Questions", length: 30),
          Segment(length: 10),
        ]))
    var session = Session(of: talk, settings: Self.settings)
    Self.play(steps, &session)
    session.pass(.milliseconds(250))
    #expect(session.console.snapshot.segmentIndex == index)
    #expect(session.status().contains(words), "\(session.status())")
  }

  /// A name is as long in a question as a desk gets it, so that a second press can agree.
  @Test func aDeskCanAgreeToLoseALongName() throws {
    let items = (1...5).map { Programme.item("\($0)" + String(repeating: " long", count: 60), 20) }
    var session = try Programme.session(items)
    let command = try #require(try Command(line: "go #5"))
    let outcome = session.console.clock.perform(command, by: .console)
    guard case .guarded(let loss) = outcome, case .change(let change) = loss,
      case .skips(let names) = change
    else {
      Issue.record("It is not asked.")
      return
    }
    #expect(names == names.shownLine && names.count == 500)
  }
}
