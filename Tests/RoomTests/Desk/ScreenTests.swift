import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

struct ScreenTests {
  private static let sizes: [Size] = {
    let rows = [1, 2, 3, 5, 6, 10, 16, 24, 50]
    return [1, 2, 3, 5, 8, 12, 13, 29, 30, 44, 80, 120, 199].flatMap { columns in
      rows.map { Size(columns: columns, rows: $0) }
    }
  }()
  private static let times = [1062, 0, 59, 5999, 6000, 86_399, -1, -599, -600, -5999, -36_000]

  /// A state that shows a second; in overtime it runs.
  private func session(showing seconds: Int, _ size: Size) -> Session {
    var session = Session(max(1, seconds), size: size, settings: .steady)
    if seconds <= 0 {
      session.press(" ")
      session.sleep(.seconds(1 - seconds))
    }
    return session
  }

  /// What a person reads: the digits, or the text where there are none.
  private func reading(_ canvas: Canvas) -> String? {
    let digits = readDigits(canvas) ?? readCompactDigits(canvas)
    guard digits == nil else { return digits }
    let isLED = canvas.cells.contains { $0.style.background == Colour(234) }
    let text = canvas.lines.first { $0.contains { !$0.isWhitespace } }
      .map { String($0.map { $0 == "\u{2212}" ? "-" : $0 }) }
    return isLED ? nil : text?.split(separator: " ").first.map(String.init)
  }

  /// Never a cut digit, never a wrong time, whatever the size.
  @Test(arguments: times)
  func everySizeShowsTheRightTime(seconds: Int) {
    let letter = Words.letter(of: seconds < 0 ? .overtime : seconds == 0 ? .red : .green)
    let right = [TimeText.digits(seconds), TimeText.short(seconds), letter]
    var session = session(showing: seconds, .standard)
    #expect(session.shown == seconds)
    for size in sample(Self.sizes, oneOf: 5) {
      session.resize(size)
      let read = reading(session.canvas())
      #expect(read.map(right.contains) == true, "\(size): \(read ?? "unreadable")")
    }
  }

  /// Digits become brighter; nothing between the preset row and the status line moves.
  @Test(arguments: ["7x3", "30x10", "80x24", "45x80", "300x84", "0x0"])
  func nothingMovesWhenTheClockStarts(size: String) {
    var session = Session(size: Size(size), settings: .ascii)
    let ready = session.lines().dropFirst().dropLast()
    session.press(" ")
    #expect(session.lines().dropFirst().dropLast() == ready)
  }

  /// Where there is no status line, a prompt or a question takes a row from the digits while it is
  /// open.
  @Test(arguments: ["60x5", "80x6", "31x6", "30x5", "20x4", "20x3", "12x4", "8x2"])
  func aPromptAndAQuestionAreSeen(size: String) {
    var session = Session(size: Size(size), settings: .steady)
    session.press(" ")
    session.pass(seconds: 6)
    session.press(.escape)
    let before = session.lines()
    for (key, shown) in [(":add", ":add"), ("2", "2")] {
      session.press(key)
      #expect(session.status().contains(shown), "\(session.lines())")
      #expect(reading(session.canvas()) == "17:54", "\(session.lines())")
      session.press(.escape)
      session.press(.escape)
      #expect(session.lines() == before)
    }
  }

  /// The screens that a session of random keys and sizes leads through: none traps, and all of
  /// them show the time.
  @Test(arguments: randomSeeds(1))
  func randomKeysAndSizesLeadThroughReadableScreens(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var session = Session(90, settings: .steady)
    let keys = Array(" 123456789gyrGYR+-][uoltfqh?x\u{3}\u{1b}".unicodeScalars)
    for _ in 0..<(repetitions > 1 ? 400 : 200) {
      switch random.below(8) {
      case 0: session.resize(Size(columns: random.below(130), rows: random.below(50)))
      case 1, 2, 3: session.pass(.milliseconds(random.below(9_000)))
      default: session.press(.character(random.pick(keys)))
      }
      let size = session.console.size
      guard session.console.screen.helpPage == nil, size.columns > 0, size.rows > 0 else {
        continue
      }
      let read = reading(session.canvas())
      let phase = session.console.snapshot.segment.phase(at: session.shown)
      let right = [
        TimeText.digits(session.shown), TimeText.short(session.shown),
        phase.map(Words.letter) ?? "",
      ]
      #expect(read.map(right.contains) == true, "seed \(seed), \(size): \(read ?? "unreadable")")
    }
  }
}
