public import ArgumentParser
import SevenSegmentDisplay
public import SpeakerTimer
import TimerEngine

// What the arguments mean.
extension SpeakerClock {
  /// The countdown that is asked for; TED's talk if nothing is.
  func countdown() throws -> Countdown {
    let preset = try time.map { text throws in try Self.preset(text) } ?? Preset.builtIn[0]
    do {
      let thresholds = try preset.thresholds.asked(
        yellow: try threshold(yellow, "--yellow"), red: try threshold(red, "--red"),
        time: preset.duration)
      return Countdown(greenTime: preset.duration, thresholds: thresholds)
    } catch let error as ThresholdError {
      throw ValidationError("\(error), for example: speakerclock 18:00 --yellow 3:00 --red 1:00")
    }
  }

  private static func preset(_ text: String) throws -> Preset {
    do {
      let duration = try TimeGrammar.duration(text)
      return Preset(name: "", duration: duration, thresholds: .proportional(to: duration))
    } catch {
      throw ValidationError("\(error)")
    }
  }

  private func threshold(_ text: String?, _ option: String) throws -> Int? {
    do {
      return try text.map { text throws(TimeError) in try TimeGrammar.seconds(text) }
    } catch {
      throw ValidationError("\(option): \(error)")
    }
  }

  var settings: Settings {
    var settings = Settings()
    settings.title = title
    settings.orientation = layout.orientation
    settings.glyphs = glyphs
    settings.announcing = announce
    settings.speed = speed
    return settings
  }

  /// The error of an argument such as `-3`, which would else be called an unknown option.
  static func negativeTime(in arguments: [String]) -> TimeError? {
    for (index, argument) in arguments.enumerated() {
      let digits = argument.utf8.dropFirst().first.map { (0x30...0x39).contains($0) }
      let isValue = index > 0 && arguments[index - 1].hasPrefix("--")
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
