import StageRenderer
import TimerEngine
import TimerTestSupport

/// A talk that counts down; a test knows the moments between which it was started.
struct RunningTalk {
  /// Its length in seconds.
  let length: Int
  /// The moment before it was started.
  let earliest: ContinuousClock.Instant
  /// A moment at which it had been started.
  let latest: ContinuousClock.Instant

  /// What the digits may be now.
  var times: [String] {
    let now = ContinuousClock.now
    let least = Int(latest.duration(to: now).components.seconds)
    let most = Int(earliest.duration(to: now).components.seconds)
    return (least...max(least, most)).map { TimeText.digits(length - $0) }
  }

  /// Whether the digits on a screen are right now.
  func isShown(on screen: TerminalEmulator) -> Bool {
    Program.time(on: screen.canvas).map(times.contains) == true
  }

  /// The talk after a number of seconds was added to it.
  func longer(by seconds: Int) -> RunningTalk {
    RunningTalk(length: length + seconds, earliest: earliest, latest: latest)
  }
}

extension Program {
  /// Reads until each second that is right for a talk now has become wrong.
  ///
  /// Then a screen that stands still shows a wrong second.
  func passSeconds(of talk: RunningTalk) {
    let now = talk.times
    while talk.times.contains(where: now.contains) { terminal.run(for: .milliseconds(50)) }
  }

  /// Waits until a display or a desk no longer marks its time as approximate.
  ///
  /// Then the time is right to a quarter of a second, and stays so if the clock dies. While it is
  /// approximate, it may be wrong by seconds if the clock has answered late.
  func isExact() -> Bool {
    terminal.wait(upTo: .patience) { !$0.canvas.lines.joined().contains("≈") }
  }

  /// Waits until the digits are right for a talk: a busy machine may draw or read a picture late,
  /// and a clock that has lost a second never shows the right one.
  func shows(_ talk: RunningTalk) -> Bool {
    terminal.wait(upTo: .patience, until: talk.isShown)
  }
}
