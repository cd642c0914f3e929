import Foundation
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// Each number of a snapshot, with any value that another process may send.
struct SnapshotNumberTests {
  /// The values of which one takes the place of a number: the smallest, the largest, and what is no
  /// whole number at all.
  private static let extremes = [
    "\(Int.min)", "\(Int.max)", "\(1 << 53)", "\(-1 << 53)", "0", "-1", "1", "1e308", "-1e308",
    "NaN", "0.5", "9223372036854775808", "null", "true", #""1""#,
  ]

  /// A number, where it stands, and the values that a display takes.
  struct Field: Sendable, CustomTestStringConvertible {
    let path: [String]
    let range: ClosedRange<Int>
    /// The stage that has it.
    let stage: StageSnapshot
    /// Whether a value out of the range makes the snapshot unreadable; otherwise the value is
    /// ignored.
    var isRefused = true

    var testDescription: String { path.joined(separator: ".") }

    init(
      _ path: String, _ range: ClosedRange<Int>, in stage: StageSnapshot = running,
      isRefused: Bool = true
    ) {
      (self.path, self.range) = (path.split(separator: ".").map(String.init), range)
      (self.stage, self.isRefused) = (stage, isRefused)
    }
  }

  private static let counted = 0...(1 << 53) - 1
  private static let moments = -7_300_000_000_000_000...7_300_000_000_000_000
  private static let left = -2_592_000_000_000...86_400_000_000
  /// A length in microseconds, of which only whole seconds count.
  private static let lengths = 1_000_000...longestTime * 1_000_000
  private static let marks = -86_400_000_000...longestTime * 1_000_000

  static let fields = [
    Field("version", 1...1), Field("number", counted), Field("speed", 1...600),
    Field("segment", 2...2), Field("earlier.0", left), Field("deducted", left),
    Field("deadline", moments), Field("running_since", moments), Field("started", moments),
    Field("stopped_since", moments), Field("changed", moments), Field("message_end", moments),
    Field("identify_until", moments), Field("next_start", moments), Field("late_by", moments),
    Field("rundown_zone", -86_400...86_400),
    Field("slot", 1...9, isRefused: false), Field("flash.id", counted),
    Field("flash.start", moments), Field("flash.pulses", 1...3),
    Field("segments.0.length", lengths), Field("segments.0.qualifies.0", 0...450_999_999),
    Field("segments.0.qualifies.1", 270_000_000...longestTime * 1_000_000),
    Field("segments.0.marks.0.at", marks),
    Field("segments.0.marks.3.bell", 1...BellRing.maxStrokes),
    Field("segments.0.marks.3.every", lengths),
    Field("segments.0.marks.3.until", -86_400_000_000...2 * longestTime * 1_000_000),
    Field("segments.1.beeps", 0...CueRules.longestBeeps),
    Field("segments.1.intervals.yellow", lengths), Field("left", left, in: paused),
    Field("left", 0...longestTime * 1_000_000, in: ready),
  ]

  /// A stage with each number that a snapshot can have while a talk runs.
  private static var running: StageSnapshot {
    var stage = SentStageTests.stage
    stage.rundown = StageRundown(
      line: "Ada", next: "Grace", nextStart: 1_795_000_600, nextTime: "14:15", lateBy: 5,
      zone: 3600)
    return stage
  }

  private static let paused = SentStageTests.paused(.seconds(-3))
  private static let ready = StageSnapshot(TalkSnapshot(Preset(duration: 60)))

  @Test(arguments: fields)
  func aNumberIsInItsRangeOrTheSnapshotIsRefused(field: Field) throws {
    let bounds = ["\(field.range.lowerBound)", "\(field.range.upperBound)"]
    let beside = ["\(field.range.lowerBound - 1)", "\(field.range.upperBound + 1)"]
    let line = try Self.line(markedAt: field.path, of: field.stage)
    for text in Self.extremes + bounds + beside {
      let stage = stage(of: line.replacing("\"\(Self.mark)\"", with: text))
      guard let stage else {
        #expect(field.isRefused || Int(text) == nil, "\(text) is refused")
        #expect(!bounds.contains(text), "\(text) is refused")
        continue
      }
      let isInRange = Int(text).map(field.range.contains) ?? false
      #expect(isInRange || !field.isRefused || text == "null", "\(text) is taken")
      Self.play(stage)
    }
  }

  /// A snapshot has no other numbers than those of the table.
  @Test(arguments: [running, paused, ready])
  func eachNumberIsInTheTable(stage: StageSnapshot) throws {
    let object = try JSONSerialization.jsonObject(
      with: Data(SentStageTests.sent(stage).json.utf8))
    let known = Set(Self.fields.map { Self.general($0.path) })
    let missing = Self.numbers(in: object).filter { !known.contains(Self.general($0)) }
    #expect(missing.isEmpty)
  }

  // MARK: Lines

  /// The path of a number without its place in a list.
  private static func general(_ path: [String]) -> [String] {
    let names = path.filter { Int($0) == nil }
    return names.contains("intervals") ? names.dropLast() + ["*"] : names
  }

  private static func numbers(in value: Any, at path: [String] = []) -> [[String]] {
    switch value {
    case let object as [String: Any]:
      object.flatMap { numbers(in: $0.value, at: path + [$0.key]) }
    case let list as [Any]:
      list.enumerated().flatMap { numbers(in: $0.element, at: path + ["\($0.offset)"]) }
    case is Bool: []
    case is NSNumber: [path]
    default: []
    }
  }

  private static let mark = "here"

  /// The line of a snapshot, with the mark in the place of a number.
  private static func line(
    markedAt path: [String], of stage: StageSnapshot
  ) throws -> String {
    let object = try JSONSerialization.jsonObject(
      with: Data(SentStageTests.sent(stage).json.utf8))
    let changed = replacing(path[...], in: object, by: mark)
    let data = try JSONSerialization.data(withJSONObject: ["snapshot": changed])
    return String(decoding: data, as: UTF8.self)
  }

  private static func replacing(_ path: ArraySlice<String>, in value: Any, by mark: String) -> Any {
    guard let first = path.first else { return mark }
    if var object = value as? [String: Any] {
      object[first] = replacing(path.dropFirst(), in: object[first] ?? "", by: mark)
      return object
    }
    guard var list = value as? [Any], let index = Int(first) else { return mark }
    list[index] = replacing(path.dropFirst(), in: list[index], by: mark)
    return list
  }

  private func stage(of line: String) -> StageSnapshot? {
    guard case .snapshot(let snapshot)? = try? WireClockMessage(line) else { return nil }
    return try? snapshot.stage()
  }

  // MARK: Drawing

  /// Draws a stage long before, at and long after each of its moments, and lets its time pass.
  private static func play(_ stage: StageSnapshot) {
    for seconds in [-7_400_000_000, 0, 1_795_000_499, 7_400_000_000] {
      var console = DisplayConsole(
        DisplayConsole.Options(), size: Size(columns: 40, rows: 12), capabilities: Capabilities(),
        moment: Moment(.start, timeOfDay: .zero, wallClock: .zero))
      var now = Timestamp.start
      let offset = ClockOffset(.seconds(seconds), error: .zero)
      for message in [ClockMessage.offset(offset), .stage(stage)] {
        _ = console.update(
          .message(.clock(message)), at: Moment(now, timeOfDay: .zero, wallClock: .zero))
      }
      for _ in 0..<(repetitions > 1 ? 4 : 2) {
        #expect(console.draw().size == Size(columns: 40, rows: 12))
        guard let wake = console.nextWake else { break }
        #expect(wake > now)
        now = wake
        _ = console.update(.timePassed, at: Moment(now, timeOfDay: .zero, wallClock: .zero))
      }
    }
  }
}
