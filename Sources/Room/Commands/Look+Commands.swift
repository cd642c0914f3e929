package import StageRenderer
import TimerEngine

extension Look {
  /// Carries out a command that changes the look; returns the notice about it, or `nil` if the
  /// command is about something else.
  package mutating func change(by command: Command, hasSession: Bool) -> Notice.ScreenNotice? {
    switch command {
    case .layout:
      orientation =
        switch orientation {
        case nil: .landscape
        case .landscape: .portrait
        case .portrait: nil
        }
      return .layout(orientation)
    case .theme:
      theme = Theme.allCases.element(after: theme) ?? Theme.allCases[0]
      return .theme(theme)
    case .cycleSecondaryTime:
      // Without a rundown there is no session.
      let all = SecondaryTime.allCases.filter { $0 != .session || hasSession }
      secondaryTime = secondaryTime.map(all.element(after:)) ?? all.first
      return .secondaryTime(secondaryTime)
    case .secondaryTime(let time):
      secondaryTime = time
      return .secondaryTime(time)
    default: return nil
    }
  }
}

extension Array where Element: Equatable {
  /// The element after one; `nil` after the last.
  fileprivate func element(after element: Element) -> Element? {
    firstIndex(of: element).flatMap { indices.contains($0 + 1) ? self[$0 + 1] : nil }
  }
}
