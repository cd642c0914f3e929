import CUnix

/// The arguments of this process without its name.
///
/// Bytes that are not UTF-8 are refused: repaired, they could name another file.
package func processArguments() throws(UnreadableArgument) -> [String] {
  guard var next = cunix_arguments() else { return Array(CommandLine.arguments.dropFirst()) }
  var arguments: [String] = []
  while let bytes = next.pointee {
    guard let argument = String(validatingCString: bytes) else {
      throw UnreadableArgument(repaired: String(cString: bytes))
    }
    arguments.append(argument)
    next += 1
  }
  return Array(arguments.dropFirst())
}

/// An argument that is no text in UTF-8.
package struct UnreadableArgument: Error, Hashable, Sendable, CustomStringConvertible {
  /// The argument with U+FFFD where a byte is wrong.
  let repaired: String

  /// What is wrong, what was expected, and an example.
  package var description: String {
    "The argument '\(repaired)' is not valid UTF-8. Expected UTF-8, in paths as well, "
      + "for example: --log clock.log"
  }
}
