import ClockRuntime
import Testing
import TimerEngine

/// When a watched file is looked at and read.
///
/// A character is a quarter of a second. In the upper line `W` writes the file, and the watch gives a signal;
/// `w` writes it without a signal; `T` changes its time alone, `S` its content alone; `B` brings back what
/// was read at first; `*` is a signal of something else; `?` is a wish to read it. In the lower line `l` is
/// a look, and `r` a look at which the file was read. `.` is nothing.
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
      known: 0, regularLook: isWatched ? .start + .seconds(60) : nil)
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
        let seconds = now.sinceStart.components.seconds % 60
        guard let look = schedule.nextLook(at: now, toNextMinute: .seconds(60 - seconds)) else {
          continue
        }
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

  /// Nobody has told of it; it is found at the full minute, and read when it rests.
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

  @Test func anIdleScheduleWakesOnceAMinute() {
    var schedule = RereadSchedule(known: 0, regularLook: .start + .seconds(37))
    var wakes: [Duration] = []
    while let wake = schedule.nextWake, wake.sinceStart < .seconds(300) {
      wakes.append(wake.sinceStart)
      let inMinute = (wake.sinceStart + .seconds(23)).components.seconds % 60
      if schedule.nextLook(at: wake, toNextMinute: .seconds(60 - inMinute)) != nil {
        schedule.noteLook(0, at: wake)
      }
    }
    #expect(wakes.count == 5)
    #expect(zip(wakes, wakes.dropFirst()).allSatisfy { $1 - $0 >= .seconds(59) })
  }

  /// A clock that wakes at the full minute anyway needs no wake more.
  @Test func aLookWithoutASignalUsesTheWakesOfTheClock() {
    var schedule = RereadSchedule(known: 0, regularLook: .start + .seconds(60))
    let wake = Timestamp.start + .seconds(60) - .microseconds(30)
    #expect(schedule.nextLook(at: wake, toNextMinute: .microseconds(30)) == .look)
    schedule.noteLook(0, at: wake)
    #expect(schedule.nextWake.map { $0 > .start + .seconds(120) } == true)
  }

  /// The disk of another machine that does not answer.
  @Test func aLookThatNeverEndsIsNotRepeatedAndCostsNothing() {
    var schedule = RereadSchedule(known: 0, regularLook: .start + .seconds(60))
    schedule.noteSignal(at: .start)
    #expect(schedule.nextLook(at: .start, toNextMinute: .seconds(60)) == .look)
    schedule.noteSignal(at: .start + .seconds(1))
    schedule.ask()
    var wakes = 0
    while let wake = schedule.nextWake, wake.sinceStart < .seconds(600) {
      wakes += 1
      #expect(schedule.nextLook(at: wake, toNextMinute: .seconds(60)) == nil)
    }
    #expect(wakes <= 11)
    schedule.noteLook(0, at: .start + .seconds(600))
    #expect(schedule.nextLook(at: .start + .seconds(600), toNextMinute: .zero) == .asked)
  }
}
