import SpeechAnnouncement
import StageDisplay
import TerminalCanvas
import TimerEngine

// The operator view.
extension OperatorConsole {
  /// Whether the screen shows the operator view.
  var showsOperatorView: Bool {
    wantsOperatorView && capabilities.hasScreen && OperatorDisplay.fits(size)
  }

  /// Whether a display shows the stage.
  var hasDisplay: Bool { clients.contains { $0.kind == .display && $0.isWatching } }

  /// Changes to the operator view or back; where there is no room for it, says so.
  mutating func toggleOperatorView() {
    wantsOperatorView.toggle()
    notices.remove(.displays(.noRoomForView))
    tellRoomForView()
  }

  /// Takes another size of the terminal.
  mutating func resize(to size: Size) {
    let hadView = showsOperatorView
    self.size = size
    if hadView { tellRoomForView() } else { notices.remove(.displays(.noRoomForView)) }
  }

  /// Says why the operator view is not shown that was chosen.
  mutating func tellRoomForView() {
    guard wantsOperatorView, !showsOperatorView, capabilities.hasScreen else { return }
    notify(.displays(.noRoomForView))
  }

  /// Lets each display show its name for five seconds, and tells the operator all of them.
  mutating func identify() {
    session.identify(until: realNow + .seconds(5))
    notify(.displays(.connected(clients.filter { $0.kind == .display }.map(name))))
  }

  private func name(of client: Client) -> String {
    client.name.isEmpty ? "#\(client.id)" : client.name
  }

  /// When the picture changes next by itself, in real time.
  var nextChangeOfPicture: Timestamp? {
    guard showsOperatorView else { return scene().nextChange }
    // Nothing flashes there, but words stand there as long as the displays do.
    return [scene().forOperator.nextChange, session.stage.flash?.end].compactMap { $0 }
      .filter { $0 > realNow }.min()
  }

  /// What the operator view shows beside the clock.
  var operatorSnapshot: OperatorSnapshot {
    var view = OperatorSnapshot()
    view.displays = displayLines
    view.events = journal.lines
    let state: String? =
      switch snapshot.run {
      case .running: nil
      case .ready: phrases.lines.ready
      case .paused: phrases.paused
      }
    let times = [state, timeOfDay].compactMap { $0 }.joined(separator: "   ")
    view.timesOfDay = [times, Words.timeOfDay(moment.timeOfDay)]
    return view
  }

  /// The displays that are connected.
  private var displayLines: [DisplayLine] {
    clients.filter { $0.kind == .display }.map { client in
      DisplayLine(
        name: name(of: client), size: client.size, delay: client.delay, since: moment.timeOfDay - (realNow - client.since))
    }
  }
}
