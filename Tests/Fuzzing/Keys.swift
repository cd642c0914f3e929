import Files
import Room
import SpeechAnnouncement
import StageRenderer
import TimerEngine
import TimerTestSupport

/// The clock on its screen: input from a terminal, in any pieces, time, and other sizes.
///
/// The first eight bytes say of which talk and with which settings.
func fuzzKeys(_ bytes: [UInt8]) {
  var script = Script(bytes.prefix(8))
  var session = session(&script)
  session.handle(.launched(LaunchInfo(hints: script.byte() % 4 == 0 ? Set(Hint.allCases) : [])))
  var steps = Script(bytes.dropFirst(8))
  var decoder = InputDecoder(screen: session.console.size)
  var terminal = Played()
  check(&session, on: &terminal)
  while session.ending == nil, let step = steps.step() {
    play(step, &session, &decoder)
    if session.ending == nil { check(&session, on: &terminal) }
  }
  check(session.published.map(\.event))
  for line in session.reports { check(line) }
}

private let bundled = BundledPresets.all

private func session(_ script: inout Script) -> Session {
  var settings = Settings()
  let switches = script.byte()
  settings.clock.startsAtOnce = switches & 1 != 0
  settings.clock.look.flashes = switches & 2 == 0
  settings.startsLocked = switches & 4 != 0
  settings.clock.quitsAtZero = switches & 8 != 0
  settings.clock.until = switches & 48 == 48 ? switches * 300 : nil
  settings.clock.hasPhaseTones = switches & 64 != 0
  settings.clock.message = switches & 128 != 0 ? "Questions, please" : nil
  settings.clock.look.glyphs = script.pick(Look.Glyphs.allCases)
  settings.clock.look.theme = script.pick(Look.Theme.allCases)
  settings.clock.announcing = script.pick(Announcing.allCases)
  settings.clock.language = script.pick(Language.all)
  settings.clock.overtime = script.pick([nil, .freeze, .blank(nil), .blank("Thanks"), .count])
  settings.clock.look.orientation = script.pick([nil, .landscape, .portrait])
  return Session(
    of: script.pick(bundled + [Preset(duration: 1), Preset(duration: longestTime)]),
    presets: bundled, size: Size("41x9"), settings: settings)
}

private func play(_ step: Script.Step, _ session: inout Session, _ decoder: inout InputDecoder) {
  switch step {
  case .typed(let bytes): handle(decoder.decode(bytes, at: session.now), &session)
  case .reported(let report): handle(decoder.decode(report.utf8, at: session.now), &session)
  case .passed(let time):
    session.pass(time)
    handle(decoder.expire(at: session.now), &session)
  case .slept(let time): session.sleep(time)
  case .wallClockSet(let time): session.setWallClock(by: time)
  case .resized(let size):
    session.resize(size)
    decoder.screen = size
  case .failed: session.refuseToStore("No space left on device")
  case .ended: session.handle(.input(.end))
  }
}

private func handle(_ inputs: [ReceivedInput], _ session: inout Session) {
  for input in inputs where session.ending == nil { session.handle(.input(input.input)) }
}

extension Session {
  /// The moment of the script.
  fileprivate var now: Duration { console.moment.talk.sinceStart }
}

/// The terminal shows what was drawn, a time that can be read there is the one that is due, and the
/// clock is not woken before its time.
private func check(_ session: inout Session, on terminal: inout Played) {
  let console = session.console
  let canvas = session.canvas()
  claim(canvas.size == console.size, "\(canvas.size) is not \(console.size)")
  claim(terminal.shows(canvas), "the terminal shows another picture")
  claim(console.nextWake.map { $0 > console.moment.real } ?? true, "woken again and again")
  let countdown = console.snapshot
  let (green, limits) = (countdown.greenTime, countdown.thresholds)
  claim((1...longestTime).contains(green), "a talk of \(green) s")
  claim(0 <= limits.red && limits.red <= limits.yellow && limits.yellow <= green, "\(limits)")
  guard let time = readDigits(canvas) else { return }
  // Counting up, the digits are what has passed; after zero they may be frozen there.
  let digits = countdown.reading(at: console.moment.talk).digits
  let hasHours = console.state.stage.hasHours
  let possible = (session.shown < 0 ? [digits, 0] : [digits]).map {
    TimeText.digits($0, hasHours: hasHours)
  }
  claim(possible.contains(time), "\(time) is not \(possible[0])")
}
