#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The programs that end-to-end tests run.
package enum BuiltPrograms {
  /// The absolute path of the folder in which `speakerclock` and `speakerclock-bridge` lie.
  ///
  /// The environment variable `PROGRAMS` names it. Without the variable it is `debugFolder`.
  package static let folder: String = {
    if let named = getenv("PROGRAMS"), let path = realpath(named, nil) {
      defer { free(path) }
      return String(cString: path)
    }
    return debugFolder
  }()

  /// The absolute path of the tests themselves, which are built together with both programs.
  package static let debugFolder: String = {
    let tests = CommandLine.arguments.first ?? ""
    return String(tests[..<(tests.lastIndex(of: "/") ?? tests.startIndex)])
  }()
}
