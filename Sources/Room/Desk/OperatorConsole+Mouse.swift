import StageRenderer
import TimerEngine

// The mouse: a click is a tap, half a second is a long press, and a drag changes the time. It does
// nothing in a window without the focus.
extension OperatorConsole {
  private static let longPressTime = Duration.milliseconds(500)
  /// The least movement that makes a click a drag.
  private static let minDragCells = 2

  mutating func handle(_ mouse: Mouse) {
    guard !keyRepeat.ignoresMouse(at: realNow) else { return }
    let target = frame?.target(at: mouse.position)
    switch mouse.action {
    case .press:
      keyRepeat.pointer = nil
      if closes() { return }
      keyRepeat.pointer = target.map { Pointer($0, at: mouse.position, pressedAt: realNow) }
    case .drag: drag(to: mouse.position, target)
    case .release:
      defer { keyRepeat.pointer = nil }
      guard let pointer = keyRepeat.pointer, !pointer.isLongPress, !pointer.isDragging,
        pointer.target == target
      else { return }
      click(pointer.target)
    case .wheelUp, .wheelDown:
      if closes() || snapshot.isRunning { return }
      press(.adjust(by: mouse.action == .wheelUp ? 60 : -60))
    }
  }

  /// Returns whether a press or turn only uncovered the digits, or was locked out.
  private mutating func closes() -> Bool {
    showWords()
    if decision?.question.key != nil { performDecision() }
    controlsUntil = realNow + .seconds(10)
    return answers(nil) || uncover()
  }

  /// When the button becomes a long press.
  var longPressMoment: Timestamp? {
    guard let pointer = keyRepeat.pointer, !pointer.isLongPress, pointer.target.canBeHeld else {
      return nil
    }
    return pointer.pressedAt + Self.longPressTime
  }

  /// Performs the long press of the target under the button, once it was held long enough.
  mutating func performDueLongPress() {
    guard let longPressMoment, longPressMoment <= realNow, let target = keyRepeat.pointer?.target
    else {
      return
    }
    keyRepeat.pointer?.isLongPress = true
    switch target {
    case .slot(let slot): press(.store(slot))
    case .lamp(let lamp): press(.assign(lamp))
    case .digits, .store, .undo: break
    }
  }

  private mutating func click(_ target: Frame.Target) {
    switch target {
    case .slot(let slot): press(meaning(of: .slot(slot)))
    case .lamp(let lamp): press(meaning(of: .go(lamp)))
    case .digits: clickDigits()
    case .store: press(.chooseTarget)
    case .undo: press(.undo)
    }
  }

  /// Starts or stops, or does what a double click does.
  ///
  /// Where the focus is never reported, a click may only have brought the window to the front:
  /// while a talk runs, another one is needed.
  private mutating func clickDigits() {
    let click = KeyRepeat.Click(
      at: realNow, before: snapshot, changeCount: view.state.changeCount, question: question)
    switch keyRepeat.record(click) {
    case .single where snapshot.isRunning && !keyRepeat.knowsFocus && !asksToPause:
      ask(.pause(until: realNow + questionTime))
    case .single: press(.toggle)
    case .double(let first): doubleClick(first)
    case .further: break
    }
  }

  private var asksToPause: Bool { if case .pause = question { true } else { false } }

  /// Reverts the first click, and goes to the start of the segment.
  private mutating func doubleClick(_ first: KeyRepeat.Click) {
    if view.state.changeCount > first.changeCount {
      ask(for: .revert(to: first.changeCount))
      receive(.changedByHand)
      // The clock was there already.
      if first.before.run == .ready(first.before.segment.length) { return }
    }
    overlay = first.question.map(Overlay.question)
    press(.back)
  }

  // MARK: Drags

  private mutating func drag(to position: Position, _ target: Frame.Target?) {
    guard var pointer = keyRepeat.pointer else { return }
    guard pointer.target == .digits else {
      if target != pointer.target { keyRepeat.pointer = nil }
      return
    }
    let isFar =
      abs(Pointer.dragOffset(from: pointer.pressedPosition, to: position)) >= Self.minDragCells
    guard pointer.isDragging || isFar else { return }
    pointer.isDragging = true
    let columns = Pointer.dragOffset(from: pointer.lastMove.position, to: position)
    let time = realNow - pointer.lastMove.at
    pointer.lastMove = (position, realNow)
    if !snapshot.isRunning {
      set(by: Pointer.seconds(columns, in: time), pointer)
    }
    keyRepeat.pointer = pointer
  }

  /// Changes the time; a whole drag is undone as one change.
  private mutating func set(by seconds: Int, _ pointer: Pointer) {
    ask(
      for: .perform(
        GivenCommand(.adjust(by: seconds), .drag, continuesStep: pointer.isRecorded)))
  }
}
