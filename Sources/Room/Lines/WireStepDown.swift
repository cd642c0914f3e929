package import TimerEngine

/// A clock's take-over word: 128 random bits that it gives to displays and desks, so that nobody else can claim that
/// another leader has its talks.
package struct TakeOverSecret: Hashable, Sendable {
  /// The word as a number.
  package let bits: UInt128

  /// Draws a word; a clock does that each time it starts.
  package init() { bits = .random(in: 0...(.max)) }

  /// Reads one; `nil` if it does not have 32 digits and letters `a` to `f`.
  package init?(_ text: String) {
    guard let bits = UInt128(hexadecimal: text) else { return nil }
    self.bits = bits
  }

  /// The word as it is sent.
  package var text: String { bits.hexadecimal }
}

/// The content of a line `steppedDown`, which tells a clock who has its talks, and of a line `ready`, which tells it who can
/// take them over.
package struct WireStepDown: Codable, Hashable, Sendable {
  var lineage: String
  var term: Int
  var holder: String
  /// The clock's take-over word.
  package var word: String
  /// The desk that has taken over, when, and when it had heard the clock before it for the last time, in
  /// microseconds of the session's time; absent if that is not known.
  var taken: WireTakenOver?

  /// Creates it; `nil` for the leader of an older clock.
  package init?(_ holder: Leadership, _ takenOver: TakenOver?, word: TakeOverSecret) {
    guard let lineage = holder.lineageText else { return nil }
    (self.lineage, term, self.holder) = (lineage, holder.rank.epoch, holder.leaderText)
    self.word = word.text
    taken = takenOver.map(WireTakenOver.init)
  }

  /// Who has the talks; `nil` if that cannot be read.
  package var leadership: Leadership? { Leadership(lineage: lineage, epoch: term, leader: holder) }

  /// How that one has taken over, in the session's time; `nil` if that is not known or cannot be read.
  package var takenOver: TakenOver? { try? taken?.takenOver() }
}

/// How a desk has taken over, on the wire.
package struct WireTakenOver: Codable, Hashable, Sendable {
  package private(set) var by: String
  var at: Int64
  var heard: Int64

  /// Creates it from moments of the session's time.
  package init(_ takenOver: TakenOver) {
    by = takenOver.desk.onWire
    at = takenOver.moment.sinceStart.microsecondsRoundedUp
    heard = takenOver.lastHeard.sinceStart.microsecondsRoundedUp
  }

  /// What it says, in the session's time.
  package func takenOver() throws(WireError) -> TakenOver {
    TakenOver(
      by: WireLimit.shown(by), at: .start + .microseconds(try WireLimit.moment(at, "taken.at")),
      lastHeard: .start + .microseconds(try WireLimit.moment(heard, "taken.heard")))
  }
}
