import ArgumentParser
import ClockRuntime
import OperatorConsole
import SpeechAnnouncement
import TimerEngine

// What the options mean.
extension ClockOptions {
  /// The talk that is asked for, perhaps as a time; that of the first slot if nothing is.
  func talk(of time: String?, choice: PresetChoice) throws(ValidationError) -> Preset {
    var talk = try chosen(time, choice)
    let yellow = try threshold(yellow, "--yellow")
    let red = try threshold(red, "--red")
    do {
      try talk.setThresholds(yellow: yellow, red: red)
      return talk
    } catch {
      throw ValidationError(words(for: error))
    }
  }

  private func chosen(_ time: String?, _ choice: PresetChoice) throws(ValidationError) -> Preset {
    let asked = [
      time.map { "The time '\($0)'" }, preset.map { "--preset '\($0)'" },
      until.map { "--until '\($0)'" },
    ].compactMap { $0 }
    guard asked.count < 2 else {
      throw ValidationError(
        "\(asked[0]) and \(asked[1]) contradict each other. "
          + "Expected one of them, for example: speakerclock --preset ted")
    }
    if let until = try untilTime() { return try Self.talk(until: until) }
    if let preset { return try choice.preset(named: preset) }
    return try time.map(PresetChoice.talk) ?? choice.first
  }

  /// Whether no option is about a talk or its course.
  var saysNothingOfTheTalk: Bool {
    [preset, until, yellow, red].allSatisfy { $0 == nil } && !start && speed == 1
  }

  /// The name under which the talk is recorded; `nil` for a rehearsal, which is not, and keeps
  /// nobody else from it.
  func recordName() throws(ValidationError) -> String? {
    let isName = stateName.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        || $0 == "-" || $0 == "_"
    }
    guard isName, (1...64).contains(stateName.count) else {
      throw ValidationError(
        "--state '\(stateName)' is no name of a record. Expected up to 64 letters, digits, - and _, "
          + "for example: --state stage2")
    }
    guard !Self.takenNames.contains(stateName.lowercased()) else {
      throw ValidationError(
        "--state '\(stateName)' is the name of a file with presets or options. "
          + "Expected another name, for example: --state stage2")
    }
    return speed == 1 ? stateName : nil
  }

  /// What else may lie in the records' folder, where XDG_CONFIG_HOME and XDG_STATE_HOME are the
  /// same.
  private static let takenNames: Set<String> = ["presets", "slots", "config"]

  /// The log that is asked for; its failure has the status of an I/O error.
  func logFile() throws -> LogFile? {
    do throws(LogFileError) {
      guard let log else { return nil }
      return try LogFile(log)
    } catch {
      writeError("Error: \(error)")
      throw ExitCode(74)
    }
  }

  private func untilTime() throws(ValidationError) -> Int? {
    guard let until else { return nil }
    return try usage(of: "--until") { () throws(TimeError) in try TimeGrammar.timeOfDay(until) }
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

  private func threshold(_ text: String?, _ option: String) throws(ValidationError) -> Int? {
    guard let text else { return nil }
    return try usage(of: option) { () throws(TimeError) in try TimeGrammar.seconds(text) }
  }

  private func words(for error: ThresholdError) -> String {
    let (option, text, limit, most) =
      switch error {
      case .yellowAboveTime(_, let time): ("--yellow", yellow, "the time", time)
      case .redAboveTime(_, let time): ("--red", red, "the time", time)
      case .redAboveYellow(_, let yellow): ("--red", red, "yellow", yellow)
      }
    let range = "a remaining time from 0:00 to \(TimeText.plain(most))"
    return "\(option) '\(text ?? "")' is above \(limit), \(TimeText.plain(most)). "
      + "Expected \(range), for example: \(option) \(TimeText.plain(most / 2))"
  }

  func settings() throws(ValidationError) -> Settings {
    var settings = Settings()
    settings.title = title.map(Self.line)
    settings.orientation = layout.orientation
    settings.glyphs = glyphs
    settings.theme = theme
    settings.message = message.map(Self.line)
    settings.isMirrored = mirror
    settings.showsOnlyLamps = show == .lamps
    settings.flashes = flash
    settings.usesMouse = mouse
    settings.startsLocked = lock
    settings.overtime = overtime?.overtime
    settings.announcing = announce ?? (voice.isGiven ? .speak : .print)
    settings.hasPhaseTones = phaseTones
    settings.language = try LanguageChoice.language(language)
    settings.speed = try checkedSpeed()
    settings.startsAtOnce = start
    settings.until = try untilTime()
    settings.quitsAtZero = quitAtZero
    return settings
  }

  /// A text on one line: what ends a line or moves the cursor is a blank.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline || $0.unicodeScalars.contains { $0.value < 0x20 } ? " " : $0 })
  }

  private func checkedSpeed() throws(ValidationError) -> Int {
    guard (1...600).contains(speed) else {
      throw ValidationError(
        "--speed '\(speed)' is out of range. Expected a whole number from 1 to 600, "
          + "for example: --speed 60")
    }
    guard let until, speed > 1 else { return speed }
    throw ValidationError(
      "--until '\(until)' and --speed '\(speed)' contradict each other. "
        + "Expected a time to rehearse, for example: speakerclock 10:00 --speed \(speed)")
  }
}
