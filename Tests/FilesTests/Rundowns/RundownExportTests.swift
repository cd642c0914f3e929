import Files
import Testing
import TimerEngine
import TimerTestSupport

/// The current rundown, as a file.
struct RundownExportTests {
  private static let now = 1_796_371_200
  private static let presets = PresetList([
    Preset(name: "TED talk", slot: 1, duration: 1080),
    Preset(
      Format(
        name: "Paper",
        segments: [
          Segment(name: "Talk", length: 720, thresholds: .proportional(to: 720)),
          Segment(length: 180, thresholds: .proportional(to: 180)),
        ])),
  ])

  private static let text = """
    rundown:
      name: Friday
      date: 2026-12-04
      zone: Europe/Vienna
      items:
        - {id: a, talk: TED talk, title: Engines, speaker: Ada Lovelace, start: "9:00", note: "mic, two"}
        - {talk: paper, title: "Compilers: a 'history'", speaker: Grace, min: 12m, call: left door}
        - {break: 10m, title: Coffee}
        - {talk: {duration: 4:30, yellow: 1:00, red: 0:00}, title: Lightning, zone: Asia/Tokyo}
        - {talk: 20m, speaker: Alan, ends: "10:15", auto: true}
        - {break: 10m, title: Coffee, skip: true}
        - {id: g, talk: 20m, start: 2026-12-04 23:50}
        - {talk: 20m, title: Night}
        - {talk: 20m, title: Morning, start: 2026-12-05 16:00, ends: 2026-12-05 17:00}

    """

  private static func file(_ text: String) -> RundownFile {
    RundownFile(Array(text.utf8), path: "day.yaml", presets: presets, now: now)
  }

  private static func export(_ rundown: Rundown) -> String {
    RundownSource(rundown, like: file(text), presets: presets).yaml
  }

  @Test func whatNobodyHasChangedIsAsInTheFile() throws {
    let rundown = try #require(Self.file(Self.text).rundown)
    #expect(
      Self.export(rundown) == """
        rundown:
          name: Friday
          date: "2026-12-04"
          zone: "Europe/Vienna"
          items:
            - {id: a, talk: TED talk, title: Engines, speaker: Ada Lovelace, start: "9:00", note: "mic, two"}
            - {talk: Paper, title: "Compilers: a 'history'", speaker: Grace, min: "12:00", call: left door}
            - {break: "10:00", title: Coffee}
            - {talk: {duration: "4:30", red: "0:00", yellow: "1:00"}, title: Lightning, zone: "Asia/Tokyo"}
            - {talk: "20:00", speaker: Alan, ends: "10:15", auto: true}
            - {break: "10:00", title: Coffee, skip: true}
            - {id: g, talk: "20:00", start: "2026-12-04 23:50"}
            - {talk: "20:00", title: Night}
            - {talk: "20:00", title: Morning, start: "2026-12-05 16:00", ends: "17:00"}

        """)
  }

  /// Changes a rundown as commands do.
  private static func change(_ rundown: inout Rundown, _ random: inout SplitMix64) {
    let handles = rundown.items.map(\.handle)
    let (handle, other) = (random.pick(handles), random.pick(handles))
    let moment = now + 60 * random.below(300)
    switch random.below(9) {
    case 0: _ = rundown.skip(handle: handle)
    case 1: _ = rundown.shorten(handle: handle, to: 250)
    case 2: _ = rundown.insert(90, title: "More \\ \"news\"")
    case 3:
      _ = try? rundown.move(
        handle: handle, random.below(2) == 0 ? .before(other) : .after(other))
    case 4: _ = rundown.name(handle: handle, .title, "{Corrected}: #1")
    case 5: _ = rundown.name(handle: handle, .speaker, "Barbara, Ada")
    case 6: _ = rundown.go(toHandle: handle, at: moment)
    case 7: rundown.recordStart(moment)
    default: rundown.moveOn(at: moment)
    }
  }

  /// A clock that reads what was exported finds nothing to change, and exports the same again.
  @Test(arguments: randomSeeds(16))
  func aClockThatReadsItChangesNothing(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var rundown = try #require(Self.file(Self.text).rundown)
    for _ in 0..<random.below(9) { Self.change(&rundown, &random) }
    let text = Self.export(rundown)
    let file = Self.file(text)
    #expect(file.problems == [], "\(text)")
    let merge = rundown.merging(try #require(file.rundown))
    #expect(merge.new == [] && merge.gone == [], "\(text)")
    #expect(!merge.changesOrder, "\(text)")
    for (before, after) in zip(rundown.items, merge.rundown.items) {
      #expect(before.fullTitle == after.fullTitle && before.length == after.length)
      #expect(before.isSkipped == after.isSkipped && before.actual == after.actual)
      #expect(before.note == after.note)
      // An item that was moved behind its end has none in a file.
      #expect(before.hardEnd == after.hardEnd || after.hardEnd == nil && !before.canEnd)
    }
    #expect(Self.export(merge.rundown) == text)
  }

  /// What is recorded of it can be read again, with the same handles, order and plan.
  @Test(arguments: randomSeeds(40))
  func theRecordKeepsAllOfIt(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let file = try #require(Self.file(Self.text).rundown)
    var rundown = file
    for _ in 0..<random.below(9) { Self.change(&rundown, &random) }
    // The file loses some of what was started, and gets an item.
    let kept = rundown.filed.filter { _ in random.below(4) > 0 }
    if !kept.isEmpty {
      rundown = rundown.merging(Rundown(items: kept, fileText: "")).rundown
    }
    for _ in 0..<random.below(3) { Self.change(&rundown, &random) }
    let base = Rundown(
      items: rundown.filed, localTime: rundown.localTime, isFloating: rundown.isFloating)
    let day = try #require(CalendarDay("2026-12-04"))
    let record = RundownRecord(
      rundown, run: "r", of: .first, rundownPath: "/f", date: day, recorded: Self.now,
      rundownTime: Self.now)
    let read = try RundownRecord(record.bytes, path: "/r")
    let restored = read.restored(in: base)
    #expect(restored.position == rundown.position)
    #expect(restored.lastHandle == rundown.lastHandle)
    #expect(restored.items.map(\.handle) == rundown.items.map(\.handle))
    #expect(restored.filed.map(\.handle) == rundown.filed.map(\.handle))
    for (before, after) in zip(rundown.items, restored.items) {
      #expect(before.id == after.id && before.actual == after.actual)
      #expect(before.fullTitle == after.fullTitle && before.length == after.length)
      #expect(before.isSkipped == after.isSkipped && before.isBreak == after.isBreak)
      #expect(before.plannedStart == after.plannedStart, "\(before.id)")
      #expect(before.plannedEnd == after.plannedEnd, "\(before.id)")
    }
  }

  /// Of a file with several days one is run; the others stay.
  @Test(arguments: ["2026-12-03", "2026-12-04", "2026-12-05"])
  func theOtherDaysStay(day: String) throws {
    let text = """
      rundown:
        date: 2026-12-03
        zone: Europe/Vienna
        items:
          - {talk: 20m, title: A, start: "18:00"}
          - {id: b, talk: 20m, title: B, start: "2026-12-04 9:00"}
          - {talk: 20m, title: C, note: bring water}
          - {talk: 20m, title: D, start: "2026-12-05 9:00"}

      """
    func file(_ text: String) -> RundownFile {
      RundownFile(
        Array(text.utf8), path: "day.yaml", presets: Self.presets, now: Self.now,
        day: CalendarDay(day))
    }
    var rundown = try #require(file(text).rundown)
    let unchanged = RundownSource(rundown, like: file(text), presets: Self.presets).yaml
    let whole = { (text: String) in
      RundownFile(Array(text.utf8), path: "f", presets: Self.presets, now: Self.now).rundown?.items
    }
    #expect(whole(unchanged) == whole(text))
    _ = rundown.name(handle: 1, .title, "New")
    let changed = RundownSource(rundown, like: file(text), presets: Self.presets).yaml
    let titles = try #require(whole(changed)).map(\.title)
    #expect(titles.count == 4 && titles.count { $0 == "New" } == 1)
    // The clock that runs the day takes the file over without a change.
    #expect(rundown.merging(try #require(file(changed).rundown)).isEmpty)
  }
}

extension RundownItem {
  /// Whether it begins before the moment at which it must end, and less than a day before.
  fileprivate var canEnd: Bool { hardEnd.map { 1...86_399 ~= $0 - plannedStart } ?? true }
}
