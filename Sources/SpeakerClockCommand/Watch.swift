import ArgumentParser
import ClockRuntime
import OperatorConsole
import SpeechAnnouncement
import StageDisplay
import StageLink
import TerminalCanvas
import TimerEngine
import Unix

/// `speakerclock watch`: a room's clock in lines, for other programs.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Print what a room's clock shows, one line per change.",
    usage: "speakerclock watch [--room <name>] [--format json|text] [--once]",
    discussion: """
      json is one snapshot per change, a complete description of what to show; text is the time and \
      the phase, one line per second.
        speakerclock watch --format text --once
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case json
    case text
  }

  @OptionGroup
  var room: RoomOption

  @Option(help: "Snapshots for programs, or the time as text.")
  var format = Format.json

  @Flag(help: "Print one line and end; the status is 1 if no clock is running.")
  var once = false

  @Option(parsing: .unconditional, help: LanguageChoice.help)
  var language: Language?

  func run() throws {
    switch format {
    case .json: try printSnapshots()
    case .text: try printTimes()
    }
  }

  // MARK: Snapshots

  /// How long it waits until it looks for a clock again.
  private static let pause = Duration.seconds(1)

  private func printSnapshots() throws {
    if once {
      var connection = try room.connection()
      return try printSnapshots(from: &connection)
    }
    while true {
      if var connection = RoomConnection(room.address) {
        try printSnapshots(from: &connection)
        connection.close()
      }
      _ = poll(-1, .readable, upTo: Self.pause)
    }
  }

  private func printSnapshots(from connection: inout RoomConnection) throws {
    connection.send("watch")
    while true {
      switch connection.next() {
      case .snapshot(let snapshot):
        try write(snapshot.json)
        if once { return }
      case .unreadable(let reason): writeError(reason)
      case .closed: return
      case .answer, .nothing: continue
      }
    }
  }

  // MARK: Times

  private func printTimes() throws {
    if once { try room.connection().close() }
    var text = TextWatch(room, LanguageChoice.language(language))
    while true {
      guard let line = text.next() else { continue }
      try write(line)
      if once { return }
    }
  }

  /// Writes a line; a reader that is gone ends the program.
  private func write(_ line: String) throws {
    writeOutput(line)
    guard flushOutput() else { throw ExitCode(74) }
  }
}

/// A display of which only the title is seen: the time and the phase.
private struct TextWatch {
  private let start = ContinuousClock.now
  private var client: StageClient
  private var console: DisplayConsole
  private var last = ""

  init(_ room: RoomOption, _ language: Language) {
    var options = DisplayConsole.Options()
    options.room = room.room.description
    options.language = language
    let size = Size(columns: 1, rows: 1)
    client = StageClient(.room(room.address), name: "watch", size: size)
    console = DisplayConsole(
      options, size: size, capabilities: Capabilities(),
      moment: Moment(.start, timeOfDay: WallClock.timeOfDay, wallClock: WallClock.now))
  }

  /// Waits for what comes first; returns a line that is another than the last one.
  mutating func next() -> String? {
    let wakes = [console.nextWake, client.nextWake].compactMap { $0 }
    let left = wakes.min().map { $0.offset - passed }
    let isReadable = poll(client.descriptor, .readable, upTo: max(.zero, left ?? .seconds(60)))
    let events = client.drain(isReadable: isReadable, at: Timestamp(offset: passed))
    for event in events.isEmpty ? [.timePassed] : events {
      _ = console.update(event, at: moment)
    }
    guard console.hasStage, let line = console.draw().title, line != last else { return nil }
    last = line
    return line
  }

  private var passed: Duration { start.duration(to: .now) }

  private var moment: Moment {
    Moment(
      Timestamp(offset: passed), timeOfDay: WallClock.timeOfDay, wallClock: WallClock.now)
  }
}
