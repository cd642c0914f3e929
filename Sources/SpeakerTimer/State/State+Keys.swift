import TerminalCanvas
import TimerEngine

// What a key does: first the lock, the questions and the help have their say, then the verb.
extension State {
  mutating func press(_ key: Key) {
    wordsUntil = now + real(.seconds(5))
    pressed = key
    defer { pressed = nil }
    let verb = settings.keys.verb(of: key).map(meaning)
    if case .quit(let asked, _) = question, verb == asked {
      question = nil
      return finish()
    }
    if answers(verb) { return }
    guard let verb, mayChangePicture(verb) else { return }
    defer { lastPress = (verb, now) }
    perform(verb)
  }

  /// Whether what was pressed, by a key or by the mouse, has done all that it was for: it was
  /// locked out, answered a question, or closed what was open.
  mutating func answers(_ verb: Verb?) -> Bool {
    if isLocked, verb != .startOrStop {
      unlock(verb)
      return true
    }
    if case .quit = question {
      question = nil
      tell(.talkGoesOn)
      return true
    }
    if helpPage != nil { return turnHelp(verb) }
    return false
  }

  /// What a verb means now: after `s` a slot or a lamp is held, not tapped, and held again if that
  /// has to be confirmed.
  func meaning(of verb: Verb) -> Verb {
    guard let held = verb.held else { return verb }
    switch question {
    case .store: return held
    case .loseTalk(held, _, _): return held
    default: return verb
    }
  }

  mutating func perform(_ verb: Verb) {
    let asked = question
    guard mayProceed(verb) else { return }
    switch verb {
    case .startOrStop: startOrStop()
    case .start: if !snapshot.isRunning { startOrStop() }
    case .slot(let slot): take(slot)
    case .store(let slot): store(in: slot)
    case .arm: ask(.store(until: now + real(.seconds(5))))
    case .tap(.green), .back: tapGreen()
    case .tap(let lamp): change(.go(lamp))
    case .hold(let lamp): hold(lamp)
    case .set(let seconds): change(.set(focused(seconds)))
    case .add(let seconds): change(.add(seconds))
    case .undo: undo()
    case .startFromIdle: startFromIdle()
    case .focus(let isBack): moveFocus(isBack: isBack, asked: asked)
    case .enter: enter(asked: asked)
    case .layout, .theme, .flash, .blackout, .message: changePicture(verb)
    case .announcing: turnAnnouncing()
    case .timeOfDay: tellTime()
    case .lock: lock()
    case .help: openHelp()
    case .quit: quit(verb)
    case .close: close()
    }
  }

  private mutating func quit(_ verb: Verb) {
    guard snapshot.isRunning else { return finish() }
    ask(.quit(verb, until: now + real(.seconds(5))))
  }

  // MARK: The lock

  mutating func lock() {
    isLocked = true
    focus = nil
    tell(.locked)
  }

  /// Unlocks on the second press, and answers all else with how to.
  private mutating func unlock(_ verb: Verb?) {
    let isRepeat = isRepeat(.lock)
    guard verb == .lock else { return tell(.locked) }
    lastPress = (.lock, now)
    guard !isRepeat else { return }
    if case .unlock = question {
      question = nil
      isLocked = false
      tell(.unlocked)
    } else {
      ask(.unlock(until: now + real(.seconds(2))))
    }
  }

  // MARK: The help

  private mutating func openHelp() {
    if !abilities.hasScreen {
      tell(.keys)
    } else if HelpPages(self).count > 0 {
      helpPage = 0
    } else {
      tell(.noRoomForHelp)
    }
  }

  /// Turns the page or closes the help.
  ///
  /// Returns whether that was all that the key was for: Space also starts.
  private mutating func turnHelp(_ verb: Verb?) -> Bool {
    if verb == .help, let page = helpPage, page + 1 < HelpPages(self).count {
      helpPage = page + 1
    } else {
      helpPage = nil
    }
    return verb != .startOrStop || snapshot.isRunning
  }
}
