import ArgumentParser
import Files
import Platform
import TimerEngine

extension RundownCommand {
  /// `rundown import`: a rundown from another program's table or schedule.
  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import",
      abstract: "Make a rundown from a table, a schedule or a calendar.",
      discussion: """
        CSV tables, pretalx's schedule.json, Sessionize's JSON and iCalendar files are read. \
        A table needs a header with Title, and Start or Duration; Speaker, End, Room, Day, Note, ID \
        and the times of the lamps are read as well. Headings can be in English, German, French, \
        Spanish, Italian, Portuguese, Dutch or Japanese; --column names another one. Columns that \
        are not used, and what is taken for a break, are named on standard error. Gaps of five \
        minutes or more become breaks. Lines that cannot be read are skipped and reported; the exit \
        status is then 65. So it is if there are talks on several days and --day names none.
          speakerclock rundown import talks.csv --into day.yaml
          speakerclock rundown import schedule.json --in-room Main --day 2026-12-04
        """)

    @Argument(
      help: ArgumentHelp(
        "The table, schedule or calendar; - is standard input.", valueName: "file"),
      completion: .file())
    var file: String

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("Only the talks in this room.", valueName: "room"))
    var inRoom: String?

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp(
        "Only the talks of this day: 2026-12-04, or 1 for the first. For a table without a Day "
          + "column, it gives the date.", valueName: "day"))
    var day: String?

    @Option(
      name: .customLong("column"), parsing: .unconditionalSingleValue,
      help: ArgumentHelp(
        "Which column of a table is the title, speaker, start, end, length, day, room, note, call or "
          + "id: title=Programmpunkt. Can be given again.", valueName: "column"))
    var columns: [String] = []

    @Option(
      name: .customLong("break"), parsing: .unconditionalSingleValue,
      help: ArgumentHelp(
        "Take a talk without a speaker for a break if its title is this; * stands for any text. "
          + "Can be given again.", valueName: "pattern"))
    var breaks: [String] = []

    @Option(
      help: ArgumentHelp(
        "What comes first in dates such as 4/5/2026: day-first or month-first.",
        valueName: "order"))
    var dates: DateOrder?

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("The time zone, if the file names none.", valueName: "zone"))
    var zone: String?

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp(
        "Write to this file. In an existing file, items with the same ids are updated; what was "
          + "written by hand, and what has run, is kept.", valueName: "file"),
      completion: .file())
    var into: String?

    private static let maxBytes = 16_777_216

    /// What messages call the file.
    private var source: String { file == "-" ? "standard input" : file }

    func run() throws {
      var session = try imported()
      for notice in session.notices { writeError(notice) }
      for problem in session.problems { writeError("\(problem)") }
      session.settle(zone: zone)
      let day = try self.day.map { try calendarDay($0, in: session) }
      let rooms = session.rooms
      if let inRoom, !session.talks.isEmpty, !session.hasRoom(inRoom) {
        throw noRoom(inRoom, among: rooms, isTable: session.isTable)
      }
      session.keep(room: inRoom, day: day)
      guard !session.talks.isEmpty else {
        throw session.problems.isEmpty ? nothing(in: rooms) : ExitCode(65)
      }
      if inRoom == nil, rooms.count > 1 {
        throw ValidationError(
          "There are talks in several rooms. Expected one of them: "
            + rooms.map { "--in-room '\($0)'" }.joined(separator: ", "))
      }
      try refuseSeveralDays(session.days)
      let (source, notices) = session.plan()
      for notice in notices { writeError("\(self.source): \(notice)") }
      guard source.items.count <= Rundown.maxItems else {
        try fail(
          "\(self.source): there are \(source.items.count) talks and breaks, expected at most "
            + "\(Rundown.maxItems): choose with --in-room or --day", status: 65)
      }
      try write(source)
      if !session.problems.isEmpty { throw ExitCode(65) }
    }

    /// The refusal of a room that is not in the file.
    private func noRoom(
      _ name: String, among rooms: [String], isTable: Bool
    ) -> ValidationError {
      guard rooms.isEmpty else {
        return ValidationError(
          "'\(name.printable)' is not a room in the file. Expected "
            + "\(rooms.count > 1 ? "one of " : "")\(Self.listed(rooms))")
      }
      return ValidationError(
        isTable
          ? "There is no column for the room. Name it, such as --column room=Place"
          : "The file names no rooms. Leave out --in-room")
    }

    /// A rundown is for one day.
    private func refuseSeveralDays(_ days: [CalendarDay]) throws {
      guard days.count > 1 else { return }
      let some = days.prefix(8).map { "--day \($0)" }.joined(separator: ", ")
      try fail(
        "\(source): there are talks on \(days.count) days, expected one of them: "
          + "\(some)\(days.count > 8 ? ", …" : "")", status: 65)
    }

    func validate() throws { _ = try chosenColumns() }

    /// The headings that `--column` names.
    private func chosenColumns() throws(ValidationError) -> [ImportColumn: String] {
      var chosen: [ImportColumn: String] = [:]
      for text in columns {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, let column = ImportColumn(rawValue: parts[0].lowercased()) else {
          let names = ImportColumn.allCases.map(\.rawValue).joined(separator: ", ")
          throw ValidationError(
            "'\(text.printable)' names no column. Expected FIELD=HEADING, such as title=Programmpunkt, "
              + "where FIELD is one of \(names)")
        }
        chosen[column] = parts[1]
      }
      return chosen
    }

    private func imported() throws -> ImportedProgramme {
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try FileSystem.readStream(file == "-" ? nil : file, upTo: Self.maxBytes + 1)
      } catch {
        try fail("Error: \(error.words(for: source))", status: 65)
      }
      guard bytes.count <= Self.maxBytes else {
        try fail(
          "\(source): the file is longer than 16 MB, expected a table or schedule of one event",
          status: 65)
      }
      let choices = ImportChoices(columns: try chosenColumns(), breaks: breaks, dates: dates)
      return ImportedProgramme(bytes, file: source, choices: choices)
    }

    private func calendarDay(
      _ text: String, in session: ImportedProgramme
    ) throws(ValidationError) -> CalendarDay {
      switch session.reading(ofDay: text) {
      case .day(let day): return day
      case .either(let dayFirst, let monthFirst):
        throw ValidationError(
          "'\(text.printable)' can be \(dayFirst) or \(monthFirst). Expected --dates day-first or --dates month-first"
        )
      case nil: break
      }
      if let number = Int(text), session.days.indices.contains(number - 1) {
        return session.days[number - 1]
      }
      let days = session.days.map(\.description).joined(separator: ", ")
      throw ValidationError(
        "'\(text)' is not a day in the file. Expected \(days.isEmpty ? "a day such as 2026-12-04" : days)"
      )
    }

    private func nothing(in rooms: [String]) -> any Error {
      guard inRoom != nil || day != nil else {
        writeError("\(source): there are no talks, expected at least one")
        return ExitCode(65)
      }
      return ValidationError(
        "There are no talks in that room or on that day."
          + (rooms.isEmpty ? "" : " The rooms are \(Self.listed(rooms))."))
    }

    private static func listed(_ rooms: [String]) -> String {
      rooms.map { "'\($0)'" }.joined(separator: ", ")
    }

    // MARK: Writing

    private func write(_ source: RundownSource) throws {
      guard let into else {
        try check(source, called: "the import")
        return writeOutput(text: source.yaml)
      }
      let written: Result<Written, any Error>
      do throws(FileError) {
        let path = try FileSystem.resolved(into)
        written = try FileSystem.alone(in: FileSystem.folder(of: path)) {
          () throws(FileError) -> Result<Written, any Error> in
          Result { try update(path, with: source, called: into) }
        }
      } catch {
        try fail("Error: \(into): \(error)", status: 74)
      }
      let (changes, count) = try written.get()
      printChanges(changes, count: count, into)
    }

    /// What was changed in a file that was there, and how many items it has now.
    private typealias Written = (changes: RundownSource.Changes?, count: Int)

    /// Merges a rundown into a file while no other import reads or writes it.
    private func update(
      _ path: String, with source: RundownSource, called name: String
    ) throws -> Written {
      let (old, record) = try existing(name)
      var merged = old ?? source
      let changes = old == nil ? nil : merged.merge(source, hasRun: record)
      if old == nil { merged.recordImport() }
      try check(merged, called: name)
      do throws(FileError) {
        _ = try FileSystem.replace(path, with: Array(merged.yaml.utf8))
      } catch {
        try fail("Error: \(name): \(error)", status: 74)
      }
      return (changes, merged.items.count)
    }

    /// The rundown that is in a file, and which of its items have run in any room.
    private func existing(
      _ path: String
    ) throws -> (source: RundownSource?, hasRun: (String) -> Bool) {
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try FileSystem.read(path)
      } catch {
        guard error.isMissing else { try fail("Error: \(path): \(error)", status: 65) }
        return (nil, { _ in false })
      }
      _ = try RundownCommand.read(path)
      let resolved = (try? FileSystem.resolved(path)) ?? path
      let run = try startedIds(of: resolved, in: path)
      return (RundownSource(bytes, path: path), run.contains)
    }

    /// The items that have run; none of them may be replaced, so an unreadable record stops the
    /// import.
    private func startedIds(of resolved: String, in path: String) throws -> Set<String> {
      do throws(Diagnostic) {
        return try UserFolder.stateOfUser.map { (folder) throws(Diagnostic) in
          try RundownRecordFile.startedIds(of: resolved, in: folder)
        } ?? []
      } catch {
        try fail(
          "\(error). It may say which items of '\(path.printable)' have run, so nothing was "
            + "imported. Start the version of speakerclock that wrote it, or remove this file if "
            + "no session is under way", status: 65)
      }
    }

    private func check(_ source: RundownSource, called name: String) throws {
      let file = RundownFile(
        Array(source.yaml.utf8), path: name, presets: PresetChoice.loaded().presets,
        now: WallClock.second)
      do {
        _ = try file.validRundown()
      } catch {
        let wantsDate = file.problems.contains { "\($0)".contains("the date as well") }
        if wantsDate, source.date.isEmpty {
          writeError("Without dates in the table, --day 2026-12-04 gives that of its first item.")
        }
        throw error
      }
    }

    private func printChanges(_ changes: RundownSource.Changes?, count: Int, _ path: String) {
      let items = count.counting("item")
      guard let changes else { return writeOutput("Wrote \(items) to \(path).") }
      let parts: [(String, [String])] = [
        ("date", changes.date.map { [$0] } ?? []), ("zone", changes.zone.map { [$0] } ?? []),
        ("new", changes.new), ("changed", changes.changed), ("removed", changes.gone),
        ("kept, since they have run", changes.kept),
        ("kept, since written by hand", changes.byHand),
        ("not added, since removed by hand", changes.removedByHand),
      ]
      let printed = parts.filter { !$0.1.isEmpty }.map {
        "\($0.0): \($0.1.joined(separator: ", "))"
      }
      writeOutput("Updated \(path), \(items).")
      for line in printed { writeOutput("  \(line)") }
      if printed.isEmpty { writeOutput("  no changes") }
    }
  }
}

extension DateOrder: ExpressibleByArgument {}
