import ArgumentParser
import Files
import Platform
import TimerEngine

extension PresetsCommand {
  /// `presets store`: a preset of one's own without an editor, or another slot for one.
  struct Store: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "store",
      abstract: "Store a preset under a name, and in a slot if one is given.",
      usage: "speakerclock presets store <name> [--time <time>] [options]",
      discussion: """
        Without --time, an existing preset of that name gets the given slot, yellow and red.
          speakerclock presets store "Panel 12" --time 12:00 --yellow 2:00 --slot 4
          speakerclock presets store "Toastmasters 5-7" --slot 2
        """)

    @Argument(
      help: ArgumentHelp("A new name, or that of an existing preset.", valueName: "name"),
      completion: .presets)
    var name: String

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("The length of the talk.", valueName: "time"),
      transform: TimeArgument.length)
    var time: TimeArgument?

    @OptionGroup
    var thresholds: ThresholdArguments

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("Its slot, 1 to 9: the key that loads it.", valueName: "n"),
      transform: Int.argument(1...9, example: "--slot 4"))
    var slot: Int?

    func run() throws {
      let folder = try UserFolder.required()
      let before = PresetChoice.loaded()
      let preset = try preset(before)
      let file = SlotFile(folder, patience: Self.patience)
      try writing { () throws(StoreError) in (true, try file.store(preset)) }
      let after = PresetLibrary.ofUser(all: true).presets.presets
      writeOutput("Stored in \(folder.slots):")
      for line in PresetTable.lines(after.filter { $0.hasName(preset.name) }) { writeOutput(line) }
      if let slot, let other = before.presets[slot: slot], !other.hasName(preset.name) {
        writeOutput("Slot \(slot) had '\(other.name)', which now has no slot.")
      }
    }

    /// The preset that is asked for.
    func preset(_ choice: PresetChoice) throws(ValidationError) -> Preset {
      try PresetName.check(name)
      var preset =
        if let time { Preset(name: name, duration: time.seconds) } else { try known(choice) }
      preset.slot = slot ?? preset.slot
      try thresholds.apply(to: &preset)
      return preset
    }

    /// The preset of the name, of which something else is to be stored.
    private func known(_ choice: PresetChoice) throws(ValidationError) -> Preset {
      guard let preset = choice.presets.all(called: name).first else {
        throw ValidationError(
          "There is no preset '\(name)' yet, so its length is needed. Expected --time, "
            + "for example: speakerclock presets store \"\(name)\" --time 12:00")
      }
      guard slot != nil || !thresholds.areAbsent else {
        throw ValidationError(
          "There is nothing to change in '\(preset.name)'. Expected --slot, --yellow or --red, "
            + "for example: speakerclock presets store \"\(preset.name)\" --slot 4")
      }
      return preset
    }

    /// How long it waits for others that store: each of them holds the file for some milliseconds.
    static let patience = Duration.seconds(10)
  }

  /// `presets remove`: what `store`, `import` or a key has stored.
  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove",
      abstract: "Remove a preset that was stored with a key press, by 'store' or by 'import'.")

    @Argument(help: PresetChoice.help, completion: .presets)
    var name: String

    func run() throws {
      let folder = try UserFolder.required()
      let preset = try PresetChoice.loaded().preset(named: name)
      let file = SlotFile(folder, patience: Store.patience)
      guard PresetLibrary.read(folder.slots, isOptional: true).presets.contains(named: preset.name),
        try writing({ () throws(StoreError) in
          let (removed, unsynced) = try file.remove(preset.name)
          return (removed != nil, unsynced)
        })
      else { throw ValidationError(Self.words(forForeign: preset.name, folder)) }
      writeOutput("Removed '\(preset.name)' from \(folder.slots).")
      printWhatIsThereNow(preset)
    }

    /// What is found in its place now: a preset of another file with its name, or in its slot.
    private func printWhatIsThereNow(_ removed: Preset) {
      let presets = PresetLibrary.ofUser(all: true).presets.presets
      let others = presets.filter {
        $0.hasName(removed.name) || $0.slot != nil && $0.slot == removed.slot
      }
      guard !others.isEmpty else { return }
      writeOutput("Now in its place:")
      for line in PresetTable.lines(others) { writeOutput(line) }
    }

    /// Why a preset of another file stays.
    static func words(forForeign name: String, _ folder: UserFolder) -> String {
      let isOwn = PresetLibrary.read(folder.presets, isOptional: true).presets
        .contains(named: name)
      let bundled = BundledPresets.groups.first { $0.presets.contains(named: name) }
      let place =
        isOwn
        ? "is in \(folder.presets), which the program does not change"
        : "is bundled with the program"
          + (bundled.map { ", in Presets/\($0.file)" } ?? "")
      return "'\(name)' \(place). Expected a preset from \(folder.slots), which holds "
        + "what keys, 'presets store' and 'presets import' have stored"
    }
  }
}

/// What a preset may be called on the command line.
enum PresetName {
  static func check(_ name: String) throws(ValidationError) {
    let example = "for example: speakerclock presets store \"Panel 12\" --time 12:00"
    guard !name.allSatisfy(\.isWhitespace) else {
      throw ValidationError("The name is empty. Expected a name, \(example)")
    }
    guard name.unicodeScalars.allSatisfy(\.isPrintable) else {
      throw ValidationError(
        "The name '\(name)' has a control character or more than one line. "
          + "Expected one line of text, \(example)")
    }
    guard name.utf8.count != 1 || Int(name) == nil else {
      throw ValidationError(
        "'\(name)' cannot be a name, since a single digit means a slot. Expected a longer name, "
          + "for example: speakerclock presets store \"Panel 12\" --time 12:00 --slot 4")
    }
  }
}

/// Stores or removes something; what cannot be written ends the command with the status of an I/O
/// failure, and a folder that could not be synced is reported.
@discardableResult
func writing(
  _ body: () throws(StoreError) -> (isChanged: Bool, unsynced: StoreError?)
) throws -> Bool {
  do throws(StoreError) {
    let (isChanged, unsynced) = try body()
    if let unsynced { writeError("Stored, but may be lost in a power failure: \(unsynced)") }
    return isChanged
  } catch {
    try fail("Error: \(error)", status: 74)
  }
}
