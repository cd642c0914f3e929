#if os(Linux)
import Glibc
import StageRenderer
import Testing
import TimerTestSupport

/// The tool that changes the limits of a process that runs.
private enum LimitTool {
  static let path = "/usr/bin/prlimit"
  static let isThere = TemporaryFolder.bytes(of: path, last: 1) != nil
}

/// A bridge that may open no more files: it waits until it may, and its pages go on.
@Suite(.serialized, .enabled(if: LimitTool.isThere, "there is no prlimit here"))
struct DescriptorTests {
  /// The open files of a process.
  private static func descriptors(of process: Int32) -> [Int] {
    guard let folder = opendir("/proc/\(process)/fd") else { return [] }
    defer { closedir(folder) }
    var numbers: [Int] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if let number = Int(name) { numbers.append(number) }
    }
    return numbers
  }

  /// Limits the numbers of a process's files.
  private static func limit(_ process: Int32, to count: Int) throws {
    let tool = try PseudoTerminal(
      [LimitTool.path, "--pid", "\(process)", "--nofile=\(count):"], environment: ["TERM": "dumb"],
      size: Size(columns: 80, rows: 24))
    #expect(tool.waitForEnd(upTo: .patience) == .exited(0))
  }

  /// The processor time of a process in hundredths of a second.
  private static func time(of process: Int32) -> Int {
    let text = String(
      decoding: TemporaryFolder.bytes(of: "/proc/\(process)/stat") ?? [], as: UTF8.self)
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
  }

  @Test func itWaitsAndItsPagesGoOn() throws {
    let bridged = try BridgedClock()
    let process = try #require(bridged.bridge.process)
    let page = try bridged.listen()
    let highest = Self.descriptors(of: process).max() ?? 0
    try Self.limit(process, to: highest + 1)
    // These fill the gaps below the limit, and the others wait in the system's queue.
    let held = try (0..<40).map { _ in try RawBrowser(port: bridged.port) }
    let waiting = try RawBrowser(port: bridged.port)
    waiting.send("GET /api/state HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    let spent = Self.time(of: process)
    #expect(!waiting.wait(upTo: .seconds(2)) { $0.contains("200") })
    #expect(Self.time(of: process) - spent < 50)
    #expect(bridged.clock?.send("f") != nil)
    #expect(page.wait { $0.matches(of: /event: stage/).count > 1 })
    try Self.limit(process, to: 200)
    #expect(waiting.wait { $0.contains("200 OK") })
    withExtendedLifetime(held) {}
  }
}
#endif
