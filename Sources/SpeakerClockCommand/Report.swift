import ArgumentParser
import ClockRuntime
import Unix
import UserFiles

/// `speakerclock report`: what the talks that have ended took.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Print how long each talk took, with totals and averages.",
    discussion: """
      The clock adds each talk that ends to talks.jsonl in its state folder, \
      ~/.local/state/speakerclock. Rehearsals with a --room are listed, but not counted; \
      other rehearsals are left out.
        speakerclock report --since today
        speakerclock report --format svg >talks.svg
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Only talks from this day on: 2026-12-04, or today.", valueName: "date"),
    transform: { try SinceArgument($0) })
  var since: SinceArgument?

  @Option(
    name: .customLong("of"), parsing: .unconditional,
    help: ArgumentHelp(
      "Read this file instead of talks.jsonl; - is standard input.", valueName: "file"),
    completion: .file(extensions: ["jsonl"]))
  var file: String?

  @Option(help: "A table for people, CSV or JSON for programs, SVG for a picture.")
  var format = TalkReport.Form.table

  /// The largest file that is read.
  private static let maxBytes = 1 << 28

  func run() throws {
    let (reader, path) = try read()
    for problem in reader.tornLines { writeError("\(problem); line skipped") }
    for problem in reader.problems.prefix(20) { writeError("\(problem); line skipped") }
    if reader.problems.count > 20 {
      writeError("\(path): \(reader.problems.count - 20) more lines skipped")
    }
    TalkReport(reader.talks, since: since?.day).write(as: format, isCut: isTerminal(1)) {
      writeOutput($0)
    }
    if !reader.problems.isEmpty { throw ExitCode(65) }
  }

  /// Reads the file; the user's own need not exist, since no talk may have ended yet.
  private func read() throws -> (ReportReader, path: String) {
    let path = try file ?? Self.ownFile()
    let name = path == "-" ? "standard input" : path
    do throws(FileError) {
      let bytes = try FileSystem.readStream(path == "-" ? nil : path, upTo: Self.maxBytes + 1)
      guard bytes.count <= Self.maxBytes else { throw .tooLarge(bytes.count) }
      return (ReportReader(bytes, file: name), name)
    } catch .missing where file == nil {
      return (ReportReader([], file: name), name)
    } catch {
      writeError(
        error == .missing
          ? "Error: \(error.words(for: name))" : "\(name):1:1: \(error), expected a file of talks")
      throw ExitCode(65)
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
