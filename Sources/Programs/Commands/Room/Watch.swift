import ArgumentParser
import Files
import Platform
import Room
import SpeechAnnouncement
import StageRenderer
import TimerEngine

/// `speakerclock watch`: a room's clock in lines, for other programs.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Print what a room's clock shows, for other programs.",
    usage: "speakerclock watch [--room <name>] [--via <command>] [--format json|text] [--once]",
    discussion: """
      json prints one snapshot per change, a complete description of what to show; text prints the \
      time and the phase once a second.
        speakerclock watch --format text --once
      With --via the clock is elsewhere. If the command leads to several rooms, each line begins \
      with the name of its room.
      """)

  enum Format: String, Choice {
    case json
    case text
  }

  @OptionGroup
  var room: RoomOption

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A command whose standard input and output are connected to the clock; needs --format text.",
      valueName: "command"))
  var via: String?

  @Option(help: "Snapshots for programs, or the time as text.")
  var format = Format.json

  @Flag(help: "Print one line and end; the exit status is 1 if no clock is running.")
  var once = false

  @Option(parsing: .unconditional, help: LanguageChoice.help)
  var language: Language?

  func validate() throws {
    guard via == nil || format == .text else {
      throw ValidationError(
        "--via needs --format text. To print snapshots, run watch on the clock's machine, for example: "
          + "ssh stage speakerclock watch")
    }
  }

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
    let follower = Follower(
      ClientName("watch"), as: .remote, size: Client.noPicture, isRelay: true)
    if once {
      var connection = try room.connection(as: follower)
      return try printSnapshots(from: &connection)
    }
    while true {
      if var connection = RoomConnection(room.address, as: follower) {
        try printSnapshots(from: &connection)
        connection.close()
      }
      _ = poll(-1, .readable, upTo: Self.pause)
    }
  }

  private func printSnapshots(from connection: inout RoomConnection) throws {
    let end = ContinuousClock.now + Self.patience
    var reported: String?
    while true {
      switch connection.next(upTo: once ? end : nil)?.news {
      case .sent(let snapshot, _):
        try write(snapshot.json)
        if once { return }
      case .message(.unreadable(let reason)):
        // A clock that cannot be read says so each time.
        if reported != reason { writeError(reason) }
        reported = reason
        if once { throw ExitCode(1) }
      case .message(.lost(let reason)):
        if once { try fail(reason ?? "The clock has ended the connection.") }
        return
      case nil: try fail("The clock does not answer.")
      default: continue
      }
    }
  }

  // MARK: Times

  /// How long a clock may take to answer, and a command to lead to one.
  private static let patience = Duration.seconds(5)
  /// How long the rooms of a broker may take to come one after the other.
  private static let settling = Duration.seconds(1)

  private func printTimes() throws {
    if once, via == nil {
      try room.connection(as: Follower(ClientName("watch"), as: .remote)).close()
    }
    var text = TextWatch(
      room.transport(via: via), of: room.given?.description, in: LanguageChoice.language(language),
      isDisplay: !once)
    defer { text.finish() }
    guard !once else { return try printOnce(&text) }
    while true {
      for line in text.next() { try write(line) }
      if let fault = text.newFault() { writeError(fault) }
    }
  }

  /// Prints what is shown now: a line, or one for each room.
  private func printOnce(_ text: inout TextWatch) throws {
    var end = ContinuousClock.now + Self.patience
    var lines: [String] = []
    while ContinuousClock.now < end {
      let hadLines = !lines.isEmpty
      if !text.next(upTo: end).isEmpty { lines = text.lines }
      if via == nil, !lines.isEmpty || text.fault != nil { break }
      if !hadLines, !lines.isEmpty { end = ContinuousClock.now + Self.settling }
    }
    for line in lines { try write(line) }
    guard lines.isEmpty else { return }
    let words = via.map { "The command '\($0.printable)' leads to no clock." }
    try fail(text.fault ?? words ?? "No clock answers.")
  }

  /// Writes a line; a reader that is gone ends the program.
  private func write(_ line: String) throws {
    writeOutput(line)
    guard flushOutput() else { throw ExitCode(74) }
  }
}
