import StageClock
import StageDisplay
import TerminalCanvas
import TimerEngine

// What the operator's screen shows: the operator view, the time of day, the picture.
extension OperatorConsole {
  /// Whether the screen shows the operator view.
  var showsOperatorView: Bool {
    wantsOperatorView && capabilities.hasScreen && OperatorDisplay.fits(size)
  }

  /// Shows or hides the operator view, or notifies that it has no room.
  mutating func toggleOperatorView() {
    wantsOperatorView.toggle()
    notices.remove(.noRoomForView)
    tellRoomForView()
  }

  /// Adopts a new size of the terminal.
  mutating func resize(to size: Size) {
    let hadView = showsOperatorView
    self.size = size
    if showsOperatorView {
      notices.remove(.noRoomForView)
    } else if hadView {
      tellRoomForView()
    }
  }

  /// Notifies the operator if the chosen operator view has no room.
  mutating func tellRoomForView() {
    guard wantsOperatorView, !showsOperatorView, capabilities.hasScreen else { return }
    notify(.noRoomForView)
  }

  /// Shows or hides the time of day.
  mutating func showTimeOfDay() {
    showsTimeOfDay.toggle()
    // The controls would take its place.
    if showsTimeOfDay { controlsUntil = realNow }
  }

  /// Dismisses notices and the focus, and uncovers the digits.
  mutating func close() {
    notices.clear()
    focus = nil
    _ = withClock { $0.uncover() }
  }

  /// The next real time at which the picture changes by itself.
  var nextChangeOfPicture: Timestamp? {
    guard showsOperatorView else { return scene().nextChange }
    // The operator view does not flash, but says so for as long as the displays do.
    return [scene().forOperator.nextChange, session.stage.flash?.end].compactMap { $0 }
      .filter { $0 > realNow }.min()
  }
}
