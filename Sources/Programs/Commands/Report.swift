import ArgumentParser
import Files
import Platform
import Room
import SpeechAnnouncement
import TimerEngine

/// `speakerclock report`: what the talks that have ended took.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Print how long each talk took, with totals and averages.",
    discussion: """
      The clock adds each talk that ends to talks.jsonl in its state folder, \
      ~/.local/state/speakerclock. The planned times of a rundown's talks are those of the \
      rundown, and all their times are in its zone. Its items that were left out are listed \
      as not held. Rehearsals with a --room are listed, but not counted; other rehearsals are \
      left out.
        speakerclock report --since today --room hall
        speakerclock report --format html --of hall.jsonl --of lab.jsonl >day.html
      With --via, the report of each room's last day comes from a broker:
        speakerclock report --via 'speakerclock-bridge mqtt mqtt://broker/+ --attach'
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Only talks from this day on: 2026-12-04, or today.", valueName: "date"),
    transform: { try SinceArgument($0) })
  var since: SinceArgument?

  @Option(
    name: .customLong("room"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Only talks of this room; repeat it for several.", valueName: "name"),
    transform: RoomName.argument)
  var rooms: [RoomName] = []

  @Option(
    name: .customLong("of"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Read this file instead of talks.jsonl; repeat it for several; - is standard input.",
      valueName: "file"),
    completion: .file(extensions: ["jsonl"]))
  var files: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Read the report of each room's last day from a broker, through this command.",
      valueName: "command"))
  var via: String?

  @Option(help: "A table for people, CSV or JSON for programs, SVG for a picture, HTML for a page.")
  var format = TalkReport.Form.table

  @Option(parsing: .unconditional, help: LanguageChoice.help)
  var language: Language?

  /// The largest file that is read.
  private static let maxBytes = 1 << 28

  func run() throws {
    let days = try via.map(reports)
    let missing = days?.missing ?? []
    for problem in missing { writeError(problem) }
    let reader = try read(days?.rows ?? [:])
    for problem in reader.tornLines { writeError("\(problem); line skipped") }
    for problem in reader.problems.prefix(20) { writeError("\(problem); line skipped") }
    if reader.problems.count > 20 {
      writeError("\(reader.problems.count - 20) more lines skipped")
    }
    let report = TalkReport(
      reader.talks, leftOut: reader.leftOut, rooms: rooms.map(\.description), since: since?.day,
      in: LanguageChoice.language(language))
    for room in rooms.map(\.description)
    where via == nil && !report.rows.contains(where: { $0.room == room }) {
      writeError(Self.words(for: room, in: reader, since: since?.day))
    }
    report.write(as: format, columns: terminalColumns(1)) { writeOutput($0) }
    if !reader.problems.isEmpty { throw ExitCode(65) }
    if !missing.isEmpty { throw ExitCode(74) }
  }

  /// The reports of the rooms that are reached through a command.
  private func reports(via command: String) throws -> RoomReports {
    let connection = try RoomConnection.through(
      command, as: Follower(ClientName("report"), as: .remote, wants: []), orExit: 74)
    defer { connection.close() }
    return try orFail(status: 74) { () throws(RoomFailure) in
      try RoomReports(over: connection, of: rooms.map(\.description))
    }
  }

  /// What to say of a room without talks: with the rooms that there are, in case the name is wrong.
  private static func words(
    for room: String, in reader: ReportReader, since day: String?
  ) -> String {
    let rooms = Set(reader.talks.map(\.room)).sorted()
    let nothing = "There are no talks of room \(room)\(day.map { " since \($0)" } ?? "")."
    guard !rooms.contains(room), !rooms.isEmpty else { return nothing }
    let some = rooms.prefix(10).map(\.printable).joined(separator: ", ")
    return nothing + " Rooms in the report: \(some)" + (rooms.count > 10 ? ", ..." : ".")
  }

  /// Reads the files, and the rows of rooms by what to call their source.
  ///
  /// The user's own file need not exist, since no talk may have ended yet.
  private func read(_ rows: [String: [UInt8]]) throws -> ReportReader {
    let paths = try files.isEmpty && via == nil ? [Self.ownFile()] : files
    return try ReportReader(paths + rows.keys.sorted()) { path in
      if let bytes = rows[path] { return bytes }
      do throws(FileError) {
        let bytes = try FileSystem.readStream(path == "-" ? nil : path, upTo: Self.maxBytes + 1)
        guard bytes.count <= Self.maxBytes else { throw .tooLarge(bytes.count) }
        return bytes
      } catch .missing where files.isEmpty {
        return []
      } catch {
        let name = path == "-" ? "standard input" : path
        try fail(
          error == .missing
            ? "Error: \(error.words(for: name))"
            : "\(name):1:1: \(error), expected a file of talks",
          status: 65)
      }
    }
  }

  private static func ownFile() throws(ValidationError) -> String {
    guard let folder = UserFolder.stateOfUser else {
      throw ValidationError(
        "Neither XDG_STATE_HOME nor HOME is an absolute path. Expected a file of talks, "
          + "for example: speakerclock report --of talks.jsonl")
    }
    return folder.talks
  }
}

extension TalkReport.Form: Choice {}

/// The first day of a report.
struct SinceArgument: Hashable, CustomStringConvertible {
  /// The day as `2026-12-04`.
  let day: String

  var description: String { day }

  init(_ text: String) throws {
    guard text != "today" else {
      day = LocalMoment(WallClock.now).day
      return
    }
    guard UTCStamp.isDay(text) else {
      throw ArgumentValueError(
        "it is not a valid date. Expected a date or today, "
          + "for example: --since 2026-12-04")
    }
    day = text
  }
}
