import Testing
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A talk that ends at a time of day, in plain mode.
@Suite(.waitsForPrograms)
struct PlainUntilTests {
  @Test func untilAFewSecondsAheadItEndsByItself() throws {
    var lines: [String] = []
    // On a busy machine the time may have passed when the program begins; then it means tomorrow.
    // If the machine stalls during the talk, a notice says so.
    for seconds in [3, 6, 12]
    where lines.last != "status 0" || lines.contains(where: \.isAboutTheMachine) {
      let program = try Program(
        script: "speakerclock --until \(Self.timeOfDay(in: seconds)) </dev/null; echo status $?",
        environment: ["TZ": "UTC0"])
      program.wait {
        program.written.contains { $0.hasSuffix(" tomorrow") || $0.hasPrefix("status") }
      }
      lines = program.written
    }
    let beginnings = ["READY ", "NOTICE Talk ends at ", "START "]
    for (line, beginning) in zip(lines, beginnings) { #expect(line.hasPrefix(beginning)) }
    #expect(lines.suffix(3).first == "TIME IS UP")
    #expect(lines.suffix(2).first?.hasPrefix("DONE ") == true)
    #expect(lines.last == "status 0", "\(lines)")
  }

  @Test(arguments: [
    ("10:00", "NOTICE Talk ends at 10:00 tomorrow", "START 2"),
    ("3:30pm", "NOTICE Talk ends at 15:30", "START "),
  ])
  func untilATimeThatHasPassedIsTomorrow(time: String, notice: String, start: String) throws {
    // Where it is noon now.
    let zone = "XXX\(Self.secondsSince1970 / 3600 % 24 - 12)"
    let program = try Program(
      command: [Program.path, "--plain", "--until", time], environment: ["TZ": zone])
    #expect(program.writes { $0.hasPrefix("START ") })
    #expect(program.written.dropFirst().first == notice)
    #expect(program.writtenAtAnyTime.last?.hasPrefix(start) == true)
  }

  /// By the clock of Greenwich.
  private static func timeOfDay(in seconds: Int) -> String {
    let time = (secondsSince1970 + seconds) % 86_400
    return [time / 3600, time / 60 % 60, time % 60].map { ($0 < 10 ? "0" : "") + "\($0)" }
      .joined(separator: ":")
  }

  private static var secondsSince1970: Int { time(nil) }
}
