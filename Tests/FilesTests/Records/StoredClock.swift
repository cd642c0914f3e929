import Foundation
import Platform
import Room
import SpeechAnnouncement
import StageRenderer
import TimerEngine
import TimerTestSupport

@testable import Files

/// A machine: a folder with a rundown, the presets that its user has, and the records of its
/// clocks.
final class Machine {
  let folder: TemporaryFolder
  var presets: PresetList
  let state: UserFolder

  init(presets: [Preset]) throws {
    folder = try TemporaryFolder(inMemory: true)
    self.presets = PresetList(presets)
    state = UserFolder(path: folder.path(of: "state"))
  }

  /// The path of the rundown.
  var rundownPath: String { folder.path(of: "day.yaml") }

  func write(_ rundown: String) throws { try folder.write(rundown, to: "day.yaml") }

  var report: [ReportedTalk] {
    ReportReader(Array(folder.text(of: "state/talks.jsonl").utf8), file: "").talks
  }
}

/// A clock and its files, without a screen and without a loop, in real time.
struct StoredClock {
  let machine: Machine
  let opened: OpenedRundown?
  private(set) var clock: StageClock
  private(set) var storage: UserStorage
  /// What its operator was told at the start about an earlier talk.
  let earlier: LaunchInfo.EarlierTalk?
  /// The session's time at the clock's `Timestamp.start`, and when that was.
  private let start: Duration
  private let began = ContinuousClock.now
  private var published: PublishedStage
  /// Whether what it does gets to the disk.
  private var isStored = true

  /// Starts a clock with the rundown of a machine, or with the talks that it takes over.
  init(
    on machine: Machine, path: String? = nil, restarts: Bool = false,
    continuing continued: ContinuedClock? = nil
  ) throws {
    self.machine = machine
    let path = continued?.rundownPath ?? path ?? machine.rundownPath
    if continued == nil { _ = UserStorage.settle(.main, in: machine.state) }
    opened = try OpenedRundown(
      path, presets: machine.presets, record: RundownRecordFile(in: machine.state, room: "main"),
      restarts: restarts, speed: 1, now: WallClock.second,
      rereading: { [presets = machine.presets] in presets })
    storage = UserStorage(
      room: .main, resumesTalk: true, rundown: opened, isReported: true, continuing: continued,
      in: machine.state)
    let rundown = storage.rundown
    var settings = ClockSettings()
    settings.rundown = rundown?.rundown
    settings.loadedPreset = rundown?.talk
    settings.asksToBeginAnew = continued == nil && rundown?.asksToBeginAnew == true
    settings.startCommand = "speakerclock"
    settings.session = randomID()
    settings.continued = continued?.stage(at: .now)
    let (resumed, earlier) = storage.resumption(at: .now)
    self.earlier = earlier
    start = continued?.sessionTime(at: .now) ?? WallClock.now
    published = PublishedStage(
      room: "main", session: "5e55", leadership: storage.leadership, start: start)
    let talk = rundown?.talk ?? Preset(duration: 300)
    clock = StageClock(
      talk: resumed ?? TalkSnapshot(talk), settings: settings,
      presets: PresetLayers(written: machine.presets.presets),
      capabilities: Capabilities(), moment: Self.moment(.zero))
    let launch = LaunchInfo(earlier: earlier, rundown: rundown?.earlier)
    clock.begin(launch)
    clock.resume(launch)
    settle()
  }

  private static func moment(_ passed: Duration) -> Moment {
    let wallClock = WallClock.now
    let day = Duration.seconds(Int(wallClock.components.seconds) % CalendarDay.seconds)
    return Moment(Timestamp(sinceStart: passed), timeOfDay: day, wallClock: wallClock)
  }

  private var passed: Duration { began.duration(to: .now) }

  // MARK: What it does

  /// Gives lines, which need no second press; returns what became of the last one.
  @discardableResult
  mutating func perform(_ lines: [String], confirmation: Confirmation = .toAnything) throws
    -> Outcome?
  {
    var outcome: Outcome?
    for line in lines {
      clock.advance(to: Self.moment(passed))
      guard let command = try Command(line: line) else { continue }
      outcome = clock.perform(command, by: .line, confirmation)
      settle()
    }
    return outcome
  }

  /// Reads the file of the rundown, as the watch does; with `isAsked` as `reload` does.
  mutating func reread(isAsked: Bool = false) throws {
    guard let source = opened?.source else { return }
    let presets = isAsked ? source.presets.renewed(by: machine.presets) : source.presets
    let file = presets.file(
      try FileSystem.read(source.path), path: source.path, now: source.openedAt, day: source.day)
    clock.advance(to: Self.moment(passed))
    let reading = file.rundown.map(RundownFileReading.read) ?? .invalid([])
    clock.handle(.rundownFile(reading, isAsked: isAsked))
    settle()
  }

  /// Brings what it shows up to now.
  mutating func look() {
    clock.advance(to: Self.moment(passed))
    settle()
  }

  private mutating func settle() {
    clock.settle()
    let now = clock.moment.talk
    let effects = clock.takeEffects()
    let requests = effects.compactMap { effect in
      if case .save(let request) = effect, request.kind != nil { request } else { nil }
    }
    if isStored {
      storage.perform(requests, at: now)
      hasRecord = hasRecord || requests.contains { $0.kind == .rundown }
    }
    published.update(clock.state.stage)
  }

  /// Ends its process, once everything is on disk.
  mutating func stop() {
    if isStored { _ = storage.close(within: .seconds(5)) }
    isStored = false
  }

  /// Goes on without its files, as what another clock is compared with.
  mutating func leave() { isStored = false }

  // MARK: What it shows

  /// The stage as it is sent, without what names the sender, and without when a command of this run
  /// changed the talk.
  var stage: [String: Any] {
    let json = Data((published.sent?.json ?? "").utf8)
    let object = (try? JSONSerialization.jsonObject(with: json)) as? [String: Any] ?? [:]
    let sender = [
      "session", "number", "lineage", "term", "holder", "taken", "rundown_edition", "changed",
    ]
    return object.filter { !sender.contains($0.key) }
  }

  var rundown: Rundown? { clock.state.rundown }

  /// Whether its rundown was recorded before anybody stopped it.
  private(set) var hasRecord = false

  /// The session's time now.
  var sessionTime: Duration { start + passed }

  // MARK: What a desk keeps

  /// The stage as a desk keeps it.
  var stageText: String { published.sent?.json ?? "" }

  mutating func recordsToKeep(all: Bool) -> [BackupRecord] {
    storage.recordsToKeep(all: all, at: Timestamp(sinceStart: passed))
  }

  /// The time that a record has been there.
  func age(of record: BackupRecord) -> Duration { passed - record.moment.sinceStart }
}

/// A desk on another machine, without a screen and without a line.
struct StoredDesk {
  let machine: Machine
  private var storage: DeskStorage
  private var began = ContinuousClock.now
  private var leadership: Leadership?

  init(on machine: Machine) {
    self.machine = machine
    storage = DeskStorage(in: machine.state, name: "left")
  }

  /// Hears what a clock has to tell: all of it, or what is new.
  mutating func hear(_ clock: inout StoredClock, all: Bool) {
    if all { restart() }
    leadership = clock.storage.leadership
    let offset = ClockOffset(
      clock.sessionTime - began.duration(to: .now), error: .milliseconds(1))
    storage.perform(
      [.desk(.keep(.clock(clock.storage.leadership, offset, age: .zero)))], at: .start)
    storage.perform([.desk(.keep(.stage(clock.stageText)))], at: .start)
    for record in clock.recordsToKeep(all: all) {
      storage.perform(
        [.desk(.keep(.record(record.kind, record.text, age: clock.age(of: record))))], at: .start)
    }
  }

  /// Its process ends, and another one begins.
  private mutating func restart() {
    storage.close(within: .seconds(5))
    (storage, began) = (DeskStorage(in: machine.state, name: "left"), .now)
  }

  /// Takes over; `fromDisk` as after a restart of the desk.
  mutating func takeOver(fromDisk: Bool = false) throws -> StoredClock {
    guard let leadership else { throw Missing() }
    let talk = BackupTalk(of: leadership, offsetError: .milliseconds(1))
    guard !fromDisk else {
      storage.close(within: .seconds(5))
      let clock = try ContinuedClock(talk, in: machine.state, takenOverBy: "left")
      try clock.begin()
      return try StoredClock(on: machine, continuing: clock)
    }
    storage.perform([.desk(.takeOver(talk))], at: .start)
    storage.close(within: .seconds(5))
    guard let clock = storage.continuedClock else { throw Missing() }
    return try StoredClock(on: machine, continuing: clock)
  }

  struct Missing: Error {}
}

/// What two clocks show differently.
enum Difference {
  /// The fields of two stages that differ; moments of time may differ by two seconds.
  static func between(_ one: StoredClock, _ other: StoredClock) -> [String] {
    let (first, second) = (one.stage, other.stage)
    var differences = Set(first.keys).union(second.keys).sorted().compactMap { key in
      areSame(first[key], second[key], key)
        ? nil
        : "\(key): \(first[key].map { "\($0)" } ?? "-") / \(second[key].map { "\($0)" } ?? "-")"
    }
    if let difference = between(one.rundown, other.rundown) { differences.append(difference) }
    return differences
  }

  private static func areSame(_ one: Any?, _ other: Any?, _ key: String) -> Bool {
    switch (one, other) {
    case (nil, nil): return true
    case (let one as [String: Any], let other as [String: Any]):
      return Set(one.keys).union(other.keys).allSatisfy { areSame(one[$0], other[$0], $0) }
    case (let one as [Any], let other as [Any]):
      return one.count == other.count && zip(one, other).allSatisfy { areSame($0, $1, key) }
    case (let one as NSNumber, let other as NSNumber):
      // Times are in microseconds, and one of them may be 0.
      let isTime = max(abs(one.doubleValue), abs(other.doubleValue)) >= 1e6
      return abs(one.doubleValue - other.doubleValue) <= (isTime ? 2e6 : 2)
    case (let one as NSObject, let other as NSObject): return one == other
    default: return false
    }
  }

  /// What differs in two rundowns; moments may differ by two seconds.
  private static func between(_ one: Rundown?, _ other: Rundown?) -> String? {
    guard let one, let other else { return one == other ? nil : "rundown: only one" }
    let fields = fields(one, other)
    return fields.isEmpty ? nil : "rundown: " + fields.joined(separator: "; ")
  }

  /// The fields of two rundowns that differ, item by item, but for the ids of talks, which are
  /// drawn at random.
  private static func fields(_ one: Rundown, _ other: Rundown) -> [String] {
    var fields: [String] = []
    func compare(_ name: String, _ one: some Equatable, _ other: some Equatable) {
      if "\(one)" != "\(other)" { fields.append("\(name): \(one) / \(other)") }
    }
    compare("name", one.name, other.name)
    compare("file", one.fileText, other.fileText)
    compare("zone", one.localTime, other.localTime)
    compare("floating", one.isFloating, other.isFloating)
    compare("handle", one.lastHandle, other.lastHandle)
    compare("inserted", one.lastInsertedNumber, other.lastInsertedNumber)
    compare("position", one.position, other.position)
    compare("restarts", one.restarts, other.restarts)
    compare("ids", one.items.map(\.id), other.items.map(\.id))
    for (list, first, second) in [
      ("item", one.items, other.items), ("filed", one.filed, other.filed),
    ] {
      for (item, other) in zip(first, second) where item.id == other.id {
        for (field, of) in zip(
          Mirror(reflecting: item).children, Mirror(reflecting: other).children)
        {
          guard let name = field.label, !["actual", "preset"].contains(name) else { continue }
          if "\(field.value)" != "\(of.value)" {
            fields.append("\(list) \(item.id).\(name): \(field.value) / \(of.value)")
          }
        }
        if item.preset != other.preset {
          func text(_ preset: Preset) -> String {
            "\(preset.name) \(preset.format.segments.map { "\($0.length) \($0.marks.count)" })"
          }
          fields.append(
            "\(list) \(item.id).preset: \(text(item.preset)) / \(text(other.preset))")
        }
        // A clock that goes on reads its clocks again.
        for (name, first, second) in [
          ("start", item.actual?.start, other.actual?.start),
          ("end", item.actual?.end, other.actual?.end),
        ] {
          if let first, let second, abs(first - second) <= 2 { continue }
          compare("\(list) \(item.id).\(name)", first, second)
        }
      }
    }
    return fields
  }
}
