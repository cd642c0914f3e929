import ArgumentParser
import TimerEngine

/// The options that say when yellow and red begin.
struct ThresholdArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Remaining time at which yellow begins, such as 2:00 or 20%.", valueName: "time"),
    transform: { try ThresholdArgument($0) })
  var yellow: ThresholdArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Remaining time at which red begins, such as 1:00 or 5%.", valueName: "time"),
    transform: { try ThresholdArgument($0) })
  var red: ThresholdArgument?

  /// Whether neither was given.
  var areAbsent: Bool { yellow == nil && red == nil }

  /// Lets yellow and red of the first segment begin when it is asked for.
  func apply(to preset: inout Preset) throws(ValidationError) {
    guard !areAbsent else { return }
    let segment = preset.format.segments[0]
    guard segment.counts == .down else { throw ValidationError(wordsForCountingUp(preset)) }
    do {
      try preset.setThresholds(
        yellow: yellow?.threshold.seconds(of: segment.length),
        red: red?.threshold.seconds(of: segment.length))
    } catch {
      throw ValidationError(words(for: error))
    }
  }

  /// A format that counts up has elapsed times, and perhaps a green one; nobody could tell which of
  /// them a remaining time is meant to replace.
  private func wordsForCountingUp(_ preset: Preset) -> String {
    let given = yellow.map { "--yellow '\($0)'" } ?? red.map { "--red '\($0)'" } ?? ""
    return "\(given) is a remaining time, but '\(preset.name)' counts up. Expected a preset of "
      + "your own with other times; to start from this one: speakerclock presets show "
      + "'\(preset.name)'"
  }

  private func words(for error: ThresholdError) -> String {
    let (option, given, fault, most) =
      switch error {
      case .yellowAboveTime(_, let time): ("--yellow", yellow, "is longer than the talk", time)
      case .redAboveTime(_, let time): ("--red", red, "is longer than the talk", time)
      case .redAboveYellow(_, let yellow): ("--red", red, "begins before yellow", yellow)
      }
    let range = "a remaining time from 0:00 to \(TimeText.plain(most))"
    return "\(option) '\(given?.text ?? "")' \(fault) (\(TimeText.plain(most))). "
      + "Expected \(range), for example: \(option) \(TimeText.plain(most / 2))"
  }
}

/// A threshold with the text in which it was given, for messages.
struct ThresholdArgument: Hashable, CustomStringConvertible {
  let text: String
  let threshold: Threshold

  var description: String { text }

  init(_ text: String) throws {
    self.text = text
    do throws(TimeError) {
      threshold = try Threshold(text)
    } catch {
      throw ArgumentValueError(error)
    }
  }
}
