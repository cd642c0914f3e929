import TerminalCanvas
import TimerTestSupport

/// The built program on a terminal of its own.
struct Program {
  let terminal: PseudoTerminal

  /// The program that was built together with these tests.
  static let path: String = {
    let tests = CommandLine.arguments.first ?? ""
    return tests[..<(tests.lastIndex(of: "/") ?? tests.startIndex)] + "/speakerclock"
  }()

  static let environment = [
    "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin",
  ]

  /// Runs the program and waits for its first picture.
  init(
    _ arguments: String..., environment changes: [String: String] = [:],
    size: Size = Size(columns: 120, rows: 40)
  ) throws {
    try self.init(command: [Self.path] + arguments, environment: changes, size: size)
    terminal.wait(upTo: .seconds(20)) { $0.isAlternate || !$0.canvas.lines.joined().isEmpty }
    terminal.run(for: .milliseconds(50))
  }

  /// Runs another command, such as a shell that runs the program.
  init(
    command: [String], environment changes: [String: String] = [:],
    size: Size = Size(columns: 120, rows: 40)
  ) throws {
    terminal = try PseudoTerminal(
      command, environment: Self.environment.merging(changes) { $1 }, size: size)
  }

  var lines: [String] { terminal.screen.canvas.lines }
  var status: String { lines.last ?? "" }

  /// The time that can be read: digits, or a line of text.
  var time: String? { Self.time(on: terminal.screen.canvas) }

  static func time(on canvas: Canvas) -> String? {
    let digits = readDigits(
      canvas, lit: { $0.scalar == " " && $0.style.background == Colour(196) },
      unlit: { $0.scalar == " " && $0.style.background == Colour(235) })
    return digits
      ?? canvas.lines.first { !$0.isEmpty }?.split(separator: " ").first.map(String.init)
  }

  /// Waits until a time stands on the screen.
  func shows(_ time: String) -> Bool {
    terminal.wait(upTo: .seconds(20)) { Self.time(on: $0.canvas) == time }
  }

  /// Waits until the status line begins with a text.
  func says(_ text: String) -> Bool {
    terminal.wait(upTo: .seconds(20)) { $0.canvas.lines.last?.hasPrefix(text) == true }
  }

  /// Whether the terminal is as the program found it.
  var isRestored: Bool {
    terminal.isSane && !terminal.screen.isAlternate && terminal.screen.isCursorVisible
  }
}
