import Files
import Testing
import TimerEngine
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Paths at which there is no file that can be read.
struct NoFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func messages(of path: String, isOptional: Bool = false) -> [String] {
    if path.hasSuffix("config.yaml") {
      return ConfigurationFile(path, isOptional: isOptional).problems.map(\.description)
    }
    let (presets, problems) = PresetLibrary.read(path, isOptional: isOptional)
    #expect(presets == [])
    return problems.map(\.description)
  }

  @Test(arguments: ["presets.yaml", "no/such/presets.yaml", "config.yaml"])
  func aMissingFileIsToldUnlessItIsOptional(name: String) {
    let path = folder.path(of: name)
    #expect(messages(of: path) == ["Error: There is no file '\(path)'."])
    #expect(messages(of: path, isOptional: true) == [])
  }

  @Test func anEmptyPathIsNoFile() {
    #expect(messages(of: "") == ["Error: There is no file ''."])
  }

  /// What is made at a path, and what is said of it.
  private static let places:
    [(make: @Sendable (TemporaryFolder, String) throws -> Void, words: String)] = [
      ({ try $0.makeFolder($1) }, "this is a folder, expected a file"),
      (
        { #expect(mkfifo($0.path(of: $1), 0o600) == 0) },
        "this is not a regular file, expected a file"
      ),
      // A link to itself.
      (
        { #expect(symlink($0.path(of: $1), $0.path(of: $1)) == 0) },
        "\(String(cString: strerror(ELOOP))), expected a file that can be read"
      ),
    ]

  @Test(arguments: ["presets.yaml", "config.yaml"], places.indices)
  func whatIsNoFileIsTold(name: String, place: Int) throws {
    let path = folder.path(of: name)
    try Self.places[place].make(folder, name)
    for isOptional in [false, true] {
      #expect(
        messages(of: path, isOptional: isOptional) == ["\(path):1:1: \(Self.places[place].words)"])
    }
  }

  @Test func aFileIsNoFolder() throws {
    let path = try folder.write(bytes: [], to: "file") + "/presets.yaml"
    let words = String(cString: strerror(ENOTDIR))
    #expect(messages(of: path) == ["\(path):1:1: \(words), expected a file that can be read"])
  }

  @Test(.enabled(if: getuid() != 0, "root can read everything"))
  func aFileThatMayNotBeReadIsTold() throws {
    let path = try folder.write(bytes: [], to: "presets.yaml")
    #expect(chmod(path, 0) == 0)
    let words = String(cString: strerror(EACCES))
    #expect(
      messages(of: path, isOptional: true) == [
        "\(path):1:1: \(words), expected a file that can be read"
      ])
  }

  @Test(arguments: ["/dev/zero", "/dev/null"])
  func aDeviceIsNotRead(path: String) {
    #expect(messages(of: path) == ["\(path):1:1: this is not a regular file, expected a file"])
  }

  @Test func aHugeFileIsNotRead() throws {
    let path = try folder.write(bytes: [], to: "presets.yaml")
    #expect(truncate(path, 1 << 30) == 0)
    #expect(
      messages(of: path) == ["\(path):1:1: the file has 1073741824 bytes, expected at most 262144"])
  }
}
