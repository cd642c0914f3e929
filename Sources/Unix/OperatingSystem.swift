/// The systems that the program knows.
///
/// What differs between them and is no call of the system is decided by a value of this type, so that each
/// decision can be tested on both.
package enum OperatingSystem: Sendable, CaseIterable {
  case linux, macOS

  #if os(macOS)
  /// The one that the program runs on.
  package static let current = OperatingSystem.macOS
  #else
  /// The one that the program runs on.
  package static let current = OperatingSystem.linux
  #endif
}
