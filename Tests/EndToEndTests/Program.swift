import StageRenderer
import Testing
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The built program on a terminal of its own.
struct Program {
  let terminal: PseudoTerminal
  /// Its HOME, which nothing lies in unless a test has put it there; it stays as long as the
  /// program.
  let home: TemporaryFolder

  static let path = BuiltPrograms.folder + "/speakerclock"

  /// Runs the program and waits for its first picture.
  init(
    _ arguments: String..., environment changes: [String: String] = [:],
    home: TemporaryFolder? = nil, size: Size = Size(columns: 120, rows: 40)
  ) throws {
    try self.init(
      command: [Self.path] + arguments, environment: changes, home: home, size: size)
    // The screen is taken with a write of its own, and the first picture may come much later.
    terminal.wait(upTo: .patience) { screen in
      screen.canvas.cells.contains { $0 != screen.canvas.cells[0] }
    }
    settle()
  }

  /// Reads until the picture that has begun to arrive is whole, and nothing has come for a moment.
  ///
  /// A rehearsal never rests, so there is a limit.
  func settle() {
    terminal.wait(upTo: .patience) { !$0.isUpdating }
    var before = -1
    let limit = ContinuousClock.now + .seconds(3)
    while terminal.output.count != before, ContinuousClock.now < limit {
      before = terminal.output.count
      terminal.run(for: .milliseconds(100))
    }
  }

  /// Runs a shell's script, in which `speakerclock` is the program; it begins in its HOME.
  init(
    script: String, environment changes: [String: String] = [:], home: TemporaryFolder? = nil
  ) throws {
    try self.init(
      command: ["/bin/sh", "-c", "cd; \(script)"], environment: changes, home: home)
  }

  /// Runs another command, such as a shell that runs the program.
  init(
    command: [String], environment changes: [String: String] = [:],
    home: TemporaryFolder? = nil, size: Size = Size(columns: 120, rows: 40)
  ) throws {
    self.home = try home ?? TemporaryFolder(inMemory: true)
    var command = command
    // A room for each test, in a folder that each HOME has.
    var environment = self.home.environment(runtime: ".local")
    // No library can be preloaded into a program that is linked statically. The one that is built
    // together with the tests takes its place.
    if changes["LD_PRELOAD"] != nil || command.contains(where: { $0.contains("faketime") }) {
      command = command.map { $0.replacing(BuiltPrograms.folder, with: BuiltPrograms.debugFolder) }
      environment["PATH"]?.replace(BuiltPrograms.folder, with: BuiltPrograms.debugFolder)
    }
    // The clock is no newcomer's, but where a test is about that.
    if self.home.names(in: ".local/state/speakerclock").isEmpty {
      try self.home.write("start\nstore\n", to: ".local/state/speakerclock/hints")
    }
    terminal = try PseudoTerminal(
      command, environment: environment.merging(changes) { $1 }, size: size)
  }

  var lines: [String] { terminal.screen.canvas.lines }
  var status: String { lines.last ?? "" }

  /// The time that can be read: digits, or a line of text.
  var time: String? { Self.time(on: terminal.screen.canvas) }

  static func time(on canvas: Canvas) -> String? {
    readDigits(canvas)
      ?? canvas.lines.first { !$0.isEmpty }?.split(separator: " ").first.map(String.init)
  }

  /// Waits until a time stands on the screen.
  func shows(_ time: String) -> Bool {
    terminal.wait(upTo: .patience) { Self.time(on: $0.canvas) == time }
  }

  /// Presses a key after the Escape key until a time stands on the screen.
  ///
  /// Where a busy machine reads both keys together, they are one key with Alt, which does nothing.
  func shows(_ time: String, afterEscapeAnd key: String) -> Bool {
    let limit = ContinuousClock.now + .patience
    repeat {
      pauseAsAHand()
      terminal.send(key)
      terminal.wait(upTo: .seconds(2)) { Self.time(on: $0.canvas) == time }
    } while self.time != time && ContinuousClock.now < limit
    return self.time == time
  }

  /// Waits until a running time has come down to `time`, or to less than a minute below it: on a
  /// busy machine, seconds may be skipped.
  func counts(to time: String) -> Bool {
    terminal.wait(upTo: .patience) { Self.hasCounted($0, to: time) }
  }

  /// Whether a screen shows a time, or one of the seconds that follow it.
  static func hasCounted(_ screen: TerminalEmulator, to time: String) -> Bool {
    let shown = Self.time(on: screen.canvas).flatMap(seconds)
    guard let end = seconds(in: time), let shown else { return false }
    return (end - 50...end).contains(shown)
  }

  /// The seconds of a time such as `04:59` or `1:40:00`.
  static func seconds(in time: String) -> Int? {
    let parts = time.split(separator: ":").map { Int($0) }
    guard 2...3 ~= parts.count, !parts.contains(nil) else { return nil }
    return parts.compactMap(\.self).reduce(0) { $0 * 60 + $1 }
  }

  /// Lets time pass while nobody reads what the program writes.
  func rest(milliseconds: Int) { usleep(UInt32(milliseconds * 1000)) }

  /// Waits a little, so that the same key again is a second press and not a held key.
  func pauseAsAHand() { terminal.run(for: .milliseconds(600)) }

  /// Presses a key that asks for a second press, and presses it again once it has asked.
  ///
  /// On a busy machine, the question may be gone before the clock reads the second press. The
  /// second press then asks again. So both are pressed again if nothing happens.
  ///
  /// - Parameters:
  ///   - key: the key that is sent.
  ///   - second: the second press, if it is another one, as after a line in the prompt.
  ///   - name: the name of the key in the question; `nil` if it is the key itself.
  ///   - pause: how long after the question the second press comes.
  ///   - isDone: whether the screen shows the effect of the second press, or of the first if there
  ///     is no question.
  /// - Returns: whether it showed the effect in time.
  @discardableResult
  func pressTwice(
    _ key: String, then second: String? = nil, named name: String? = nil,
    after pause: Duration = .milliseconds(600),
    until isDone: (TerminalEmulator) -> Bool
  ) -> Bool {
    let question = "\(name ?? key) again"
    for _ in 0..<5 {
      terminal.send(key)
      terminal.wait(upTo: .patience) {
        isDone($0) || $0.canvas.lines.contains { $0.contains(question) }
      }
      if isDone(terminal.screen) { return true }
      terminal.run(for: pause)
      if isDone(terminal.screen) { return true }
      terminal.send(second ?? key)
      if terminal.wait(upTo: .seconds(10), until: isDone) { return true }
    }
    return false
  }

  /// Ends the clock with `q`, which asks for a second press while a talk runs.
  func quit() {
    // Before its first picture is read it looks like one that has left its screen.
    terminal.wait(upTo: .patience) { $0.isAlternate || terminal.ending != nil }
    pressTwice("q") { !$0.isAlternate || terminal.ending != nil }
  }

  /// Waits until there is a socket in a folder of its HOME.
  func opensRoom(below folder: String) -> Bool {
    func isOpen() -> Bool { home.names(in: folder).contains { $0.hasSuffix(".sock") } }
    wait(until: isOpen)
    return isOpen()
  }

  /// Goes on with `n`, which asks for a second press, and takes one half a second later.
  func goOn(until isDone: (TerminalEmulator) -> Bool) {
    pressTwice("n", after: .milliseconds(600), until: isDone)
  }

  /// Starts the first talk of a rundown that is for another day, which asks for a second press.
  func startOnAnotherDay() {
    terminal.send(" ")
    wait { lines.contains { $0.contains("again") } }
    terminal.run(for: .milliseconds(700))
    terminal.send(" ")
  }

  /// Presses a key at a desk until it has an effect.
  ///
  /// On a busy machine, the clock may read the command too late, or the desk may not know the
  /// clock's time yet. Then nothing has happened, the desk says so, and the key is pressed again.
  ///
  /// - Parameters:
  ///   - key: the key that is sent.
  ///   - isDone: whether the desk shows the effect.
  /// - Returns: whether it showed the effect in time.
  func pressAtDesk(_ key: String, until isDone: (TerminalEmulator) -> Bool) -> Bool {
    let refusals = ["Not sent: ", "Not done: ", "No answer: "]
    for _ in 0..<5 {
      var isRefused = false
      let sent = ContinuousClock.now
      terminal.send(key)
      terminal.wait(upTo: .patience) { screen in
        if isDone(screen) { return true }
        let status = screen.canvas.lines.last ?? ""
        isRefused = isRefused || refusals.contains { status.contains($0) }
        // A command without an answer may have been carried out.
        return isRefused && sent.duration(to: .now) > .seconds(5)
      }
      if isDone(terminal.screen) { return true }
      guard isRefused else { return false }
    }
    return false
  }

  /// Waits until the status line begins with a text.
  func says(_ text: String) -> Bool { status { $0.hasPrefix(text) } != nil }

  /// Waits until the status line has a text in it, such as behind a title.
  func mentions(_ text: String) -> Bool { status { $0.contains(text) } != nil }

  /// Waits for a status line for which a condition holds.
  func status(where isMeant: (String) -> Bool) -> String? {
    terminal.lastLine(upTo: .patience, where: isMeant)
  }

  /// Whether the terminal is as the program found it.
  var isRestored: Bool {
    terminal.isSane && !terminal.screen.isAlternate && terminal.screen.isCursorVisible
      && leavesWithoutColours
  }

  /// Whether the colours were given back before the screen: not every terminal does that by itself.
  private var leavesWithoutColours: Bool {
    let sequences = String(decoding: terminal.output, as: UTF8.self).split(separator: "\u{1b}[")
    let end = sequences.lastIndex { $0.hasPrefix("?1049l") } ?? sequences.endIndex
    let last = sequences[..<end].last {
      $0.prefix { !$0.isLetter }.endIndex == $0.firstIndex(of: "m")
    }
    return last.map { $0.hasPrefix("39;49m") || $0.hasPrefix("m") } ?? true
  }

  // MARK: Lines instead of a screen

  /// All that was written, in lines; the last one may not be complete.
  var written: [String] {
    String(decoding: terminal.output, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map(String.init)
  }

  /// The same without what differs on every run: the times of day of the last line, and notices
  /// that the machine stalled.
  var writtenAtAnyTime: [String] {
    written.filter { !$0.isAboutTheMachine }.map(\.withoutTimesOfDay)
  }

  /// Waits until a line is written that a condition holds for.
  func writes(_ condition: (String) -> Bool) -> Bool {
    terminal.wait(upTo: .patience) { _ in written.contains(where: condition) }
  }

  /// Waits until a line is written.
  func writes(_ line: String) -> Bool { writes { $0 == line } }

  /// Whether nothing was written that is not text: no escape, no bell, and a line's start is only
  /// gone to where a line has ended.
  var isPlainText: Bool {
    let bytes = terminal.output
    return zip(bytes, bytes.dropFirst() + [0]).allSatisfy { byte, next in
      byte >= 0x20 && byte != 0x7f || byte == 0x0a || byte == 0x0d && next == 0x0a
    }
  }

  /// Waits at most a minute for what may take seconds.
  func wait(until condition: () -> Bool) {
    let limit = ContinuousClock.now + .seconds(60)
    while !condition(), ContinuousClock.now < limit {
      terminal.run(for: .milliseconds(1))
      rest(milliseconds: 20)
    }
  }

  /// Reads to the end in this way.
  func end() -> PseudoTerminal.Ending? {
    wait { terminal.ending != nil }
    return terminal.waitForEnd(upTo: .seconds(1))
  }

  /// Runs a script with a talk in plain mode to its end; returns the lines without what differs in
  /// every run.
  ///
  /// If the machine stalls, the clock skips seconds and says so; then the talk is run again.
  static func linesOfTalk(_ script: String) throws -> [String] {
    var lines: [String] = []
    for _ in 0..<5 {
      let program = try Program(script: script)
      #expect(program.end() == .exited(0))
      #expect(program.isPlainText)
      lines = program.writtenAtAnyTime
      if !program.written.contains(where: \.isAboutTheMachine) { break }
    }
    return lines
  }

  /// Runs the program to its end: what it wrote, and how it ended.
  static func output(
    of arguments: String..., environment changes: [String: String] = [:],
    home: TemporaryFolder? = nil
  ) throws -> (lines: [String], ending: PseudoTerminal.Ending?) {
    let program = try Program(
      command: [path] + arguments, environment: changes, home: home)
    let ending = program.terminal.waitForEnd(upTo: .patience)
    return (program.written, ending)
  }
}

extension String {
  /// Whether a line tells that the machine stalled for more than a second, as a busy one may.
  var isAboutTheMachine: Bool { contains("SpeakerClock was suspended for ") }

  /// The time between the first and the last line of a log that hold a text; it began on one day.
  func time(between text: String) -> Duration {
    let seconds = split(separator: "\n").filter { $0.contains(text) }.compactMap { line in
      line.firstMatch(of: /T(\d\d):(\d\d):(\d\d\.\d+)Z/).flatMap { match -> Double? in
        guard let hours = Double(match.1), let minutes = Double(match.2) else { return nil }
        return Double(match.3).map { hours * 3600 + minutes * 60 + $0 }
      }
    }
    return .seconds((seconds.last ?? 0) - (seconds.first ?? 0))
  }

  /// The line without `, 14:00 to 14:18` at its end.
  var withoutTimesOfDay: String { replacing(/, \d+:\d\d to \d+:\d\d$/, with: "") }
}
