import Platform
import Room
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

/// A clock goes on after a restart, a crash, a take-over or a hand-over: it shows what it would
/// show if nothing had happened.
///
/// Each state of an item is combined with each way of going on and with each change of the file,
/// and what the two clocks show is compared as a whole. COMBINATIONS in the environment says which
/// are tried: 1 all of them, 37 each 37th.
struct GoingOnTests {
  /// Each combination of this number is tried.
  private static let step = Int(environment: "COMBINATIONS") ?? 37

  // MARK: The states

  /// Commands after which an item, or the end, is in a state of its own.
  static let states: [String] = [
    "", "add 5m", "set 7m", "set red", "preset Keynote", "preset Own", "questions 5m",
    "title News", "speaker Eve", "skip", "skip; skip", "skip #3", "move #4 before #2",
    "shorten #5 9m",
    "insert 5m News", "insert 5m News; undo", "insert 5m; title #6 News", "go #4",
    "start", "start; stop", "start; add 5m", "start; stop; set 3m", "start; red",
    "start; questions 5m",
    "start; title News", "start; reset", "start; undo", "start; add 1m; reset; add 2m",
    "start; preset Own; start", "start; insert 5m News",
    "start; next", "start; next; add 2m", "start; next; undo", "start; next; previous",
    "start; next; start; stop", "start; next; start; previous",
    "start; next; start; next", "start; next; start; next; stop", "start; next; start; next; reset",
    "start; next; start; next; previous", "start; next; start; next; next",
    "start; next; start; next; next; start", "start; next; insert 5m News; start",
    "start; go #5", "start; go #5; start", "start; go #5; go #2", "start; go #5; start; go #1",
    "skip #2; start; next", "catch up", "start; next; catch up",
    // After the end.
    "go #5; next", "go #5; start; next", "go #5; start; stop; add 2m; next", "go #5; skip",
    "go #5; start; next; start", "go #5; start; next; add 1m; start; stop",
    "go #5; start; next; add 3m",
    "go #5; start; next; add 3m; start; add 1m", "go #5; start; next; add 1m; start; reset",
    "go #5; start; next; previous", "go #5; start; next; add 1m; start; previous",
    "go #5; start; next; preset Own; start", "go #5; start; next; insert 5m News",
    "go #3; go #5; skip; start", "go #5; start; next; undo",
    // Begun anew.
    "start; next; restart", "go #5; start; next; restart", "start; next; restart; start",
    "start; next; restart; undo", "go #5; start; next; restart; start; next",
  ]

  // MARK: The changes of the file

  /// What becomes of the file of the rundown.
  enum Change: String, CaseIterable {
    case none, names, notes, lengths, talkIsBreak, breakIsTalk, isGone, isNew, order, preset,
      minimum

    /// The lines of the items.
    var items: [String] {
      var items = [
        "{id: a, talk: 20m, title: Engines, speaker: Ada, note: mic 2, call: red mic, start: START}",
        "{id: k, talk: Keynote, title: Opening, speaker: Grace, note: slides}",
        "{id: b, break: 10m, title: Coffee}",
        "{id: c, talk: {duration: 15m, red: 1m}, title: Compilers, min: 10m, zone: Europe/London}",
        "{id: d, talk: 10m, title: Ends}",
      ]
      func replace(_ text: String, _ other: String) {
        items = items.map { $0.replacing(text, with: other) }
      }
      switch self {
      case .none, .preset: break
      case .names:
        for (old, new) in [("Engines", "Looms"), ("Grace", "G. Hopper"), ("Ends", "Closing")] {
          replace(old, new)
        }
      case .notes:
        for (old, new) in [("mic 2", "mic 3"), ("red mic", "blue"), ("London", "Paris")] {
          replace(old, new)
        }
        replace("title: Ends", "title: Ends, note: fin, call: stage left")
      case .lengths:
        for (old, new) in [("20m", "25m"), ("talk: 10m", "talk: 12m"), ("break: 10m", "break: 9m")]
        {
          replace(old, new)
        }
      case .talkIsBreak:
        for (old, new) in [("talk: 20m", "break: 20m"), ("talk: 10m", "break: 10m")] {
          replace(old, new)
        }
        items = items.map {
          $0.hasPrefix("{id: a") || $0.hasPrefix("{id: d")
            ? $0.replacing(", speaker: Ada", with: "").replacing(", call: red mic", with: "") : $0
        }
      case .breakIsTalk: replace("break: 10m", "talk: 10m")
      case .isGone: items.removeLast()
      case .isNew: items.insert("{id: n, talk: 5m, title: New}", at: 3)
      case .order: items.swapAt(3, 4)
      case .minimum: replace("title: Ends", "title: Ends, min: 5m")
      }
      return items
    }

    /// The day and the time at which the first item is planned: a quarter of an hour ago, or at
    /// midnight.
    private static let start: (day: CalendarDay, time: String) = {
      let now = WallClock.second
      let minute = max(0, now % CalendarDay.seconds - 900) / 60
      let time = "\"\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)\""
      return (CalendarDay(number: now / CalendarDay.seconds), time)
    }()

    /// The whole file, for today.
    var text: String {
      "rundown:\n  date: \(Self.start.day)\n  zone: UTC\n  items:\n"
        + items.map { "    - \($0.replacing("START", with: Self.start.time))\n" }.joined()
    }
  }

  // MARK: The ways

  /// How the talks go on.
  enum Way: String, CaseIterable {
    /// The program is killed, and the same command goes on.
    case crash
    /// The program is quit and started again, and the talk that it offers is taken.
    case restart
    /// A desk takes over that has just connected.
    case takeOver
    /// A desk takes over that has heard every change, and the clock gives its talks up.
    case handOver
    /// A desk takes over from what it has kept, after a restart of its own.
    case standby
    /// The clock that has taken over is killed, and started again as the manual says.
    case crashAfterTakeOver
  }

  private static let keynote = preset("Keynote", 540)

  private static func preset(_ name: String, _ length: Int, title: String = "") -> Preset {
    var preset = Preset(duration: length)
    (preset.name, preset.title) = (name, title)
    return preset
  }

  private static func machine(keynote length: Int = 540) throws -> Machine {
    try Machine(presets: [preset("Keynote", length), preset("Own", 420, title: "My own")])
  }

  /// Differences that are meant, and why.
  private static func isMeant(
    _ change: Change, isBefore: Bool, _ way: Way, _ clock: StoredClock
  ) -> Bool {
    switch way {
    case .crash, .restart:
      // Before anything has happened there is no record, so that a start reads all anew.
      if change != .none, !clock.hasRecord { return true }
      // A talk that was quit has ended, so the file decides what its item is. A start begins no
      // break by itself that the file has made of a loaded talk meanwhile.
      return change == .talkIsBreak && (way == .restart || !isBefore)
    case .takeOver, .handOver, .standby, .crashAfterTakeOver: return false
    }
  }

  @Test(arguments: Way.allCases)
  func theClockShowsTheSame(way: Way) throws {
    var (place, count, meant, differing) = (0, 0, 0, [String]())
    for state in Self.states {
      for change in Change.allCases {
        for isBefore in change == .none ? [true] : [true, false] {
          // Only the clock's own machine has the file that changes meanwhile.
          guard isBefore || way == .crash || way == .restart else { continue }
          place += 1
          guard place % Self.step == 0 else { continue }
          count += 1
          var (live, other) = try Self.goOn(state, change, isBefore: isBefore, way)
          live.look()
          other.look()
          let differences = Difference.between(live, other)
          live.stop()
          other.stop()
          if differences.isEmpty { continue }
          if Self.isMeant(change, isBefore: isBefore, way, live) {
            meant += 1
            continue
          }
          differing.append(
            "'\(state)', \(change), \(isBefore ? "before" : "meanwhile")\n  "
              + differences.joined(separator: "\n  "))
        }
      }
    }
    print(
      "GoingOnTests:", way, count, "combinations,", differing.count, "differ,", meant, "as meant")
    #expect(differing.isEmpty, "\(differing.prefix(12).joined(separator: "\n"))")
  }

  /// A clock that has gone on living, and one that goes on in some way.
  private static func goOn(
    _ state: String, _ change: Change, isBefore: Bool, _ way: Way
  ) throws -> (live: StoredClock, other: StoredClock) {
    let machine = try machine()
    try machine.write(Change.none.text)
    var clock = try StoredClock(on: machine)
    var desk = StoredDesk(on: try Self.machine(keynote: 2700))
    if way == .handOver { desk.hear(&clock, all: true) }
    for line in state.split(separator: ";") {
      try clock.perform([line.trimmingPrefix(" ").description])
      if way == .handOver { desk.hear(&clock, all: false) }
    }
    func edit() throws {
      try machine.write(change.text)
      if change == .preset { machine.presets = try Self.machine(keynote: 720).presets }
    }
    if isBefore, change != .none {
      try edit()
      try clock.reread(isAsked: change == .isGone)
    }
    switch way {
    case .crash, .restart:
      var other = clock
      if way == .restart { try other.perform(["quit"]) }
      other.stop()
      clock.leave()
      if !isBefore {
        try edit()
        try clock.reread()
      }
      other = try StoredClock(on: machine)
      if case .quit? = other.earlier { try other.perform(["undo"]) }
      return (clock, other)
    case .handOver:
      desk.hear(&clock, all: false)
      return (clock, try desk.takeOver())
    case .takeOver:
      desk.hear(&clock, all: true)
      return (clock, try desk.takeOver())
    case .standby:
      desk.hear(&clock, all: true)
      return (clock, try desk.takeOver(fromDisk: true))
    case .crashAfterTakeOver:
      desk.hear(&clock, all: true)
      var other = try desk.takeOver()
      let path = other.opened?.source.path
      other.stop()
      return (clock, try StoredClock(on: desk.machine, path: path))
    }
  }

  // MARK: The faults, one by one

  /// An item that was inserted behind a talk stays planned for the end of that talk, which goes on
  /// with its old times although the file has new ones.
  @Test(arguments: [false, true])
  func anInsertedItemStaysBehindItsTalk(isBefore: Bool) throws {
    var (live, other) = try Self.goOn(
      "start; insert 5m News", .lengths, isBefore: isBefore, .restart)
    live.look()
    other.look()
    #expect(Difference.between(live, other) == [])
    live.stop()
    other.stop()
  }

  private static func start(_ lines: String...) throws -> StoredClock {
    let machine = try machine()
    try machine.write(Change.none.text)
    var clock = try StoredClock(on: machine)
    try clock.perform(lines)
    return clock
  }

  private static func afterCrash(_ clock: StoredClock) throws -> StoredClock {
    var clock = clock
    clock.stop()
    return try StoredClock(on: clock.machine)
  }

  /// K2, K4: a talk that runs after the end goes on, and stays behind the end.
  @Test func aTalkAfterTheEndGoesOn() throws {
    let clock = try Self.start("go #5", "start", "next", "add 1m", "start")
    var again = try Self.afterCrash(clock)
    #expect(again.earlier == .resumed)
    #expect(again.clock.state.snapshot.isRunning && again.rundown?.current == nil)
    // Its end is no item's.
    try again.perform(["reset"])
    again.stop()
    #expect(again.machine.report.map { $0.item?.id } == ["d", nil])
    again = try StoredClock(on: again.machine)
    #expect(again.rundown?.current == nil)
    try again.perform(["previous"])
    #expect(again.rundown?.current?.id == "d")
    again.stop()
  }

  /// A break ends at a time of day, so it goes on after a quit as after a crash, and the report has
  /// it as not ended.
  @Test(arguments: [["go #3"], ["go #3", "add 2m"], ["go #3", "stop"]])
  func aBreakGoesOnAfterAQuit(lines: [String]) throws {
    let machine = try Self.machine()
    try machine.write(Change.none.text)
    var clock = try StoredClock(on: machine)
    try clock.perform(lines)
    let (before, began) = (clock.clock.state.snapshot, ContinuousClock.now)
    try clock.perform(["quit"])
    // After the quit, and then after a crash.
    for _ in 1...2 {
      clock = try Self.afterCrash(clock)
      #expect(clock.earlier == .resumed && clock.rundown?.current?.id == "b")
      let after = clock.clock.state.snapshot
      #expect(after.run.state == before.run.state)
      let passed = before.isRunning ? began.duration(to: .now) : .zero
      let difference = before.remaining(at: .start) - after.remaining(at: .start) - passed
      #expect(-2..<2 ~= difference / .seconds(1), "\(difference)")
    }
    clock.stop()
    #expect(machine.report.isEmpty)
    clock = try StoredClock(on: machine)
    try clock.perform(["next"])
    clock.stop()
    #expect(machine.report.map { $0.item?.id } == ["b"])
  }

  /// Without its rundown, or in one that begins anew, a break that was quit is nothing that could go
  /// on.
  @Test func aQuitBreakIsNoTalk() throws {
    var clock = try Self.start("go #3")
    try clock.perform(["quit"])
    clock.stop()
    let storage = UserStorage(
      room: .main, resumesTalk: true, isReported: true, in: clock.machine.state)
    #expect(storage.resumption(at: .now).talk == nil && storage.resumption(at: .now).earlier == nil)
    _ = storage.close(within: .seconds(5))
    var again = try StoredClock(on: clock.machine, restarts: true)
    #expect(again.earlier == nil && again.clock.state.snapshot.isReady)
    again.stop()
  }

  /// K5: a rundown that is over stays over, after a crash without a word; whoever starts is asked.
  @Test func theEndStays() throws {
    let clock = try Self.start("go #5", "start", "next")
    var again = try Self.afterCrash(clock)
    defer { again.stop() }
    #expect(again.rundown?.current == nil && again.rundown == clock.rundown)
    #expect(again.clock.state.stage.rundown?.between?.kind == .end)
    #expect(!again.clock.settings.asksToBeginAnew && again.clock.state.asksToBeginAnew)
    #expect(again.storage.leadership.lineage == clock.storage.leadership.lineage)
  }

  /// A rundown that was over when the program starts asks; what it asks about begins it anew, and
  /// that can be undone.
  @Test(arguments: ["start", "toggle"])
  func anEndedRundownAsks(command: String) throws {
    var clock = try Self.start("go #5", "start", "next")
    try clock.perform(["quit"])
    var again = try Self.afterCrash(clock)
    #expect(again.clock.state.asksToBeginAnew && again.rundown?.current == nil)
    #expect(try again.perform([command], confirmation: .none) == .guarded(.change(.beginsAnew)))
    #expect(again.rundown?.current == nil && again.clock.state.snapshot.isReady)
    try again.perform([command])
    #expect(again.rundown?.current?.id == "a" && again.clock.state.snapshot.isReady)
    #expect(again.rundown?.items.allSatisfy { $0.actual == nil } == true)
    // It is another run, also in the report.
    try again.perform(["start", "next"])
    again.stop()
    let runs = again.machine.report.map { $0.item?.rundown.run ?? "" }
    #expect(runs.count == 2 && Set(runs).count == 2, "\(runs)")
    try again.perform(["undo", "undo", "undo"])
    #expect(again.rundown?.current == nil && again.rundown?.lastEnded?.id == "d")
  }

  /// A preset that somebody loads after the end is started without a question.
  @Test func aLoadedPresetIsNotAskedAbout() throws {
    var clock = try Self.start("go #5", "start", "next")
    try clock.perform(["quit"])
    var again = try Self.afterCrash(clock)
    try again.perform(["add 1m", "start"])
    #expect(again.clock.state.snapshot.isRunning && again.rundown?.current == nil)
    again.stop()
  }

  /// `restart` is guarded from everybody, and does nothing to a rundown of which nothing has run.
  @Test func aRestartIsGuarded() throws {
    var clock = try Self.start("start")
    #expect(try clock.perform(["restart"], confirmation: .none) == .guarded(.change(.beginsAnew)))
    try clock.perform(["restart"])
    #expect(clock.rundown?.current?.id == "a" && clock.clock.state.snapshot.isReady)
    try clock.perform(["undo"])
    #expect(clock.clock.state.snapshot.isRunning && clock.rundown?.restarts == 0)
    clock.stop()
    var other = try Self.start()
    if case .nothingToDo? = try other.perform(["restart"]) {
    } else {
      Issue.record("it did something")
    }
    other.stop()
  }

  /// K3: what takes over has the presets of the clock before, also after a crash of its own, and
  /// asks for its own ones only on request.
  @Test func presetsStayWithTheirItems() throws {
    var clock = try Self.start("start")
    var desk = StoredDesk(on: try Self.machine(keynote: 2700))
    desk.hear(&clock, all: true)
    var taken = try desk.takeOver()
    #expect(taken.rundown?.items[1].length == 540)
    taken.stop()
    // The machine need not have the preset at all.
    for presets in [desk.machine.presets, PresetList([])] {
      desk.machine.presets = presets
      var again = try StoredClock(on: desk.machine, path: taken.opened?.source.path)
      #expect(again.rundown?.items[1].preset == Self.keynote)
      again.stop()
    }
    desk.machine.presets = try Self.machine(keynote: 2700).presets
    var last = try StoredClock(on: desk.machine, path: taken.opened?.source.path)
    try last.reread()
    #expect(last.rundown?.items[1].length == 540)
    try last.reread(isAsked: true)
    #expect(last.rundown?.items[1].length == 2700)
    last.stop()
    clock.stop()
  }

  /// K6: a desk that connects after a restart has the changes of the loaded item.
  @Test func aDeskHasTheChangesOfTheLoadedItem() throws {
    var clock = try Self.afterCrash(try Self.start("add 5m"))
    #expect(clock.clock.state.snapshot.run == .ready(1500))
    var desk = StoredDesk(on: try Self.machine())
    desk.hear(&clock, all: true)
    var taken = try desk.takeOver()
    #expect(taken.clock.state.snapshot.run == .ready(1500))
    taken.stop()
    clock.stop()
  }

  /// K7: the report of who takes over has the talks that ended before a restart of the clock.
  @Test func theReportHasEarlierRuns() throws {
    var clock = try Self.afterCrash(try Self.start("start", "next"))
    try clock.perform(["start", "next"])
    var desk = StoredDesk(on: try Self.machine())
    desk.hear(&clock, all: true)
    var taken = try desk.takeOver()
    taken.stop()
    clock.stop()
    #expect(taken.machine.report.map { $0.item?.id } == ["a", "k"])
  }

  /// K8: a talk that was started stays one, although the file has a break in its place.
  @Test func aStartedTalkStaysATalk() throws {
    var clock = try Self.start("start")
    try clock.machine.write(Change.talkIsBreak.text)
    try clock.reread()
    var again = try Self.afterCrash(clock)
    #expect(again.rundown?.current?.isBreak == false && again.clock.state.snapshot.isRunning)
    again.stop()
  }

  /// K11: an item that is not in the file any more, or was changed there after its end, keeps its
  /// notes.
  @Test func notesStay() throws {
    var clock = try Self.start("start", "next")
    try clock.machine.write(Change.notes.text)
    try clock.reread()
    var again = try Self.afterCrash(clock)
    #expect(again.rundown?.items[0].note == "mic 2" && again.rundown?.items[0].call == "red mic")
    again.stop()
    var other = try Self.start("go #5", "start")
    try other.machine.write(Change.isGone.text)
    try other.reread()
    var last = try Self.afterCrash(other)
    #expect(last.rundown?.current?.id == "d")
    last.stop()
  }

  /// K12: a talk that was reset shows its digits, and a preset over an item its own title.
  @Test(arguments: ["start; reset", "preset Own"])
  func digitsStay(state: String) throws {
    let machine = try Self.machine()
    try machine.write(Change.none.text)
    var clock = try StoredClock(on: machine)
    try clock.perform(state.split(separator: ";").map { $0.trimmingPrefix(" ").description })
    let between = clock.clock.state.stage.rundown?.between
    var again = try Self.afterCrash(clock)
    #expect(again.clock.state.stage.rundown?.between == between)
    #expect(again.clock.state.snapshot.preset.title == clock.clock.state.snapshot.preset.title)
    again.stop()
  }
}
