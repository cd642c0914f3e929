import SpeechAnnouncement
import TimerEngine
import Yams

// The record as YAML.
extension TalkRecord {
  private static let keys = [
    "talk", "run", "remaining", "left", "since-start", "until", "until-in", "item", "speed", "boot",
    "since-boot", "wall-clock", "id", "since-counted", "added", "phases", "lineage", "term",
    "holder", "version", "quit", "break",
  ]

  /// The record as a file.
  package var yaml: String {
    """
    # \(isQuit ? Self.quitNote : Self.note) Times in nanoseconds.
    talk:
      \(talk.yamlLines.joined(separator: "\n  "))
    run: \(isRunning ? "running" : "paused")
    remaining: \(remaining.wholeNanoseconds)\(leftLine)\(startLine)\(untilLines)\(itemLine)\(breakLine)\(quitLine)\(speedLine)\(tallyLines)\(tenureLines)
    boot: \(clocks.boot.quoted)
    since-boot: \(clocks.sinceBoot.wholeNanoseconds)
    wall-clock: \(clocks.wallClock.wholeNanoseconds)

    """
  }

  private static let note = "The talk that is under way. A talk that was ended has no such file."
  private static let quitNote =
    "A talk that was quit. For ten minutes, the next start of the clock offers to go on with it."

  /// The time that each earlier segment had left.
  private var leftLine: String {
    left.isEmpty ? "" : "\nleft: [\(left.map { "\($0.wholeNanoseconds)" }.joined(separator: ", "))]"
  }

  private var startLine: String { sinceStart.map { "\nsince-start: \($0.wholeNanoseconds)" } ?? "" }

  private var itemLine: String { item.map { "\nitem: \($0.quoted)" } ?? "" }

  private var breakLine: String { talk.isPause ? "\nbreak: true" : "" }

  private var quitLine: String { isQuit ? "\nquit: true" : "" }

  private var speedLine: String { speed == 1 ? "" : "\nspeed: \(speed)" }

  /// The time of day in seconds since midnight.
  private var untilLines: String {
    guard let until else { return "" }
    return "\nuntil: \(until.timeOfDay)\nuntil-in: \(until.left.wholeNanoseconds)"
  }

  /// What was counted for the report.
  ///
  /// A phase is the number of its segment, its name, and its
  /// planned and actual time.
  private var tallyLines: String {
    guard let tally else { return "" }
    let phases = tally.phases.map { time in
      "\(time.segment + 1) \(time.phase?.rawValue ?? "none") \(time.planned.wholeNanoseconds) "
        + "\(time.actual.wholeNanoseconds)"
    }
    return "\nid: \(tally.id)\nsince-counted: \(sinceCounted.wholeNanoseconds)"
      + "\nadded: \(tally.added.wholeNanoseconds)\nphases: [\(phases.joined(separator: ", "))]"
  }

  private var tenureLines: String {
    guard let leadership, let lineage = leadership.lineageText else { return "" }
    let holder = leadership.leaderText.quoted
    return "\nlineage: \(lineage.quoted)\nterm: \(leadership.rank.epoch)\nholder: \(holder)"
  }

  /// Reads a file; one of a version that knew no time of day, segments, start or speed
  /// has none.
  package init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    var reader = YAMLReader(file: file)
    let root = reader.root(of: bytes)
    if let version = Self.version(in: root) { try RecordVersion.check(version, of: file) }
    let entries = root.flatMap { reader.entries(of: $0, called: "the record", keys: Self.keys) }
    var presets = PresetReader(reader)
    let talk = entries?["talk"].flatMap { presets.read($0, isNamed: false) }
    if let problem = presets.problems.first { throw problem }
    func text(_ key: String) -> String? { entries?[key]?.scalar?.string }
    func time(_ key: String, _ number: FileNumber) -> Duration? { text(key).flatMap(number.time) }
    let left = entries?["left"].map(Self.times) ?? []
    let until = text("until").flatMap(FileNumber.timeOfDay.read).flatMap { timeOfDay in
      time("until-in", .untilTimeOfDay).map { Until(timeOfDay: Int(timeOfDay), left: $0) }
    }
    let sinceStart = time("since-start", .sinceStart)
    let speed = text("speed").map(FileNumber.speed.read) ?? 1
    guard let talk, let run = text("run"), ["running", "paused"].contains(run),
      let remaining = time("remaining", .remaining), let boot = text("boot"),
      !boot.unicodeScalars.contains(where: \.isControl),
      let left, left.count < talk.format.segments.count,
      let sinceBoot = time("since-boot", .clock), let wallClock = time("wall-clock", .clock),
      until != nil || entries?["until"] == nil && entries?["until-in"] == nil,
      sinceStart != nil || entries?["since-start"] == nil, let speed,
      Self.version(in: root) != nil || entries?["version"] == nil,
      case let quit = text("quit"), ["true", nil].contains(quit),
      quit != nil || entries?["quit"] == nil,
      case let pause = text("break"), ["true", nil].contains(pause),
      pause != nil || entries?["break"] == nil
    else { throw Self.noRecord(file) }
    self.init(
      talk: pause == nil ? talk : talk.asPause, isRunning: run == "running", remaining: remaining,
      left: left,
      sinceStart: sinceStart, until: until, speed: Int(speed),
      clocks: ClockReading(boot: boot, sinceBoot: sinceBoot, wallClock: wallClock))
    isQuit = quit != nil
    item = text("item").flatMap { $0.unicodeScalars.contains(where: \.isControl) ? nil : $0 }
    leadership = Leadership(
      lineage: text("lineage"), epoch: text("term").flatMap { Int($0) }, leader: text("holder"))
    guard let sinceCounted = time("since-counted", .sinceStart),
      let tally = Self.tally(
        id: text("id"), added: time("added", .added), phases: entries?["phases"],
        segments: talk.format.segments.count)
    else { return }
    (self.tally, self.sinceCounted) = (tally, sinceCounted)
  }
}

extension TalkRecord {
  /// The problem of a file that is not the record of a talk.
  private static func noRecord(_ file: String) -> Diagnostic {
    Diagnostic(
      file: file, place: .start, what: "this is not the record of a talk",
      expected: "what the clock writes there")
  }

  /// The version that a record names; `nil` if it names none, as version 1 does, or if that is no number.
  ///
  /// It is looked for before the other keys, because a newer version may have others.
  private static func version(in root: Node?) -> Int? {
    guard case .mapping(let mapping)? = root else { return nil }
    for (key, value) in mapping where key.scalar?.string == "version" {
      return value.scalar.flatMap { Int($0.string) }
    }
    return nil
  }

  /// What was counted for the report; `nil` if any of it cannot be read.
  ///
  /// The talk goes on without it.
  private static func tally(
    id: String?, added: Duration?, phases: Node?, segments: Int
  ) -> TalkTally? {
    guard let id, ReportedTalk.isId(id), let added, case .sequence(let nodes)? = phases,
      nodes.count <= 5 * segments
    else { return nil }
    let times = nodes.map { $0.scalar.flatMap { phaseTime($0.string, segments: segments) } }
    guard !times.contains(nil) else { return nil }
    return TalkTally(
      id: id, phases: times.compactMap { $0 }, added: added, countedUntil: .start)
  }

  private static func phaseTime(_ text: String, segments: Int) -> PhaseTime? {
    let fields = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 4, let segment = Int(fields[0]), (1...segments).contains(segment),
      let planned = FileNumber.sinceStart.time(fields[2]),
      let actual = FileNumber.sinceStart.time(fields[3]),
      case let phase = Phase(rawValue: fields[1]), phase != nil || fields[1] == "none"
    else { return nil }
    return PhaseTime(segment: segment - 1, phase: phase, planned: planned, actual: actual)
  }

  /// The times of a list; `nil` if it is not a list.
  private static func times(_ node: Node) -> [Duration]? {
    guard case .sequence(let nodes) = node else { return nil }
    let times = nodes.map { $0.scalar.flatMap { FileNumber.remaining.time($0.string) } }
    return times.contains(nil) ? nil : times.compactMap { $0 }
  }
}

extension Duration {
  /// Whole nanoseconds, rounded towards zero.
  var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
