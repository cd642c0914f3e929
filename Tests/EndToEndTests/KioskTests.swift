import StageRenderer
import Testing
import TimerTestSupport

/// The systemd units that start a display on the first console of a machine.
@Suite(.waitsForPrograms)
struct KioskTests {
  private static let folder = projectFolder + "/Sources/Programs/speakerclock"
  private static let units = ["speakerclock-display.service", "speakerclock-display@.service"]

  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder(inMemory: true) }

  /// The values of a key, in order.
  private static func values(of key: String, in unit: String) -> [String] {
    (text(ofFile: "\(folder)/\(unit)") ?? "").split(separator: "\n")
      .filter { $0.hasPrefix("\(key)=") }.map { String($0.dropFirst(key.count + 1)) }
  }

  /// The words of a value; quotes keep blanks together.
  private static func words(_ value: String) -> [String] {
    value.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap {
      index, part in
      index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
  }

  private static func environment(of unit: String) -> [String: String] {
    let entries = values(of: "Environment", in: unit).flatMap(words).map { entry in
      let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
      return (parts[0], parts.count > 1 ? parts[1] : "")
    }
    return Dictionary(entries) { $1 }
  }

  /// The command of a unit with this program in the place of the installed one; `${NAME}` is one
  /// word, and `%H` the name of the machine.
  private static func command(of unit: String) throws -> [String] {
    let environment = environment(of: unit)
    let words = words(try #require(values(of: "ExecStart", in: unit).first))
    #expect(words.first == "/usr/local/bin/speakerclock")
    return [Program.path]
      + words.dropFirst().map { word in
        guard word.hasPrefix("${") else { return word.replacing("%H", with: "stage") }
        return environment[String(word.dropFirst(2).dropLast())] ?? word
      }
  }

  /// An ssh whose other machine is this one.
  private func installShell() throws -> String {
    try home.writeScript(
      "while [ \"$1\" = -o ]; do shift 2; done; [ \"$1\" = stage ] && shift && exec \"$@\"",
      to: "bin/ssh")
    return home.path(of: "bin")
  }

  @Test(arguments: units)
  func aUnitsCommandShowsTheClock(unit: String) throws {
    var environment = Self.environment(of: unit)
    #expect(environment["TERM"] == "linux")
    let path = try installShell()
    environment["PATH"] = "\(path):\(BuiltPrograms.folder):/usr/local/bin:/usr/bin:/bin"
    let clock = try Program("5:00", "--start", home: home)
    #expect(clock.opensRoom(below: ".local/speakerclock"))
    let display = try Program(
      command: try Self.command(of: unit), environment: environment, home: home,
      size: Size(columns: 100, rows: 37))
    #expect(
      display.terminal.wait(upTo: .patience) {
        $0.canvas.lines.contains { $0.contains("GREEN 5:00") }
      })
    #expect(!display.lines.joined().contains("Space"))
    // The clock is killed, and the display goes on.
    clock.terminal.signal(9)
    display.settle()
    let shown = display.terminal.screen.canvas
    #expect(display.terminal.wait(upTo: .patience) { $0.canvas != shown })
    #expect(display.lines.contains { $0.contains("GREEN 5:00") })
  }

  @Test(arguments: units)
  func aUnitHasTheConsoleAndIsAlwaysStartedAgain(unit: String) {
    let expected = [
      ("Restart", "always"), ("StartLimitIntervalSec", "0"), ("TTYPath", "/dev/tty1"),
      ("StandardInput", "tty"), ("StandardOutput", "tty"), ("Conflicts", "getty@tty1.service"),
      ("WantedBy", "multi-user.target"),
    ]
    for (key, value) in expected { #expect(Self.values(of: key, in: unit) == [value], "\(key)") }
    #expect(Self.values(of: "User", in: unit).count == 1)
  }

  private static let checker = "/usr/bin/systemd-analyze"

  @Test(
    .enabled(if: TemporaryFolder.bytes(of: checker) != nil, "systemd is not installed"),
    arguments: units + ["speakerclock-standby@.service"])
  func systemdFindsNothingWrong(unit: String) throws {
    let text = (text(ofFile: "\(Self.folder)/\(unit)") ?? "")
      .replacing("/usr/local/bin/speakerclock", with: Program.path)
    let name = unit.replacing("@.", with: "@root.")
    try home.write(text.replacing("User=speakerclock", with: "User=root"), to: "units/\(name)")
    let check = try Program(
      script: "\(Self.checker) verify --man=no units/\(name); echo status $?", home: home)
    #expect(check.terminal.waitForEnd(upTo: .seconds(60)) != nil)
    #expect(check.written == ["status 0"])
  }
}
