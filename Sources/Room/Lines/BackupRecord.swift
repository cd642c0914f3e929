package import TimerEngine

/// A record of a clock that a desk keeps, too, so that it can resume the talk if the clock's
/// machine dies.
///
/// It has the text of the clock's own file.
package struct BackupRecord: Hashable, Sendable {
  /// What is recorded.
  ///
  /// The raw values are those of the protocol.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The running or paused talk, in the form of `talk.json`; an empty text if there is none.
    case talk
    /// The progress of the rundown, in the form of `rundown-ROOM.json`, but without the text of its
    /// file; an empty text if there is no rundown.
    case rundown
    /// The text of the rundown's file.
    case file
    /// The presets that the rundown and the slots use, in the form of `presets.yaml`.
    case presets
    /// The ended talks of the lineage, as lines of `talks.jsonl`.
    case report
  }

  /// What is recorded.
  package let kind: Kind
  /// The contents of the file.
  package let text: String
  /// When the clock recorded it, in its real time.
  package let moment: Timestamp

  package init(_ kind: Kind, _ text: String, at moment: Timestamp) {
    (self.kind, self.text, self.moment) = (kind, text, moment)
  }
}

/// Something that a desk keeps on its disk.
package enum BackupChange: Hashable, Sendable {
  /// A record of the clock, and how long ago the clock recorded it.
  case record(BackupRecord.Kind, String, age: Duration)
  /// The leader of the talks, the difference from the desk's real time to the session's time, and
  /// how long ago the clock was heard.
  case clock(Leadership, ClockOffset, age: Duration)
  /// The stage, as text that the clock has sent.
  case stage(String)
}
