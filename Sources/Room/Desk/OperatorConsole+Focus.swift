import StageRenderer
import TimerEngine

// The focus: Tab, Enter and the arrows reach every control.
extension OperatorConsole {
  /// The controls that can have the focus, in order.
  private var places: [Focus] {
    (1...9).filter { view.state.presets[slot: $0] != nil }.map { .slot($0) }
      + [.minutes, .seconds] + Lamp.allCases.map { .lamp($0) } + [.store, .undo]
  }

  /// Moves the focus on or back, and shows the name of the focused control.
  ///
  /// A question where to store the time stays open, because moving the focus helps to answer it.
  mutating func moveFocus(isBack: Bool, asked: Question?) {
    guard !snapshot.isRunning else { return }
    let places = isBack ? places.reversed() : places
    let next = focus.flatMap { places.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let place = places[next % places.count]
    focus = place
    if case .store = asked { overlay = .question(.store(until: realNow + .seconds(10))) }
    notify(words(for: place), for: .seconds(10))
  }

  private func words(for place: Focus) -> KeyNotice {
    let isArmed = question != nil
    let preset: Preset? =
      if case .slot(let slot) = place { view.state.presets[slot: slot] } else { nil }
    let lampsTime: Int? = if case .lamp(let lamp) = place { snapshot.time(of: lamp) } else { nil }
    return .focus(
      place, preset: preset, time: isArmed ? remainingSecond : lampsTime ?? remainingSecond,
      isArmed: isArmed)
  }

  /// Taps the focused control; after `s` it is a long press.
  mutating func enter(asked: Question?) {
    guard let focus else { return }
    if let asked { overlay = .question(asked) }
    switch focus {
    case .slot(let slot): press(meaning(of: .slot(slot)))
    case .lamp(let lamp): press(meaning(of: .go(lamp)))
    case .minutes, .seconds: press(.toggle)
    case .store: press(.chooseTarget)
    case .undo: press(.undo)
    }
  }

  /// The seconds by which an arrow changes the time: a minute or five seconds if these have the
  /// focus.
  func focused(_ seconds: Int) -> Int {
    switch focus {
    case .minutes: seconds < 0 ? -60 : 60
    case .seconds: seconds < 0 ? -5 : 5
    default: seconds
    }
  }
}
