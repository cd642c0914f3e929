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
    let (presets, problems) = PresetLibrary.read(path, isOptional: isOptional)
    #expect(presets == [])
    return problems.map(\.description)
  }

  @Test func aMissingFileIsToldUnlessItIsOptional() {
    let path = folder.path(of: "presets.yaml")
    let message = "Error: There is no file '\(path)'."
    #expect(messages(of: path) == [message])
    #expect(messages(of: path, isOptional: true) == [])
    #expect(messages(of: folder.path(of: "no/such/presets.yaml"), isOptional: true) == [])
  }

  private func messages(ofConfiguration path: String, isOptional: Bool = false) -> [String] {
    ConfigurationFile(path, isOptional: isOptional).problems.map(\.description)
  }

  @Test func aMissingConfigurationIsReportedUnlessItIsOptional() {
    let path = folder.path(of: "config.yaml")
    #expect(messages(ofConfiguration: path) == ["Error: There is no file '\(path)'."])
    #expect(messages(ofConfiguration: path, isOptional: true) == [])
  }

  @Test(arguments: [false, true])
  func aFolderIsNoConfiguration(isOptional: Bool) throws {
    let path = try folder.makeFolder("config.yaml")
    #expect(
      messages(ofConfiguration: path, isOptional: isOptional) == [
        "\(path):1:1: this is a folder, expected a file"
      ])
  }

  @Test func anEmptyPathIsNoFile() {
    #expect(messages(of: "") == ["Error: There is no file ''."])
  }

  @Test(arguments: [false, true])
  func aFolderIsNoFile(isOptional: Bool) throws {
    let path = try folder.makeFolder("presets.yaml")
    #expect(
      messages(of: path, isOptional: isOptional) == [
        "\(path):1:1: this is a folder, expected a file"
      ])
  }

  @Test func aFileIsNoFolder() throws {
    let path = try folder.write(bytes: [], to: "file") + "/presets.yaml"
    let words = String(cString: strerror(ENOTDIR))
    #expect(messages(of: path) == ["\(path):1:1: \(words), expected a file that can be read"])
  }

  @Test func aLinkToItselfLeadsNowhere() {
    let path = folder.path(of: "presets.yaml")
    #expect(symlink(path, path) == 0)
    let words = String(cString: strerror(ELOOP))
    #expect(
      messages(of: path, isOptional: true) == [
        "\(path):1:1: \(words), expected a file that can be read"
      ])
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

  @Test func aPipeIsNotWaitedFor() {
    let path = folder.path(of: "presets.yaml")
    #expect(mkfifo(path, 0o600) == 0)
    #expect(messages(of: path) == ["\(path):1:1: this is not a regular file, expected a file"])
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
