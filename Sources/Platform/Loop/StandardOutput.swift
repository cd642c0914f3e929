import TimerEngine

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

// The only places that write text to standard output and standard error. Each line is made
// printable here, so that no caller can forget it; `.ci/borders` refuses `print` elsewhere.

/// Writes a line to standard error.
package func writeError(_ line: String) {
  // Where that fails, there is nobody to tell.
  try? FileDescriptor(2).writeAll(Array((line.printable + "\n").utf8))
}

/// Writes a text to standard error whose line ends are the program's own.
package func writeError(text: String) { for line in lines(of: text) { writeError(line) } }

/// Prints a line to standard output; `flushOutput` writes it out.
package func writeOutput(_ line: String) { print(line.printable) }

/// Prints a text to standard output whose line ends are the program's own.
package func writeOutput(text: String) { for line in lines(of: text) { writeOutput(line) } }

/// Prints a picture to standard output unchanged, because it contains escape sequences.
package func writeOutput(picture: [String]) { for line in picture { print(line) } }

/// Writes out what was printed; returns whether all that was printed since the start could be
/// written.
package func flushOutput() -> Bool { fflush(nil) == 0 && !hasPrintFailed }

/// The lines of a text; an end of the last one begins no other.
private func lines(of text: String) -> [String] {
  let text = text.hasSuffix("\n") ? text.dropLast() : text[...]
  // By scalars: a carriage return and a line feed are one character.
  return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    .map { String($0) }
}
