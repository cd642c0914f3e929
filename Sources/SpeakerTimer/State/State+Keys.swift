import TerminalCanvas
import TimerEngine

// What a key does: first the questions and the help have their say, then the verb.
extension State {
  mutating func press(_ key: Key) -> [Effect] {
    wordsUntil = now + real(.seconds(5))
    let verb = meaning(of: key)
    if case .quit(let asked, _) = question {
      question = nil
      guard verb != asked else { return finish() }
      tell(.talkGoesOn)
      return []
    }
    if helpPage != nil, turnHelp(verb) { return [] }
    guard let verb, mayChangePicture(verb) else { return [] }
    defer { lastPress = (verb, now) }
    return perform(verb)
  }

  /// What a key means now: after `s` a slot or a lamp is held, not tapped, and held again if that
  /// has to be confirmed.
  private func meaning(of key: Key) -> Verb? {
    let verb = Verb(key)
    guard key != .backspace, let held = verb?.held else { return verb }
    switch question {
    case .store: return held
    case .loseTalk(held, _): return held
    default: return verb
    }
  }

  private mutating func perform(_ verb: Verb) -> [Effect] {
    guard mayProceed(verb) else { return [] }
    switch verb {
    case .startOrStop: startOrStop()
    case .slot(let slot): take(slot)
    case .store(let slot): return store(in: slot)
    case .arm: ask(.store(until: now + real(.seconds(5))))
    case .tap(.green): return tapGreen()
    case .tap(let lamp): change { $0.tap(lamp, at: $1) }
    case .hold(let lamp): hold(lamp)
    case .set(let seconds): change { clock, _ in _ = clock.set(by: seconds) }
    case .add(let seconds): change { _ = $0.add(seconds, at: $1) }
    case .undo: undo()
    case .startFromIdle: startFromIdle()
    case .layout: turnLayout()
    case .theme: turnTheme()
    case .flash: flashForAttention()
    case .blackout: toggleBlackout()
    case .message: toggleMessage()
    case .timeOfDay: tellTime()
    case .help: openHelp()
    case .quit: return quit(verb)
    case .close: close()
    }
    return []
  }

  // MARK: The guard

  /// Whether a verb may be carried out now: one that would lose a running talk needs a second
  /// press within two seconds, and a held key does not press twice.
  private mutating func mayProceed(_ verb: Verb) -> Bool {
    let asked = question
    question = nil
    let isRepeat = isRepeat(verb)
    if isRepeat { takeBackFirstRepeat(of: verb) }
    guard countdown.isRunning, losesTalk(verb) else { return true }
    if case .loseTalk(verb, _) = asked, !isRepeat {
      firstRepeat = verb == .undo ? nil : (verb, now, countdown)
      return true
    }
    ask(.loseTalk(verb, until: now + real(.seconds(2))))
    return false
  }

  private mutating func ask(_ question: Question) {
    self.question = question
    reports.append(.notice(question.texts(in: phrases)[0]))
  }

  /// Whether a key comes again as fast as only a held key does: faster than a hand, slower than
  /// what a program types.
  private func isRepeat(_ verb: Verb) -> Bool {
    guard let lastPress, lastPress.verb == verb else { return false }
    return (real(.milliseconds(10))..<real(.milliseconds(100))).contains(now - lastPress.at)
  }

  /// Whether a verb would throw a running talk away, or its thresholds: Caps Lock turns taps
  /// into holds, so those are guarded as well.
  private func losesTalk(_ verb: Verb) -> Bool {
    switch verb {
    case .tap(.green): countdown.finish == nil
    case .slot, .tap, .hold(.yellow), .hold(.red): true
    case .undo: history.last?.isRunning == false || history.last == offered && offered != nil
    default: false
    }
  }

  private mutating func quit(_ verb: Verb) -> [Effect] {
    guard countdown.isRunning else { return finish() }
    ask(.quit(verb, until: now + real(.seconds(5))))
    return []
  }

  // MARK: The help

  private mutating func openHelp() {
    if !abilities.hasScreen {
      tell(.keys)
    } else if HelpPages(size, phrases).count > 0 {
      helpPage = 0
    } else {
      tell(.noRoomForHelp)
    }
  }

  /// Turns the page or closes the help.
  ///
  /// Returns whether that was all that the key was for: Space also starts.
  private mutating func turnHelp(_ verb: Verb?) -> Bool {
    if verb == .help, let page = helpPage, page + 1 < HelpPages(size, phrases).count {
      helpPage = page + 1
    } else {
      helpPage = nil
    }
    return verb != .startOrStop || countdown.isRunning
  }
}
