/// The systems that the program knows.
///
/// If something differs between them and is not a system call, a value of this type decides it, so
/// that each decision can be tested on both.
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
