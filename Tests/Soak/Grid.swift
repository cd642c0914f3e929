/// Moments that should be exactly a second apart.
struct Grid {
  private var moments: [Duration] = []

  var count: Int { moments.count }

  mutating func note(at moment: Duration) { moments.append(moment) }

  /// How far the moments are from those of a grid that begins with the first.
  ///
  /// The times are milliseconds. Drift is the difference of the medians of the first and the last
  /// minute, so that one late moment is none.
  func rows(of seconds: Int) -> [(String, String)] {
    guard let first = moments.first else { return [("seconds seen", "none")] }
    let late = moments.enumerated().map { $1 - first - .seconds($0) }
    let steps = zip(moments, moments.dropFirst()).map { abs($1 - $0 - .seconds(1)) }.sorted()
    let minute = min(60, max(1, moments.count / 2))
    let drift = median(late.suffix(minute)) - median(late.prefix(minute))
    return [
      ("seconds seen, of \(seconds)", "\(moments.count)"),
      ("drift", Self.words(drift)),
      ("span off an exact grid", Self.words((late.max() ?? .zero) - (late.min() ?? .zero))),
      ("interval off 1 s, median", Self.words(median(steps[...]))),
      ("99 of 100", Self.words(steps.isEmpty ? .zero : steps[steps.count * 99 / 100])),
      ("most", Self.words(steps.last ?? .zero)),
    ]
  }

  private func abs(_ time: Duration) -> Duration { max(time, .zero - time) }

  private func median(_ times: ArraySlice<Duration>) -> Duration {
    let sorted = times.sorted()
    return sorted.isEmpty ? .zero : sorted[sorted.count / 2]
  }

  /// Milliseconds with two digits behind the point.
  static func words(_ time: Duration) -> String {
    let hundredths = Int((time / .microseconds(10)).rounded())
    let rest = Swift.abs(hundredths) % 100
    let sign = hundredths < 0 ? "-" : ""
    return "\(sign)\(Swift.abs(hundredths) / 100).\(rest < 10 ? "0" : "")\(rest) ms"
  }
}
