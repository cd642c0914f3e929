import ArgumentParser
import Files
import Platform
import Room
import SpeechAnnouncement
import StageRenderer
import TimerEngine

// What the options mean.
extension ClockOptions {
  /// The talk that is asked for, perhaps as a time; that of the first slot if nothing is.
  func talk(of time: String?, choice: PresetChoice) throws(ValidationError) -> Preset {
    var talk = try chosen(length(time), choice)
    try thresholds.apply(to: &talk)
    return talk
  }

  /// The length that a TIME is, which stands alone: a preset and `--until` say what to show as
  /// well.
  func length(_ time: String?) throws(ValidationError) -> Int? {
    let asked = [
      time.map { ("The time", "", $0) }, preset.map { ("--preset", "--preset ", $0) },
      until.map { ("--until", "--until ", $0.text) },
      rundown.map { ("--rundown", "--rundown ", $0) },
    ].compactMap { $0 }
    guard asked.count < 2 else {
      let (first, second) = (asked[0], asked[1])
      let example = first.1 + first.2.asArgument
      throw ValidationError(
        "\(first.0) '\(first.2)' and \(second.0) '\(second.2)' cannot be used together. "
          + "Expected one of them, for example: speakerclock \(example)")
    }
    return try positionalTime(time, TimeParser.duration)
  }

  private func chosen(_ length: Int?, _ choice: PresetChoice) throws(ValidationError) -> Preset {
    if let until { return try Self.talk(until: until.seconds) }
    if let preset { return try choice.preset(named: preset) }
    return length.map { Preset(duration: $0) } ?? choice.first
  }

  /// Whether no option is about a talk or how it runs.
  var hasNoTalkOptions: Bool {
    preset == nil && until == nil && thresholds.areAbsent && !start && recordedRoom != nil
  }

  /// The room whose talk is recorded; `nil` for a rehearsal without a room, which is not recorded
  /// and keeps nobody else from recording.
  var recordedRoom: RoomName? { room ?? (speed == 1 ? .main : nil) }

  /// The command line that starts the clock again with the same record, for the same eyes and ears.
  var startCommand: String {
    var words = ["speakerclock"]
    if let room, room != .main { words += ["--room", room.description] }
    if speed != 1 { words += ["--speed", "\(speed)"] }
    if let rundown { words += ["--rundown", rundown.asArgument] }
    if let day { words += ["--day", day.description] }
    if plain { words.append("--plain") }
    return words.joined(separator: " ")
  }

  /// Where displays and remotes connect; `nil` if they cannot.
  var address: RoomAddress? { noListen ? nil : roomAddress }

  /// Where the displays and remotes of its room connect; `nil` for a rehearsal without a room.
  var roomAddress: RoomAddress? {
    recordedRoom.map { RoomAddress(room: $0.description, environment) }
  }

  /// The rundown of the options; `nil` if they name none.
  ///
  /// - Throws: `ExitCode` 65 for a file that cannot be used; its problems are written to standard
  ///   error.
  func openedRundown(presets: PresetList) throws -> OpenedRundown? {
    guard let rundown else { return nil }
    let file = recordedRoom.flatMap { room in
      UserFolder.stateOfUser.map { RundownRecordFile(in: $0, room: room.description) }
    }
    do throws(OpenedRundown.Refusal) {
      return try OpenedRundown(
        rundown, presets: presets, record: file, day: day?.day, restarts: restart, speed: speed,
        now: WallClock.second, rereading: { PresetLibrary.ofUser(all: true).presets })
    } catch {
      for line in error.lines { writeError(line) }
      throw ExitCode(65)
    }
  }

  /// The log that is asked for; its failure has the status of an I/O error.
  func logFile() throws -> LogFile? {
    do throws(LogFileError) {
      guard let log else { return nil }
      return try LogFile(log)
    } catch {
      try fail("Error: \(error)", status: 74)
    }
  }

  /// A talk from now to a time of day.
  private static func talk(until time: Int) throws(ValidationError) -> Preset {
    let left = UnixHost.reading(of: time).left.shownSecond
    // In the very second of that time it is a whole day.
    if left == longestTime + 1 { return Preset(duration: longestTime) }
    guard left <= longestTime else {
      throw ValidationError(
        "--until is \(Language.english.phrases.length(left)) away. Expected at most 23:59:59, "
          + "for example: --until 14:15")
    }
    return Preset(duration: left)
  }

  func settings() -> Settings {
    var settings = Settings()
    settings.clock.title = title.map(Self.line)
    lookArguments.apply(to: &settings.clock.look)
    settings.clock.look.theme = theme
    settings.clock.message = message.map(Self.line)
    settings.clock.look.flashes = flash
    settings.usesMouse = mouse
    settings.showsOperatorView = operatorView
    settings.startsLocked = lock
    settings.clock.overtime = overtime?.overtime
    settings.clock.namesTalks = between == .names
    settings.clock.announcing = announce ?? (voice.isGiven ? .speak : .print)
    settings.clock.hasPhaseTones = phaseTones
    settings.clock.language = LanguageChoice.language(language)
    settings.clock.speed = speed
    settings.clock.startsAtOnce = start
    settings.clock.isWallClockSet = rundown == nil || ClockReading.now.isWallClockSet
    settings.clock.until = until?.seconds
    settings.clock.quitsAtZero = quitAtZero
    settings.clock.hasWays = !ways.isEmpty
    settings.clock.session = randomID()
    settings.clock.room = (room ?? .main).description
    return settings
  }

  /// A text on one line: what ends a line or moves the cursor is a blank.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline || $0.unicodeScalars.contains { $0.value < 0x20 } ? " " : $0 })
  }
}
