import TimerEngine
import TimerTestSupport

/// A text that is accepted as a time is one, and is the same when it is written and read again.
func fuzzTimes(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  do throws(TimeError) {
    let seconds = try TimeParser.seconds(text)
    claim((0...longestTime).contains(seconds), "\(seconds) s is no time")
    for form in [TimeText.plain(seconds), TimeText.digits(seconds)] {
      claim((try? TimeParser.seconds(form)) == seconds, "'\(form)' is not \(seconds) s")
    }
  } catch {
    claim(!error.description.isEmpty, "no words")
  }
  fuzzTimeOfDay(text)
}

private func fuzzTimeOfDay(_ text: String) {
  do throws(TimeError) {
    let seconds = try TimeParser.timeOfDay(text)
    claim((0..<86_400).contains(seconds), "\(seconds) s is no time of day")
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let form = [hours, minutes, seconds % 60].map { ($0 < 10 ? "0" : "") + "\($0)" }
      .joined(separator: ":")
    claim((try? TimeParser.timeOfDay(form)) == seconds, "'\(form)' is not \(seconds) s")
  } catch {
    claim(!error.description.isEmpty, "no words")
  }
}
