package import TimerEngine

extension Leadership {
  /// The leader of some talks, where it does not matter whose they are.
  package static let first = Leadership(freshLineage: 1, leader: 1)
}
