import TimerEngine
import Yams

// The form in which a record lies on disk.
extension TalkRecord {
  /// What can be left of a talk: a day, and a month of overtime.
  private static let range = Duration.seconds(-30 * 86_400)...Duration.seconds(86_400)
  private static let keys = [
    "talk", "run", "remaining", "until", "until-in", "boot", "since-boot", "wall-clock",
  ]

  /// The record as a file.
  var yaml: String {
    """
    # The talk that is under way. A talk that was ended has no such file. Times in nanoseconds.
    talk:
      \(talk.yamlLines.joined(separator: "\n  "))
    run: \(isRunning ? "running" : "paused")
    remaining: \(remaining.nanoseconds)\(untilLines)
    boot: \(clocks.boot.quoted)
    since-boot: \(clocks.sinceBoot.nanoseconds)
    wall-clock: \(clocks.wallClock.nanoseconds)

    """
  }

  /// The time of day in seconds since midnight.
  private var untilLines: String {
    guard let until else { return "" }
    return "\nuntil: \(until.timeOfDay)\nuntil-in: \(until.left.nanoseconds)"
  }

  /// Reads a file; one of a version that knew no time of day has none.
  init(_ bytes: [UInt8], file: String) throws(FileProblem) {
    var reader = YAMLReader(file: file)
    let entries = reader.root(of: bytes).flatMap {
      reader.entries(of: $0, called: "the record", keys: Self.keys)
    }
    var presets = PresetReader(reader)
    let talk = entries?["talk"].flatMap { presets.read($0, isNamed: false) }
    if let problem = presets.problems.first { throw problem }
    func text(_ key: String) -> String? { entries?[key]?.scalar?.string }
    func time(_ key: String) -> Duration? {
      text(key).flatMap { Int64($0) }.map { .nanoseconds($0) }
    }
    let until = text("until").flatMap { Int($0) }.flatMap { timeOfDay in
      time("until-in").map { Until(timeOfDay: timeOfDay, left: $0) }
    }
    guard let talk, let run = text("run"), ["running", "paused"].contains(run),
      let remaining = time("remaining"), let boot = text("boot"),
      !boot.unicodeScalars.contains(where: \.isControl),
      let sinceBoot = time("since-boot"), let wallClock = time("wall-clock"),
      min(sinceBoot, wallClock) >= .zero, Self.range.contains(remaining),
      until.map(Self.isPossible) ?? (entries?["until"] == nil && entries?["until-in"] == nil)
    else {
      throw FileProblem(
        file: file, place: .start, what: "this is no record of a talk",
        expected: "what the clock writes there")
    }
    self.init(
      talk: talk, isRunning: run == "running", remaining: remaining, until: until,
      clocks: ClockReading(boot: boot, sinceBoot: sinceBoot, wallClock: wallClock))
  }
}

extension TalkRecord {
  private static func isPossible(_ until: Until) -> Bool {
    (0..<86_400).contains(until.timeOfDay) && until.left < .seconds(2 * 86_400)
  }
}

extension Duration {
  /// Whole nanoseconds, rounded towards zero.
  fileprivate var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
