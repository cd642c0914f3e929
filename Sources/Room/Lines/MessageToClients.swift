package import StageRenderer
package import TimerEngine

/// What a clock sends the other processes of its room.
package enum MessageToClients: Hashable, Sendable {
  /// To watchers: the current stage; and to desks what operators know beside it, of which each gets
  /// only what it does not know yet.
  case stage(StageSnapshot, OperatorState? = nil)
  /// To the clients that have asked for them: the presets of the number keys.
  case presets([Preset])
  /// To the clients that have asked for events: an event as one line of JSON.
  case event(String)
  /// To the client that asked for it.
  case answer(ClientAnswer, to: ClientRequest)
  /// To some desks: what an operator's screen is told.
  case news(ClockNews, to: NewsAudience)
  /// To the desk that has asked for something: the result.
  case reply(CommandReply, to: DeskRequest)
  /// To desks: a record that they keep.
  case keep(BackupRecord)
  /// To the desk with this id, as soon as that has all records: it is to get ready by a moment of
  /// the clock's real time to take over.
  case handOver(to: Int, by: Timestamp)
  /// To the desk with this id, which was ready to take over as this leader: it has the talks from
  /// now on. The room's socket is closed before. `ClockEvent.said` tells whether it was sent.
  case yours(to: Int, Leadership)
  /// To the desk with this id, which was ready to take over as this leader: the clock goes on.
  case tooLate(to: Int, Leadership)
  /// To desks: another desk has taken over its talks, in real time, and this clock ends.
  case givesWay(TakenOver?)
}
