package import SpeechAnnouncement
package import StageRenderer

// Notices about the screen, the sound and the displays, and their texts.
extension Notice {
  /// A setting of the screen or the sound, or what a screen would show.
  package enum ScreenNotice: Equatable, Sendable {
    /// The layout has changed; `nil` is automatic.
    case layout(Orientation?)
    /// The theme has changed.
    case theme(Look.Theme)
    /// The secondary time has changed.
    case secondaryTime(Look.SecondaryTime?)
    /// Announcements have changed.
    case announcing(Announcing)
    /// The screen is black.
    case blackout
    /// The blackout has ended.
    case pictureIsBack
    /// The displays flash for attention.
    case flash
    /// A message is shown.
    case message(String, on: MessagePlace)
    /// The message has disappeared.
    case messageCleared
    /// A message has letters that cannot be drawn large.
    case smallLetters
    /// The time of day, and the time of day at which the talk reaches zero; there is no screen.
    case timeOfDay(Duration, end: Duration?)
  }

  /// A change of a display, or a list.
  package enum DisplayNotice: Equatable, Sendable {
    /// The names of the connected displays.
    case connected([String])
    /// The connection to the display with this name has ended unexpectedly.
    case lost(String)
    /// A display has become silent.
    case silent(String)
    /// A lost display is connected again, or a silent one has sent something.
    case back(String)
    /// A user has closed a display.
    case left(String)
    /// Several texts of one reply, the most important first.
    case list([String])
    /// There are no events yet.
    case noEvent
  }
}

extension Notice.ScreenNotice {
  func texts(in phrases: Phrases, _ keys: NamedKeys) -> [String] {
    switch self {
    case .layout(let orientation):
      [phrases.layout(isLandscape: orientation.map { $0 == .landscape })]
    case .theme(let theme): [phrases.theme("\(theme)")]
    case .secondaryTime(let time): [phrases.secondaryTime.name(of: time, phrases)]
    case .announcing(let channel): [phrases.announcing(channel)]
    case .blackout:
      phrases.blackout(key: keys.blackout, space: keys.space)
    case .pictureIsBack: [phrases.pictureIsBack]
    case .flash: [phrases.pictureStates.flash]
    case .message(let text, let place): [phrases.message(text, on: place)]
    case .messageCleared: [phrases.messageCleared]
    case .smallLetters: [phrases.smallLetters]
    case .timeOfDay(let time, let end):
      [
        Words.timeOfDay(time)
          + (end.map { phrases.comma + phrases.ends(Words.timeOfDay($0)) } ?? "")
      ]
    }
  }
}

extension SecondaryTimeWords {
  /// The secondary time: `Second time: talk`.
  fileprivate func name(of time: Look.SecondaryTime?, _ phrases: Phrases) -> String {
    let name =
      switch time {
      case .session: session
      case .talk: talk
      case .clock: clock
      case nil: off
      }
    return title + phrases.colon + name
  }
}

extension Notice.DisplayNotice {
  func texts(in phrases: Phrases) -> [String] {
    switch self {
    case .connected([]): return [phrases.noDisplay]
    case .connected(let names):
      return [phrases.displays(names.map(phrases.quoted).joined(separator: phrases.comma))]
    case .lost(let name): return phrases.displayLost(name)
    case .silent(let name): return phrases.displaySilent(name)
    case .back(let name): return phrases.displayBack(name)
    case .left(let name): return phrases.displayLeft(name)
    case .list(let texts):
      return (1...max(1, texts.count)).reversed().map {
        texts.prefix($0).joined(separator: "   ")
      }
    case .noEvent: return [phrases.noEvent]
    }
  }
}
