import SpeechAnnouncement
import StageDisplay
import TerminalCanvas
import TimerEngine

/// How a text writes lengths of time: as digits on a screen, in words in a line that may be read
/// aloud.
struct TimeForm {
  /// The words of the language.
  let phrases: any Phrases
  /// Whether times are in words.
  let inWords: Bool

  /// A number of seconds: `1:30`, or `1 minute 30 seconds`.
  func text(_ seconds: Int) -> String {
    inWords ? phrases.length(seconds) : TimeText.plain(seconds)
  }

  /// The remaining time of a talk: `4:12 remaining`, `0:07 over`.
  func remainingOrOver(_ seconds: Int) -> String {
    seconds < 0
      ? phrases.over(text(-seconds)) : phrases.remaining(text(seconds), category(of: seconds))
  }

  /// What remained at an earlier moment: in French `il restait 4:12`.
  func wasRemaining(_ seconds: Int) -> String {
    seconds < 0
      ? phrases.over(text(-seconds)) : phrases.wasRemaining(text(seconds), category(of: seconds))
  }

  private func category(of seconds: Int) -> PluralCategory {
    inWords ? phrases.category(ofLength: seconds) : .other
  }

  /// A name, which may be empty, and a time of what it names: `Short talk 10:00`.
  func named(_ name: String, _ time: String) -> String {
    name.isEmpty ? time : name + (inWords ? phrases.comma : " ") + time
  }
}

// Texts for the operator.
extension Words {
  /// A preset's name and length: `Short talk 10:00`, in words `'Short talk' (10 minutes)`.
  static func nameAndLength(of preset: Preset, _ form: TimeForm) -> String {
    let name = name(of: preset, in: form.phrases)
    let length = form.text(preset.duration)
    guard form.inWords, !name.isEmpty else { return form.named(name, length) }
    return form.phrases.quoted(name) + form.phrases.remark(length)
  }

  /// A talk's length and thresholds: `18:00, yellow 3:00, red 1:00`; counting up elapsed times, and
  /// green's among them; of several segments the names and lengths: `Talk 12:00, Questions 3:00`.
  static func times(of talk: Preset, _ form: TimeForm) -> String {
    let phrases = form.phrases
    let segments = talk.format.segments
    guard segments.count == 1 else {
      let texts = segments.map { [$0.name, form.text($0.length)].filter { !$0.isEmpty } }
      return texts.map { $0.joined(separator: " ") }.joined(separator: phrases.comma)
    }
    let segment = segments[0]
    let phases = segment.counts == .up ? [Phase.green, .yellow, .red] : [.yellow, .red]
    let texts = phases.compactMap { phase in
      segment.beginning(of: phase).map {
        "\(phrases.name(of: phase)) \(form.text(segment.digits(at: $0)))"
      }
    }
    return ([form.text(segment.length)] + texts).joined(separator: phrases.comma)
  }

  /// The focused control, and what Enter does with it.
  static func focus(
    _ place: Focus, _ preset: Preset?, _ time: Int, isArmed: Bool, _ keys: KeyBindings,
    _ form: TimeForm
  ) -> String {
    let phrases = form.phrases
    let key = key(of: .enter, keys, in: phrases)
    let time = form.text(time)
    switch place {
    case .slot(let slot):
      let name = preset.map { self.name(of: $0, in: phrases) }
      let number = name == phrases.slot(slot) ? nil : "\(slot)"
      let slotAndName = [number, name].compactMap { $0 }.joined(separator: " ")
      let words = preset.map { form.named(slotAndName, form.text($0.duration)) } ?? slotAndName
      return phrases.focus(words, isArmed ? .store(time) : .take, key: key)
    case .lamp(let lamp):
      let word = name(of: lamp, in: phrases)
      return phrases.focus(
        isArmed ? word : "\(word) \(time)", isArmed ? .hold(time) : .go, key: key)
    case .minutes: return phrases.focus(phrases.controls.minutes, .start, key: key)
    case .seconds: return phrases.focus(phrases.controls.seconds, .start, key: key)
    case .store: return phrases.focus(phrases.controls.store, .ask, key: key)
    case .undo: return phrases.focus(phrases.controls.undo, .undo, key: key)
    }
  }

  /// A text of a user, shortened to fit on a line.
  static func shortened(_ text: String, to columns: Int = 40) -> String {
    text.count > columns ? text.prefix(columns) + "..." : text
  }

  /// A time of day from seconds since midnight, with its seconds if they are not zero: `14:05:07`.
  static func exactTimeOfDay(_ seconds: Int) -> String {
    let time = Duration.seconds(seconds)
    return seconds % 60 == 0 ? timeOfDay(time) : timeOfDayWithSeconds(time)
  }
}
