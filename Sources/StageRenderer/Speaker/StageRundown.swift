package import TimerEngine

/// What displays and remotes know of the rundown.
///
/// It changes at most once a minute while nothing happens: times that grow with the delay are given
/// in whole minutes.
package struct StageRundown: Hashable, Sendable {
  /// What is shown between talks: `Next: Ada Lovelace, 14:15`; empty during a talk.
  package var line: String
  /// The name of the next item; `nil` if there is none.
  package var next: String?
  /// When that is expected to start, in seconds of UTC since 1970; `nil` for at once.
  package var nextStart: Int?
  /// The same as a time of day in the rundown's zone, such as `14:15`.
  package var nextTime: String?
  /// By how many seconds the present item ends later than planned; negative if earlier.
  package var lateBy: Int
  /// When the session ends: the next hard end, or the earliest moment at which the rundown can be
  /// over; `nil` if only `sessionLeft` is known.
  package var sessionEnd: Timestamp?
  /// What is left of the session at least, while its expected end moves on with every second; `nil`
  /// if its end stays where it is.
  package var sessionLeft: Duration?
  /// How often the items have changed since the program was started; a client that lists them knows
  /// by this when to ask for them again.
  package var edition: Int
  /// How many seconds the clocks in the rundown's zone are ahead of UTC now; `nil` in a rehearsal,
  /// which has a time of day of its own.
  package var zone: Int?
  /// What displays show in place of the digits; `nil` during a talk.
  package var between: BetweenTalks?

  package init(
    line: String, next: String? = nil, nextStart: Int? = nil, nextTime: String? = nil,
    lateBy: Int = 0, sessionEnd: Timestamp? = nil, sessionLeft: Duration? = nil, edition: Int = 0,
    zone: Int? = nil, between: BetweenTalks? = nil
  ) {
    self.line = line
    self.next = next
    self.nextStart = nextStart
    self.nextTime = nextTime
    self.lateBy = lateBy
    (self.sessionEnd, self.sessionLeft) = (sessionEnd, sessionLeft)
    self.edition = edition
    self.zone = zone
    self.between = between
  }
}

/// How an item of a rundown stands.
///
/// The raw values are the words of the protocol.
package enum ItemState: String, CaseIterable, Hashable, Sendable {
  case ended
  /// It is loaded.
  case current
  /// It is still to come.
  case coming
  /// It is left out, or was passed over.
  case skipped
}
