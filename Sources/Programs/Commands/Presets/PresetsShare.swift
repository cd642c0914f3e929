import ArgumentParser
import Files
import Platform
import TimerEngine

extension PresetsCommand {
  /// `presets share`: a preset as a line for somebody else.
  struct Share: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "share",
      abstract: "Print a preset as a sentence, and as a line that 'presets import' reads.")

    @Argument(help: PresetChoice.help, completion: .presets)
    var name: String

    func run() throws {
      let preset = try PresetChoice.loaded().preset(named: name)
      writeOutput(preset.sentence)
      writeOutput(SharedPreset.line(of: preset))
    }
  }

  /// `presets import`: what somebody else has shared.
  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import",
      abstract: "Import presets that 'presets share' printed, from any text that contains them.",
      discussion: """
        The text may be a whole mail: lines that are wrapped, marked with > or put in quotation marks \
        are found. You see what would change and must confirm it on the terminal. The exit status is 65 if \
        a line cannot be imported, and 1 if you say no.
        """)

    @Argument(
      help: ArgumentHelp("A file with the text; default: standard input.", valueName: "file"),
      completion: .file())
    var file: String?

    @Flag(help: "Import without a question, for scripts.")
    var yes = false

    @Flag(help: "Leave the slots as they are.")
    var noSlots = false

    func run() throws {
      let folder = try UserFolder.required()
      let found = SharedPresetFinder.presets(in: try text())
      let isComplete = report(found)
      let presets = found.compactMap { try? $0.preset.get() }.map(withoutSlot)
      let plan = ImportPlan(importing: presets, into: PresetChoice.loaded().presets)
      for line in plan.lines { writeOutput(line) }
      if !plan.presets.isEmpty { try store(plan.presets, in: folder) }
      if !isComplete { throw ExitCode(65) }
    }

    private func withoutSlot(_ preset: Preset) -> Preset {
      var preset = preset
      if noSlots { preset.slot = nil }
      return preset
    }

    private func store(_ presets: [Preset], in folder: UserFolder) throws {
      let isWanted =
        try yes
        || Question.ask(
          "Import into \(folder.slots)?",
          unasked: "nothing was imported. Expected --yes, for example: speakerclock presets import "
            + "--yes mail.txt")
      guard isWanted else {
        writeOutput("Nothing was imported.")
        throw ExitCode(1)
      }
      let slots = SlotFile(folder, patience: Store.patience)
      try writing { () throws(StoreError) in (true, try slots.store(presets)) }
      writeOutput("Imported \(presets.count.counting("preset")) into \(folder.slots).")
    }

    /// Tells what cannot be imported; returns whether all can be.
    private func report(_ found: [SharedPresetFinder.Found]) -> Bool {
      if found.isEmpty {
        writeError(
          "Error: There is no preset to import in \(file ?? "standard input"). "
            + "Expected a line that begins with speakerclock-preset:1:")
      }
      var isComplete = !found.isEmpty
      for line in found {
        guard case .failure(let error) = line.preset else { continue }
        writeError("Error: Line \(line.line): \(error)")
        isComplete = false
      }
      return isComplete
    }

    // MARK: The text

    /// A mail with pictures is smaller than this; the lines themselves have some hundred bytes.
    private static let mostBytes = 4_194_304

    private func text() throws -> String {
      let path = file == "-" ? nil : file
      if path == nil, isTerminal(0) {
        writeError("Paste the text, and press Ctrl-D on a line of its own.")
      }
      do throws(FileError) {
        let bytes = try FileSystem.readStream(path, upTo: Self.mostBytes + 1)
        guard bytes.count <= Self.mostBytes else { throw .tooLarge(bytes.count) }
        return String(decoding: bytes, as: UTF8.self)
      } catch {
        try fail("Error: \(Self.words(for: error, path ?? "Standard input"))", status: 65)
      }
    }

    private static func words(for error: FileError, _ file: String) -> String {
      if case .tooLarge = error { return "\(file): this is more than \(mostBytes) bytes" }
      return error.words(for: file)
    }
  }
}

/// A question to the user at the terminal.
enum Question {
  /// Whether the answer is yes; anything else but `y` and `yes` is no.
  ///
  /// Where there is no terminal to ask on, `unasked` says what has not been done, and what to
  /// write.
  static func ask(_ question: String, unasked: String) throws(ValidationError) -> Bool {
    // What was printed so far is what the question is about.
    _ = flushOutput()
    guard let answer = ControllingTerminal.answer(to: "\(question.printable) [y/N] ") else {
      throw ValidationError("There is no terminal to ask on, and \(unasked)")
    }
    return ["y", "yes"].contains(answer.lowercased().filter { !$0.isWhitespace })
  }
}
