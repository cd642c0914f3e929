import CUnix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Whether standard input, output or error is a terminal.
package func isTerminal(_ descriptor: Int32) -> Bool { FileDescriptor(descriptor).isTerminal }

/// The value of an environment variable, `nil` if it is not set.
package func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// The first of some environment variables whose value is no UTF-8, `nil` if there is none.
///
/// `environment(_:)` gives such a value with other characters, which name another file.
package func unreadableVariable(among names: [String]) -> String? {
  names.first { name in
    getenv(name).map { String(validatingCString: $0) == nil } ?? false
  }
}

/// Whether this machine has the locale that the environment names for characters and messages.
package var isLocaleInstalled: Bool { cunix_locale_is_installed() != 0 }

/// Opens /dev/null wherever standard input, output or error is closed; to be called first.
package func openStandardDescriptors() { cunix_open_standard() }
