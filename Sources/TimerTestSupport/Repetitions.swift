#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Int {
  /// The number that a variable of the environment is set to; `nil` if it is set to none.
  init?(environment variable: String) {
    guard let number = getenv(variable).flatMap({ Int(String(cString: $0)) }) else { return nil }
    self = number
  }
}

/// Whether a variable of the environment has this value.
func environmentSays(_ variable: String, _ value: String) -> Bool {
  getenv(variable).map { String(cString: $0) == value } ?? false
}
