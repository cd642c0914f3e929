import Room
import StageRenderer
import TimerEngine

/// A running talk that is drawn each second, as the loop does it.
struct Drawn {
  private var console: ClockConsole
  private var shown: Canvas?
  /// How many cells were different, so that nothing can be left out.
  private(set) var changes = 0

  init(_ size: Size) {
    console = Self.running(Preset(duration: longestTime), size)
  }

  private static func running(_ talk: Preset, _ size: Size) -> ClockConsole {
    let run = TalkSnapshot.Run.running(deadline: .start + .seconds(talk.duration), since: .start)
    return ClockConsole(
      talk: TalkSnapshot(talk, run: run), size: size,
      moment: Moment(.start, timeOfDay: .zero, wallClock: .zero))
  }

  /// A usual second.
  mutating func tick() {
    let next = console.moment.talk + .seconds(1)
    _ = console.update(
      .timePassed, at: Moment(next, timeOfDay: next.sinceStart, wallClock: next.sinceStart))
    draw()
  }

  /// The second in which all four digits change.
  mutating func tickFromTenMinutes() {
    console = Self.running(Preset(duration: 600), console.size)
    draw()
    tick()
  }

  /// A screen of this size for the first time.
  mutating func drawAnew() {
    console = Self.running(Preset(duration: longestTime), console.size)
    shown = nil
    draw()
  }

  private mutating func draw() {
    let canvas = console.draw()
    changes += canvas.changes(from: shown)
    shown = canvas
  }
}
