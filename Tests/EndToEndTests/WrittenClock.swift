import Files
import TimerEngine
import TimerTestSupport

/// The clock as the program records it: the answers in its log, its last event, and the current
/// talk to the nanosecond.
struct WrittenClock {
  let home: TemporaryFolder

  /// The options that have all this written down.
  var options: [String] {
    ["--log", home.path(of: "log"), "--events", home.path(of: "events")]
  }

  /// Whether the program has read `ESC ~` since the last call that said so.
  func hasReadStepDown() throws -> Bool {
    guard home.text(of: "log").contains(" key Alt ~\n") else { return false }
    try home.write("", to: "log")
    return true
  }

  /// The second that the screen should show now; `nil` for a moment at which it may have been
  /// drawn or not, since it is about to change or just did, and before everything is written.
  var shown: Int? {
    switch lastEvent?.run {
    case "ready": lastEvent?.remaining
    case let run? where run == field("run"): shownOfTalk(isRunning: run == "running")
    default: nil
    }
  }

  private func shownOfTalk(isRunning: Bool) -> Int? {
    guard let left = nanoseconds("remaining"), let start = nanoseconds("since-boot") else {
      return nil
    }
    guard isRunning else { return left.shownSecond }
    let now = left - (ClockReading.now.sinceBoot - start)
    let near = Duration.milliseconds(100)
    return (now - near).shownSecond == (now + near).shownSecond ? now.shownSecond : nil
  }

  private var lastEvent: (run: String, remaining: Int)? {
    let line = String(decoding: home.bytes(of: "events", last: 4_000) ?? [], as: UTF8.self).split(
      separator: "\n"
    ).last { $0.last == "}" }
    func field(_ name: String) -> String? {
      guard let line, let start = line.firstRange(of: "\"\(name)\":")?.upperBound else {
        return nil
      }
      return String(line[start...].prefix { $0 != "," })
    }
    guard let run = field("run"), let remaining = field("remaining").flatMap({ Int($0) }) else {
      return nil
    }
    return (run.filter { $0 != "\"" }, remaining)
  }

  /// A field of the record of the talk that is under way.
  private func field(_ name: String) -> String? {
    home.text(of: ".local/state/speakerclock/talk.json").split(separator: "\n")
      .first { $0.hasPrefix("  \"\(name)\" : ") }
      .map { $0.dropFirst(name.count + 7).filter { !"\",".contains($0) } }
  }

  private func nanoseconds(_ name: String) -> Duration? {
    field(name).flatMap { Int64($0) }.map { .nanoseconds($0) }
  }
}
