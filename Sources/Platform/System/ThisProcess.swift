import CUnix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Whether standard input, output or error is a terminal.
package func isTerminal(_ descriptor: Int32) -> Bool { FileDescriptor(descriptor).isTerminal }

/// The columns of the terminal that standard input, output or error is, 80 if it does not say;
/// `nil` if it is none.
package func terminalColumns(_ descriptor: Int32) -> Int? {
  guard isTerminal(descriptor) else { return nil }
  let columns = Int(cunix_terminal_columns(descriptor))
  return columns > 0 ? columns : 80
}

/// The value of an environment variable, `nil` if it is not set.
package func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// The first of some environment variables whose value is not UTF-8; `nil` if there is none.
///
/// `environment(_:)` gives such a value with other characters, which name another file.
package func unreadableVariable(among names: [String]) -> String? {
  names.first { name in
    getenv(name).map { String(validatingCString: $0) == nil } ?? false
  }
}

/// Whether this machine has the locale that the environment names for characters and messages.
package var isLocaleInstalled: Bool { cunix_locale_is_installed() != 0 }

/// The name of this machine, up to its first dot; empty if it has none.
package var hostName: String {
  var name = [CChar](repeating: 0, count: 256)
  guard gethostname(&name, name.count - 1) == 0 else { return "" }
  let bytes = name.prefix { $0 != 0 }.map(UInt8.init(truncatingIfNeeded:))
  return String(decoding: bytes.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)
}

/// Opens /dev/null in place of a closed standard input, output or error; call this first.
package func openStandardDescriptors() { cunix_open_standard() }

/// Whether something that was printed since the start could not be written to standard output.
package var hasPrintFailed: Bool { cunix_print_has_failed() != 0 }

/// Lets this process have at least `count` files open, as far as the system allows; returns how
/// many it may have.
package func raiseDescriptorLimit(to count: Int) -> Int {
  var limit = rlimit()
  #if os(Linux)
  let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
  let files = RLIMIT_NOFILE
  #endif
  guard getrlimit(files, &limit) == 0 else { return count }
  let wanted = rlim_t(count)
  guard limit.rlim_cur < wanted else { return count }
  limit.rlim_cur = min(wanted, limit.rlim_max)
  _ = setrlimit(files, &limit)
  guard getrlimit(files, &limit) == 0 else { return count }
  return Int(clamping: limit.rlim_cur)
}
