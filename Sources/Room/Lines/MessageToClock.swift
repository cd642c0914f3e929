package import StageRenderer
package import TimerEngine

/// What a display or a desk sends its clock.
package enum MessageToClock: Hashable, Sendable {
  /// Its terminal has this size.
  case size(Size)
  /// It wants to know the items of the rundown.
  case itemsWanted
  /// It wants to know at once whether the clock is alive.
  case signWanted
  /// What a desk asks for.
  case request(DeskRequest)
  /// All is on the desk's disk, so that it can take over as this leader.
  case ready(Leadership, TakenOver)
  /// To a clock of its lineage: this leader of a higher rank has the talks.
  case stepDown(Leadership, TakenOver?)
}
