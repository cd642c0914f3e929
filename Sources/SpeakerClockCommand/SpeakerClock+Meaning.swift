public import ArgumentParser
import SevenSegmentDisplay
public import SpeakerTimer
import TimerEngine

// What the arguments mean.
extension SpeakerClock {
  /// The countdown that is asked for; TED's talk if nothing is.
  func countdown() throws(ValidationError) -> Countdown {
    let preset = try chosenPreset()
    let yellow = try threshold(yellow, "--yellow")
    let red = try threshold(red, "--red")
    do {
      let thresholds = try preset.thresholds.asked(
        yellow: yellow, red: red, time: preset.duration)
      return Countdown(greenTime: preset.duration, thresholds: thresholds)
    } catch {
      throw ValidationError(words(for: error))
    }
  }

  private func chosenPreset() throws(ValidationError) -> Preset {
    switch (time, preset) {
    case (nil, nil): return Preset.builtIn[0]
    case (let time?, nil): return try PresetChoice.talk(time)
    case (nil, let preset?): return try PresetChoice.preset(named: preset)
    case (let time?, let preset?):
      throw ValidationError(
        "The time '\(time)' and --preset '\(preset)' contradict each other. "
          + "Expected one of them, for example: speakerclock --preset ted")
    }
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

  var settings: Settings {
    var settings = Settings()
    settings.title = title
    settings.orientation = layout.orientation
    settings.glyphs = glyphs
    settings.overtime = overtime
    settings.announcing = announce
    settings.speed = speed
    settings.quitsAtZero = quitAtZero
    return settings
  }

  /// The options that take no value.
  private static let flags = ["--start", "--quit-at-zero"]

  /// What is wrong with arguments, with what was expected and an example where the parser says
  /// neither.
  static func improved(_ error: any Error, _ arguments: [String]) -> any Error {
    if let error = negativeTime(in: arguments) { return ValidationError("\(error)") }
    let words = message(for: error)
    guard exitCode(for: error) == .validationFailure, !words.contains("Expected") else {
      return error
    }
    return ValidationError(
      words + ". Expected a time and options as 'speakerclock --help' lists them, "
        + "for example: speakerclock 18:00 --yellow 3:00 --red 1:00")
  }

  /// The error of an argument such as `-3`, which would else be called an unknown option.
  static func negativeTime(in arguments: [String]) -> TimeError? {
    for (index, argument) in arguments.enumerated() {
      let digits = argument.utf8.dropFirst().first.map { (0x30...0x39).contains($0) }
      let before = index > 0 ? arguments[index - 1] : ""
      let isValue = before.hasPrefix("--") && !flags.contains(before)
      if argument.hasPrefix("-"), digits == true, !isValue {
        return TimeError(text: argument, problem: .noTime)
      }
    }
    return nil
  }
}

/// How the digits are to stand.
enum LayoutChoice: String, CaseIterable, ExpressibleByArgument {
  case auto
  case landscape
  case portrait

  var orientation: Orientation? {
    switch self {
    case .auto: nil
    case .landscape: .landscape
    case .portrait: .portrait
    }
  }
}

extension Settings.Glyphs: ExpressibleByArgument {}
extension Settings.Announcing: ExpressibleByArgument {}
extension Settings.Overtime: ExpressibleByArgument {}
