import ArgumentParser
import Files
import Platform
import SpeechAnnouncement
import TimerEngine

/// `speakerclock rundown`: what is in a rundown, whether it can work, and where it comes from.
struct RundownCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rundown",
    abstract: "Check, show, import and export rundowns.",
    discussion: """
      A rundown is a list of talks and breaks; 'speakerclock --rundown FILE' goes through \
      it. 'rundown import' makes one from a spreadsheet, a calendar, pretalx or Sessionize.
      """,
    subcommands: [Check.self, Show.self, Import.self, Export.self])

  /// The rundown of a file; what is wrong with it goes to standard error, with exit status 65.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - day: the day that is read of several; `nil` for all.
  /// - Returns: the file and its rundown.
  /// - Throws: `ExitCode` 65 for a file that has problems.
  static func read(
    _ path: String, day: DayArgument? = nil
  ) throws -> (file: RundownFile, rundown: Rundown) {
    let presets = PresetChoice.loaded().presets
    let file = RundownFile(path, presets: presets, now: WallClock.second, day: day?.day)
    return (file, try file.validRundown())
  }

  /// `rundown check`: what is wrong in a rundown.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Print every problem in a rundown, and what could go wrong with its plan.",
      discussion: """
        The exit status is 65 if there are problems; warnings do not change it. It names the day, \
        or each of several days, so that a wrong date is noticed. It warns of items \
        that overlap, of breaks that last longer or shorter than their length since the next item \
        starts later or sooner, of items that cannot end at the time that 'ends' gives, and of \
        remote speakers who would speak outside 8:00 to 22:00.
        """)

    @Argument(help: ArgumentHelp("The rundown.", valueName: "file"), completion: .file())
    var file: String

    func run() throws {
      let file = try RundownCommand.read(file).file
      for day in file.days {
        guard let rundown = file.rundown(on: day) else { continue }
        let warnings = RundownWarnings(rundown).lines
        for warning in warnings { writeOutput("\(self.file): \(warning)") }
        let date = file.hasDate ? Language.english.phrases.date(day) + ": " : ""
        let count = rundown.items.count.counting("item")
        writeOutput("\(self.file): \(date)\(count)" + (warnings.isEmpty ? ", no problems" : ""))
      }
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

    @Option(parsing: .unconditional, help: DayArgument.help, transform: { try DayArgument($0) })
    var day: DayArgument?

    func run() throws {
      let (file, rundown) = try RundownCommand.read(file, day: day)
      let days = file.days
      guard days.count > 1 else { return try write(try plan(of: rundown, file)) }
      guard format == .table else {
        throw ValidationError(
          "A page has one day. Expected one of \(days.map(\.description).joined(separator: ", ")), "
            + "for example: --day \(days[0])")
      }
      for (number, day) in days.enumerated() {
        guard let rundown = file.rundown(on: day) else { continue }
        if number > 0 { writeOutput("") }
        writeOutput(LanguageChoice.language(language).phrases.date(day))
        try write(try plan(of: rundown, file))
      }
    }

    private func write(_ plan: RundownPlan) throws {
      switch format {
      case .table: for line in plan.table { writeOutput(line) }
      case .html: writeOutput(text: plan.page)
      }
    }

    private func plan(
      of rundown: Rundown, _ file: RundownFile
    ) throws(ValidationError) -> RundownPlan {
      do throws(RundownPlan.UnknownZone) {
        return try RundownPlan(
          rundown, of: file, zones: zones?.split(separator: ",").map(String.init) ?? [],
          hasNotes: notes, in: LanguageChoice.language(language))
      } catch {
        throw ValidationError(
          "The zone '\(error.name)' is not known on this machine. Expected a name such as Europe/Vienna, "
            + "for example: --zones Europe/Vienna,America/New_York")
      }
    }
  }
}

extension RundownFile {
  /// The rundown of the file.
  ///
  /// - Throws: `ExitCode` 65 if the file has problems, which are written to standard error.
  func validRundown() throws -> Rundown {
    if let rundown { return rundown }
    for problem in problems { writeError("\(problem)") }
    throw ExitCode(65)
  }
}
