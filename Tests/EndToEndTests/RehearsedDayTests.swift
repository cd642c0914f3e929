import Files
import Testing
import TimerEngine
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A conference day of 48 talks in three rooms, imported and rehearsed by the built program: with
/// talks that run over, items that are left out, and a kill in the middle of a talk and of a break.
///
/// After each start, the times that it lists are compared with plain arithmetic. `ITEMS=19`
/// rehearses the whole day in each room, which takes almost a minute for each. Without `ITEMS`, one
/// room rehearses the morning. A program at this speed takes a whole core, so it must not run
/// beside tests that measure.
@Suite(.measuresTime)
struct RehearsedDayTests {
  private static let count = Int(environment: "ITEMS")
  private static let rooms = ConferenceDay.rooms.indices.prefix(count == nil ? 1 : .max)

  /// How many minutes each item takes; `nil` for one that is left out.
  private static let script: [Int?] = [
    32, 9, nil, 8, 12, 9, 24, nil, 41, 55, 29, 20, 20, 31, 20, 20, 28, 20, 35,
  ]
  /// The items in the middle of which the program is killed: a talk and a break.
  private static let kills = [3, 4, 10]

  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder(inMemory: true)
    try home.write(ConferenceDay.json, to: "schedule.json")
  }

  @Test(arguments: rooms)
  func aDayGoesAsPlainArithmeticSays(room: Int) throws {
    var day = try RehearsedDay(ConferenceDay.rooms[room], number: room, in: home)
    for (index, minutes) in Self.script.prefix(Self.count ?? 6).enumerated() {
      guard let minutes else {
        day.leaveOut(index)
        continue
      }
      try day.begin(index)
      try day.check()
      if Self.kills.contains(index) { try day.goOnAfterAKill() }
      day.pass(minutes: minutes)
      day.end(index)
    }
    try day.checkReport()
  }
}

/// A room on the day, and the program that goes through its rundown.
private struct RehearsedDay {
  private let home: TemporaryFolder
  private let room: String
  private let file: String
  private let plan: Rundown
  private var program: Program
  /// Where the program reads its commands.
  private var commands: UnsafeMutablePointer<FILE>?
  /// When the loaded item was started.
  private var started = ContinuousClock.now

  init(_ name: String, number: Int, in home: TemporaryFolder) throws {
    self.home = home
    room = "rehearsal-\(number)"
    file = home.path(of: "\(room).yaml")
    let (lines, ending) = try Program.output(
      of: "rundown", "import", home.path(of: "schedule.json"), "--in-room", name, "--into", file,
      home: home)
    #expect(lines == ["Wrote 19 items to \(file)."] && ending == .exited(0))
    let bytes = try #require(TemporaryFolder.bytes(of: file))
    plan = try #require(RundownFile(bytes, path: file, presets: PresetList(), now: 0).rundown)
    (program, commands) = try Self.clock(file, room, home)
    #expect(program.writes { $0.hasPrefix("NOTICE #1 of 19, ") })
  }

  private static func clock(
    _ file: String, _ room: String, _ home: TemporaryFolder
  ) throws -> (Program, UnsafeMutablePointer<FILE>?) {
    let pipe = try home.makePipe("\(room)-\(home.names(in: "").count)")
    let program = try Program(
      script: "exec speakerclock --rundown \(file) --speed 600 --room \(room) --plain <\(pipe)",
      home: home)
    return (program, fopen(pipe, "w"))
  }

  /// The rundown as its record has it.
  private var rundown: Rundown {
    let folder = UserFolder(path: home.path(of: ".local/state/speakerclock"))
    let record = try? RundownRecordFile(in: folder, room: room).record()
    return record?.resumption(of: plan).rundown ?? plan
  }

  private func say(_ line: String) {
    fputs(line + "\n", commands)
    fflush(commands)
  }

  /// Waits until the record says something.
  private func wait(_ condition: (Rundown) -> Bool) {
    let limit = ContinuousClock.now + .patience
    while !condition(rundown), ContinuousClock.now < limit {
      program.terminal.run(for: .milliseconds(20))
    }
    let isSo = condition(rundown)
    #expect(isSo, "\(program.written.suffix(5))")
  }

  mutating func begin(_ index: Int) throws {
    wait { $0.position == index }
    if !plan.items[index].isBreak { started = .now }
    if !plan.items[index].isBreak { say("start") }
    wait { $0.currentHasStarted }
  }

  func pass(minutes: Int) { program.terminal.run(for: .milliseconds(minutes * 100)) }

  mutating func end(_ index: Int) {
    // A break begins at once.
    started = .now
    say("next")
    wait { $0.items[index].actual?.end != nil }
  }

  func leaveOut(_ index: Int) {
    wait { $0.position == index }
    say("skip")
    wait { $0.items[index].isSkipped }
  }

  /// Kills the program and runs another one, which goes on with the same item, started when it was.
  mutating func goOnAfterAKill() throws {
    let before = rundown
    program.terminal.signal(9)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(9))
    fclose(commands)
    (program, commands) = try Self.clock(file, room, home)
    let name = try #require(before.current).shortTitle
    #expect(program.writes { $0.hasPrefix("NOTICE The rundown continues with \(name)") })
    say("add 1s")
    program.terminal.run(for: .milliseconds(300))
    say("take 1s")
    program.terminal.run(for: .milliseconds(300))
    let start = try #require(rundown.current?.actual?.start)
    #expect(abs(start - (before.current?.actual?.start ?? 0)) <= 1)
  }

  /// When the items start and end by plain arithmetic, one after the other; the loaded one was
  /// started, and has not run over.
  private static func spans(of rundown: Rundown) -> [RundownForecast.Span?] {
    var end = 0
    return rundown.items.enumerated().map { index, item in
      guard index >= rundown.position else {
        return item.actual.map { .init($0.start, $0.end ?? $0.start) }
      }
      guard !item.isSkipped else { return nil }
      let start = item.actual?.start ?? max(item.plannedStart, end)
      let next = rundown.items.dropFirst(index + 1).first { !$0.isSkipped }
      end =
        item.isBreak
        ? max(next?.plannedStart ?? 0, start + item.length / 2) : start + item.length
      return .init(start, end)
    }
  }

  /// Compares the times that the program lists with plain arithmetic.
  func check() throws {
    let told = listed.count
    say("rundown")
    program.wait { listed.count >= told + plan.items.count }
    let lines = listed.suffix(plan.items.count)
    let rundown = rundown
    let spans = Self.spans(of: rundown)
    // On a machine that is so slow the item runs over, and what is expected moves with the time.
    let length = spans[rundown.position].map { $0.end - $0.start } ?? 0
    guard ContinuousClock.now - started < .seconds(length) / 600 else { return }
    for (line, span) in zip(lines, spans) {
      guard let start = span?.start else { continue }
      // How the item stands, its handle, and when it started or is expected to.
      let time = line.split(whereSeparator: { " ,".contains($0) }).dropFirst(2).first
      // What was is named by its minute, what is expected by its nearest one.
      let hasStarted = ["ENDED", "NOW"].contains { line.hasPrefix($0) }
      let plausible = [start - 1, start, start + 1].map {
        let time = rundown.localTime.timeOfDay(at: $0)
        return hasStarted ? TimeText.timeOfDay(time) : TimeText.nearestTimeOfDay(time)
      }
      #expect(plausible.contains { time == Substring($0) }, "\(line): \(plausible)")
    }
  }

  private var listed: [String] {
    program.written.filter { line in
      ["ENDED", "NOW", "UPCOMING", "SKIPPED"].contains { line.hasPrefix("\($0) ") }
    }
  }

  /// Each item that has ended is in the report, with its speaker and how late it began, and each
  /// that was left out or was still to come is there as not held.
  func checkReport() throws {
    say("quit")
    #expect(program.terminal.waitForEnd(upTo: .patience) != nil)
    let report = ReportReader(
      home.bytes(of: ".local/state/speakerclock/talks.jsonl") ?? [], file: "talks.jsonl")
    #expect(report.problems.isEmpty)
    let items = rundown.items.filter { $0.actual?.end != nil }
    #expect(report.talks.map(\.title) == items.map(\.title))
    for (talk, item) in zip(report.talks, items) {
      let actual = try #require(item.actual)
      #expect(talk.speaker == item.speaker && talk.isRehearsal && talk.room == room)
      #expect(talk.isBreak == item.isBreak && talk.item?.id == item.id)
      #expect(talk.plannedStart == .seconds(item.plannedStart))
      #expect(abs((talk.late ?? 0) - (actual.start - item.plannedStart) * 1000) <= 2000)
      #expect(abs((talk.end - .seconds(actual.end ?? 0)).milliseconds) <= 2000)
    }
    let rows = ReportedTalk.rows(of: report.talks, leftOut: report.leftOut)
    let notHeld = rundown.items.filter { $0.actual == nil }
    #expect(rows.filter { !$0.isHeld }.map { $0.item?.id } == notHeld.map(\.id))
    #expect(
      rows.filter { !$0.isHeld }.map(\.plannedStart) == notHeld.map { .seconds($0.plannedStart) })
  }
}
