import TerminalCanvas
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A talk that the built program runs to zero in real time, on a terminal of 200 × 50, measured
/// from outside: when each second stood on the screen, and what memory the program had.
struct Hour {
  private let program: PseudoTerminal
  private let seconds: Int
  private var grid = Grid()
  /// Kilobytes in the first seconds and in the last.
  private var memory: [Int] = []

  init(of program: String, seconds: Int) throws(PseudoTerminalError) {
    self.seconds = seconds
    self.program = try PseudoTerminal(
      [program, "\(seconds)s", "--start", "--no-flash"],
      environment: [
        "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
        "HOME": getenv("HOME").map { String(cString: $0) } ?? "",
      ],
      size: Size(columns: 200, rows: 50))
  }

  /// Waits for each second until zero, and prints a table of what was seen.
  mutating func run() {
    var shown: String?
    while shown != "00:00", let moment = waitForChange(of: &shown) {
      grid.note(at: moment)
      // What the start needed is over by then.
      if grid.count == min(10, seconds / 2) { memory.append(residentMemory(of: process)) }
    }
    memory.append(residentMemory(of: process))
    program.signal(SIGTERM)
    let ending = program.waitForEnd(upTo: .seconds(5))
    print("| \(seconds) s at 200 × 50 | |")
    print("|---|--:|")
    for (name, value) in grid.rows(of: seconds) + rows { print("| \(name) | \(value) |") }
    print("| ended | \(ending.map { "\($0)" } ?? "not") |")
  }

  private var process: Int32 { program.process ?? 0 }

  private var rows: [(String, String)] {
    [
      ("written", "\(program.bursts.map(\.bytes.count).reduce(0, +)) bytes"),
      ("memory after ten seconds", "\(memory.first ?? 0) kB"),
      ("memory at the end", "\(memory.last ?? 0) kB"),
    ]
  }

  /// When another time came to stand on the screen, `nil` if none did within three seconds.
  private func waitForChange(of shown: inout String?) -> Duration? {
    let before = shown
    let hasChanged = program.wait(upTo: .seconds(3)) { screen in
      let now = readDigits(screen.canvas)
      return now != nil && now != before
    }
    let moment = program.bursts.last?.time
    // A large picture arrives in parts, between which there may be digits that are none.
    program.run(for: .milliseconds(50))
    shown = readDigits(program.screen.canvas)
    return hasChanged ? moment : nil
  }
}
