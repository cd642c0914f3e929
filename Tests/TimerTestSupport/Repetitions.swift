#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Int {
  /// The number that a variable of the environment is set to; `nil` if it is set to none.
  package init?(environment variable: String) {
    guard let number = getenv(variable).flatMap({ Int(String(cString: $0)) }) else { return nil }
    self = number
  }
}

/// Whether a variable of the environment has this value.
package func environmentSays(_ variable: String, _ value: String) -> Bool {
  getenv(variable).map { String(cString: $0) == value } ?? false
}

/// How many times as much as usual the random tests try: REPEAT in the environment; `make soak` has
/// a hundred.
package let repetitions = Int(environment: "REPEAT") ?? 1

/// The seeds of a random test, of which there are usually `count`.
package func randomSeeds(_ count: Int) -> Range<UInt64> { 0..<UInt64(count * repetitions) }

/// Some of many cases, evenly spread: all of them if there are repetitions, else one of `step`.
package func sample<Case>(_ cases: [Case], oneOf step: Int) -> [Case] {
  repetitions > 1 ? cases : stride(from: 0, to: cases.count, by: step).map { cases[$0] }
}
