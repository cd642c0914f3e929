import StageRenderer
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A talk that the built programs run to zero in real time, measured from outside: a clock in the
/// operator view, ten displays of several sizes, and the bridge with a page.
///
/// Each of their terminals is read as soon as something is written there. Its title has the time.
struct Hour {
  private static let displaySizes = [
    "200x50", "120x36", "100x30", "80x24", "80x24", "60x18", "45x80", "40x40", "30x10", "12x4",
  ]

  private let seconds: Int
  private let clock: PseudoTerminal
  private let displays: [PseudoTerminal]
  private let bridge: PseudoTerminal
  private var page: PseudoTerminal?
  private var clockFlips: Flips
  private var displayFlips: [Flips]
  /// The seconds in whose middle a display showed other digits than the clock's time.
  private var wrong: [String] = []

  /// Starts all of them.
  ///
  /// - Parameters:
  ///   - folder: where `speakerclock` and `speakerclock-bridge` lie.
  ///   - seconds: how long the talk is.
  /// - Throws: `PseudoTerminalError` if there is no terminal or no process to be had.
  init(of folder: String, seconds: Int) throws(PseudoTerminalError) {
    self.seconds = seconds
    func run(_ arguments: [String], _ size: String) throws(PseudoTerminalError) -> PseudoTerminal {
      try PseudoTerminal(arguments, environment: Self.environment, size: Size(size))
    }
    let program = folder + "/speakerclock"
    clock = try run([program, "\(seconds)s", "--operator", "--no-flash"], "200x50")
    var displays: [PseudoTerminal] = []
    for (index, size) in Self.displaySizes.enumerated() {
      displays.append(
        try run([program, "display", "--name", "d\(index + 1)", "--glyphs", "solid"], size))
    }
    self.displays = displays
    (clockFlips, displayFlips) = (Flips(of: clock), displays.map { Flips(of: $0) })
    bridge = try run(
      [folder + "/speakerclock-bridge", "web", "--listen", "127.0.0.1:0"], "100x30")
  }

  private static let environment = {
    let home = getenv("HOME").map { String(cString: $0) } ?? ""
    return [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": home,
      "XDG_RUNTIME_DIR": home, "TMPDIR": home,
    ]
  }()

  private var all: [PseudoTerminal] { [clock] + displays + [bridge] + (page.map { [$0] } ?? []) }

  /// Runs the talk to zero and prints tables of what was seen; returns whether each program went on
  /// to the end and no display showed a wrong time.
  mutating func run() throws(PseudoTerminalError) -> Bool {
    PseudoTerminal.run(all, for: .seconds(3))
    try openPage()
    PseudoTerminal.run(all, for: .seconds(2))
    let start = ContinuousClock.now
    clock.send(" ")
    var memories: [[Int]] = []
    for second in 0..<seconds {
      // The middle of a second, in which nothing changes.
      let middle = start + .milliseconds(500) + .seconds(second)
      PseudoTerminal.run(all, for: ContinuousClock.now.duration(to: middle))
      compareDigits()
      // What the start needed is over by then.
      if second == min(10, seconds / 2) { memories.append(memory) }
    }
    PseudoTerminal.run(all, for: .seconds(1))
    compareDigits()
    memories.append(memory)
    let endings = all.map(\.ending)
    printSeconds()
    printMemory(memories)
    for line in wrong.prefix(10) { print(line) }
    return wrong.isEmpty && endings.allSatisfy { $0 == nil }
  }

  /// A page that receives what a browser does.
  private mutating func openPage() throws(PseudoTerminalError) {
    let text = String(decoding: bridge.output, as: UTF8.self)
    guard let address = text.firstMatch(of: /http:\/\/[0-9.]+:\d+/) else { return }
    page = try PseudoTerminal(
      ["/usr/bin/curl", "--silent", "--no-buffer", "\(address.0)/api/events"],
      environment: Self.environment, size: Size("200x50"))
  }

  private mutating func compareDigits() {
    clockFlips.update()
    for index in displays.indices { displayFlips[index].update() }
    let right = clockFlips.shown ?? "no time"
    for (size, display) in zip(Self.displaySizes, displays) {
      let canvas = display.screen.canvas
      let shown = readDigits(canvas) ?? canvas.lines.joined(separator: " ")
      if !shown.contains(right) { wrong.append("\(size) showed \(shown), not \(right)") }
    }
  }

  // MARK: Tables

  private func printSeconds() {
    // The first is the time before the start.
    let flips = clockFlips.all.dropFirst()
    var grid = Grid()
    for flip in flips { grid.note(at: clock.start.duration(to: flip.moment)) }
    print("| \(seconds) s in the operator view at 200 × 50 | |")
    print("|---|--:|")
    for (name, value) in grid.rows(of: seconds) { print("| \(name) | \(value) |") }
    print("")
    print("| display | seconds seen | behind the clock, median | 99 of 100 | most |")
    print("|---|--:|--:|--:|--:|")
    let moments = Dictionary(flips.map { ($0.time, $0.moment) }) { first, _ in first }
    for (size, display) in zip(Self.displaySizes, displayFlips) {
      let delays = display.all.compactMap { flip in
        moments[flip.time].map { $0.duration(to: flip.moment) }
      }.sorted()
      let places =
        delays.isEmpty ? [] : [delays.count / 2, delays.count * 99 / 100, delays.count - 1]
      let times = places.map { Grid.words(delays[$0]) }.joined(separator: " | ")
      print("| \(size) | \(delays.count) | \(times) |")
    }
  }

  private var memory: [Int] { residentMemory(of: all.map { $0.process ?? getpid() }) }

  private func printMemory(_ memories: [[Int]]) {
    let names =
      ["clock"] + Self.displaySizes.map { "display \($0)" } + ["bridge"]
      + (page == nil ? [] : ["page (curl)"])
    print("")
    print("| | kB after ten seconds | at the end | bytes written | ended |")
    print("|---|--:|--:|--:|---|")
    for (index, (name, terminal)) in zip(names, all).enumerated() {
      let bytes = terminal.bursts.reduce(0) { $0 + $1.bytes.count }
      let ending = terminal.ending.map { "\($0)" } ?? "no"
      print(
        "| \(name) | \(memories[0][index]) | \(memories[1][index]) | \(bytes) | \(ending) |")
    }
  }
}
