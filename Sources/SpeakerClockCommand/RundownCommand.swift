import ArgumentParser
import ClockRuntime
import RundownEngine
import SpeechAnnouncement
import TimerEngine
import Unix
import UserFiles

/// `speakerclock rundown`: what is in a rundown, whether it can work, and where it comes from.
struct RundownCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rundown",
    abstract: "Check, show, import and export rundowns.",
    discussion: """
      A rundown is a list of talks and breaks; 'speakerclock --rundown FILE' goes through \
      it. 'rundown import' makes one from a spreadsheet or from pretalx (conference planning).
      """,
    subcommands: [Check.self, Show.self, Import.self, Export.self])

  /// The rundown of a file; what is wrong with it goes to standard error, with exit status 65.
  static func read(_ path: String) throws -> (file: RundownFile, rundown: Rundown) {
    let file = RundownFile(
      path, presets: PresetChoice.loaded().presets, now: Int(WallClock.now.components.seconds))
    guard let rundown = file.rundown else {
      for problem in file.problems { writeError("\(problem)") }
      throw ExitCode(65)
    }
    return (file, rundown)
  }

  /// `rundown check`: what is wrong in a rundown.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Print every problem in a rundown, and what could go wrong with its plan.",
      discussion: """
        The exit status is 65 if there are problems; warnings do not change it. It warns of items \
        that overlap, of items that cannot end at the time that 'ends' gives, and of remote \
        speakers who would speak outside 8:00 to 22:00.
        """)

    @Argument(help: ArgumentHelp("The rundown.", valueName: "file"), completion: .file())
    var file: String

    func run() throws {
      let rundown = try RundownCommand.read(file).rundown
      let warnings = RundownWarnings(rundown).lines
      for warning in warnings { writeOutput("\(file): \(warning)") }
      guard warnings.isEmpty else { return }
      let count = rundown.items.count
      writeOutput("\(file): \(count) item\(count == 1 ? "" : "s"), no problems")
    }
  }

  /// `rundown show`: the items with their times.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show",
      abstract: "Print the items of a rundown with their times, also in other time zones.",
      discussion: """
        A star marks a time outside 8:00 to 22:00 for a speaker whose zone is given; +1 marks a time \
        on the next day. An item that cannot start as planned has the time at which it can.
          speakerclock rundown show day.yaml --format html >door.html
        """)

    enum Format: String, Choice {
      case table
      case html
    }

    @Argument(help: ArgumentHelp("The rundown.", valueName: "file"), completion: .file())
    var file: String

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp(
        "Time zones, such as Europe/Vienna,America/New_York.", valueName: "zones"))
    var zones: String?

    @Flag(help: "Print notes and calls too.")
    var notes = false

    @Option(help: "A table for people, or HTML for a page to print and pin to a door.")
    var format = Format.table

    @Option(parsing: .unconditional, help: LanguageChoice.help)
    var language: Language?

    func run() throws {
      let (file, rundown) = try RundownCommand.read(file)
      let plan = try RundownPlan(
        rundown, of: file, zones: zones?.split(separator: ",").map(String.init) ?? [],
        hasNotes: notes,
        in: LanguageChoice.language(language))
      switch format {
      case .table: for line in plan.table { writeOutput(line) }
      case .html: writeOutput(text: plan.page)
      }
    }
  }
}

/// What could go wrong with the plan of a rundown.
struct RundownWarnings {
  let lines: [String]

  /// When people at home can be asked to speak.
  static let day = 8 * 3600...22 * 3600

  init(_ rundown: Rundown) {
    let items = rundown.items
    func name(_ item: RundownItem) -> String {
      "'\(item.shortTitle.isEmpty ? item.isBreak ? "Break" : "Talk" : item.shortTitle)' at "
        + TimeText.timeOfDay(rundown.localTime.timeOfDay(at: item.plannedStart))
    }
    let overlaps = zip(items, items.dropFirst()).filter { $0.plannedEnd > $1.plannedStart }.map {
      "\(name($0)) and \(name($1)) overlap by \(TimeText.plain($0.plannedEnd - $1.plannedStart))"
    }
    let start = items.first?.plannedStart ?? 0
    let missed = rundown.forecast(at: start).missed.sorted().map { index in
      let end = TimeText.timeOfDay(rundown.localTime.timeOfDay(at: items[index].hardEnd ?? 0))
      return "\(name(items[index])) cannot end at \(end)"
    }
    let remote = items.compactMap { item -> String? in
      guard let zone = item.zone, !rundown.isFloating, let time = Self.timeOutsideDay(of: item)
      else { return nil }
      return "\(name(item)) is at \(TimeText.timeOfDay(time)) for the speaker in \(zone)"
    }
    lines = overlaps + missed + remote
  }

  /// The time of day at which an item starts for its remote speaker, if it starts or ends when nobody
  /// should be asked to speak.
  static func timeOutsideDay(of item: RundownItem) -> Int? {
    guard
      let local = ZoneTable.localTime(of: item.zone, from: item.plannedStart, to: item.plannedEnd)
    else { return nil }
    let start = local.timeOfDay(at: item.plannedStart)
    let end = start + item.plannedEnd - item.plannedStart
    return day.contains(start) && day.contains(end) ? nil : start
  }
}
