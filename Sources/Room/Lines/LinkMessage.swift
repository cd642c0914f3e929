package import StageRenderer
package import TimerEngine

/// What is sent to the other processes of a room.
package enum LinkMessage: Hashable, Sendable {
  /// From a clock to its watchers: the current stage; and to its desks what operators know beside
  /// it, of which each gets only what it does not know yet.
  case stage(StageSnapshot, OperatorState? = nil)
  /// From a clock to the clients that have asked for them: the presets of the number keys.
  case presets([Preset])
  /// From a clock to the clients that have asked for events: an event as one line of JSON.
  case event(String)
  /// From a clock to the client that asked for it.
  case answer(ClientAnswer, to: ClientRequest)
  /// From a clock to some of its desks: what an operator's screen is told.
  case news(ClockNews, to: NewsAudience)
  /// From a clock to the desk that has asked for something: the result.
  case reply(CommandReply, to: DeskRequest)
  /// From a clock to its desks: a record that they keep.
  case keep(BackupRecord)
  /// From a clock to the desk with this id, as soon as that has all records: it is to get ready by
  /// a moment of the clock's real time to take over.
  case handOver(to: Int, by: Timestamp)
  /// From a clock to the desk with this id, which was ready to take over as this leader: it has the
  /// talks from now on. The room's socket is closed before. `Event.said` tells whether it was sent.
  case yours(to: Int, Leadership)
  /// From a clock to the desk with this id, which was ready to take over as this leader: the clock
  /// goes on.
  case tooLate(to: Int, Leadership)
  /// From a clock to its desks: another desk has taken over its talks, in real time, and this clock
  /// ends.
  case givesWay(TakenOver?)
  /// From a desk to its clock: all is on its disk, so that it can take over as this leader.
  case ready(Leadership, TakenOver)
  /// From a desk to its clock.
  case ask(DeskRequest)
  /// From a display to its clock: its terminal has this size.
  case size(Size)
  /// From a display to its clock: it wants to know the items of the rundown.
  case itemsWanted
  /// From a desk to its clock: it wants to know at once whether the clock is alive.
  case signWanted
  /// From a display or a desk to a clock of its lineage: this leader of a higher rank has the
  /// talks.
  case stepDown(Leadership, TakenOver?)
}
