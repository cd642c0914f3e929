package import TimerEngine

/// Where announcements go.
///
/// The raw values are the words of options and files.
package enum Announcing: String, CaseIterable, Sendable {
  /// Nowhere; the bell is silent too.
  case off
  /// To the status line, with the terminal's bell in the last ten seconds.
  case print
  /// To the status line and to a voice, with tones in place of the bell.
  case speak

  /// Whether anything of a segment is announced.
  package func announces(_ segment: Segment) -> Bool { self != .off && segment.cueRules != nil }
}
