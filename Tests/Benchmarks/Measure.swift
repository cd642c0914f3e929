/// Runs `body` again and again for a fifth of a second, and prints what one run costs as a row of a
/// table.
func measure(_ name: String, _ body: () -> Void) {
  let clock = ContinuousClock()
  var times: [Duration] = []
  body()
  let end = clock.now + .milliseconds(200)
  repeat {
    let start = clock.now
    body()
    times.append(clock.now - start)
  } while clock.now < end
  times.sort()
  let columns = [times[times.count / 2], times[0], times[times.count - 1]].map(words)
  print("| \(name) | \(columns.joined(separator: " | ")) |")
}

/// Microseconds, or milliseconds from a thousand on, with two digits behind the point.
private func words(_ time: Duration) -> String {
  let microseconds = time / .microseconds(1)
  let isLong = microseconds >= 1_000
  let hundredths = Int((microseconds * (isLong ? 0.1 : 100)).rounded())
  let rest = hundredths % 100
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) \(isLong ? "ms" : "µs")"
}
