import SpeechAnnouncement
import TimerEngine

/// The small secondary time of a screen, and the word for what it is.
struct SecondaryTimeBlock: Equatable {
  let time: String
  let name: String

  /// The secondary time of a scene; `nil` if there is none.
  ///
  /// One that would reveal an end which the talk hides is left out.
  init?(_ scene: Scene) {
    guard let kind = scene.look.secondaryTime, scene.between == nil else { return nil }
    let words = scene.phrases.secondaryTime
    switch kind {
    case .clock:
      (time, name) = (Words.timeOfDay(scene.timeOfDay), words.clock)
    case .session:
      guard !scene.hidesEnd, let left = scene.sessionLeft else { return nil }
      (time, name) = (Self.text(left), words.session)
    case .talk:
      guard !scene.hidesEnd else { return nil }
      (time, name) = (Self.text(scene.talk.wholeTimeLeft(at: scene.moment.talk)), words.talk)
    }
  }

  /// What is left, or with a plus how long it is past.
  private static func text(_ seconds: Int) -> String {
    seconds < 0 ? "+" + TimeText.plain(-seconds) : TimeText.plain(seconds)
  }

  /// When it changes next while the talk does not run, in real time; `nil` if only with the digits.
  static func nextChange(of scene: Scene) -> Timestamp? {
    guard let kind = scene.look.secondaryTime else { return nil }
    switch kind {
    case .clock: return scene.moment.nextMinute
    case .talk: return nil
    case .session:
      guard !scene.talk.isRunning, scene.isSessionEndFixed, let left = scene.timeBeforeSessionEnd
      else { return nil }
      return scene.moment.real + scene.stage.real(left - .seconds(left.shownSecond - 1))
    }
  }

  /// Draws it at the left of the traffic light, in letters as large as fit with the word below
  /// them; returns whether there is room for it.
  func draw(
    in area: Rect, _ palette: Palette, on canvas: inout Canvas, with letters: inout LetterDisplay
  ) -> Bool {
    let ink = palette.letters
    guard area.size.rows > 1, area.size.columns > 0,
      let (text, rows) = ink.letters(time, in: area.size)
    else { return false }
    letters.draw(text, at: area.origin, on: &canvas, with: ink)
    let word = StyledLine(name.uppercased(), palette.plain)
    if rows < area.size.rows, word.columns <= area.size.columns {
      canvas.write(word, centredIn: area.lastRow)
    }
    return true
  }
}

extension Scene {
  /// What is left of the session, in seconds; negative if its end has passed, `nil` without a
  /// rundown.
  ///
  /// While the talk runs, it changes together with the digits.
  package var sessionLeft: Int? {
    guard let left = timeBeforeSessionEnd else { return nil }
    guard talk.isRunning, isSessionEndFixed else { return left.shownSecond }
    // The time between the talk's end and the session's does not change.
    let between = left - talk.remaining(at: moment.talk)
    return remainingSecond + Int((between / .seconds(1)).rounded())
  }

  /// Whether the session ends at a moment, and not so long after whatever moment it is.
  fileprivate var isSessionEndFixed: Bool { timeBeforeSessionEnd != stage.rundown?.sessionLeft }

  /// The time before the end of the session: until a moment, and not less than what is left at
  /// least.
  fileprivate var timeBeforeSessionEnd: Duration? {
    let times = [
      stage.rundown?.sessionEnd.map { $0 - moment.talk }, stage.rundown?.sessionLeft,
    ]
    return times.compactMap { $0 }.max()
  }
}

extension TalkSnapshot {
  /// The shown second of the whole talk: what is left of this segment and all that follow, negative
  /// if the last one is over.
  fileprivate func wholeTimeLeft(at now: Timestamp) -> Int {
    nextSegment == nil ? remainingSecond(at: now) : totalRemaining(at: now).shownSecond
  }
}
