package import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// How a text writes lengths of time: as digits on a screen, in words in a line that may be read
/// aloud.
package struct TimeForm: Sendable {
  /// The words of the language.
  package let phrases: Phrases
  /// Whether times are in words.
  package let inWords: Bool

  /// Creates a form in the words of a language.
  package init(phrases: Phrases, inWords: Bool) {
    self.phrases = phrases
    self.inWords = inWords
  }

  /// A number of seconds: `1:30`, or `1 minute 30 seconds`.
  package func text(_ seconds: Int) -> String {
    inWords ? phrases.length(seconds) : TimeText.plain(seconds)
  }

  /// The remaining time of a talk: `4:12 remaining`, `0:07 over`.
  package func remainingOrOver(_ seconds: Int) -> String {
    seconds < 0
      ? phrases.over(text(-seconds)) : phrases.remaining(text(seconds), category(of: seconds))
  }

  /// What remained at an earlier moment: in French `il restait 4:12`.
  func wasRemaining(_ seconds: Int) -> String {
    seconds < 0
      ? phrases.over(text(-seconds)) : phrases.wasRemaining(text(seconds), category(of: seconds))
  }

  /// The time at which a talk goes on: what is left, or where the digits count up what they show.
  package func goingOn(at remainingSecond: Int, in segment: Segment) -> String {
    segment.counts == .down
      ? phrases.left(text(remainingSecond), category(of: remainingSecond))
      : phrases.atTime(text(segment.digits(at: remainingSecond)))
  }

  private func category(of seconds: Int) -> PluralCategory {
    inWords ? phrases.category(ofLength: seconds) : .other
  }

  /// A name, which may be empty, and a time of what it names: `Short talk 10:00`.
  package func named(_ name: String, _ time: String) -> String {
    name.isEmpty ? time : name + (inWords ? phrases.comma : " ") + time
  }
}

// Texts for the operator.
extension Words {
  /// A talk's length, with its title or else the name of its preset: `20:00 'Ada'`.
  package static func lengthAndTitle(of preset: Preset, _ form: TimeForm) -> String {
    let phrases = form.phrases
    let name = preset.title.isEmpty ? name(of: preset, in: phrases) : preset.title
    let length = form.text(preset.duration)
    return name.isEmpty ? length : length + " " + phrases.quoted(excerpt(name, to: 30))
  }

  /// The command that starts a desk of a room's clock.
  static func deskCommand(room: String) -> String {
    "speakerclock desk" + (room == "main" ? "" : " --room \(room)")
  }

  /// A preset's name and length: `Short talk 10:00`, in words `'Short talk' (10 minutes)`.
  package static func nameAndLength(of preset: Preset, _ form: TimeForm) -> String {
    let name = name(of: preset, in: form.phrases)
    let length = form.text(preset.duration)
    guard form.inWords, !name.isEmpty else { return form.named(name, length) }
    return form.phrases.quoted(name) + form.phrases.remark(length)
  }

  /// A talk's length and thresholds: `18:00, yellow 3:00, red 1:00`; counting up elapsed times, and
  /// green's among them; of several segments the names and lengths: `Talk 12:00, Questions 3:00`.
  package static func times(of talk: Preset, _ form: TimeForm) -> String {
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

  /// A text of a user, shortened to fit on a line that may be read aloud.
  package static func excerpt(_ text: String, to columns: Int = 40) -> String {
    text.shortened(to: columns, with: "...")
  }

  /// A time of day from seconds since midnight, with its seconds if they are not zero: `14:05:07`.
  package static func exactTimeOfDay(_ seconds: Int) -> String {
    let time = Duration.seconds(seconds)
    return seconds % 60 == 0 ? timeOfDay(time) : timeOfDayWithSeconds(time)
  }
}
