/// Rules for the moments that are announced in addition to the marks and the end of a segment.
///
/// The default is every minute in green and yellow, every 15 seconds in red, a beep in each of the
/// last ten seconds, and a reminder every minute in overtime.
package struct CueRules: Hashable, Sendable {
  /// The most seconds before zero that can beep.
  package static let longestBeeps = 60

  /// How often the time is announced in each phase, in seconds; never in a phase without an entry.
  package var intervals: [Phase: Int] = [.green: 60, .yellow: 60, .red: 15, .overtime: 60]
  /// How many of the last seconds beep, 0 to `longestBeeps`; no interval is announced in them.
  package var beeps = 10

  /// Creates the usual rules.
  package init() {}
}
