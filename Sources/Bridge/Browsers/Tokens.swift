package import Platform
import TimerEngine

/// The secrets by which a browser shows that it may see the clock, or command it.
package struct Tokens: Hashable, Sendable {
  /// 128 random bits each, in hexadecimal digits.
  package let viewer: String
  /// The operator's.
  package let `operator`: String

  /// Creates tokens that nobody knows.
  package static func random() -> Tokens {
    Tokens(viewer: randomDigits(), operator: randomDigits())
  }

  package init(viewer: String, operator: String) {
    self.viewer = viewer
    self.operator = `operator`
  }

  /// 32 hexadecimal digits, from the system's generator for secrets.
  static func randomDigits() -> String { UInt128.random(in: 0...(.max)).hexadecimal }

  /// What who shows a token may do.
  package func role(of token: String) -> Role {
    // Both are compared, however the first one compares.
    let (isOperator, isViewer) = (
      Self.areEqual(token, self.operator), Self.areEqual(token, viewer)
    )
    return isOperator ? .operator : isViewer ? .viewer : .nobody
  }

  /// Compares in a time that does not tell how many characters are right.
  private static func areEqual(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  // MARK: The file

  /// Reads the tokens of a file that only this user can read, or makes and stores new ones.
  ///
  /// Bridges that start at the same time get the same tokens, unless they ask for new ones.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - isNew: whether new tokens take the place of those that are there.
  ///   - patience: how long it may take until no other program writes in the folder.
  /// - Returns: The tokens.
  /// - Throws: `FileError` if they cannot be read, or not be stored.
  package static func stored(
    at path: String, isNew: Bool, patience: Duration = .seconds(2)
  ) throws(FileError) -> Tokens {
    if !isNew, let tokens = try read(path) { return tokens }
    let folder = FileSystem.folder(of: path)
    try FileSystem.makeFolder(folder)
    return try FileSystem.alone(in: folder, patience: patience) { () throws(FileError) -> Tokens in
      // Another bridge may have stored its tokens meanwhile.
      if !isNew, let tokens = try read(path) { return tokens }
      let tokens = random()
      let text = "viewer \(tokens.viewer)\noperator \(tokens.operator)\n"
      _ = try FileSystem.replace(path, with: Array(text.utf8), permissions: 0o600)
      return tokens
    }
  }

  /// The tokens of a file; `nil` if it is missing, has others in it, or others could read it.
  private static func read(_ path: String) throws(FileError) -> Tokens? {
    guard try FileSystem.isPrivateFile(path) else { return nil }
    let text = String(decoding: try FileSystem.read(path), as: UTF8.self)
    var found: [Substring: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2, isToken(words[1]) else { return nil }
      found[words[0]] = String(words[1])
    }
    guard let viewer = found["viewer"], let `operator` = found["operator"] else { return nil }
    return Tokens(viewer: viewer, operator: `operator`)
  }

  private static func isToken(_ text: Substring) -> Bool {
    text.utf8.count == 32 && text.utf8.allSatisfy { 48...57 ~= $0 || 97...102 ~= $0 }
  }
}
