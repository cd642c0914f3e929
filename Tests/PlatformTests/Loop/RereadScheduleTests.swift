import Platform
import Testing
import TimerEngine

/// When a watched file is looked at and read.
///
/// A character is a quarter of a second. In the upper line `W` writes the file, and the watch gives
/// a signal; `w` writes it without a signal; `T` changes its time alone, `S` its content alone; `B`
/// brings back what was read at first; `*` is a signal of something else; `?` is a wish to read it.
/// In the lower line `l` is a look, and `r` a look at which the file was read. `.` is nothing.
struct RereadScheduleTests {
  private static let step = Duration.milliseconds(250)

  /// What the file is.
  private struct File {
    var state = 0
    var content = 0

    /// Changes it; returns whether the watch gives a signal.
    mutating func change(_ character: Character) -> Bool {
      switch character {
      case "W", "w": (state, content) = (state + 1, content + 1)
      case "T": state += 1
      case "S": content += 1
      case "B": (state, content) = (0, 0)
      default: break
      }
      return "WTSB*".contains(character)
    }
  }

  /// Plays a line; an interval that is given has passed before.
  private func looks(
    at line: String, isWatched: Bool = true, after start: Duration = .zero
  ) -> String {
    var schedule = RereadSchedule(
      known: 0, watchedSince: isWatched ? .start : nil)
    var file = File()
    var content = file.content
    var hasSignal = false
    var played = ""
    for (index, character) in line.enumerated() {
      let now = Timestamp.start + start + Self.step * index
      if character == "?" { schedule.ask() }
      if file.change(character) { hasSignal = true }
      var done: Character = "."
      // The wake at which the watch is heard again is followed by one for its signal.
      for _ in 0..<3 {
        if hasSignal, schedule.listens {
          schedule.noteSignal(at: now)
          hasSignal = false
        }
        guard let look = schedule.nextLook(at: now) else { continue }
        #expect(schedule.isLooking)
        if look.reads(file.state) {
          schedule.noteReading(file.state, isNew: file.content != content, at: now)
          content = file.content
          done = "r"
        } else {
          schedule.noteLook(file.state, at: now)
          if done == "." { done = "l" }
        }
      }
      #expect(schedule.nextWake.map { $0 > now } ?? true, "spins at \(index)")
      played.append(done)
    }
    return played
  }

  @Test func nothingHappensWhileNothingChanges() {
    #expect(looks(at: "....................") == "....................")
  }

  /// And once more three seconds later, since times of files may be coarse.
  @Test func aChangeIsReadASecondLater() {
    #expect(looks(at: "..W.........") == "..l...r.....")
  }

  @Test func whatIsWrittenInPiecesIsReadWhenItIsWhole() {
    #expect(looks(at: "WW..W.W.........") == "ll..l.l...r.....")
  }

  /// A second in which nothing was heard, but in which the file was changed.
  @Test func aChangeWithoutASignalPutsTheReadingOff() {
    #expect(looks(at: "W..w............") == "l...l...r.......")
  }

  @Test func whatIsWrittenWithoutEndIsReadAfterTenSeconds() {
    let looks = String(repeating: "l", count: 40)
    #expect(
      self.looks(at: String(repeating: "W", count: 90)) == "\(looks)r\(looks)rllllllll")
  }

  @Test func aChangeThatIsTakenBackIsNotRead() {
    #expect(looks(at: "W.B...............") == "l.l...............")
  }

  /// As by other files in the same folder.
  @Test func signalsOfOtherFilesPutNothingOff() {
    #expect(looks(at: "W**********.....") == "llllrllllll.....")
  }

  @Test func aWishIsFulfilledAtOnce() {
    #expect(looks(at: "..?.....?") == "..r.....r")
    #expect(looks(at: "..?.....?", isWatched: false) == "..r.....r")
  }

  @Test func aWishReadsWhatIsThereAndTheRestFollows() {
    #expect(looks(at: "W?..W...........") == "lr..l...r.......")
  }

  @Test func withoutAWatchOnlyAWishReads() {
    #expect(looks(at: "Ww**T.....?.....", isWatched: false) == "..........r.....")
  }

  /// Nobody has told of it; it is found a minute after the last look, and read when it rests.
  @Test func onceAMinuteThereIsALookAnyway() {
    #expect(looks(at: "w...............", after: .seconds(58)) == "......l...r.....")
    #expect(looks(at: "................", after: .seconds(58)) == "......l.........")
  }

  // MARK: Times in steps of two seconds, as some file systems keep them

  /// The state of the file is the same, so what was new is read once more.
  @Test func aChangeOfTheContentAloneIsFound() {
    #expect(
      looks(at: "W....S..............................") == "l...rl..........r...........r.......")
  }

  @Test func aChangeOfTheTimeAloneIsReadOnce() {
    #expect(looks(at: "T...................") == "l...r...............")
  }

  /// The change is read instead.
  @Test func aChangeBeforeTheSecondReadingIsReadWhenItRests() {
    #expect(looks(at: "W.............W...............") == "l...r.........l...r...........")
  }

  // MARK: Wakes

  /// The looks without a signal within some minutes, and the wakes that were only for them, where
  /// the program wakes at some moments anyway.
  private func idle(
    minutes: Int, wakingAt others: [Duration] = []
  ) -> (looks: [Duration], own: Int) {
    var schedule = RereadSchedule(known: 0, watchedSince: .start)
    let end = Duration.seconds(60 * minutes)
    var others = others
    var looks: [Duration] = []
    var own = 0
    while let wake = schedule.nextWake?.sinceStart, min(wake, others.first ?? end) < end {
      let isOwn = others.first.map { wake < $0 } ?? true
      let now = isOwn ? wake : others.removeFirst()
      if isOwn { own += 1 }
      if schedule.nextLook(at: .start + now) != nil {
        schedule.noteLook(0, at: .start + now)
        looks.append(now)
      }
    }
    return (looks, own)
  }

  @Test func anIdleScheduleWakesOnceAMinute() {
    let (looks, own) = idle(minutes: 10)
    #expect(looks.count == 9 && own == 9)
  }

  /// A clock that wakes once a minute anyway, at any second of it, needs no wake more.
  @Test(arguments: [1, 20, 40, 59, 60])
  func aLookWithoutASignalUsesTheWakesOfTheClock(second: Int) {
    // Never quite on time.
    let others = (0..<10).map { minute in
      Duration.seconds(second + 60 * minute) + .milliseconds(minute * 7 % 5)
    }
    let (looks, own) = idle(minutes: 10, wakingAt: others)
    #expect(own == 0)
    #expect(looks.count >= 8)
    #expect(zip(looks, looks.dropFirst()).allSatisfy { $1 - $0 < .seconds(61) })
  }

  @Test func aRunningClockLooksOnceAMinute() {
    let (looks, own) = idle(minutes: 10, wakingAt: (1..<600).map { .seconds($0) })
    #expect(looks.count == 9 && own == 0)
  }

  /// The disk of another machine that does not answer.
  @Test func aLookThatNeverEndsIsNotRepeatedAndCostsNothing() {
    var schedule = RereadSchedule(known: 0, watchedSince: .start)
    schedule.noteSignal(at: .start)
    #expect(schedule.nextLook(at: .start) == .look)
    schedule.noteSignal(at: .start + .seconds(1))
    schedule.ask()
    var wakes = 0
    while let wake = schedule.nextWake, wake.sinceStart < .seconds(600) {
      wakes += 1
      #expect(schedule.nextLook(at: wake) == nil)
    }
    #expect(wakes <= 11)
    schedule.noteLook(0, at: .start + .seconds(600))
    #expect(schedule.nextLook(at: .start + .seconds(600)) == .asked)
  }
}
