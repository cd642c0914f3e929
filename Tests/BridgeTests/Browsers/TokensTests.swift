import Bridge
import Platform
import Testing
import TimerTestSupport

/// The secrets of viewers and operators.
struct TokensTests {
  @Test func tokensAreKept() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "state/web-main.tokens")
    let tokens = try Tokens.stored(at: path, isNew: false)
    #expect(tokens.viewer != tokens.operator)
    #expect(tokens.viewer.utf8.count == 32)
    #expect(try FileSystem.isPrivateFile(path))
    #expect(try Tokens.stored(at: path, isNew: false) == tokens)
    #expect(try Tokens.stored(at: path, isNew: true) != tokens)
  }

  @Test func bridgesThatStartAtOnceHaveTheSameTokens() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "state/web-main.tokens")
    try await withThrowingTaskGroup(of: Tokens.self) { group in
      for _ in 0..<8 {
        group.addTask { @concurrent in
          try Tokens.stored(at: path, isNew: false, patience: .seconds(60))
        }
      }
      var tokens: Set<Tokens> = []
      for try await found in group { tokens.insert(found) }
      #expect(tokens.count == 1)
    }
    #expect(folder.names(in: "state") == ["web-main.tokens"])
  }

  @Test(arguments: [false, true])
  func whileAnotherProgramWritesNothingIsStored(isNew: Bool) throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "tokens")
    try FileSystem.alone(in: folder.path) { () throws(FileError) -> Void in
      #expect(throws: FileError.locked) {
        try Tokens.stored(at: path, isNew: isNew, patience: .zero)
      }
    }
    #expect(folder.names().isEmpty)
    let tokens = try Tokens.stored(at: path, isNew: isNew)
    // To read them needs no lock.
    let known = try FileSystem.alone(in: folder.path) { () throws(FileError) -> Tokens in
      try Tokens.stored(at: path, isNew: false, patience: .zero)
    }
    #expect(known == tokens)
  }

  @Test(arguments: ["", "viewer 1\noperator 2\n", "viewer\n", "\u{0}"])
  func aFileWithoutTokensGetsNewOnes(text: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "tokens")
    let tokens = try Tokens.stored(at: path, isNew: false)
    #expect(try Tokens.stored(at: path, isNew: false) == tokens)
    #expect(try FileSystem.isPrivateFile(path))
  }

  /// The last character, behind 31 digits, is the one in question.
  @Test(arguments: [
    ("0", true), ("9", true), ("a", true), ("f", true), ("", false), ("00", false), ("/", false),
    (":", false), ("`", false), ("g", false), ("A", false), ("٣", false),
  ])
  func aTokenHas32HexadecimalDigits(end: String, isKept: Bool) throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "tokens")
    let token = String(repeating: "0", count: 31) + end
    let text = "viewer \(token)\noperator \(token)\n"
    _ = try FileSystem.replace(path, with: Array(text.utf8), permissions: 0o600)
    let stored = try Tokens.stored(at: path, isNew: false)
    #expect((stored.viewer == token) == isKept)
  }

  @Test func whatOthersCouldReadIsNoSecret() throws {
    let folder = try TemporaryFolder()
    let known = String(repeating: "a", count: 32)
    let path = try folder.write("viewer \(known)\noperator \(known)\n", to: "tokens")
    #expect(try Tokens.stored(at: path, isNew: false).operator != known)
  }
}
