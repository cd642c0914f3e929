import StageRenderer
import Testing
import TimerTestSupport

@Suite(.waitsForPrograms)
struct TerminalTests {
  @Test func everySizeOnTheWayShowsTheTime() throws {
    let program = try Program("17:42", size: Size(columns: 200, rows: 50))
    let sizes = [
      (80, 24), (45, 80), (30, 10), (12, 4), (3, 1), (1, 1), (200, 50), (46, 80), (13, 14),
      (120, 40), (400, 120), (5, 1), (80, 24),
    ]
    for (columns, rows) in sizes {
      program.terminal.resize(to: Size(columns: columns, rows: rows))
      let times = ["17:42", "17m", "G"]
      #expect(
        program.terminal.wait(upTo: .patience) { screen in
          Program.time(on: screen.canvas).map(times.contains) == true
        }, "\(columns)x\(rows): \(program.time ?? "unreadable")")
    }
  }

  @Test(arguments: [("200", "60"), ("20", "5"), ("x", "-1")])
  func theSizeIsTheTerminalsWhateverTheEnvironmentSays(columns: String, lines: String) throws {
    let program = try Program(
      "17:42", environment: ["COLUMNS": columns, "LINES": lines],
      size: Size(columns: 80, rows: 24))
    #expect(program.time == "17:42")
    #expect(program.status.hasPrefix("READY"))
  }

  @Test func itIsResizedWhileATalkRuns() throws {
    let program = try Program("17:42", "--start")
    for round in 0..<40 {
      let size = Size(columns: 10 + round * 37 % 190, rows: 4 + round * 23 % 60)
      program.terminal.resize(to: size)
      program.terminal.run(for: .milliseconds(25))
    }
    program.terminal.resize(to: Size(columns: 100, rows: 30))
    #expect(
      program.terminal.wait(upTo: .patience) {
        Program.time(on: $0.canvas).flatMap(Program.seconds).map((1020..<1060).contains) == true
      })
  }

  /// Terminals without the palette of 256, each read by its own look of a lit cell.
  ///
  /// They leave out unlit strokes, so the upper strokes of the four digits are counted.
  @Test(arguments: [
    (["TERM": "linux"], "colour"), (["TERM": "xterm"], "colour"), (["TERM": "vt100"], "reverse"),
    (["TERM": "xterm-256color", "NO_COLOR": "1"], "reverse"),
    (["LC_ALL": "C", "TERM": "linux"], "colour"),
    (["LC_ALL": "C", "TERM": "vt100"], "reverse"), (["TERM": "xterm-mono"], "reverse"),
  ])
  func everyTerminalShowsTheTime(environment: [String: String], look: String) throws {
    let program = try Program("20:35", environment: environment)
    func isLit(_ cell: Cell) -> Bool {
      look == "reverse"
        ? cell.scalar == " " && cell.style.attributes.contains(.reverse)
        : cell.eighths(in: Colour(1)) >= 4
    }
    // These terminals do not say when a picture is whole.
    let isShown = program.terminal.wait(upTo: .patience) { screen in
      screen.canvas.lines.contains { $0.contains("GREEN 20:35") && $0.contains("RED 1:10") }
        && litParts(of: aboveTheLamps(screen.canvas), isLit) == 4
    }
    #expect(isShown, "\(program.lines.joined(separator: "\n"))")
    program.terminal.send("q")
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(program.terminal.isSane)
  }

  /// How many lit parts the first row with any has: the upper strokes of the digits.
  private func litParts(of picture: Canvas, _ isLit: (Cell) -> Bool) -> Int {
    for row in 0..<picture.size.rows {
      let lit = (0..<picture.size.columns).map { column in
        isLit(picture[Position(column: column, row: row)])
      }
      let parts = zip([false] + lit, lit).count { !$0 && $1 }
      if parts > 0 { return parts }
    }
    return 0
  }

  /// The rows of the digits, without the lamps below.
  private func aboveTheLamps(_ canvas: Canvas) -> Canvas {
    let blank = Cell(" ", Style(Colour(7), on: Colour(0)))
    let columns = canvas.size.columns
    let labels = canvas.lines.firstIndex { $0.contains("GREEN") } ?? 0
    let rows = (0..<labels).last { row in
      canvas.cells[row * columns..<(row + 1) * columns].allSatisfy {
        $0.scalar == " " && $0.style.background == Colour(0)
          && !$0.style.attributes.contains(.reverse)
      }
    }
    guard let rows else { return canvas }
    var above = Canvas(size: Size(columns: columns, rows: rows), filledWith: blank)
    for row in 1..<above.size.rows {
      for column in 0..<columns {
        let position = Position(column: column, row: row)
        above[position] = canvas[position]
      }
    }
    return above
  }

  @Test func noColourIsSentWhereNoneIsWanted() throws {
    let program = try Program("12:34", environment: ["NO_COLOR": "1"])
    let output = String(decoding: program.terminal.output, as: UTF8.self)
    #expect(!output.contains("[38;5;"))
    #expect(!output.contains("[48;5;"))
    #expect(!output.contains("[3") || !output.contains("[31m"))
  }

  @Test(arguments: [("linux", true), ("xterm-256color", false)])
  func theLinuxConsoleIsKeptFromGoingDark(type: String, isConsole: Bool) throws {
    let program = try Program(environment: ["TERM": type])
    let output = String(decoding: program.terminal.output, as: UTF8.self)
    #expect(output.contains("\u{1b}[9;0]") == isConsole)
  }

  @Test(arguments: [
    (["LANG": "C.UTF-8"], "Zürich 時計"), (["LANG": "C", "LC_ALL": "C"], "Z?rich ? ?"),
  ])
  func aTitleIsShownAsTheTerminalCan(environment: [String: String], title: String) throws {
    let program = try Program("--title", "Zürich 時計", environment: environment)
    #expect(program.status.hasPrefix(title + " "))
  }

  @Test(arguments: ["--layout=portrait", "--layout=landscape"])
  func theLayoutIsAsAsked(option: String) throws {
    let program = try Program("12:34", option)
    #expect(program.time == "12:34")
    let columns = program.terminal.screen.canvas.cells.enumerated().filter {
      $0.element.style.background == Colour(160)
    }.map { $0.offset % 120 }
    let width = (columns.max() ?? 0) - (columns.min() ?? 0)
    #expect((width > 80) == (option == "--layout=landscape"))
  }

  @Test func theDigitsAreMirrored() throws {
    let program = try Program("12:34", "--mirror")
    var canvas = program.terminal.screen.canvas
    #expect(readDigits(canvas) == nil)
    #expect(program.status.hasPrefix("READY"))
    canvas.mirror(canvas.bounds)
    #expect(readDigits(canvas) == "12:34")
  }

  @Test func onlyTheLampsAreShown() throws {
    let home = try TemporaryFolder()
    try home.write("options:\n  show: lamps\n", to: ".config/speakerclock/config.yaml")
    let program = try Program("12:34", home: home)
    #expect(readDigits(program.terminal.screen.canvas) == nil)
    #expect(program.lines.contains { $0.contains("GREEN 12:34") })
    #expect(program.status.hasPrefix("READY"))
    #expect(program.lines[0].isEmpty)
  }
}
