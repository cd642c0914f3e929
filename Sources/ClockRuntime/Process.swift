import CUnix
import Unix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Whether standard input or output is a terminal.
package func isTerminal(_ descriptor: Int32) -> Bool {
  FileDescriptor(descriptor).isTerminal
}

/// The value of an environment variable, `nil` if it is not set.
package func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// Whether this machine has the locale that the environment names.
package var isLocaleInstalled: Bool { cunix_locale_is_installed() != 0 }

/// The first of some environment variables whose value is no UTF-8, `nil` if there is none.
///
/// `environment(_:)` gives such a value with other characters, which name another file.
package func unreadableVariable(among names: [String]) -> String? {
  names.first { name in
    getenv(name).map { String(validatingCString: $0) == nil } ?? false
  }
}

/// What can be read now, `nil` where nothing more can come.
func readInput(_ descriptor: Int32) -> [UInt8]? {
  let bytes = try? FileDescriptor(descriptor).read(upTo: 4096)
  return bytes?.isEmpty == true ? nil : bytes
}

/// Opens /dev/null wherever standard input, output or error is closed; to be called first.
package func openStandardDescriptors() { cunix_open_standard() }

/// Lets all signals arrive, whatever the program that started this one has blocked, and makes a
/// file above the largest size (`ulimit -f`) an error instead of an end; to be called first.
package func prepareSignals() { cunix_signals_prepare() }
