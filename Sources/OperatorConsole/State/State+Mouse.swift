import TerminalCanvas
import TimerEngine

// What the mouse does: a click taps, half a second holds, and a drag changes the time.
extension State {
  private static let holdTime = Duration.milliseconds(500)
  private static let doubleClickTime = Duration.milliseconds(400)
  /// A hand that clicks may move so far.
  private static let leastDrag = 2

  mutating func move(_ mouse: Mouse) {
    let target = Screen.target(at: mouse.position, in: self)
    switch mouse.action {
    case .press:
      pointer = nil
      if closes() { return }
      pointer = target.map { Pointer($0, at: mouse.position, since: realNow) }
    case .drag: drag(to: mouse.position, target)
    case .release:
      defer { pointer = nil }
      guard let pointer, !pointer.isHolding, !pointer.isDragging, pointer.target == target
      else { return }
      click(pointer.target)
    case .wheelUp, .wheelDown:
      if closes() { return }
      perform(.add(mouse.action == .wheelUp ? 60 : -60))
    }
  }

  /// Whether a hand on the mouse has only brought back what was covered, or was locked out.
  private mutating func closes() -> Bool {
    wordsUntil = realNow + .seconds(5)
    controlsUntil = realNow + .seconds(10)
    return answers(nil) || uncover()
  }

  /// When the button has been down for long enough.
  var holdMoment: Timestamp? {
    guard let pointer, !pointer.isHolding, pointer.target.canBeHeld else { return nil }
    return pointer.since + Self.holdTime
  }

  /// Holds what the button has been down on for half a second.
  mutating func holdPointer() {
    guard let holdMoment, holdMoment <= realNow, let target = pointer?.target else { return }
    pointer?.isHolding = true
    switch target {
    case .slot(let slot): perform(.store(slot))
    case .lamp(let lamp): perform(.assign(lamp))
    case .digits, .store, .undo: break
    }
  }

  private mutating func click(_ target: Target) {
    switch target {
    case .slot(let slot): perform(meaning(of: .slot(slot)))
    case .lamp(let lamp): perform(meaning(of: .go(lamp)))
    case .digits: clickDigits()
    case .store: perform(.chooseTarget)
    case .undo: perform(.undo)
    }
  }

  /// Starts or stops; the second of two clicks takes the first one back, and goes to the green
  /// time.
  private mutating func clickDigits() {
    if let first = lastClick, realNow - first.at <= Self.doubleClickTime {
      lastClick = nil
      if snapshot != first.before {
        _ = history.takeBack()
        emit(takeBack(to: first.before))
        forgetAnswer()
        // That was the green time already, and it has just been told.
        if first.before.run == .ready(first.before.segment.length) { return }
      }
      question = first.question
      return perform(.go(.green))
    }
    lastClick = (realNow, snapshot, question)
    perform(.toggle)
  }

  // MARK: Drags

  private mutating func drag(to position: Position, _ target: Target?) {
    guard var pointer else { return }
    guard pointer.target == .digits else {
      if target != pointer.target { self.pointer = nil }
      return
    }
    let isFar = abs(Pointer.distance(from: pointer.start, to: position)) >= Self.leastDrag
    guard pointer.isDragging || isFar else { return }
    pointer.isDragging = true
    let columns = Pointer.distance(from: pointer.last.position, to: position)
    let time = realNow - pointer.last.at
    pointer.last = (position, realNow)
    if !snapshot.isRunning {
      set(by: Pointer.seconds(columns, in: time), &pointer)
    }
    self.pointer = pointer
  }

  /// Changes the time; all of a drag is one change to undo.
  private mutating func set(by seconds: Int, _ pointer: inout Pointer) {
    if pointer.isUndoable {
      emit((try? talk.apply(.set(seconds), at: now)) ?? [])
    } else {
      pointer.isUndoable = change(.set(seconds))
    }
  }
}
