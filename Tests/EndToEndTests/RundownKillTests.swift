import Files
import Testing
import TimerEngine
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A clock with a rundown is killed at random moments, between any two calls that write, and on a
/// slow disk, and started again: nothing is lost, nothing appears twice, and the report is
/// complete, also after the end of the rundown and with talks that run after it.
///
/// KILLS in the environment says how often.
@Suite(.waitsForPrograms, .serialized)
struct RundownKillTests {
  private static let count = Int(environment: "KILLS") ?? 8
  private static let seed = UInt64(Int(environment: "SEED") ?? 7)
  /// The calls between which the program is killed.
  private static let calls = ["openat", "write", "fsync", "rename", "unlink", "flock", "close"]

  private let home: TemporaryFolder
  private let file: String

  init() throws {
    home = try TemporaryFolder(inMemory: true)
    let items = (0..<RundownModel.count).map { "    - {id: k\($0), talk: 10m, title: T\($0)}\n" }
    file = try home.write(
      "rundown:\n  date: 2026-12-04\n  zone: UTC\n  items:\n" + items.joined(), to: "day.yaml")
  }

  @Test func atRandomMoments() throws {
    var storm = Storm(home: home, seed: Self.seed)
    for round in 0..<Self.count {
      try storm.play(round) { try start("") }
    }
    storm.printCounts("at random moments")
  }

  @Test(.enabled(if: Fault.works("strace -V"))) func betweenTwoCalls() throws {
    var storm = Storm(home: home, seed: Self.seed + 1)
    let folder = home.path(of: ".local/state/speakerclock")
    let names = ["rundown-storm.json", "room-storm.json"].flatMap { [$0, $0 + ".new"] }
    let paths = (names + ["talks.jsonl"]).map { "-P \(folder)/\($0)" }.joined(separator: " ")
    for round in 0..<Self.count {
      // Each burst of writes has a thread of its own, whose calls are counted from one.
      let call = Self.calls.randomElement(using: &storm.random) ?? "fsync"
      let number = Int.random(in: 1...3, using: &storm.random)
      try storm.play(round) {
        try start(
          "strace -f -qqq -o /dev/null \(paths) -P \(folder) -e trace=\(call) "
            + "-e inject=\(call):signal=SIGKILL:when=\(number)")
      }
    }
    storm.printCounts("between two calls")
  }

  /// How long each fsync of a slow disk takes, in milliseconds.
  private static let slowFsync = 150

  /// A burst has at most eight of them, and the one before may have to be written first.
  @Test(.enabled(if: PreloadedFaults.isAvailable)) func onASlowDisk() throws {
    let environment = PreloadedFaults(fsync: Self.slowFsync).environment(in: home)
    var storm = Storm(
      home: home, seed: Self.seed + 2, disk: .milliseconds(2 * 8 * Self.slowFsync))
    for round in 0..<Self.count {
      try storm.play(round) { try start("", environment) }
    }
    storm.printCounts("on a slow disk")
  }

  /// A clock that reads lines, without an echo of them, below another program.
  private func start(_ outer: String, _ environment: [String: String] = [:]) throws -> Program {
    let clock = "exec \(Program.path) --plain --rundown \(file) --room storm"
    return try Program(
      command: ["/bin/sh", "-c", "stty -echo; cat | \(outer) sh -c 'echo pid $$; \(clock)'"],
      environment: environment, home: home)
  }
}

/// The commands, the kills, and what must hold after each.
private struct Storm {
  let home: TemporaryFolder
  var random: SplitMix64
  /// How often the program was killed, and how often it had ended by an injected kill.
  private var kills = (all: 0, injected: 0)
  /// A command that was given this long before the kill is on disk, also on a busy machine.
  private let patience: Duration
  /// How many kills were after the end of the rundown, and how many of these in a talk that ran
  /// there.
  private var ends = (all: 0, talks: 0)
  /// What was on the disk after the last kill.
  private var left = ""
  /// When the last command that was answered was given.
  private var answered = ContinuousClock.now
  /// The states that the next start may show, the newest last, and when each was replaced.
  private var states: [(model: RundownModel, replaced: ContinuousClock.Instant?)] = [
    (RundownModel(), nil)
  ]

  /// Creates one of a disk that needs some time for a burst of writes.
  init(home: TemporaryFolder, seed: UInt64, disk: Duration = .zero) {
    self.home = home
    patience = .milliseconds(3_500) + disk
    random = SplitMix64(seed: seed)
  }

  /// Starts the clock, compares it with the model, gives it commands, and kills it.
  mutating func play(_ round: Int, _ start: () throws -> Program) throws {
    let program = try start()
    defer { end(program) }
    guard let shown = shown(by: program) else { return }
    let model = try #require(
      states.last { $0.model.isShown(shown) && isReported($0.model) }?.model,
      """
      round \(round): \(shown), reported \(reported ?? []), not one of \(states.map(\.model))
      on the disk after the kill: \(left)
      on the disk now: \(disk)
      """)
    states = [(model, nil)]
    giveCommands(to: program, from: model)
    // At times all is on disk.
    if round % 4 == 0, !isGone(program) { program.rest(milliseconds: 4_000) }
    var moment = ContinuousClock.now
    kills.all += 1
    if isGone(program) {
      kills.injected += 1
      // Nobody knows when; it was there when it got the last command that it has answered.
      moment = answered
    }
    end(program)
    left = disk
    if let last = states.last?.model, last.item == RundownModel.count {
      ends.all += 1
      if last.run != .ready { ends.talks += 1 }
    }
    let patience = patience
    states.removeAll { ($0.replaced?.duration(to: moment)).map { $0 > patience } ?? false }
  }

  func printCounts(_ how: String) {
    print(
      "RundownKillTests:", kills.all, "kills", how + ",", kills.injected, "of them injected,",
      ends.all,
      "after the end,", ends.talks, "in a talk there")
  }

  /// The files of the clock.
  private var disk: String {
    ["rundown-storm.json", "room-storm.json", "talks.jsonl"].map {
      home.text(of: ".local/state/speakerclock/" + $0).suffix(2_500)
    }.joined(separator: "\n")
  }

  private mutating func giveCommands(to program: Program, from model: RundownModel) {
    var (model, earlier) = (model, RundownModel?.none)
    var isTouched = false
    answered = .now
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let command = RundownModel.commands.randomElement(using: &random) ?? "start"
      // After the end, a talk to which nothing has happened since is asked about.
      if command == "start", model.item == RundownModel.count, model.run == .ready, !isTouched {
        continue
      }
      guard var next = model.after(command, undoing: earlier) else { continue }
      let lines = program.written.count
      let given = ContinuousClock.now
      states[states.count - 1].replaced = given
      program.terminal.send(command + "\n")
      // A start and a stop that are read at once are a talk of no time, which is in no report.
      let answers = command == "start" ? ["START", "RESUME"] : [""]
      let isAnswered = waits(
        program,
        for: {
          program.written.dropFirst(lines).contains { line in
            answers.contains { line.hasPrefix($0) }
          }
        })
      next.doubt += min(5, Int(given.duration(to: .now).components.seconds))
      states.append((next, nil))
      guard isAnswered else { return }
      answered = given
      // The undo of an undo, and of two changes of one kind, is another story.
      earlier = ["next", "previous", "reset", "stop"].contains(command) ? model : nil
      model = next
      if command != "undo" { isTouched = !["next", "previous"].contains(command) }
      program.rest(milliseconds: Int.random(in: 0..<250, using: &random))
    }
  }

  // MARK: What the clock shows

  /// What a clock shows; `nil` if it was killed before it had anything to show.
  private func shown(by program: Program) -> RundownModel? {
    guard
      waits(program, for: { program.written.contains { $0.hasPrefix("NOTICE") } }),
      let output = try? Program.output(
        of: "watch", "--room", "storm", "--once", home: home),
      let json = output.lines.first(where: { $0.hasPrefix("{") }),
      let run = json.firstMatch(of: #/"run":"(\w+)"/#)?.1
    else { return nil }
    var model = RundownModel()
    model.item = (json.firstMatch(of: #/"title":"T(\d)"/#)?.1).flatMap { Int($0) } ?? -1
    // The end has the title of the last item, but no session that ends.
    if !json.contains(#""session_"#) { model.item = RundownModel.count }
    model.run = run == "running" ? .running : run == "paused" ? .paused : .ready
    if let left = json.firstMatch(of: #/"left":(\d+)/#)?.1, let left = Int(left) {
      model.remaining = (left + 999_999) / 1_000_000
    } else if let deadline = json.firstMatch(of: #/"deadline":(\d+)/#)?.1,
      let deadline = Int(deadline)
    {
      model.remaining = deadline / 1_000_000 - Int(time(nil))
    }
    return model
  }

  /// How often the talk of each item is in the report; `nil` if one is there twice, or if a line of
  /// the report cannot be read.
  private var reported: [Int]? {
    let text = home.text(of: ".local/state/speakerclock/talks.jsonl")
    let reader = ReportReader(Array(text.utf8), file: "talks.jsonl")
    guard reader.problems.isEmpty, Set(reader.talks.map(\.id)).count == reader.talks.count else {
      return nil
    }
    return (0..<RundownModel.count).map { item in
      reader.talks.count { $0.title == "T\(item)" }
    }
  }

  /// Whether the report comes to have exactly the talks of a model: the line of a talk that goes on
  /// is written while the clock starts.
  private func isReported(_ model: RundownModel) -> Bool {
    let end = ContinuousClock.now + .seconds(5)
    while reported != model.reported, ContinuousClock.now < end { usleep(20_000) }
    return reported == model.reported
  }

  // MARK: The program

  /// Waits for something; `false` once the program has ended without it.
  private func waits(_ program: Program, for condition: () -> Bool) -> Bool {
    program.terminal.wait(upTo: .patience) { _ in condition() || isGone(program) }
    return condition()
  }

  /// Whether the clock has ended.
  private func isGone(_ program: Program) -> Bool {
    program.terminal.ending != nil || process(of: program).map { kill($0, 0) != 0 } ?? false
  }

  /// The clock's number among the system's processes, which its shell has told.
  private func process(of program: Program) -> pid_t? {
    program.written.first?.split(separator: " ").last.flatMap { pid_t($0) }
  }

  private func end(_ program: Program) {
    if let process = process(of: program), !isGone(program) {
      _ = kill(process, SIGKILL)
      program.terminal.wait(upTo: .patience) { _ in isGone(program) }
    }
    guard program.terminal.ending == nil else { return }
    program.terminal.signal(9)
    _ = program.terminal.waitForEnd(upTo: .patience)
  }
}
