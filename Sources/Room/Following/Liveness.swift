import TimerEngine

/// Whether a clock is at the other end of a connection.
///
/// A sign of a clock is a snapshot that can be shown, a heartbeat, an answer to a question of this
/// display, or word of whether the clock is there. Anything else does not count, however
/// much of it arrives.
struct Liveness {
  /// The connection is lost without a sign for this time; a clock gives one every ten seconds.
  private static let patience = Duration.seconds(40)
  /// How long only other things may arrive until that is reported.
  private static let nonsensePatience = Duration.seconds(12)
  /// How many characters of them are reported.
  private static let maxShown = 40

  /// When there was the last sign, or the connection was made.
  private var last: Timestamp
  /// The last thing that has arrived since and is no sign; empty for nothing.
  private var nonsense = ""
  /// Whether that was reported.
  private var isReported = false
  /// Why the last line that is not readable is not; reported once until the next sign.
  private var fault: WireError?

  /// Begins with a new connection.
  init(at now: Timestamp) { last = now }

  /// Records a sign of a clock.
  mutating func recordSign(at now: Timestamp) { self = Liveness(at: now) }

  /// Records something that is no sign.
  mutating func recordNonsense(_ text: String) {
    nonsense = text.remark(upTo: Self.maxShown)
  }

  /// Records a line that cannot be read; returns whether to report why.
  mutating func recordUnreadable(_ error: WireError) -> Bool {
    defer { fault = error }
    return fault != error
  }

  /// The nonsense that is to be reported now; `nil` if there is none.
  mutating func nonsenseToReport(at now: Timestamp) -> String? {
    guard !isReported, !nonsense.isEmpty, last + Self.nonsensePatience <= now else { return nil }
    isReported = true
    return nonsense
  }

  /// Whether nothing is at the other end any more.
  func isLost(at now: Timestamp) -> Bool { last + Self.patience <= now }

  /// When either of them changes next.
  var nextChange: Timestamp {
    last + (isReported || nonsense.isEmpty ? Self.patience : Self.nonsensePatience)
  }
}

extension String {
  /// What a command has printed in place of a line of a clock, cut after some characters; ssh ends
  /// its lines with CR.
  func remark(upTo count: Int) -> String {
    let text = unicodeScalars.last == "\r" ? String(unicodeScalars.dropLast()) : self
    return String(text.prefix(count)).printable
  }
}
