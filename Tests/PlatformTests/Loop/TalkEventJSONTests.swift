import Room
import StageRenderer
import Testing
import TimerEngine

@testable import Platform

struct TalkEventJSONTests {
  /// What a clock on a summer's day of 2026 publishes of these keys, half a second after each.
  private func lines(_ keys: String, _ name: String = "TED talk") -> [String] {
    let wallClock = Duration.milliseconds(1_782_223_445_678)
    var console = ClockConsole(
      talk: TalkSnapshot(Preset(name: name, duration: 60)), size: Size(columns: 80, rows: 24),
      moment: Moment(.start, timeOfDay: .zero, wallClock: wallClock))
    let effects = keys.unicodeScalars.enumerated().flatMap { count, key in
      let passed = Duration.milliseconds(500 * (count + 1))
      return console.update(
        .input(.key(.character(key))),
        at: Moment(Timestamp(sinceStart: passed), timeOfDay: passed, wallClock: wallClock + passed))
    }
    return effects.compactMap { if case .event(let event, _) = $0 { event.json } else { nil } }
  }

  @Test func eachEventIsALine() {
    #expect(
      lines(" ") == [
        #"{"event":"start","number":1,"phase":"green","preset":"TED talk","remaining":60,"#
          + #""run":"running","text":"Start. 1 minute.","time":"2026-06-23T14:04:06.178Z"}"#,
        #"{"cue":"start","event":"cue","number":2,"phase":"green","preset":"TED talk","#
          + #""remaining":60,"run":"running","text":"Start. 1 minute.","#
          + #""time":"2026-06-23T14:04:06.178Z"}"#,
      ])
  }

  @Test func namesAreEscaped() {
    #expect(lines(" ", "\"\n👏").allSatisfy { $0.contains(#""preset":"\"\n👏""#) })
  }

  @Test(arguments: [
    ("", ""), ("Ada", "Ada"), ("a\"b\\c/d", #"a\"b\\c/d"#),
    ("\0\t\n\r\u{1b}", #"\u0000\t\n\r\u001b"#),
    ("\u{7f}\u{85}\u{9f}\u{a0}", "\\u007f\\u0085\\u009f\u{a0}"),
    ("\u{2028}\u{2029}\u{202e}", #"\u2028\u2029\u202e"#), ("é 日本 👩‍🚀", "é 日本 👩‍🚀"),
    ("\r\n", #"\r\n"#),
  ])
  func aTextIsInQuotes(text: String, json: String) {
    #expect(Fields.line(text, as: .text) == "\"\(json)\"")
  }

  @Test(
    arguments: [
      (.zero, "1970-01-01T00:00:00.000Z"), (.milliseconds(-0), "1970-01-01T00:00:00.000Z"),
      (.nanoseconds(1_999_999), "1970-01-01T00:00:00.001Z"),
      (.seconds(951_827_696), "2000-02-29T12:34:56.000Z"),
      (.milliseconds(4_102_444_799_999), "2099-12-31T23:59:59.999Z"),
    ] as [(Duration, String)])
  func aTimeIsInUTC(time: Duration, text: String) {
    #expect(WallClock.stamp(time) == text)
  }
}
