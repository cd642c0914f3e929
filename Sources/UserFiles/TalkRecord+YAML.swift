import TimerEngine
import Yams

// The record as YAML.
extension TalkRecord {
  private static let keys = [
    "talk", "run", "remaining", "left", "since-start", "until", "until-in", "item", "speed", "boot",
    "since-boot", "wall-clock",
  ]

  /// The record as a file.
  var yaml: String {
    """
    # The talk that is under way. A talk that was ended has no such file. Times in nanoseconds.
    talk:
      \(talk.yamlLines.joined(separator: "\n  "))
    run: \(isRunning ? "running" : "paused")
    remaining: \(remaining.nanoseconds)\(leftLine)\(startLine)\(untilLines)\(itemLine)\(speedLine)
    boot: \(clocks.boot.quoted)
    since-boot: \(clocks.sinceBoot.nanoseconds)
    wall-clock: \(clocks.wallClock.nanoseconds)

    """
  }

  /// The time that each earlier segment had left.
  private var leftLine: String {
    left.isEmpty ? "" : "\nleft: [\(left.map { "\($0.nanoseconds)" }.joined(separator: ", "))]"
  }

  private var startLine: String { sinceStart.map { "\nsince-start: \($0.nanoseconds)" } ?? "" }

  private var itemLine: String { item.map { "\nitem: \($0.quoted)" } ?? "" }

  private var speedLine: String { speed == 1 ? "" : "\nspeed: \(speed)" }

  /// The time of day in seconds since midnight.
  private var untilLines: String {
    guard let until else { return "" }
    return "\nuntil: \(until.timeOfDay)\nuntil-in: \(until.left.nanoseconds)"
  }

  /// Reads a file; one of a version that knew no time of day, segments, start or speed
  /// has none.
  init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    var reader = YAMLReader(file: file)
    let entries = reader.root(of: bytes).flatMap {
      reader.entries(of: $0, called: "the record", keys: Self.keys)
    }
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
      sinceStart != nil || entries?["since-start"] == nil, let speed
    else {
      throw Diagnostic(
        file: file, place: .start, what: "this is no record of a talk",
        expected: "what the clock writes there")
    }
    self.init(
      talk: talk, isRunning: run == "running", remaining: remaining, left: left,
      sinceStart: sinceStart, until: until, speed: Int(speed),
      clocks: ClockReading(boot: boot, sinceBoot: sinceBoot, wallClock: wallClock))
    item = text("item").flatMap { $0.unicodeScalars.contains(where: \.isControl) ? nil : $0 }
  }
}

extension TalkRecord {
  /// The times of a list; `nil` if it is not a list.
  private static func times(_ node: Node) -> [Duration]? {
    guard case .sequence(let nodes) = node else { return nil }
    let times = nodes.map { $0.scalar.flatMap { FileNumber.remaining.time($0.string) } }
    return times.contains(nil) ? nil : times.compactMap { $0 }
  }
}

extension Duration {
  /// Whole nanoseconds, rounded towards zero.
  fileprivate var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
